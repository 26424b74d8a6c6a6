import { listsOfLabel } from "@paylift/canonical";
import type { Token } from "../../layout/token.ts";
import type { Phrase } from "./phrases.ts";

/** Codes of pay items, as programs print them before what they are called. */
const CODE = /^\/?[A-Z0-9]{1,5}$/;
const NUMBER = /^\/?\d[A-Z0-9]*$/;
const DIGIT = /\d/;
const LEAST_CODES = 5;
const MOSTLY = 0.8;
const NEARLY_ALL = 0.9;
const MOST_NUMBERED = 0.6;
/** Sums at the same edge have no codes. */
const SHARE = 0.7;
/** Numbers before labels are codes, whatever other texts stand at the edge. */
const SHARE_OF_NUMBERS = 0.4;

/** The first word of a phrase and the others, with where each begins, in half points. */
interface Pair {
  first: number;
  second: number;
  code: string;
  words: string;
}

/**
 * Where labels begin that stand a space behind their codes: nearly all phrases that begin at one edge are a code and words, the
 * words begin at one edge too, and each label has a code of its own. `NC Withholding` and `NC Disability` have not. Among codes
 * with digits a word is none: `NET PAY` below `D10 MEDICAL`. Numbers may end below each other instead. Where a document numbers the
 * lines of one list so, a short list is numbered, too.
 */
export function codeStarts(phrases: readonly (readonly Phrase[])[]): (at: Token, before: Token) => boolean {
  const labels = numberedLabels(phrases);
  const pairs = pairsIn(phrases);
  const found = new Map<number, boolean>();
  const spaced = new Map<number, ReadonlySet<string>>();
  const byEdge = Map.groupBy(pairs, ({ first }) => first);
  for (const [edge, own] of byEdge) {
    const codes = alignedCodes(own, LEAST_CODES);
    if (codes !== null)
      found.set(
        codes.second,
        codes.all.filter((code) => DIGIT.test(code)).length >= MOSTLY * codes.all.length,
      );
    const terse = terseCodes(own);
    if (terse !== null) spaced.set(edge, terse);
  }
  const numbered = [...Map.groupBy(pairs, ({ second }) => second).values()].flatMap(
    (own) => numbersAtEnd(own)?.second ?? [],
  );
  for (const second of numbered) found.set(second, true);
  if (numbered.length > 0)
    for (const own of byEdge.values()) {
      const codes = alignedCodes(own, LEAST_IN_LIST);
      if (codes?.all.every((code) => NUMBER.test(code)) === true) found.set(codes.second, true);
    }
  return ({ x0, text }, before) => {
    if (labels.has(`${before.text} ${text}`)) return true;
    if (spaced.get(Math.round(before.x0 * 2))?.has(before.text) === true) return true;
    const off = [-1, 0, 1].find((one) => found.has(Math.round(x0 * 2) + one));
    if (off === undefined) return false;
    return !found.get(Math.round(x0 * 2) + off)! || DIGIT.test(before.text);
  };
}

const LEAST_IN_LIST = 3;

function pairsIn(phrases: readonly (readonly Phrase[])[]): Pair[] {
  return phrases.flat().flatMap(({ tokens, figure }) => {
    if (figure !== null || tokens.length < 2) return [];
    const [first, second] = [tokens[0]!, tokens[1]!];
    const words = tokens
      .slice(1)
      .map(({ text }) => text)
      .join(" ")
      // The number of a payment is another one each time.
      .replace(/(?<=\p{L}{3}.*)\d{4,}/gu, "#");
    return [{ first: Math.round(first.x0 * 2), second: Math.round(second.x0 * 2), code: first.text, words }];
  });
}

/** The codes of phrases that begin at one edge, and where most of their labels do; null where they are no codes. */
function alignedCodes(pairs: readonly Pair[], least: number): { second: number; all: string[] } | null {
  const [second, all] = [...Map.groupBy(pairs, (pair) => pair.second)].sort(
    (a, b) => b[1].length - a[1].length,
  )[0]!;
  // A heading may begin with a word that is as long.
  const own = all.filter(({ code }) => CODE.test(code));
  const codes = new Map(own.map(({ code, words }) => [code, words]));
  const labels = new Set(own.map(({ words }) => words));
  const areCodes = own.length >= NEARLY_ALL * all.length && codes.size >= MOSTLY * labels.size;
  const areNumbered = own.every(({ code }) => DIGIT.test(code));
  // One code may name the same tax of several places.
  const isOneEach =
    own.filter(({ code, words }) => codes.get(code) === words).length >=
    (areNumbered ? MOST_NUMBERED : MOSTLY) * own.length;
  const share = own.every(({ code }) => NUMBER.test(code)) ? SHARE_OF_NUMBERS : SHARE;
  const areAligned = own.length >= share * pairs.length && labels.size >= least && areCodes && isOneEach;
  return areAligned ? { second, all: [...codes.keys()] } : null;
}

/** Numbers of several lengths that end a space before one edge, where nearly all labels with one begin: `1 FIT`, `14 SIT`, `301 DUES`. */
function numbersAtEnd(pairs: readonly Pair[]): { second: number } | null {
  const own = pairs.filter(({ code }) => BARE_NUMBER.test(code));
  if (new Set(own.map(({ code }) => code.length)).size < 2 || own.length < NEARLY_ALL * pairs.length)
    return null;
  const codes = new Map(own.map(({ code, words }) => [code, words]));
  const labels = new Map(own.map(({ code, words }) => [words, code]));
  const areOneEach = own.every(({ code, words }) => codes.get(code) === words && labels.get(words) === code);
  return labels.size >= LEAST_CODES && areOneEach ? { second: own[0]!.second } : null;
}

const BARE_NUMBER = /^\d{1,4}$/;
const SHORT_NUMBER = /^(?:[A-Z]?\d{1,3}|\d{4})$/;
const WORD = /^\p{L}{2}/u;
const LEAST_NUMBERED = 3;

/** Plans called after sections of the Internal Revenue Code, which are no codes. */
const SECTIONS = new Set(["125", "129", "132", "401", "403", "408", "457", "529"]);

/**
 * Labels that begin with a number of their own, wherever they stand before an amount: `02 OT`, `21 DEN`, `P1 CARP PENSION`. Each comes
 * again, always with the same number, and most are lines of pay: departments have numbers, too. A number may be that of one fund of
 * several trades: `P1 LAB PENSION`. Given as number and first word.
 */
function numberedLabels(rows: readonly (readonly Phrase[])[]): ReadonlySet<string> {
  const counts = new Map<string, { code: string; words: string; count: number }>();
  for (const row of rows)
    for (const [i, { tokens, figure }] of row.entries()) {
      const next = row[i + 1];
      const [first, second] = tokens;
      if (figure !== null || second === undefined || next?.figure == null) continue;
      if (!SHORT_NUMBER.test(first!.text) || SECTIONS.has(first!.text) || !WORD.test(second.text)) continue;
      const words = tokens
        .slice(1)
        .map(({ text }) => text)
        .join(" ");
      const known = counts.get(`${first!.text} ${words}`) ?? { code: first!.text, words, count: 0 };
      counts.set(`${first!.text} ${words}`, { ...known, count: known.count + 1 });
    }
  const all = [...counts.values()];
  const isOwn = ({ code, words }: { code: string; words: string }): boolean =>
    all.every((other) =>
      other.code === code ? lastOf(other.words) === lastOf(words) : other.words !== words,
    );
  const own = all.filter(isOwn);
  const isMost = own.length >= MOSTLY * all.length;
  const again = own.filter(({ count, words }) => count > 1 && isLineOfPay(words));
  return new Set(
    isMost && again.length >= LEAST_NUMBERED
      ? own.map(({ code, words }) => `${code} ${words.split(" ")[0]}`)
      : [],
  );
}

function lastOf(words: string): string {
  return words.slice(words.lastIndexOf(" ") + 1);
}

function isLineOfPay(words: string): boolean {
  return listsOfLabel(words).some(({ known }) => known);
}

const TERSE = /^(?:[A-Z]|\d{1,3})$/;
const SHORT = 3;
const MOSTLY_TERSE = 0.5;

/**
 * The codes of labels that each stand a space behind one, wherever that puts them: `K 401K`, `M MEDICAL`, `70 GARNISH`. Most are a
 * letter or a number, and each has one label. Null where the phrases of an edge are not so.
 */
function terseCodes(pairs: readonly Pair[]): ReadonlySet<string> | null {
  const own = pairs.filter(({ code }) => CODE.test(code) && code.length <= SHORT);
  const labels = new Map(own.map(({ code, words }) => [code, words]));
  const codes = new Map(own.map(({ code, words }) => [words, code]));
  const areOneEach = own.every(({ code, words }) => labels.get(code) === words && codes.get(words) === code);
  const terse = [...labels.keys()].filter((code) => TERSE.test(code));
  return own.length >= SHARE * pairs.length &&
    labels.size >= LEAST_CODES &&
    areOneEach &&
    terse.length >= MOSTLY_TERSE * labels.size
    ? new Set(labels.keys())
    : null;
}
