import type { Span } from "../ink/glyphs.ts";
import { letterGaps } from "./letter-gaps.ts";

/** Between which of its letters a space may hide. */
const BEHIND_COLON = /^:/;
const BEFORE_CAPITAL = /^\p{L}\p{Lu}$/u;
/** White that letters do not leave themselves is a space from here on, in ems; before a name that is no word without it. */
export const SPACE_EM = 0.14;
const NO_WORD_EM = 0.1;
/** How many times as wide as any other gap of its word a space is that narrow print nearly hides. */
const WIDEST_GAPS = 1.5;
/** Behind one digit, with which no word begins. */
const BEHIND_DIGIT_EM = 0.06;
/** In a word of so few letters no others tell what is usual. */
const FEW_LETTERS = 3;
const CLEAR_SPACE_EM = 0.2;
/** A one stands at different places in different faces. */
const BESIDE_ONE_EM = 0.08;
/** A space between capitals is so many times as wide as any other gap. */
const CLEAR_GAPS = 1.9;
const DIGIT = /\d/;
/** So many capitals, and a space between them in heights of the word. */
const CAPITALS = /^\p{Lu}{4,}$/u;
const OF_HEIGHT = 0.38;

/** A space in a word, and the letters that stand before it. */
export interface Space extends Span {
  letters: number;
}

/** Spaces in a word of letters; behind the code alone that it begins with, if it does. */
export function spacesInLetters(
  letters: readonly string[],
  glyphs: readonly Span[],
  code: number,
  height: number,
): Space[] {
  const gaps = letterGaps(letters, glyphs);
  if (gaps.length === 0) return spaceInCapitals(letters, glyphs, height);
  return gaps.filter((gap) => {
    const pair = letters.slice(gap.letters - 1, gap.letters + 1).join("");
    if (code > 0 ? gap.letters !== code : !(BEHIND_COLON.test(pair) || BEFORE_CAPITAL.test(pair)))
      return false;
    const least = Math.min(
      leastSpace(letters, code),
      standsOut(gap, letters, glyphs) ? NO_WORD_EM : Infinity,
    );
    return gap.extra >= least + (pair.includes("1") ? BESIDE_ONE_EM : 0);
  });
}

/** Whether a gap in a word whose letters all stand apart is clearly wider than any other, with a word on either side. */
function standsOut(
  { from, to, letters: before }: Space,
  letters: readonly string[],
  glyphs: readonly Span[],
): boolean {
  if (glyphs.length !== letters.length) return false;
  if (Math.min(before, letters.length - before) < FEW_LETTERS) return false;
  return glyphs
    .slice(1)
    .every((glyph, i) => i + 1 === before || to - from >= WIDEST_GAPS * (glyph.from - glyphs[i]!.to));
}

/** How much white is a space, in ems: less behind a code, which no word begins with, and more in a short word. */
function leastSpace(letters: readonly string[], code: number): number {
  if (code > 0) return DIGIT.test(letters[0]!) ? BEHIND_DIGIT_EM : NO_WORD_EM;
  return letters.length > FEW_LETTERS ? SPACE_EM : CLEAR_SPACE_EM;
}

/** The space in capitals of a face that is not known: white so much wider than any other stands between two words. */
function spaceInCapitals(letters: readonly string[], glyphs: readonly Span[], height: number): Space[] {
  if (glyphs.length !== letters.length || !CAPITALS.test(letters.join(""))) return [];
  const gaps = glyphs
    .slice(1)
    .map(({ from }, i): Space => ({ from: glyphs[i]!.to, to: from, letters: i + 1 }))
    .sort((a, b) => b.to - b.from - a.to + a.from);
  const [widest, next] = gaps.map(({ from, to }) => to - from);
  return widest! >= OF_HEIGHT * height && widest! >= CLEAR_GAPS * next! ? gaps.slice(0, 1) : [];
}
