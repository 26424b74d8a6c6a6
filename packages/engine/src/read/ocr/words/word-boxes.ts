import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, rowsWithInk } from "../ink/glyphs.ts";
import type { SeenWord } from "../recogniser.ts";

/** Boxes of neighbours may overlap: each ends where the next begins. */
export function apart(words: readonly SeenWord[]): SeenWord[] {
  return words.map((word, i) => {
    const next = words[i + 1];
    const overlaps = next !== undefined && next.x0 > word.x0 && next.x0 < word.x1;
    return overlaps ? { ...word, x1: next.x0 } : word;
  });
}

/** How many pixels of a line two words share; below 0 how far they are apart. */
export function shared(left: SeenWord, right: SeenWord): number {
  return Math.min(left.x1, right.x1) - Math.max(left.x0, right.x0);
}

export function moved(word: SeenWord, x: number, y: number): SeenWord {
  return { ...word, x0: word.x0 + x, top: word.top + y, x1: word.x1 + x, bottom: word.bottom + y };
}

/** A word of an enlarged picture, in pixels of the picture itself; `across` is how many times as wide that is. */
export function shrunk(word: SeenWord, size: number, across: number = size): SeenWord {
  const { x0, top, x1, bottom } = word;
  return { ...word, x0: x0 / across, top: top / size, x1: x1 / across, bottom: bottom / size };
}

/** Words of one line are no more times as high as another, tails and marks included. */
const UNEVEN = 1.25;
/** Nor than the usual line of the page, in the same print. */
const UNUSUAL = 1.5;

/**
 * Words as high as their ink, where some boxes are much higher than others, or than lines of the page usually are: of a whole
 * line, or of nothing.
 */
export function evenHeights(
  words: readonly SeenWord[],
  image: GrayImage,
  { trace }: Tones,
  linePx: number,
): SeenWord[] {
  const heights = words.map(({ top, bottom }) => bottom - top);
  const highest = Math.max(...heights);
  if (highest <= UNEVEN * Math.min(...heights) && highest <= UNUSUAL * linePx) return [...words];
  return words.map((word) => {
    const [x0, x1] = [Math.max(0, Math.floor(word.x0)), Math.min(image.width, Math.ceil(word.x1))];
    const [top, bottom] = [Math.max(0, Math.floor(word.top)), Math.min(image.height, Math.ceil(word.bottom))];
    return { ...word, ...rowsWithInk({ x0, top, x1, bottom }, image, trace) };
  });
}

/** A recogniser cuts no more than this off a letter at the edge of a word, in heights of the word. */
const CUT_OFF = 0.8;

/** Words whose first and last letters are whole: where the edge of a box cuts ink that is no neighbour's, it moves out. */
export function wholeLetters(words: readonly SeenWord[], image: GrayImage, { ink }: Tones): SeenWord[] {
  return words.map((word, i) => {
    const most = CUT_OFF * (word.bottom - word.top);
    const [before, after] = [words[i - 1], words[i + 1]];
    const from = before?.line === word.line ? Math.max(before.x1, word.x0 - most) : word.x0 - most;
    const to = after?.line === word.line ? Math.min(after.x0, word.x1 + most) : word.x1 + most;
    const glyphs = glyphsOf({ ...word, x0: from, x1: to }, image, ink);
    const first = glyphs.find((glyph) => glyph.from < word.x0 && glyph.to > word.x0);
    const last = glyphs.find((glyph) => glyph.from < word.x1 && glyph.to > word.x1);
    // Ink that reaches as far as was looked goes on, and is no letter's end.
    const x0 = first !== undefined && first.from > Math.ceil(from) ? first.from : word.x0;
    const x1 = last !== undefined && last.to < Math.floor(to) ? last.to : word.x1;
    return x0 === word.x0 && x1 === word.x1 ? word : { ...word, x0, x1 };
  });
}
