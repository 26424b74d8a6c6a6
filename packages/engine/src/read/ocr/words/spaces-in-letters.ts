import { isStateCode, labelWords } from "@paylift/canonical";
import type { Span } from "../ink/glyphs.ts";
import { gapsBetween, standsOut } from "./glyph-gaps.ts";
import { letterGaps, type LetterGap } from "./letter-gaps.ts";

/** Between which of its letters a space may hide. */
const BEHIND_STOP = /^:|^\.\p{Lu}/u;
const BEFORE_CAPITAL = /^\p{L}\p{Lu}$/u;
const SMALL_BEFORE_CAPITAL = /^\p{Ll}\p{Lu}$/u;
/** White that letters do not leave themselves is a space from here on, in ems; before a name that is no word without it. */
export const SPACE_EM = 0.14;
const NO_WORD_EM = 0.1;
/** How many times as wide as any other gap of its word a space is that narrow print nearly hides. */
const WIDEST_GAPS = 1.5;
/** Between two words of labels, of which the second begins with a capital. */
const BETWEEN_LABELS_EM = 0.06;
/** Of so many gaps one that is wider than each other by so many ems is a space. */
const [FEWEST_GAPS, BY_FAR_EM] = [6, 0.08];
/** Behind one digit, with which no word begins. */
const BEHIND_DIGIT_EM = 0.06;
/** In a word of so few letters no others tell what is usual. */
const FEW_LETTERS = 3;
const CLEAR_SPACE_EM = 0.2;
/** A one stands at different places in different faces. */
const BESIDE_ONE_EM = 0.08;
/** How many times as wide it is where nothing else is known of the letters. */
export const CLEAR_GAPS = 1.9;
const DIGIT = /\d/;
/** So many capitals, and a space between them in heights of the word. */
const CAPITALS = /^\p{Lu}{4,}$/u;
const OF_HEIGHT = 0.38;

/** What states withhold or ask for, before the code of one, and a space between the two in heights of the word. */
const TAX_OF_STATE = /^(?<tax>SUI|SUTA|SIT|SDI|SWT|PFL|FLI|LST|EIT|LIT)(?<state>[A-Z]{2})$/;
const STATE_OF_HEIGHT = 0.25;
/** So many letters show that a face is a typewriter's, whose steps from letter to letter differ by no more than this. */
const [FEWEST_TYPED, EVEN_STEPS] = [6, 1.2];

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
  if (code === 0 && areTyped(letters, glyphs)) return [];
  const beforeState = spaceBeforeState(letters, glyphs, height);
  if (beforeState !== null) return [beforeState];
  const gaps = letterGaps(letters, glyphs);
  if (gaps.length === 0) return spaceInCapitals(letters, glyphs, height);
  return gaps.filter((gap) => {
    const pair = letters.slice(gap.letters - 1, gap.letters + 1).join("");
    if (code > 0 ? gap.letters !== code : !(BEHIND_STOP.test(pair) || BEFORE_CAPITAL.test(pair)))
      return false;
    const isClear = isBetweenWords(gap, letters, glyphs) || isWidestByFar(gap, gaps);
    const least = Math.min(
      leastSpace(letters, code),
      isClear ? NO_WORD_EM : Infinity,
      SMALL_BEFORE_CAPITAL.test(pair) && areLabels(letters, gap.letters) ? BETWEEN_LABELS_EM : Infinity,
    );
    return gap.extra >= least + (pair.includes("1") ? BESIDE_ONE_EM : 0);
  });
}

/** Whether the middles of letters stand equally far apart, as a typewriter's do: a space would be as wide as a letter. */
function areTyped(letters: readonly string[], glyphs: readonly Span[]): boolean {
  if (glyphs.length !== letters.length || letters.length < FEWEST_TYPED) return false;
  const steps = glyphs.slice(1).map(({ from, to }, i) => from + to - glyphs[i]!.from - glyphs[i]!.to);
  return Math.max(...steps) <= EVEN_STEPS * Math.min(...steps);
}

/** Whether a gap in a word whose letters all stand apart is clearly wider than any other, with a word on either side. */
function isBetweenWords(gap: Space, letters: readonly string[], glyphs: readonly Span[]): boolean {
  if (glyphs.length !== letters.length) return false;
  if (Math.min(gap.letters, letters.length - gap.letters) < FEW_LETTERS) return false;
  return standsOut(gap, gapsBetween(glyphs), WIDEST_GAPS);
}

/** Whether white is wider by far than any other of a word, beside what letters leave themselves: `HAROLD T`. */
function isWidestByFar(gap: LetterGap, gaps: readonly LetterGap[]): boolean {
  if (gaps.length < FEWEST_GAPS) return false;
  return gaps.every((other) => other === gap || other.extra <= gap.extra - BY_FAR_EM);
}

/** Whether labels have both the letters before a space and those behind it, as words: `Cash Tips`. */
function areLabels(letters: readonly string[], end: number): boolean {
  const parts = [letters.slice(0, end), letters.slice(end)].map((part) => part.join("").toLowerCase());
  return parts.every((part) => part.length >= FEW_LETTERS && labelWords().has(part));
}

/** How much white is a space, in ems: less behind a code, which no word begins with, and more in a short word. */
function leastSpace(letters: readonly string[], code: number): number {
  if (code > 0) return DIGIT.test(letters[0]!) ? BEHIND_DIGIT_EM : NO_WORD_EM;
  return letters.length > FEW_LETTERS ? SPACE_EM : CLEAR_SPACE_EM;
}

/** The space between the code of a tax and that of a state, `SUI TN`, which no word is without it. */
function spaceBeforeState(letters: readonly string[], glyphs: readonly Span[], height: number): Space | null {
  const { tax = "", state = "" } = TAX_OF_STATE.exec(letters.join(""))?.groups ?? {};
  if (!isStateCode(state) || glyphs.length !== letters.length) return null;
  const gaps = gapsBetween(glyphs);
  const gap = { ...gaps[tax.length - 1]!, letters: tax.length };
  return gap.to - gap.from >= STATE_OF_HEIGHT * height && standsOut(gap, gaps, WIDEST_GAPS) ? gap : null;
}

/** The space in capitals of a face that is not known: white so much wider than any other stands between two words. */
function spaceInCapitals(letters: readonly string[], glyphs: readonly Span[], height: number): Space[] {
  const word = letters.join("");
  if (glyphs.length !== letters.length || !CAPITALS.test(word) || labelWords().has(word.toLowerCase()))
    return [];
  const gaps = gapsBetween(glyphs);
  return gaps
    .map((gap, i): Space => ({ ...gap, letters: i + 1 }))
    .filter((gap) => gap.to - gap.from >= OF_HEIGHT * height && standsOut(gap, gaps, CLEAR_GAPS));
}
