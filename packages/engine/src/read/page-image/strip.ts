import type { Box } from "../../api/result.ts";
import { cropOf } from "./crop.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** White beside a line, in inches: a recogniser takes more of it for letters. */
const BESIDE_IN = 0.014;
/**
 * Height of a strip, in usual lines: so a recogniser sees all lines of a page in one size, and low letters as low. The higher,
 * the smaller it sees them, and the less it costs; letters of a picture that was enlarged are blurred, and must not be as small.
 */
const [HEIGHT_LINES, ENLARGED_LINES] = [2, 1.8];
/** White above and below a line that is higher than the usual, in its own heights. */
const LEAST_BESIDE = 0.25;
/** What is lower than this is a dash or a dot, and tells of no line. */
const LOWEST_LINE_IN = 0.045;

/** A part of a page that holds one line, cut close to its ink. */
export interface Strip {
  image: GrayImage;
  /** Where its top left corner lies on the page, in pixels. */
  x: number;
  y: number;
}

/** How high the strips of a page are whose lines usually are `linePx` high, in pixels. */
export function stripHeight(linePx: number, isEnlarged: boolean): number {
  return (isEnlarged ? ENLARGED_LINES : HEIGHT_LINES) * linePx;
}

/** The piece of text in a box of the page, as a strip of such a height; a higher one, where it would be cut. */
export function stripOf(image: GrayImage, box: Box, { paper, trace }: Tones, heightPx: number): Strip {
  const ink = inkBox(image, box, trace);
  const height = ink.bottom - ink.top;
  const x = Math.round(BESIDE_IN * image.dpi);
  const y = Math.round(Math.max(LEAST_BESIDE * height, (heightPx - height) / 2));
  return { image: cropOf(image, ink, { x, y }, paper), x: ink.x0 - x, y: ink.top - y };
}

/** How high the ink of a page's lines usually is, in pixels; `lines` are boxes of one line each. */
export function usualHeight(image: GrayImage, lines: readonly Box[], { trace }: Tones): number {
  const heights = lines
    .map((box) => inkBox(image, box, trace))
    .map(({ top, bottom }) => bottom - top)
    .filter((height) => height >= LOWEST_LINE_IN * image.dpi)
    .sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** The smallest box around the ink in a box; the box itself where it has none. */
function inkBox({ width, pixels }: GrayImage, box: Box, trace: number): Box {
  let [left, right, top, bottom] = [box.x1, box.x0, box.bottom, box.top];
  for (let y = box.top; y < box.bottom; y++) {
    const row = y * width;
    let first = box.x0;
    while (first < box.x1 && pixels[row + first]! >= trace) first++;
    if (first === box.x1) continue;
    // Only what is left of all ink before, and right of it, can make the box wider.
    let last = box.x1;
    while (last > right && pixels[row + last - 1]! >= trace) last--;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return right > left ? { x0: left, top, x1: right, bottom } : box;
}
