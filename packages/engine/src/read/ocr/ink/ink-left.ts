import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, heightOf, inkIn, rowsWithInk } from "./glyphs.ts";
import { inkPieces } from "./ink-pieces.ts";
import { median } from "../median.ts";
import type { SeenWord } from "../recogniser.ts";

/** Boxes of words may be so much too narrow, in heights of the highest word. */
const LOOSE = 0.15;
/** Ink that is narrower than this may be dust. */
const LEAST_WIDTH = 0.1;
/** Ink that is lower than this is a dash, a point or dust. */
const LEAST_HEIGHT = 0.6;
const COLON = /^[:;]$/;
/** A colon is as high as a small letter; in usual lines. */
const LEAST_COLON = 0.4;

/** Whether a line shows a letter that stands in no word: then a recogniser has passed it over. */
export function leavesInk(words: readonly SeenWord[], crop: GrayImage, { ink }: Tones): boolean {
  if (words.length === 0) return true;
  const high = Math.max(...words.map(({ top, bottom }) => bottom - top));
  const covered = (x: number): boolean =>
    words.some(({ x0, x1 }) => x >= x0 - LOOSE * high && x <= x1 + LOOSE * high);
  const { width, height, pixels } = crop;
  let [run, top, bottom] = [0, height, 0];
  for (let x = 0; x <= width; x++) {
    let inked = false;
    if (x < width && !covered(x)) {
      for (let y = 0; y < height; y++) {
        if (pixels[y * width + x]! >= ink) continue;
        inked = true;
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
    }
    if (inked) run++;
    else {
      if (run >= LEAST_WIDTH * high && bottom - top >= LEAST_HEIGHT * high) return true;
      [run, top, bottom] = [0, height, 0];
    }
  }
  return false;
}

/** A digit is no wider than this, in its height: what is wider are two that touch. */
const WIDEST_DIGIT = 0.95;

/** Digits in which a point may be lost, as below the head of a slanted one: a recogniser is none the less sure. */
export const POINTLESS = /^[-$(]?\d{3,7}[-)]?$/;
/** A point or comma begins so low, is so small, and is no dust, in heights of its figure; a comma hangs below it by so much. */
const [BEGINS, HIGHEST, WIDEST, LEAST_MARK, BELOW] = [0.65, 0.5, 0.3, 0.12, 0.3];

/** Whether a figure shows more pieces of ink, or wider ones, than it has digits and signs: where a point or a digit was passed over. */
export function hidesMark(word: SeenWord, image: GrayImage, tones: Tones): boolean {
  const { paper } = tones;
  if (POINTLESS.test(word.text) && hasLowPiece(word, image, tones)) return true;
  const widest = WIDEST_DIGIT * (word.bottom - word.top);
  const glyphs = glyphsOf(word, image, inkIn(word, image, paper));
  const shown = glyphs.reduce((sum, { from, to }) => sum + Math.ceil((to - from) / widest), 0);
  return shown > word.text.length;
}

/** A surname and a given name may have been read as one. */
const CAPITALS = /^[A-Z]{6,}$/;

/** A comma begins so low among capitals, and hangs below them by so much, in their height. */
const [AMONG, HANGS] = [0.6, 0.15];

/** Whether a name in capitals shows a comma that was passed over: `CASTILLOMIGUEL`. */
export function hidesComma(word: SeenWord, image: GrayImage, tones: Tones): boolean {
  if (!CAPITALS.test(word.text)) return false;
  const pieces = inkPieces({ ...word, bottom: word.bottom + BELOW * (word.bottom - word.top) }, image, tones);
  const capitals = pieces.filter(
    ({ top, bottom }) => bottom - top >= LEAST_HEIGHT * (word.bottom - word.top),
  );
  const [head, foot] = [median(capitals.map(({ top }) => top)), median(capitals.map(({ bottom }) => bottom))];
  if (head === undefined || foot === undefined) return false;
  const high = foot - head;
  return pieces.some(
    ({ x0, top, x1, bottom }) =>
      x0 > word.x0 &&
      x1 < word.x1 &&
      top >= head + AMONG * high &&
      bottom >= foot + HANGS * high &&
      x1 - x0 <= WIDEST * high,
  );
}

const FIGURE_OF_FOUR = /^[\d.,]{4,}$/;
const DIGITS = /\d/g;
/** A digit is no lower than this, in heights of the figure, and two that touch are wider than that. */
const [LOWEST_DIGIT, WIDEST_ALONE] = [0.6, 0.75];

/** Whether a figure has more digits than its ink, of which nothing is as wide as two: `49,717`, which is `49,77`. */
export function imaginesDigit(word: SeenWord, image: GrayImage, { paper }: Tones): boolean {
  if (!FIGURE_OF_FOUR.test(word.text)) return false;
  const [ink, height] = [inkIn(word, image, paper), word.bottom - word.top];
  const glyphs = glyphsOf(word, image, ink);
  const high = glyphs.filter((glyph) => heightOf(glyph, word, image, ink) >= LOWEST_DIGIT * height);
  const isWide = glyphs.some(({ from, to }) => to - from > WIDEST_ALONE * height);
  return !isWide && high.length < (word.text.match(DIGITS)?.length ?? 0);
}

function hasLowPiece(word: SeenWord, image: GrayImage, tones: Tones): boolean {
  const height = word.bottom - word.top;
  const area = { ...word, bottom: word.bottom + BELOW * height };
  return inkPieces(area, image, tones).some(
    ({ x0, top, x1, bottom }) =>
      x0 > word.x0 &&
      x1 < word.x1 &&
      top >= word.top + BEGINS * height &&
      bottom < area.bottom - 1 &&
      bottom - top <= HIGHEST * height &&
      x1 - x0 <= WIDEST * height &&
      Math.min(bottom - top, x1 - x0) >= LEAST_MARK * height,
  );
}

/** Whether a word is a colon of which the ink shows but one dot; `linePx` is how high lines usually are. */
export function isDust(word: SeenWord, image: GrayImage, { paper }: Tones, linePx: number): boolean {
  if (!COLON.test(word.text)) return false;
  const ink = inkIn(word, image, paper);
  const heights = glyphsOf(word, image, ink).map((glyph) => heightOf(glyph, word, image, ink));
  return Math.max(0, ...heights) < LEAST_COLON * linePx;
}

const WITH_TAIL = /[gpqy]/;
const SHORT = /^\p{Ll}{2,5}$/u;
/** A tail reaches below the other letters by more than this, in heights of the word. */
const LEAST_TAIL = 0.08;

/** Whether a short word in small letters has one with a tail of which its ink shows none: then it is a code in capitals. */
export function lacksTail(word: SeenWord, image: GrayImage, { paper }: Tones): boolean {
  if (!SHORT.test(word.text) || !WITH_TAIL.test(word.text)) return false;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const letters = [...word.text];
  if (glyphs.length !== letters.length || letters.every((letter) => WITH_TAIL.test(letter))) return false;
  const feet = glyphs.map(({ from, to }) => rowsWithInk({ ...word, x0: from, x1: to }, image, ink).bottom);
  const level = Math.max(...feet.filter((_, i) => !WITH_TAIL.test(letters[i]!)));
  const tails = feet.filter((_, i) => WITH_TAIL.test(letters[i]!));
  return tails.some((foot) => foot - level < LEAST_TAIL * (word.bottom - word.top));
}
