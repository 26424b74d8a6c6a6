import { parseMoney, parseQuantity, type Cents, type Quantity } from "@paylift/canonical";
import type { Word } from "../read/page-reader.ts";
import type { NumberStyle } from "./decimals.ts";
import { areOneSpaceApart } from "./spaced.ts";
import { isGlued, unglue } from "./unglue.ts";

/** What a reader did with a token: a field of the output, a printed total, or a known figure of no further use. */
export type Claim = "field" | "total" | "decoration";

/**
 * One or more words that are one value or one word of a label. A token knows every form that it can have; what it means
 * is settled later, by where it stands and by what adds up.
 */
export interface Token {
  readonly words: readonly Word[];
  /** As printed. */
  readonly text: string;
  /** As patterns see it: like `text`, but with a decimal point where the page prints a space or a comma. */
  readonly plain: string;
  readonly page: number;
  readonly x0: number;
  readonly x1: number;
  readonly size: number;
  readonly money: Cents | null;
  readonly quantity: Quantity | null;
  /** Has the form of an amount, hours or a rate: a number with decimals, or with the unit of hours. */
  readonly moneyLike: boolean;
  claim: Claim | null;
}

/** A large register has a million of them: what its words can tell is not kept twice. */
class PrintedToken implements Token {
  readonly plain: string;
  readonly page: number;
  readonly money: Cents | null;
  readonly quantity: Quantity | null;
  readonly moneyLike: boolean;
  claim: Claim | null = null;
  private readonly first: Word;
  /** All words, where there are several. */
  private readonly several: readonly Word[] | null;

  constructor(first: Word, several: readonly Word[] | null, plain: string, page: number) {
    this.first = first;
    this.several = several;
    this.plain = plain;
    this.page = page;
    const numeric = NUMBER_START.test(plain);
    const hours = numeric && plain.endsWith("h") ? WITH_UNIT.exec(plain)?.[1] : undefined;
    this.quantity = numeric ? parseQuantity(hours ?? plain) : null;
    this.money = numeric ? parseMoney(plain) : null;
    const precise = this.quantity !== null && (hours !== undefined || this.quantity.scale >= 2);
    this.moneyLike = this.money !== null || precise;
  }

  get words(): readonly Word[] {
    return this.several ?? [this.first];
  }
  get text(): string {
    return this.several === null ? this.first.text : joined(this.several);
  }
  get x0(): number {
    return this.first.x0;
  }
  get x1(): number {
    return (this.several?.at(-1) ?? this.first).x1;
  }
  get size(): number {
    return this.first.size;
  }
}

function printedToken(words: readonly Word[], plain: string, page: number): Token {
  return new PrintedToken(words[0]!, words.length === 1 ? null : words, plain, page);
}

/** What is printed apart as one: the letters of a word, or words of one name. */
export function tokenOf(letters: readonly Token[], between = ""): Token {
  const plain = letters.map((letter) => letter.plain).join(between);
  return printedToken(
    letters.flatMap(({ words }) => words),
    plain,
    letters[0]!.page,
  );
}

/** Hours with their unit: `80h`, `4.25h`. */
const WITH_UNIT = /^(-?[\d,]*\.?\d+)h$/;
/** Gap before decimals with a point of their own: a space of any font. */
const TORN_GAP_EM = 0.7;
const NUMBER_START = /^[-+(\u2212$£€.\d]/;
const DIGITS = /^[-+(]?\$?\d{1,7}$/;
/** A bracket that stands apart from its number. */
const BRACKET = /^\(\$?$/;
const WHOLE = /^[-+(]?\$?\d{1,3}(?:,\d{3})*$/;
const TORN = /^\.\d{2}[)*-]*$/;
const THOUSANDS = /^[-+(\u2212]?(?:R|[$£€])?\d{1,3}$/;
const LAST_THOUSANDS = /^\d{3},\d{2}(?:[-)]|-\))?\*?$/;
const LAST_BEFORE_POINT = /^\d{3}\.\d{2}(?:[-)]|-\))?\*?$/;
/** Cents behind a comma, thousands behind points or spaces. */
const WITH_COMMA = /^[-+(\u2212]?(?:R?\$|[£€])?(?:\d{1,3}(?:[. ]\d{3})+|\d+),\d+[-)*]*[€$]?$/;
const MORE_DIGITS = /^\d{2,6}(?:[-)]|-\))?\*?$/;

/** Tokens of one line, left to right. */
export function tokensOf(printed: readonly Word[], page: number, decimals: NumberStyle): Token[] {
  const words = decimals === "point" ? unglued(printed) : printed;
  const tokens: Token[] = [];
  for (let i = 0; i < words.length;) {
    const signs = hasSignApart(words, i) ? 1 : 0;
    const length = signs + (isTorn(words, i + signs) ? 2 : LENGTHS[decimals](words, i + signs));
    if (length === 1 && isCredited(words, i)) {
      tokens.push(printedToken(words.slice(i, i + 2), `${words[i]!.text}-`, page));
      i += 2;
      continue;
    }
    if (hasCurrencyApart(words, i)) {
      const rest = 1 + LENGTHS[decimals](words, i + 1);
      const number = plainOf(joined(words.slice(i + 1, i + rest)), decimals, rest > 2);
      tokens.push(printedToken(words.slice(i, i + rest), number, page));
      i += rest;
      continue;
    }
    if (length === 1 && hasUnitApart(words, i)) {
      tokens.push(printedToken(words.slice(i, i + 2), `${words[i]!.text}h`, page));
      i += 2;
      continue;
    }
    // Most are one word, for which no list is made.
    const word = words[i]!;
    tokens.push(
      length === 1
        ? new PrintedToken(word, null, plainOf(word.text, decimals, false), page)
        : token(words.slice(i, i + length), page, decimals, signs),
    );
    i += length;
  }
  // Lines are kept, and an array that grew has room for more.
  return tokens.slice();
}

/** The words themselves, where none is glued together, which is as good as always. */
function unglued(words: readonly Word[]): readonly Word[] {
  return words.some(isGlued) ? words.flatMap(unglue) : words;
}

/** How many words from one on make one number, by what separates cents. */
const LENGTHS: Record<NumberStyle, (words: readonly Word[], start: number) => number> = {
  point: () => 1,
  comma: commaLength,
  space: spacedLength,
  spaced: thousandsLength,
};

/** A sign that says more than the currency, before a number: `-$ 12.00`, `($ 12.00)`. */
const SIGN_APART = /^[-(\u2212]\$$/;
const SIGN_GAP_EM = 1;

function hasSignApart(words: readonly Word[], start: number): boolean {
  const [sign, number] = [words[start]!, words[start + 1]];
  if (number === undefined || !SIGN_APART.test(sign.text) || !/^[.\d]/.test(number.text)) return false;
  return number.x0 - sign.x1 <= SIGN_GAP_EM * number.size;
}

/** Whether a number's decimals stand a little apart from it: `-647 .82`. */
function isTorn(words: readonly Word[], start: number): boolean {
  const [whole, rest] = [words[start], words[start + 1]];
  if (whole === undefined || rest === undefined || !TORN.test(rest.text) || !WHOLE.test(whole.text))
    return false;
  return rest.x0 - whole.x1 <= TORN_GAP_EM * rest.size;
}

/** Letters of a currency before an amount; a sign may stand apart from all amounts of its column, and is left as it is. */
const CURRENCY = /^(?:(?:US|CA|C|A|AU|NZ|S|HK|MX|R)\$|CHF|Fr\.?|Rs\.?|kr\.?|USD|EUR|GBP|CAD|AUD|INR)$/;
const AMOUNT = /^[-(\u2212]?\d[\d.,'\u2019]*[-)]?$/;
const CURRENCY_GAP_EM = 0.5;

/** Whether a word is the currency of the amount a space behind it: `CHF 1'234.50`. */
function hasCurrencyApart(words: readonly Word[], start: number): boolean {
  const [currency, amount] = [words[start]!, words[start + 1]];
  if (amount === undefined || !CURRENCY.test(currency.text) || !AMOUNT.test(amount.text)) return false;
  return amount.x0 - currency.x1 <= CURRENCY_GAP_EM * amount.size;
}

const CREDIT = "CR";
const CREDITED = /^\$?[\d,]*\.\d{2}$/;
const CREDIT_GAP_EM = 0.7;
/** Words of a label behind a code stand closer than columns, in font sizes. */
const LABEL_GAP_EM = 1;

/** Whether an amount is a credit: `174.33 CR`. As the code of a label behind it the word says something else. */
function isCredited(words: readonly Word[], start: number): boolean {
  const [amount, credit, next] = [words[start]!, words[start + 1], words[start + 2]];
  if (credit?.text !== CREDIT || !CREDITED.test(amount.text)) return false;
  if (credit.x0 - amount.x1 > CREDIT_GAP_EM * credit.size) return false;
  return next === undefined || next.x0 - credit.x1 > LABEL_GAP_EM * credit.size;
}

const UNIT_APART = /^(?:hrs?|hours?)\.?$/i;
const COUNTED = /^\d{1,4}(?:\.\d)?$/;
const UNIT_GAP_EM = 0.7;

/** Whether a number without cents is hours by the unit behind it, among amounts: `80.0 hrs $30.00`. */
function hasUnitApart(words: readonly Word[], start: number): boolean {
  const [number, unit, next] = [words[start]!, words[start + 1], words[start + 2]];
  if (unit === undefined || !COUNTED.test(number.text) || !UNIT_APART.test(unit.text)) return false;
  if (unit.x0 - number.x1 > UNIT_GAP_EM * unit.size) return false;
  return next !== undefined && parseMoney(next.text) !== null;
}

/** Whether a recogniser read a token, or a part of it. */
export function isScanned({ words }: Pick<Token, "words">): boolean {
  return words.some(({ source }) => source === "ocr");
}

/** Whether a number is marked as a credit by the word behind it. */
export function isCredit({ words }: Token): boolean {
  return words.length > 1 && words.at(-1)!.text === CREDIT;
}

/** How many words from `start` on make one number with spaces in it; 1 where they do not. */
function spacedLength(words: readonly Word[], start: number): number {
  const first = BRACKET.test(words[start]!.text) ? start + 1 : start;
  if (!DIGITS.test(words[first]?.text ?? "")) return 1;
  let end = first + 1;
  while (end < words.length) {
    const word = words[end]!;
    if (!areOneSpaceApart(words[end - 1]!, word) || !MORE_DIGITS.test(word.text)) break;
    end++;
  }
  for (; end > first + 1; end--) {
    const text = joined(words.slice(start, end));
    // Its bracket may have been opened apart from it.
    const number = text.startsWith("(") ? text : text.replace(/\)$/, "");
    if (parseQuantity(number, { decimals: "space" }) !== null) return end - start;
  }
  return 1;
}

/** Thousands may be set apart by spaces: `1 234,56`. */
function commaLength(words: readonly Word[], start: number): number {
  return groupedLength(words, start, LAST_THOUSANDS);
}

/** Thousands set apart by spaces before a point: `1 234.56`. */
function thousandsLength(words: readonly Word[], start: number): number {
  return groupedLength(words, start, LAST_BEFORE_POINT);
}

function groupedLength(words: readonly Word[], start: number, last: RegExp): number {
  if (!THOUSANDS.test(words[start]!.text)) return 1;
  let end = start + 1;
  while (end < words.length && areOneSpaceApart(words[end - 1]!, words[end]!)) {
    const { text } = words[end++]!;
    if (last.test(text)) return end - start;
    if (!/^\d{3}$/.test(text)) break;
  }
  return 1;
}

function joined(words: readonly Word[]): string {
  return words.length === 1 ? words[0]!.text : words.map((word) => word.text).join(" ");
}

/** A token of several words, the first of which may be a sign. */
function token(words: readonly Word[], page: number, decimals: NumberStyle, signs: number): Token {
  const number = joined(signs === 0 ? words : words.slice(signs));
  const unsigned = plainOf(number, decimals, words.length - signs > 1);
  return printedToken(words, signs === 0 ? unsigned : `${words[0]!.text}${unsigned}`, page);
}

/** Stars before an amount keep others from writing digits there: `**2,802.08`. */
const GUARDED = /^\*+(?=\$?[\d,]*\d\.\d{2}\**$)/;

/** In a list that is written like a sentence a mark follows each amount: `Social Security 159.99, Medicare 37.42.` */
const LISTED = /^(?<amount>[-(]?\$?[\d,]*\d\.\d{2}[-)]?)[,;.]$/;

function plainOf(printed: string, decimals: NumberStyle, several: boolean): string {
  const amount = decimals === "point" ? LISTED.exec(printed)?.groups?.["amount"] : undefined;
  if (amount !== undefined) return amount;
  const text = printed.startsWith("*") ? printed.replace(GUARDED, "") : printed;
  if (decimals === "comma" && WITH_COMMA.test(text))
    return text.replace(/[. €]|R(?=\$)/g, "").replace(",", ".");
  return several ? pointed(text) : text;
}

function pointed(text: string): string {
  if (text.includes(".")) return text.replaceAll(" ", "");
  const cut = text.lastIndexOf(" ");
  return text.slice(0, cut).replaceAll(" ", "") + "." + text.slice(cut + 1);
}
