import type { Line } from "./lines.ts";
import { isScanned, type Token } from "./token.ts";

const SIGNS: readonly [RegExp, string][] = [
  [/£|^GBP$/, "GBP"],
  [/€|^EUR$/, "EUR"],
  [/^CA?\$|^CAD$/, "CAD"],
  [/^AU?\$|^AUD$/, "AUD"],
];
const ANY = /[£€]|^(?:GBP|EUR|CAD|AUD)$|^(?:CA?|AU?)\$/;
const DOLLARS = /^[-(]?\$/;
/** A code, or a sign that stands alone or beside a whole amount: `€.00` and `63€` are none of these. */
const PLACED = /^(?:[A-Z]{3}|[£€])$|[£€$]\s?\d[\d.,]*[.,]\d\d\b|\d[.,]\d\d[-)]?\s?[£€]/;
/** What a recogniser makes of covered figures has signs of any kind, and is not sure. */
const SURE = 0.7;

/**
 * The currency that a document prints (ISO 4217); US dollars where it prints none or a bare dollar sign. A scan may show a digit
 * as a sign: it prints one where it has more of it than dollar signs.
 */
export function printedCurrency(lines: readonly Line[]): string {
  const tokens = lines.flatMap((line) => line.tokens);
  const dollars = tokens.filter(({ text }) => DOLLARS.test(text)).length;
  const counts = new Map<string, number>();
  for (const token of tokens) {
    if (!ANY.test(token.text) || !isSure(token)) continue;
    const currency = SIGNS.find(([pattern]) => pattern.test(token.text))![1];
    if (!isScanned(token)) return currency;
    if (!PLACED.test(token.text)) continue;
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most !== undefined && most[1] > dollars ? most[0] : "USD";
}

function isSure({ words }: Token): boolean {
  return words.every(({ confidence }) => confidence >= SURE);
}
