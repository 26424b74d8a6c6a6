import type { Span } from "./glyphs.ts";

/** From the middle of a digit to that of the next it is so many times as far where a space is between. */
const SPACED = 1.3;
/** The stem of a 1 stands so much left of the middle of its room, in steps; one with a foot, which is wider, does not. */
const ASIDE = 0.07;
const STEM = 0.6;
const DIGIT = /\d/;

/** How far it is from the middle of a glyph to that of the next. */
function stepOf(left: Span, right: Span): number {
  return (right.from + right.to - left.from - left.to) / 2;
}

/** Whether what stands behind a number, as a bracket does, follows at the pace of its digits. */
export function followsAtPace(digits: readonly Span[], next: Span): boolean {
  const steps = digits.slice(1).map((digit, i) => stepOf(digits[i]!, digit));
  return stepOf(digits.at(-1)!, next) < SPACED * Math.min(...steps);
}

/**
 * After how many letters the next digit stands too far off: digits of business print are equally wide, a 1 as well, and only
 * a space changes their pace. There is one glyph for each letter.
 */
export function wideSteps(letters: readonly string[], glyphs: readonly Span[]): number[] {
  const steps = glyphs.slice(1).flatMap((glyph, i) => {
    if (!DIGIT.test(letters[i]!) || !DIGIT.test(letters[i + 1]!)) return [];
    return [{ after: i + 1, length: stepOf(glyphs[i]!, glyph) }];
  });
  const widest = Math.max(...glyphs.map(({ from, to }) => to - from));
  const isStem = (i: number): boolean =>
    letters[i] === "1" && glyphs[i]!.to - glyphs[i]!.from <= STEM * widest;
  const step = Math.min(...steps.map(({ length }) => length));
  const even = steps.map(({ after, length }) => {
    const aside = Number(isStem(after)) - Number(isStem(after - 1));
    return { after, length: length + aside * ASIDE * step };
  });
  const least = SPACED * Math.min(...even.map(({ length }) => length));
  return even.filter(({ length }) => length >= least).map(({ after }) => after);
}
