import type { Line } from "./lines.ts";
import type { Token } from "./token.ts";

const SIGNS: readonly [RegExp, string][] = [
  [/£|^GBP$/, "GBP"],
  [/€|^EUR$/, "EUR"],
  [/^CA?\$|^CAD$/, "CAD"],
  [/^AU?\$|^AUD$/, "AUD"],
];
const ANY = /[£€]|^(?:GBP|EUR|CAD|AUD)$|^(?:CA?|AU?)\$/;
/** What a recogniser makes of covered figures has signs of any kind, and is not sure. */
const SURE = 0.7;

/** The currency that a document prints (ISO 4217); US dollars where it prints none or a bare dollar sign. */
export function printedCurrency(lines: readonly Line[]): string {
  for (const { tokens } of lines) {
    const token = tokens.find((each) => ANY.test(each.text) && isSure(each));
    if (token !== undefined) return SIGNS.find(([pattern]) => pattern.test(token.text))![1];
  }
  return "USD";
}

function isSure({ words }: Token): boolean {
  return words.every(({ confidence }) => confidence >= SURE);
}
