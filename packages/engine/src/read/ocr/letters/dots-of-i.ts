import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, rowsWithInk, type Span } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

const MAYBE_I = /^\p{L}*i[\p{L},.'’-]*$/u;
const SHORTEST = 3;
/** Letters as high as an l. */
const ASCENDER = /[bdfhkl]/;
/** An l is as high as they are, which an i without its dot is not. */
const AS_HIGH = 0.95;
/** So many letters show that a page prints the dot of an i apart from its stem, where so many of them have it. */
const FEWEST = 8;
const MOSTLY = 0.8;

interface LetterI {
  word: SeenWord;
  at: number;
  hasDot: boolean;
  isHigh: boolean;
}

/**
 * Words of a page in which what was read as an i is an l: it shows no white below a dot, as others of the page do, and is as
 * high as its tall neighbours. `Beliwether` is `Bellwether`.
 */
export function withoutDotless(words: readonly SeenWord[], image: GrayImage, { paper }: Tones): SeenWord[] {
  const found = words.flatMap((word) => lettersIn(word, image, paper));
  const dotted = found.filter(({ hasDot }) => hasDot).length;
  if (found.length < FEWEST || dotted < MOSTLY * found.length) return [...words];
  const strokes = found.filter(({ hasDot, isHigh }) => !hasDot && isHigh);
  return words.map((word) => {
    const places = strokes.filter((letter) => letter.word === word).map(({ at }) => at);
    const text = [...word.text].map((letter, i) => (places.includes(i) ? "l" : letter)).join("");
    return text === word.text ? word : readOtherwise(word, text);
  });
}

/** Each i of a word whose letters stand apart. */
function lettersIn(word: SeenWord, image: GrayImage, paper: number): LetterI[] {
  const letters = [...word.text];
  if (letters.length < SHORTEST || !MAYBE_I.test(word.text)) return [];
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  if (glyphs.length !== letters.length) return [];
  const topOf = ({ from, to }: Span): number => rowsWithInk({ ...word, x0: from, x1: to }, image, ink).top;
  const tops = glyphs.filter((_, i) => ASCENDER.test(letters[i]!)).map(topOf);
  const high = tops.length === 0 ? undefined : Math.min(...tops);
  return letters.flatMap((letter, at) => {
    if (letter !== "i") return [];
    const glyph = glyphs[at]!;
    const isHigh = high !== undefined && word.bottom - topOf(glyph) >= AS_HIGH * (word.bottom - high);
    return [{ word, at, hasDot: hasWhiteRow(glyph, word, image, ink), isHigh }];
  });
}

/** Whether a row without ink parts a glyph. */
function hasWhiteRow({ from, to }: Span, word: SeenWord, image: GrayImage, ink: number): boolean {
  const { top, bottom } = rowsWithInk({ ...word, x0: from, x1: to }, image, ink);
  for (let y = top; y < bottom; y++) {
    const row = image.pixels.subarray(y * image.width + from, y * image.width + to);
    if (row.every((value) => value >= ink)) return true;
  }
  return false;
}
