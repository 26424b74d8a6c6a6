import type { Span } from "./glyphs.ts";

/** From the middle of a digit to that of the next it is so many times as far where a space is between. */
const SPACED = 1.28;
const DIGIT = /\d/;

/**
 * After how many letters the next digit stands too far off: digits of business print are equally wide, a 1 as well, and only
 * a space changes their pace. There is one glyph for each letter.
 */
export function wideSteps(letters: readonly string[], glyphs: readonly Span[]): number[] {
  const steps = glyphs.slice(1).flatMap(({ from, to }, i) => {
    const before = glyphs[i]!;
    if (!DIGIT.test(letters[i]!) || !DIGIT.test(letters[i + 1]!)) return [];
    return [{ after: i + 1, length: (from + to - before.from - before.to) / 2 }];
  });
  const least = SPACED * Math.min(...steps.map(({ length }) => length));
  return steps.filter(({ length }) => length >= least).map(({ after }) => after);
}
