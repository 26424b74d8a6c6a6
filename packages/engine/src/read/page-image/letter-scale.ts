import { blobsOf } from "./blobs.ts";
import type { GrayImage } from "./gray-image.ts";
import { tonesOf } from "./tones.ts";

/** Letters of print, by the longer side of most of them, in inches: scans of usual paper have from 0.06 to 0.11. */
const USUAL_IN = 0.09;
const LARGE_IN = 0.12;
/** What is twice as long as it is wide may still be a letter; what is longer is a rule, or several letters that touch. */
const LONGEST = 3;
const SMALLEST_PX = 3;
/** Fewer letters than this say nothing. */
const LEAST_LETTERS = 100;

/**
 * By how much the page of a picture is smaller than its file says, 1 where it is as large: pictures of screens are put on pages of a
 * point a pixel, and their letters would be drawn many times as large as a recogniser knows them.
 */
export function letterScale(image: GrayImage): number {
  const sides: number[] = [];
  for (const { x0, x1, top, bottom } of blobsOf(image, tonesOf(image).faint)) {
    const [width, height] = [x1 - x0, bottom - top];
    const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
    if (longer >= SMALLEST_PX && longer < LONGEST * shorter) sides.push(longer);
  }
  if (sides.length < LEAST_LETTERS) return 1;
  const usual = sides.sort((a, b) => a - b)[sides.length >> 1]! / image.dpi;
  return usual > LARGE_IN ? USUAL_IN / usual : 1;
}
