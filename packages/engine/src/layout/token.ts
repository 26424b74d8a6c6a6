import { parseMoney, parseQuantity, type Cents, type Quantity } from "@paylift/canonical";
import type { Word } from "../read/page-reader.ts";
import { unglue } from "./unglue.ts";

/** How a document separates cents: by a point or comma, or by a space (`1 046 68` is 1,046.68). */
export type Decimals = "point" | "space";

/** What a reader did with a token: a field of the output, a printed total, or a known figure of no further use. */
export type Claim = "field" | "total" | "decoration";

/**
 * One or more words that are one value or one word of a label. A token knows every form that it can have; what it means
 * is settled later, by where it stands and by what adds up.
 */
export interface Token {
  words: Word[];
  /** As printed. */
  text: string;
  /** As patterns see it: like `text`, but with a decimal point where the page prints a space. */
  plain: string;
  page: number;
  x0: number;
  x1: number;
  size: number;
  money: Cents | null;
  quantity: Quantity | null;
  /** Has the form of an amount, hours or a rate: a number with decimals, or with the unit of hours. */
  moneyLike: boolean;
  claim: Claim | null;
}

/** Hours with their unit: `80h`, `4.25h`. */
const WITH_UNIT = /^(-?[\d,]*\.?\d+)h$/;
/** Gap within a number whose decimals stand behind a space, in font sizes. */
const SPACED_GAP_EM = 0.45;
/** Gap before decimals with a point of their own: a space of any font. */
const TORN_GAP_EM = 0.7;
const NUMBER_START = /^[-+(\u2212$£€.\d]/;
const DIGITS = /^[-+(]?\$?\d{1,7}$/;
const WHOLE = /^[-+(]?\$?\d{1,3}(?:,\d{3})*$/;
const TORN = /^\.\d{2}[)*-]*$/;
const MORE_DIGITS = /^\d{2,6}(?:[-)]|-\))?\*?$/;

/** Tokens of one line, left to right. */
export function tokensOf(printed: readonly Word[], page: number, decimals: Decimals): Token[] {
  const words = decimals === "point" ? printed.flatMap(unglue) : printed;
  const tokens: Token[] = [];
  for (let i = 0; i < words.length;) {
    const length = isTorn(words, i) ? 2 : decimals === "space" ? spacedLength(words, i) : 1;
    tokens.push(token(words.slice(i, i + length), page));
    i += length;
  }
  return tokens;
}

/** Whether a number's decimals stand a little apart from it: `-647 .82`. */
function isTorn(words: readonly Word[], start: number): boolean {
  const [whole, rest] = [words[start]!, words[start + 1]];
  if (rest === undefined || !TORN.test(rest.text) || !WHOLE.test(whole.text)) return false;
  return rest.x0 - whole.x1 <= TORN_GAP_EM * rest.size;
}

/** How many words from `start` on make one number with spaces in it; 1 where they do not. */
function spacedLength(words: readonly Word[], start: number): number {
  if (!DIGITS.test(words[start]!.text)) return 1;
  let end = start + 1;
  while (end < words.length) {
    const word = words[end]!;
    if (word.x0 - words[end - 1]!.x1 > SPACED_GAP_EM * word.size || !MORE_DIGITS.test(word.text)) break;
    end++;
  }
  for (; end > start + 1; end--) {
    const text = joined(words.slice(start, end));
    if (parseQuantity(text, { decimals: "space" }) !== null) return end - start;
  }
  return 1;
}

function joined(words: readonly Word[]): string {
  return words.length === 1 ? words[0]!.text : words.map((word) => word.text).join(" ");
}

function token(words: Word[], page: number): Token {
  const text = joined(words);
  const first = words[0]!;
  const numeric = NUMBER_START.test(text);
  const spaced = words.length > 1;
  const hours = WITH_UNIT.exec(text)?.[1];
  const quantity = numeric ? parseQuantity(hours ?? text, { decimals: spaced ? "space" : "point" }) : null;
  const money = numeric ? parseMoney(text, { decimals: spaced ? "space" : "point" }) : null;
  return {
    words,
    text,
    plain: spaced ? pointed(text) : text,
    page,
    x0: first.x0,
    x1: words[words.length - 1]!.x1,
    size: first.size,
    money,
    quantity,
    moneyLike: money !== null || (quantity !== null && (hours !== undefined || quantity.scale >= 2)),
    claim: null,
  };
}

function pointed(text: string): string {
  if (text.includes(".")) return text.replaceAll(" ", "");
  const cut = text.lastIndexOf(" ");
  return text.slice(0, cut).replaceAll(" ", "") + "." + text.slice(cut + 1);
}
