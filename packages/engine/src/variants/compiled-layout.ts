import type { LayoutData } from "../api/layout.ts";
import { compileVariant, type Variant } from "./compiled-variant.ts";
import type { VariantData } from "./variant-schema.ts";

/** A layout that has been checked, ready to read pages. */
export function compiledLayout({ provider, variant }: LayoutData): Variant {
  return compileVariant(provider, variant as unknown as VariantData);
}
