import type { Line } from "./lines.ts";
import { isScanned, type Token } from "./token.ts";

/** Signs that say which currency it is wherever they stand. */
const SIGNS: readonly [RegExp, string][] = [
  [/£|^GBP$/, "GBP"],
  [/€|^EUR$/, "EUR"],
  [/^[-(]?CA?\$|^CAD$/, "CAD"],
  [/^[-(]?AU?\$|^AUD$/, "AUD"],
  [/^[-(]?NZ\$/, "NZD"],
  [/^[-(]?HK\$/, "HKD"],
  [/^[-(]?S\$/, "SGD"],
  [/^[-(]?MX\$/, "MXN"],
  [/^[-(]?R\$/, "BRL"],
  [/₹/, "INR"],
  [/₱/, "PHP"],
  [/¥/, "JPY"],
];
const ANY = /[£€₹₱¥]|^(?:GBP|EUR|CAD|AUD)$|^[-(]?(?:CA?|AU?|NZ|HK|S|MX|R)\$/;
/** What every text with a currency of its own has, dollars among them: hardly any token does. */
const HAS_SIGN = /[$£€₹₱¥]|^(?:GBP|EUR|CAD|AUD)$/;
/** Letters that are a currency beside an amount, and elsewhere may be a code or a word. Crowns are those of most people. */
const LETTERS: Readonly<Record<string, string>> = {
  CHF: "CHF",
  Fr: "CHF",
  INR: "INR",
  Rs: "INR",
  JPY: "JPY",
  kr: "SEK",
  SEK: "SEK",
  NOK: "NOK",
  DKK: "DKK",
  zł: "PLN",
  PLN: "PLN",
  NZD: "NZD",
  SGD: "SGD",
  HKD: "HKD",
  PHP: "PHP",
  BRL: "BRL",
  MXN: "MXN",
  ZAR: "ZAR",
  KWD: "KWD",
  BHD: "BHD",
  AED: "AED",
};
const BY_ITSELF = /^(?<letters>\p{L}{2,3})\.?:?$/u;
const JOINED =
  /^[-(]?(?<before>\p{L}{2,3})\.?\s?\d[\d.,'\u2019\s]*\d|\d[.,]\d\d[-)]?\s?(?<behind>\p{L}{2,3})\.?$/u;
/** Letters by themselves are no more signs than this, and letters joined to an amount have a digit beside them. */
const LONGEST_BY_ITSELF = 5;
const [LETTER, DIGIT] = [/\p{L}/u, /\d/];
const NAMES_IT = /^currency:?$/i;
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
  let dollars = 0;
  const counts = new Map<string, number>();
  for (const { tokens } of lines)
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      const { text } = token;
      if (!HAS_SIGN.test(text) || isWithinWords(tokens, i)) continue;
      if (DOLLARS.test(text)) dollars++;
      if (!ANY.test(text) || !isSure(token)) continue;
      const currency = SIGNS.find(([pattern]) => pattern.test(text))![1];
      if (!isScanned(token)) return currency;
      if (!PLACED.test(text)) continue;
      counts.set(currency, (counts.get(currency) ?? 0) + 1);
    }
  if (dollars === 0 && counts.size === 0) {
    const letters = lines.map(currencyByLetters).find((currency) => currency !== null);
    if (letters !== undefined && letters !== null) return letters;
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most !== undefined && most[1] > dollars ? most[0] : "USD";
}

const CODE = /^[A-Z]{3}$/;
const SAYS_IT = /^(?:in|currency:?|amounts?|values?)$/i;

/** Whether letters are a word among others, and no currency: `CAD Designer`. */
function isWithinWords(tokens: readonly Token[], at: number): boolean {
  const [before, token, behind] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!CODE.test(token.text) || behind === undefined || behind.moneyLike) return false;
  if (before !== undefined && SAYS_IT.test(before.text)) return false;
  return behind.x0 - token.x1 < token.size && /^\p{L}{3}/u.test(behind.text) && !SAYS_IT.test(behind.text);
}

/** The currency whose letters stand beside an amount of a text layer, or are named as it. */
function currencyByLetters({ tokens }: Line): string | null {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const { text } = token;
    const hasDigit = DIGIT.test(text);
    // Most tokens are numbers or words alone, which tells at a fraction of what the patterns cost.
    if ((!hasDigit && text.length > LONGEST_BY_ITSELF) || !LETTER.test(text)) continue;
    const joined = hasDigit ? JOINED.exec(text)?.groups : undefined;
    const letters =
      joined?.["before"] ?? joined?.["behind"] ?? BY_ITSELF.exec(text)?.groups?.["letters"] ?? "";
    const currency = LETTERS[letters];
    if (currency === undefined || isScanned(token)) continue;
    const [before, behind] = [tokens[i - 1], tokens[i + 1]];
    if (joined !== undefined || behind?.moneyLike || (before !== undefined && NAMES_IT.test(before.text)))
      return currency;
    if (before?.moneyLike && token.x0 - before.x1 < token.size) return currency;
  }
  return null;
}

function isSure({ words }: Token): boolean {
  return words.every(({ confidence }) => confidence >= SURE);
}
