import type { Box } from "../../api/result.ts";
import { median } from "../ocr/median.ts";
import { whiten, type Blob } from "./blobs.ts";
import { chainsOf } from "./chains.ts";
import type { GrayImage } from "./gray-image.ts";
import { lettersBeside } from "./letters-beside.ts";
import type { Mark } from "./mark.ts";
import type { Tones } from "./tones.ts";

/** How high a typed bar is, in print of 5 to 14 points, and how wide at most, in its height: brackets are wider. */
const [LOWEST_IN, HIGHEST_IN, WIDEST] = [0.06, 0.26, 0.17];
/** Bars of one print differ by so many pixels in height, and in their place from one line to the next. */
const UNLIKE_PX = 3;
/** So many lines have a bar at one place at least. */
const FEWEST = 3;
/** White from one bar to the next, in their height: the sides of cells touch, and an empty line or two may lie between. */
const [NEAREST, FARTHEST] = [0.12, 4];
/** White on both sides of a bar, in its height: the letters of a word stand closer. */
const ASIDE = 0.16;
/** A bar reaches so far below the feet of the letters on its line, in its height, where an I or an l does not; so many of a column do, as some letters have tails. */
const [BELOW, MOST_OF_ALL] = [0.08, 0.8];

/**
 * Takes the bars off a page that are typed at one place on several lines, as the sides of a frame or between columns. A
 * recogniser reads some of them as ones or brackets, and overlooks others.
 */
export function takeTypedBars(image: GrayImage, { paper }: Tones, blobs: readonly Blob[]): Mark[] {
  const [lowest, highest] = [LOWEST_IN * image.dpi, HIGHEST_IN * image.dpi];
  const thin = blobs.filter(({ x0, top, x1, bottom }) => {
    const height = bottom - top;
    return height >= lowest && height <= highest && x1 - x0 <= WIDEST * height;
  });
  const bars = columnsOf(thin)
    .filter(
      (column) =>
        column.length >= FEWEST && standApart(column, blobs) && areBelowLetters(column, blobs, image.dpi),
    )
    .flat();
  for (const bar of bars) whiten(bar, image, paper);
  return bars.map(({ x0, top, x1, bottom }) => ({ x0, top, x1, bottom, text: "|" }));
}

/** Thin pieces that stand below each other, alike and apart. */
function columnsOf(thin: readonly Blob[]): Blob[][] {
  return chainsOf(thin, {
    from: ({ top }) => top,
    isNear: (last, { top, bottom }) => top - last.bottom <= FARTHEST * (bottom - top),
    isNext: (column, piece) => isBelow(piece, column.at(-1)!),
  });
}

function isBelow(piece: Box, last: Box): boolean {
  const height = piece.bottom - piece.top;
  return (
    piece.top - last.bottom >= NEAREST * height &&
    Math.abs(height - (last.bottom - last.top)) <= UNLIKE_PX &&
    Math.abs(piece.x0 + piece.x1 - last.x0 - last.x1) <= 2 * UNLIKE_PX
  );
}

/** Whether all of a column, but for a few to which dust or a tail comes near, have white on both sides. */
function standApart(column: readonly Blob[], blobs: readonly Blob[]): boolean {
  const apart = column.filter((bar) => {
    const white = ASIDE * (bar.bottom - bar.top);
    return !blobs.some(
      (other) =>
        other !== bar &&
        other.top < bar.bottom &&
        other.bottom > bar.top &&
        other.x0 < bar.x1 + white &&
        other.x1 > bar.x0 - white,
    );
  });
  return apart.length >= MOST_OF_ALL * column.length;
}

/** Whether what stands at one place on several lines reaches below what else is on them. */
function areBelowLetters(column: readonly Box[], blobs: readonly Box[], dpi: number): boolean {
  const reaches = column.flatMap((bar) => {
    const foot = median(lettersBeside(bar, blobs, dpi).map(({ bottom }) => bottom));
    return foot === undefined ? [] : [bar.bottom - foot >= BELOW * (bar.bottom - bar.top)];
  });
  const below = reaches.filter(Boolean).length;
  return below >= FEWEST && below >= MOST_OF_ALL * reaches.length;
}
