import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, rowsWithInk } from "./glyphs.ts";

/** A speck is no wider and no higher than this, in usual lines; a dash is wider. */
const LARGEST = 0.17;
/** Points stand below this part of a line, and dots and accents above; what floats between them is dust. */
const FLOATS_FROM = 0.25;
const FLOATS_TO = 0.7;
/** Blur reaches so far beyond a speck. */
const BLUR_PX = 2;

/** One line without the specks that float between its letters; null where it has none. `linePx` is how high lines usually are. */
export function withoutSpecks(image: GrayImage, { paper, trace }: Tones, linePx: number): GrayImage | null {
  const whole = { x0: 0, top: 0, x1: image.width, bottom: image.height };
  const line = rowsWithInk(whole, image, trace);
  const height = line.bottom - line.top;
  const specks = glyphsOf(whole, image, trace).filter(({ from, to }) => {
    const { top, bottom } = rowsWithInk({ ...whole, x0: from, x1: to }, image, trace);
    const middle = ((top + bottom) / 2 - line.top) / height;
    return (
      Math.max(to - from, bottom - top) <= LARGEST * linePx && middle > FLOATS_FROM && middle < FLOATS_TO
    );
  });
  if (specks.length === 0) return null;
  const pixels = image.pixels.slice();
  for (const { from, to } of specks) {
    for (let y = 0; y < image.height; y++)
      pixels.fill(
        paper,
        y * image.width + Math.max(0, from - BLUR_PX),
        y * image.width + Math.min(image.width, to + BLUR_PX),
      );
  }
  return { ...image, pixels };
}
