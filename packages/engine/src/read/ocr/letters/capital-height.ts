import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { inkIn, rowsWithInk } from "../ink/glyphs.ts";
import { median } from "../median.ts";
import type { SeenWord } from "../recogniser.ts";

/** Digits alone, or with a point: nothing of them stands below the line, and they are as high as capitals. */
const DIGITS = /^\d+(?:\.\d+)?$/;
const LEAST_DIGITS = 3;
/** So many figures tell how high they are. */
const FEWEST = 5;
const MOST = 48;

/**
 * How high capitals of a page usually are, in pixels, by figures that were read on it; undefined where it has too few.
 * `words` are in pixels of the image.
 */
export function capitalHeight(
  words: Iterable<SeenWord>,
  image: GrayImage,
  { paper }: Tones,
): number | undefined {
  const heights: number[] = [];
  for (const word of words) {
    if (word.text.length < LEAST_DIGITS || !DIGITS.test(word.text)) continue;
    const { top, bottom } = rowsWithInk(word, image, inkIn(word, image, paper));
    heights.push(bottom - top);
    if (heights.length === MOST) break;
  }
  return heights.length < FEWEST ? undefined : median(heights);
}
