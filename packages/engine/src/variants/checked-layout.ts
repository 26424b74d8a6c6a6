import type { LayoutData } from "../api/layout.ts";
import { EngineError } from "../errors.ts";
import { compiledLayout } from "./compiled-layout.ts";
import { mistakeOf } from "./variant-file.ts";
import { validators } from "./validators.ts";

/** Checks a layout that came from outside. Throws `EngineError` (`invalid_variant`) with the JSON pointer of what does not fit. */
export function checkLayout(layout: unknown): LayoutData {
  const { provider, variant } = (layout ?? {}) as Partial<LayoutData>;
  const of = validators();
  if (!of.provider(provider)) throw fault("/provider", mistakeOf(of.provider.errors![0]!));
  if (!of.variant(variant)) throw fault("/variant", mistakeOf(of.variant.errors![0]!));
  const checked = { provider, variant } as LayoutData;
  try {
    compiledLayout(checked);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw fault("/variant", { pointer: "", what: error.message });
  }
  return checked;
}

function fault(place: string, { pointer, what }: { pointer: string; what: string }): EngineError {
  const full = `${place}${pointer}`;
  return new EngineError("invalid_variant", `${full} ${what}`, { pointer: full });
}
