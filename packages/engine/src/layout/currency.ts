import type { Line } from "./lines.ts";

const SIGNS: readonly [RegExp, string][] = [
  [/£|^GBP$/, "GBP"],
  [/€|^EUR$/, "EUR"],
  [/^CA?\$|^CAD$/, "CAD"],
  [/^AU?\$|^AUD$/, "AUD"],
];
const ANY = /[£€]|^(?:GBP|EUR|CAD|AUD)$|^(?:CA?|AU?)\$/;

/** The currency that a document prints (ISO 4217); US dollars where it prints none or a bare dollar sign. */
export function printedCurrency(lines: readonly Line[]): string {
  for (const { tokens } of lines) {
    const token = tokens.find(({ text }) => ANY.test(text));
    if (token !== undefined) return SIGNS.find(([pattern]) => pattern.test(token.text))![1];
  }
  return "USD";
}
