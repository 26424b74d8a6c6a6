import type { Box } from "../../api/result.ts";
import { eraseInk, standsAlone, whiten, type Blob } from "./blobs.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** A speck is no larger than a full stop in small print. */
const LARGEST_SPECK_IN = 0.022;
/** A full stop stands closer to its letter than this. */
const ALONE_IN = 0.045;
/** The point of a typewriter has a room of its own: letters on both sides stand as low, give or take so many pixels, and so near at most, in their height. */
const [AS_LOW_PX, BESIDE] = [2, 0.6];
/** Letters of small print are at least so high. */
const LOWEST_LETTER_IN = 0.04;
/** A speck that is no larger, in pixels, and has less ink than this, in pixels as dark as the print beside it, is smaller than any full stop. */
const [TINY_PX, LEAST_INK] = [3, 2];
/** The dots of an ellipsis, how far each is from the next at most, and how much they may differ in it and in height. */
const DOTS = 3;
const ELLIPSIS_IN = 0.09;
const UNEVEN_PX = 2;

/**
 * Takes off specks of dust that stand alone, and those that are smaller than any point. Whatever else is near other ink may be one,
 * and stays, as an ellipsis does, and what stands where a point does between two figures that lean away from it, as two sevens do.
 */
export function eraseSpecks(image: GrayImage, tones: Tones, blobs: readonly Blob[]): void {
  const { faint, paper } = tones;
  const largest = Math.round(LARGEST_SPECK_IN * image.dpi);
  const alone = Math.round(ALONE_IN * image.dpi);
  const specks = blobs.filter(({ x0, top, x1, bottom }) => x1 - x0 <= largest && bottom - top <= largest);
  const dots = dotsOf(specks, ELLIPSIS_IN * image.dpi);
  const letters = blobs.filter(({ top, bottom }) => bottom - top >= LOWEST_LETTER_IN * image.dpi);
  for (const speck of specks) {
    if (dots.has(speck)) continue;
    const isAlone = standsAlone(speck, image, faint, alone);
    if (isAlone && isBetween(speck, letters)) continue;
    if (isAlone) whiten(speck, image, paper);
    else if (isTiny(speck, image, tones)) eraseInk(speck, image, tones);
  }
}

/** Whether a speck stands on the line of the letters close to it, one on either side. */
function isBetween(speck: Box, letters: readonly Box[]): boolean {
  const isNear = (letter: Box, gap: number): boolean =>
    gap >= 0 &&
    gap <= BESIDE * (letter.bottom - letter.top) &&
    Math.abs(letter.bottom - speck.bottom) <= AS_LOW_PX;
  return (
    letters.some((letter) => isNear(letter, speck.x0 - letter.x1)) &&
    letters.some((letter) => isNear(letter, letter.x0 - speck.x1))
  );
}

/** Whether a speck is smaller than the points of the print beside it are, and no piece of a thin stroke. */
function isTiny(speck: Blob, image: GrayImage, { paper, faint }: Tones): boolean {
  const { x0, top, x1, bottom } = speck;
  if (x1 - x0 > TINY_PX || bottom - top > TINY_PX || !standsAlone(speck, image, faint, 1)) return false;
  const near = Math.round(ALONE_IN * image.dpi);
  const dark = darkIn({ x0: x0 - near, top: top - near, x1: x1 + near, bottom: bottom + near }, image, paper);
  return darkIn(speck, image, paper).sum < LEAST_INK * dark.most;
}

/** By how much the pixels of a box are darker than paper, all together and the darkest. */
function darkIn(
  box: Box,
  { width, height, pixels }: GrayImage,
  paper: number,
): { sum: number; most: number } {
  const found = { sum: 0, most: 0 };
  for (let y = Math.max(0, box.top); y < Math.min(height, box.bottom); y++)
    for (let x = Math.max(0, box.x0); x < Math.min(width, box.x1); x++) {
      const dark = Math.max(0, paper - pixels[y * width + x]!);
      found.sum += dark;
      found.most = Math.max(found.most, dark);
    }
  return found;
}

/** The specks that stand in a row, level and evenly, as often as the dots of an ellipsis; a leader has more. */
function dotsOf(specks: readonly Blob[], widest: number): Set<Blob> {
  const sorted = [...specks].sort((a, b) => a.bottom - b.bottom || a.x0 - b.x0);
  const next = new Map<Blob, Blob>();
  for (const [i, box] of sorted.entries()) {
    let nearest: Blob | undefined;
    for (let k = i - 1; k >= 0 && box.bottom - sorted[k]!.bottom <= UNEVEN_PX; k--)
      nearest = nearer(box, sorted[k]!, nearest);
    for (let k = i + 1; k < sorted.length && sorted[k]!.bottom - box.bottom <= UNEVEN_PX; k++)
      nearest = nearer(box, sorted[k]!, nearest);
    if (nearest !== undefined && nearest.x0 - box.x0 <= widest) next.set(box, nearest);
  }
  const followers = new Set(next.values());
  const dots = new Set<Blob>();
  for (const first of next.keys()) {
    if (followers.has(first)) continue;
    const row = [first];
    for (let box = next.get(first); box !== undefined; box = next.get(box)) row.push(box);
    const steps = row.slice(1).map((box, i) => box.x0 - row[i]!.x0);
    const isEven = Math.max(...steps) - Math.min(...steps) <= UNEVEN_PX;
    if (row.length === DOTS && isEven) for (const box of row) dots.add(box);
  }
  return dots;
}

/** Of two specks the one that stands nearer to the right of a third. */
function nearer(box: Blob, other: Blob, nearest: Blob | undefined): Blob | undefined {
  return other.x0 > box.x1 && (nearest === undefined || other.x0 < nearest.x0) ? other : nearest;
}
