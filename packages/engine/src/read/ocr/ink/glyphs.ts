import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { SeenWord } from "../recogniser.ts";

/** Columns of pixels. */
export interface Span {
  from: number;
  to: number;
}

/** Half way from the paper to the darkest ink of the word. */
export function inkIn(
  { x0, top, x1, bottom }: SeenWord,
  { width, height, pixels }: GrayImage,
  paper: number,
): number {
  const [head, foot] = [Math.max(0, Math.floor(top)), Math.min(height, Math.ceil(bottom))];
  const [from, to] = [Math.max(0, Math.floor(x0)), Math.min(width, Math.ceil(x1))];
  let darkest = paper;
  for (let y = head; y < foot; y++) {
    for (let at = y * width + from; at < y * width + to; at++)
      if (pixels[at]! < darkest) darkest = pixels[at]!;
  }
  return (darkest + paper) / 2;
}

/** Runs of pixel columns with ink. */
export function glyphsOf(
  { x0, top, x1, bottom }: Box,
  { width, height, pixels }: GrayImage,
  ink: number,
): Span[] {
  const found: Span[] = [];
  let open: Span | null = null;
  for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, x1); x++) {
    let inked = false;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom) && !inked; y++)
      inked = pixels[y * width + x]! < ink;
    if (!inked) open = null;
    else if (open === null) found.push((open = { from: x, to: x + 1 }));
    else open.to = x + 1;
  }
  return found;
}

/** How far from the paper to the darkest ink a pixel counts: in weak print the thin strokes of a letter are light. */
const INK_SHARES = [0.5, 0.3, 0.2];

/** Ink at the edge of a word's box is a neighbour's where it is so narrow, and so far off, in heights of the word. */
const [SLIVER, FAR] = [0.15, 0.3];

/**
 * The glyphs of a word, at the ink by which there is one for each letter; where there is none such, at usual ink, or at the
 * first by which no letter is in pieces.
 */
export function glyphsOfLetters(word: SeenWord, letters: number, image: GrayImage, paper: number): Span[] {
  const contrast = 2 * (paper - inkIn(word, image, paper));
  const looks = INK_SHARES.map((share) =>
    withoutSlivers(glyphsOf(word, image, paper - share * contrast), word.bottom - word.top),
  );
  return (
    looks.find((glyphs) => glyphs.length === letters) ??
    looks.find((glyphs) => glyphs.length < letters) ??
    looks[0]!
  );
}

function withoutSlivers(glyphs: readonly Span[], height: number): Span[] {
  const isSliver = ({ from, to }: Span, gap: number): boolean =>
    to - from <= SLIVER * height && gap >= FAR * height;
  return glyphs.filter((glyph, i) => {
    const [before, after] = [glyphs[i - 1], glyphs[i + 1]];
    if (before !== undefined && after !== undefined) return true;
    const gap = before !== undefined ? glyph.from - before.to : (after?.from ?? glyph.to) - glyph.to;
    return !isSliver(glyph, gap);
  });
}

/** How many rows of pixels the ink of a glyph takes, from its highest to its lowest. */
export function heightOf({ from, to }: Span, word: SeenWord, image: GrayImage, ink: number): number {
  const [first, last] = [Math.max(0, Math.floor(word.top)), Math.min(image.height, Math.ceil(word.bottom))];
  const { top, bottom } = rowsWithInk({ x0: from, top: first, x1: to, bottom: last }, image, ink);
  return bottom - top;
}

/** From the first to the last row of pixels with ink in a part of an image; the part itself where it has none. */
export function rowsWithInk(
  { x0, top, x1, bottom }: Box,
  { width, height, pixels }: GrayImage,
  ink: number,
): Pick<Box, "top" | "bottom"> {
  const [head, foot] = [Math.max(0, Math.floor(top)), Math.min(height, Math.ceil(bottom))];
  const [from, to] = [Math.max(0, Math.floor(x0)), Math.min(width, Math.ceil(x1))];
  let first = head;
  while (first < foot && !hasInk(pixels, first * width + from, first * width + to, ink)) first++;
  if (first >= foot) return { top, bottom };
  let last = foot;
  while (!hasInk(pixels, (last - 1) * width + from, (last - 1) * width + to, ink)) last--;
  return { top: first, bottom: last };
}

function hasInk(pixels: Uint8Array, from: number, to: number, ink: number): boolean {
  for (let at = from; at < to; at++) if (pixels[at]! < ink) return true;
  return false;
}
