import type { Token } from "../../layout/token.ts";

const LEAST_LETTERS = 4;
/** Between words the gap is so much wider than between letters. */
const WORD_GAP = 1.8;

/** Whether a heading is set with spaces between its letters: `E A R N I N G S`. */
export function areLettersApart(tokens: readonly Token[]): boolean {
  return tokens.length >= LEAST_LETTERS && tokens.every(({ text }) => /^\p{Lu}$/u.test(text));
}

/** The words of a phrase; letters set apart are those of words, which stand further apart: `P A Y R O L L   R E G I S T E R`. */
export function wordsOf(tokens: readonly Token[]): string {
  if (!areLettersApart(tokens)) return tokens.map(({ text }) => text).join(" ");
  const gaps = tokens.slice(1).map(({ x0 }, i) => x0 - tokens[i]!.x1);
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1]!;
  return tokens.map(({ text }, i) => (i > 0 && gaps[i - 1]! > WORD_GAP * usual ? ` ${text}` : text)).join("");
}
