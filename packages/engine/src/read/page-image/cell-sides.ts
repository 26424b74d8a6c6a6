import type { Box } from "../../api/result.ts";
import type { Blob } from "./blobs.ts";
import { eraseRule } from "./erase-rule.ts";
import type { GrayImage } from "./gray-image.ts";
import { median } from "../ocr/median.ts";
import { lettersBeside } from "./letters-beside.ts";
import type { Tones } from "./tones.ts";

/** The side of a cell is so high, from a line of small print on, and so thick at most, which is so much of its height at most. */
const [LOWEST_IN, THICKEST_IN, SLENDER] = [0.1, 0.022, 0.13];
/** Cells beside each other show so many sides, which begin and end at the same height, give or take so many pixels. */
const [FEWEST, UNLIKE_PX] = [3, 3];
/** They are so far apart at least, in their height. */
const NARROWEST = 0.4;
/** A side begins so far above the heads of letters beside it and ends so far below their feet, in their height; a bar that is typed, an l and a 1 do not. */
const BEYOND = 0.2;
/** So many of the letters are the highest, or the lowest but for those with tails. */
const FEW = 0.2;

/**
 * Takes the sides of narrow cells off a page, which are shorter than ruled lines are elsewhere, and gives their boxes in
 * pixels. Recognisers read the figures of all cells of a row as one word, with the sides as ones and brackets.
 */
export function eraseCellSides(image: GrayImage, tones: Tones, blobs: readonly Blob[]): Box[] {
  const { dpi } = image;
  const thin = blobs.filter(({ x0, top, x1, bottom }) => {
    const height = bottom - top;
    return height >= LOWEST_IN * dpi && x1 - x0 <= Math.min(THICKEST_IN * dpi, SLENDER * height);
  });
  const rows = thin.map((side) => thin.filter((other) => other === side || isMate(other, side)));
  const isBeyond = new Map(
    thin.map((side, i) => [side, rows[i]!.length >= FEWEST && reachesBeyond(side, blobs, dpi)]),
  );
  const sides = thin.filter(
    (side, i) => isBeyond.get(side) && rows[i]!.filter((other) => isBeyond.get(other)).length >= FEWEST,
  );
  return sides.map(({ x0, top, x1, bottom }) => {
    eraseRule(image, tones, { first: x0, last: x1 - 1, from: top, to: bottom }, true);
    return { x0, top, x1, bottom };
  });
}

function isMate(side: Box, other: Box): boolean {
  const apart = Math.max(side.x0 - other.x1, other.x0 - side.x1);
  return (
    Math.abs(side.top - other.top) <= UNLIKE_PX &&
    Math.abs(side.bottom - other.bottom) <= UNLIKE_PX &&
    apart >= NARROWEST * (side.bottom - side.top)
  );
}

/** Whether a side begins above the letters beside it and ends below them; cells without any tell nothing against it. */
function reachesBeyond(side: Box, blobs: readonly Box[], dpi: number): boolean {
  const letters = lettersBeside(side, blobs, dpi);
  if (letters.length === 0) return true;
  const heads = letters.map(({ top }) => top).sort((a, b) => a - b);
  const feet = letters.map(({ bottom }) => bottom).sort((a, b) => a - b);
  const [head, foot] = [heads[Math.floor(FEW * heads.length)]!, feet[Math.floor((1 - FEW) * feet.length)]!];
  const beyond = BEYOND * median(letters.map(({ top, bottom }) => bottom - top))!;
  return head - side.top >= beyond && side.bottom - foot >= beyond;
}
