import type { ReadPage } from "../read/page-reader.ts";
import type { VariantData } from "../variants/variant-schema.ts";
import type { Decimals } from "./token.ts";

const POINTED = /\d?\.\d\d[-)*]?$/;
const CENTS = /^\d\d(?:[-)*]|\d\d)?$/;

/** How a page separates cents: as the variant says, or as most of its amounts do. */
export function decimalsOf({ words }: ReadPage, told: VariantData["decimals"] = "point"): Decimals {
  if (told !== "either") return told;
  let [points, spaces] = [0, 0];
  for (const [i, { text }] of words.entries()) {
    if (POINTED.test(text)) points++;
    else if (CENTS.test(text) && /\d$/.test(words[i - 1]?.text ?? "")) spaces++;
  }
  return spaces > points ? "space" : "point";
}
