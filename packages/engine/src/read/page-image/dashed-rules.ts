import type { Box } from "../../api/result.ts";
import { median } from "../ocr/median.ts";
import { eraseInk, type Blob } from "./blobs.ts";
import { chainsOf } from "./chains.ts";
import type { GrayImage } from "./gray-image.ts";
import { boxAround } from "./mark.ts";
import type { Tones } from "./tones.ts";

/** A dash of a rule is no thicker than this, and most are no shorter and no longer. */
const [THICKEST_IN, SHORTEST_IN, LONGEST_IN] = [0.014, 0.03, 0.25];
/** A rule shows so many dashes at least, no further apart than this. */
const [FEWEST, WIDEST_GAP_IN] = [8, 0.9];
/** From one dash to the next it rises or falls by so many pixels at most. */
const RISE_PX = 2;
/** Its dashes follow each other at one pitch, in so large a share of it, but for a few: one may hang on a letter, or be part of one. */
const [ASTRAY, REGULAR] = [0.12, 0.75];
/** Print that a rule runs through has so much of its height on either side; for so many dashes there is no more than one. */
const [ASTRIDE, DASHES_A_LETTER] = [0.25, 8];

/**
 * Takes rules off a page that show as a row of dashes at one pitch, and gives their boxes in pixels: black and white cuts a thin
 * line that is not quite level where it passes from one row of dots to the next, and a line to cut along is drawn so.
 * `blobs` are the pieces of the page's ink.
 */
export function eraseDashedRules(image: GrayImage, tones: Tones, blobs: readonly Blob[]): Box[] {
  const { dpi } = image;
  const thin = blobs.filter(({ x0, top, x1, bottom }) => isDash(x1 - x0, bottom - top, dpi));
  if (thin.length < FEWEST) return [];
  const rows = chainsOf(thin, {
    from: ({ x0 }) => x0,
    isNear: (last, dash) => dash.x0 - last.x1 <= WIDEST_GAP_IN * dpi,
    isNext: (row, dash) => Math.abs(middleOf(row.at(-1)!) - middleOf(dash)) <= RISE_PX,
  });
  return rows
    .filter((row) => row.length >= FEWEST && areAtOnePitch(row, dpi) && !runsThroughPrint(row, blobs))
    .map((row) => {
      for (const dash of row) eraseInk(dash, image, tones);
      return boxAround(row);
    });
}

function isDash(width: number, height: number, dpi: number): boolean {
  return height <= THICKEST_IN * dpi && width <= LONGEST_IN * dpi && width > height;
}

function middleOf({ top, bottom }: Blob): number {
  return (top + bottom) / 2;
}

/** Whether most dashes of a row are as long as dashes are, and follow the one before at the pitch of the row or twice that. */
function areAtOnePitch(row: readonly Blob[], dpi: number): boolean {
  const long = row.filter(({ x0, x1 }) => x1 - x0 >= SHORTEST_IN * dpi);
  const steps = long.slice(1).map((dash, i) => (dash.x0 + dash.x1 - long[i]!.x0 - long[i]!.x1) / 2);
  const pitch = median(steps);
  if (pitch === undefined || long.length < REGULAR * row.length) return false;
  const regular = steps.filter((step) =>
    [pitch, 2 * pitch].some((whole) => Math.abs(step - whole) <= ASTRAY * pitch),
  );
  return regular.length >= REGULAR * steps.length;
}

/** Whether more than a few letters stand on the line of a row, as they do where its dashes are typed. */
function runsThroughPrint(row: readonly Blob[], blobs: readonly Blob[]): boolean {
  const own = new Set(row);
  const { x0, top, x1, bottom } = boxAround(row);
  const middle = (top + bottom) / 2;
  const astride = blobs.filter((blob) => {
    const inside = ASTRIDE * (blob.bottom - blob.top);
    const isBeside = blob.x0 < x1 + (x1 - x0) && blob.x1 > x0 - (x1 - x0);
    return !own.has(blob) && isBeside && blob.top + inside < middle && blob.bottom - inside > middle;
  });
  return astride.length * DASHES_A_LETTER > row.length;
}
