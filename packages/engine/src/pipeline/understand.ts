import type { ReadPage } from "../read/page-reader.ts";
import { recognise } from "../recognise/recognise.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { readFormat, type FormatReading } from "./read-format.ts";
import type { StageClock } from "./stage-clock.ts";

/** What the words of a document mean. */
export interface Understanding extends FormatReading {
  /** Null where no variant recognises the document. */
  variant: Variant | null;
}

/** Recognises the format of pages, reads them, and makes every check that they allow. */
export function understand(
  pages: readonly ReadPage[],
  variants: readonly Variant[],
  clock: StageClock,
): Understanding {
  const variant = clock.time("recognise", () => recognise(pages, variants));
  return { ...readFormat(pages, variant, clock), variant };
}
