import type { ReadPage, Word } from "../read/page-reader.ts";
import type { NumberStyle } from "./decimals.ts";
import { withoutBars } from "./bars.ts";
import { withoutLeaders } from "./leaders.ts";
import { withoutStamps } from "./stamps.ts";
import { tokensOf, type Token } from "./token.ts";
import { withRulesOf, type LineRules } from "./rules-of-lines.ts";

/** Words that stand on one baseline of one page, left to right. */
export interface Line {
  page: number;
  baseline: number;
  top: number;
  bottom: number;
  tokens: Token[];
  /** Tokens joined by a space, or by a tab where the gap is wider than a space can be. */
  text: string;
  /** What is drawn around the line; none where nothing is. */
  rules?: LineRules;
}

const SAME_LINE_EM = 0.25;
const PHRASE_GAP_EM = 1;

/** Lines of a page, top to bottom. The words must be in reading order. */
export function linesOf(page: ReadPage, decimals: NumberStyle): Line[] {
  const lines: Line[] = [];
  let words: Word[] = [];
  const flush = (): void => {
    for (const level of levelsOf(words)) {
      const read = withoutLeaders(withoutBars(level));
      if (read.length > 0) lines.push(lineOf([...read], page.number, decimals));
    }
    words = [];
  };
  for (const word of withoutStamps(page.words)) {
    const first = words[0];
    if (first && Math.abs(word.baseline - first.baseline) >= SAME_LINE_EM * Math.min(word.size, first.size))
      flush();
    words.push(word);
  }
  flush();
  return withRulesOf(lines, page.rules);
}

/** Words of a line that are larger than its others by this factor are a heading beside it. */
const HEADING = 2.5;

/** The words of one baseline, a large heading by itself. */
function levelsOf(words: Word[]): Word[][] {
  let [least, most] = [Infinity, 0];
  for (const { size } of words) {
    least = Math.min(least, size);
    most = Math.max(most, size);
  }
  if (most <= HEADING * least) return words.length === 0 ? [] : [words];
  const median = words.map(({ size }) => size).sort((a, b) => a - b)[words.length >> 1]!;
  const isHeading = ({ size }: Word): boolean => size > HEADING * median;
  return [words.filter((word) => !isHeading(word)), words.filter(isHeading)].filter(
    ({ length }) => length > 0,
  );
}

function lineOf(words: Word[], page: number, decimals: NumberStyle): Line {
  // Words of another size may have a baseline of their own, and so come after the rest of their line.
  if (words.some((word, i) => i > 0 && word.x0 < words[i - 1]!.x0)) words.sort((a, b) => a.x0 - b.x0);
  const tokens = tokensOf(words, page, decimals);
  let { top, bottom } = words[0]!;
  for (const word of words) {
    top = Math.min(top, word.top);
    bottom = Math.max(bottom, word.bottom);
  }
  return { page, baseline: words[0]!.baseline, top, bottom, tokens, text: textOf(tokens) };
}

const LEVEL_EM = 0.5;

/** Whether two lines of a page are one to the eye: their baselines differ by less than rows can. */
export function isLevel(one: Line, other: Line): boolean {
  const size = Math.min(one.tokens[0]!.size, other.tokens[0]!.size);
  return one.page === other.page && Math.abs(one.baseline - other.baseline) < LEVEL_EM * size;
}

/** What patterns see of a run of tokens. */
export function textOf(tokens: readonly Token[]): string {
  const parts: string[] = [];
  let last: Token | null = null;
  for (const token of tokens) {
    if (last !== null) parts.push(separator(last, token));
    parts.push(token.plain);
    last = token;
  }
  // Not a sum of texts, of which the engine keeps each part.
  return parts.join("");
}

function separator(left: Token, right: Token): string {
  return right.x0 - left.x1 > PHRASE_GAP_EM * right.size ? "\t" : " ";
}

/** Tokens that a part of `textOf(tokens)` covers, from `start` to before `end`. */
export function tokensBetween(tokens: readonly Token[], start: number, end: number): Token[] {
  let at = 0;
  let [first, behind] = [tokens.length, tokens.length];
  for (let i = 0; i < tokens.length; i++) {
    if (at >= end) {
      behind = i;
      break;
    }
    at += tokens[i]!.plain.length + 1;
    if (first === tokens.length && at - 1 > start) first = i;
  }
  return tokens.slice(first, behind);
}
