import type { Span } from "../ink/glyphs.ts";
import { median } from "../median.ts";

/** From the middle of a digit to that of the next it is so many times as far where a space is between. */
const SPACED = 1.25;
/** The stem of a 1 stands about so much left of the middle of its room, in steps; one with a foot does not. */
const ASIDE = 0.07;
/** A 1 that is so wide, in the usual width of the other digits, has a foot. */
const WITH_FOOT = 0.8;
/** Steps that are longer than the shortest by less than this are one pace. */
const UNEVEN = 1.12;
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

/** How far it is to a digit from the one before it. */
export interface Step {
  /** How many letters stand before it. */
  after: number;
  /** In paces: 1 where no space is between. */
  paces: number;
}

/**
 * The steps from digit to digit. Digits of business print are equally wide, a 1 as well, and only a space changes their pace.
 * There is one glyph for each letter.
 */
export function stepsOf(letters: readonly string[], glyphs: readonly Span[]): Step[] {
  const stems = stemsIn(letters, glyphs);
  const steps = glyphs.slice(1).flatMap((glyph, i) => {
    if (!DIGIT.test(letters[i]!) || !DIGIT.test(letters[i + 1]!)) return [];
    const aside = ASIDE * (Number(stems.has(i + 1)) - Number(stems.has(i)));
    return [{ after: i + 1, length: stepOf(glyphs[i]!, glyph), aside }];
  });
  const lengths = steps.map(({ length, aside }) => length * (1 + aside));
  const pace = paceOf(letters, glyphs, lengths);
  return steps.map(({ after, length, aside }) => ({ after, paces: length / pace + aside }));
}

/** Which letters are a 1 that is a stem without a foot. */
function stemsIn(letters: readonly string[], glyphs: readonly Span[]): ReadonlySet<number> {
  const widthOf = ({ from, to }: Span): number => to - from;
  const others = glyphs.filter((_, i) => letters[i] !== "1" && DIGIT.test(letters[i]!)).map(widthOf);
  const usual = median(others) ?? Infinity;
  const isStem = (i: number): boolean => letters[i] === "1" && widthOf(glyphs[i]!) < WITH_FOOT * usual;
  return new Set([...letters.keys()].filter(isStem));
}

/** After how many letters the next digit stands too far off. */
export function wideSteps(letters: readonly string[], glyphs: readonly Span[]): number[] {
  return stepsOf(letters, glyphs)
    .filter(({ paces }) => paces >= SPACED)
    .map(({ after }) => after);
}

/**
 * How far apart the middles of two digits are without a space, by the single steps and by what is between two digits with
 * ones between them: where the stem of a one stands differs from face to face.
 */
function paceOf(letters: readonly string[], glyphs: readonly Span[], steps: readonly number[]): number {
  const overOnes = letters.flatMap((letter, i) => {
    if (!DIGIT.test(letter) || letter === "1" || letters[i + 1] !== "1") return [];
    let next = i + 1;
    while (letters[next] === "1") next++;
    return DIGIT.test(letters[next] ?? "") ? [stepOf(glyphs[i]!, glyphs[next]!) / (next - i)] : [];
  });
  const told = [...steps, ...overOnes];
  const shortest = Math.min(...told);
  const even = told.filter((length) => length <= UNEVEN * shortest);
  return even.reduce((sum, length) => sum + length, 0) / even.length;
}
