import type { TaxType } from "../schema-values.ts";

/**
 * `jurisdiction` is `US`, ISO 3166-2 (`US-CA`), another country (`GB`) where the caller names it, or null where the label
 * does not tell. `known` false: the words
 * alone do not tell that it is a tax, and the type is what they mean in a list of taxes, or `other`.
 */
export type TaxClass = { type: TaxType; jurisdiction: string | null; known: boolean };
