import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, glyphsOfLetters, inkIn } from "../ink/glyphs.ts";
import { followsAtPace, wideSteps } from "./pace.ts";
import { SPACED_FIGURE } from "./part-words.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** Digits of one number whose gap is narrower than this, in advances, stand in no two words. */
const NARROW_ADVANCES = 0.5;
const DIGITS = /^\d+$/;
const LEAST_DIGITS = 5;
/** So many digits are one number where they stand at one pace. */
const FEWEST_DIGITS = 4;
/** A figure that was cut at its comma is one in any case; one that was cut at its minus is, unless a space is between. */
const CUT_AT_COMMA = /^[-($]*\d{1,3}(?:,\d{3})*, \d{3}(?:,\d{3})*(?:\.\d\d)?[-)]*$/;
/** And so is one that was cut at its point: `24 .9500`. */
const CUT_AT_POINT = /^[-($]*\d{1,3}(?:,\d{3})* \.\d{2,4}[-)]*$/;
const CUT_AT_MINUS = /^(?:- \$?[\d,]*\.\d\d|[$\d,]+\.\d\d -)$/;
const [BESIDE_POINT, BESIDE_MINUS] = [0.9, 0.55];
/** The section of a law that a plan is called by: `401 (k)`, `MATCH-401 (k)`. */
const CUT_AT_BRACKET = /(?<!\d)\d{3} \(\p{L}\)$/u;
const DIGITS_OF_LAW = 3;

/** Joins the parts of a number in which the recogniser took the white beside a 1, a comma or a minus for a space. */
export function joinFigures(words: readonly SeenWord[], image: GrayImage, tones: Tones): SeenWord[] {
  const joined: SeenWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last === undefined || !isOneNumber(last, word, image, tones)) joined.push(word);
    else joined.splice(-1, 1, { ...last, text: last.text + word.text, x1: word.x1 });
  }
  return joined;
}

const DOTS = /^\.{1,3}$/;
const ELLIPSIS = /^\.{2,3}$/;

/** Joins dots that stand side by side to an ellipsis: one dot alone is taken for dust. */
export function joinDots(words: readonly SeenWord[]): SeenWord[] {
  const joined: SeenWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const text = `${last?.text}${word.text}`;
    if (last === undefined || !DOTS.test(last.text) || !ELLIPSIS.test(text) || last.line !== word.line)
      joined.push(word);
    else joined.splice(-1, 1, { ...last, text, x1: word.x1 });
  }
  return joined;
}

/** Digits, and the cents of one figure behind a space: a point behind those is dust, and a round letter is a zero. */
const DIGITS_BEFORE = /^[-($]*\d{1,3}$/;
const MISREAD_CENTS = /^(?:\d\d\.|[oO]\d|\d[oO])$/;
/** So near they stand, in heights of the cents: a typewriter leaves so much for a space. */
const NEAR = 1.3;

/** Cents that are set apart from their figure as digits alone: `85 O1` is `85 01`. */
export function plainCents(word: SeenWord, before: SeenWord | undefined): SeenWord {
  if (before === undefined || !MISREAD_CENTS.test(word.text) || !DIGITS_BEFORE.test(before.text)) return word;
  if (before.line !== word.line || word.x0 - before.x1 > NEAR * (word.bottom - word.top)) return word;
  return readOtherwise(word, word.text.replace(".", "").replace(/o/i, "0"));
}

function isOneNumber(left: SeenWord, right: SeenWord, image: GrayImage, tones: Tones): boolean {
  if (left.line !== right.line) return false;
  const count = left.text.length + right.text.length;
  const gap = (right.x0 - left.x1) / ((left.x1 - left.x0 + right.x1 - right.x0) / count);
  const text = `${left.text} ${right.text}`;
  if (CUT_AT_COMMA.test(text) || CUT_AT_POINT.test(text)) return gap < BESIDE_POINT;
  if (CUT_AT_MINUS.test(text)) return gap < BESIDE_MINUS;
  if (CUT_AT_BRACKET.test(text)) return isOneLaw(left, right, image, tones);
  if (!DIGITS.test(left.text) || !DIGITS.test(right.text)) return false;
  if (count < FEWEST_DIGITS || gap >= NARROW_ADVANCES) return false;
  return isOnePace(left, right, image, tones) ?? (count >= LEAST_DIGITS && !SPACED_FIGURE.test(text));
}

/** Whether digits in two words follow each other as those of one number do; null where they touch, so that their ink does not tell. */
function isOnePace(left: SeenWord, right: SeenWord, image: GrayImage, { paper }: Tones): boolean | null {
  const glyphs = [left, right].flatMap((word) => glyphsOfLetters(word, word.text.length, image, paper));
  const letters = [...left.text, ...right.text];
  return glyphs.length === letters.length ? wideSteps(letters, glyphs).length === 0 : null;
}

function isOneLaw(left: SeenWord, right: SeenWord, image: GrayImage, { paper }: Tones): boolean {
  const glyphs = glyphsOfLetters(left, left.text.length, image, paper);
  const [bracket] = glyphsOf(right, image, inkIn(right, image, paper));
  if (bracket === undefined || glyphs.length !== left.text.length) return false;
  return followsAtPace(glyphs.slice(-DIGITS_OF_LAW), bracket);
}
