import type { VariantTrial } from "../api/variant-trial.ts";
import { EngineError } from "../errors.ts";
import type { Line } from "../layout/lines.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { fingerprintGaps } from "../recognise/recognise.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { unmatchedParts } from "./unmatched-parts.ts";

/** The variant that is asked for as `provider/variant`. Throws `invalid_argument` where there is none of these slugs. */
export function variantNamed(name: string, variants: readonly Variant[]): Variant {
  const found = variants.find(({ provider, data }) => `${provider.slug}/${data.slug}` === name);
  if (found !== undefined) return found;
  const message = "asVariant must be provider/variant, both slugs of a variant that is known";
  throw new EngineError("invalid_argument", message, { option: "asVariant" });
}

/** What a variant makes of the lines that it was read from, beside what would have read the document. */
export function variantTrial(
  variant: Variant,
  pages: readonly ReadPage[],
  lines: readonly Line[],
  wins: Variant | null,
): VariantTrial {
  const { missing, forbidden } = fingerprintGaps(pages, variant);
  return {
    provider: variant.provider.slug,
    variant: variant.data.slug,
    recognised: missing.length === 0 && forbidden.length === 0,
    missing,
    forbidden,
    wins: wins === null ? null : { provider: wins.provider.slug, variant: wins.data.slug },
    unmatched: unmatchedParts(lines, variant),
  };
}
