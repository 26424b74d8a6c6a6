import type { Box } from "../../api/result.ts";
import { chainsOf } from "./chains.ts";
import { eraseRule } from "./erase-rule.ts";
import type { GrayImage } from "./gray-image.ts";
import { boxAround } from "./mark.ts";
import type { Tones } from "./tones.ts";

/** A piece of a hairline is so long at least, and so thick at most, with white above and below along so much of it. */
const [SHORTEST_IN, THICKEST_IN, FREE] = [0.06, 0.016, 0.85];
/** Whether there is white is looked at in steps of so many pixels. */
const STEP_PX = 4;
/** Its pieces stand no further apart, and one is no higher or lower than the one before by more than so many pixels. */
const [WIDEST_GAP_IN, RISE_PX] = [0.35, 2];
/** So many pieces make a hairline, which is so long, and of which so much shows: dashes in the columns of a table leave more white. */
const [FEWEST, SHORTEST_LINE_IN, LEAST_SHOWN] = [3, 1.5, 0.45];

/**
 * Takes the thin lines across a page off of which black and white left long pieces, as it does with the gray sides of cells, and
 * gives their boxes in pixels. The upright sides that hang on them are then seen for what they are.
 */
export function eraseHairlines(image: GrayImage, tones: Tones): Box[] {
  const { dpi } = image;
  const lines = chainsOf(piecesOf(image, tones), {
    from: ({ x0 }) => x0,
    isNear: (last, piece) => piece.x0 - last.x1 <= WIDEST_GAP_IN * dpi,
    isNext: (line, piece) => Math.abs(middleOf(line.at(-1)!) - middleOf(piece)) <= RISE_PX,
  }).filter((line) => isHairline(line, dpi));
  for (const line of lines) {
    for (const [i, piece] of line.entries()) {
      const next = line[i + 1] ?? piece;
      const [first, last] = [Math.min(piece.top, next.top), Math.max(piece.bottom, next.bottom) - 1];
      eraseRule(image, tones, { first, last, from: piece.x0, to: Math.max(piece.x1, next.x0) }, false);
    }
  }
  return lines.map((line) => boxAround(line));
}

function middleOf({ top, bottom }: Box): number {
  return (top + bottom) / 2;
}

function isHairline(line: readonly Box[], dpi: number): boolean {
  const span = line.at(-1)!.x1 - line[0]!.x0;
  const shown = line.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0);
  return line.length >= FEWEST && span >= SHORTEST_LINE_IN * dpi && shown >= LEAST_SHOWN * span;
}

/** Thin level strokes; those that lie on each other are one. */
function piecesOf(image: GrayImage, { faint }: Tones): Box[] {
  const { width, height, pixels, dpi } = image;
  const [shortest, thickest] = [Math.ceil(SHORTEST_IN * dpi), Math.ceil(THICKEST_IN * dpi)];
  const pieces: Box[] = [];
  let open: Box[] = [];
  for (let y = thickest; y < height - thickest; y++) {
    const above: Box[] = [];
    open = open.filter(({ bottom }) => bottom === y);
    // A stroke of this length covers one of the places that are so far apart.
    for (let x = shortest - 1; x < width; x += shortest) {
      if (pixels[y * width + x]! >= faint) continue;
      let [from, to] = [x, x + 1];
      while (from > 0 && pixels[y * width + from - 1]! < faint) from--;
      while (to < width && pixels[y * width + to]! < faint) to++;
      while (x + shortest < to) x += shortest;
      if (
        to - from < shortest ||
        !isFree(image, faint, { x0: from, x1: to, top: y, bottom: y + 1 }, thickest)
      )
        continue;
      const over = open.find(({ x0, x1 }) => x0 < to && from < x1);
      if (over === undefined) {
        const piece = { x0: from, top: y, x1: to, bottom: y + 1 };
        pieces.push(piece);
        above.push(piece);
      } else {
        over.x0 = Math.min(over.x0, from);
        over.x1 = Math.max(over.x1, to);
        over.bottom = y + 1;
      }
    }
    open.push(...above);
  }
  return pieces;
}

/** Whether a stroke has white so far above and below it, along most of it. */
function isFree({ width, pixels }: GrayImage, faint: number, stroke: Box, far: number): boolean {
  let [free, all] = [0, 0];
  const [above, below] = [(stroke.top - far) * width, (stroke.top + far) * width];
  for (let x = stroke.x0; x < stroke.x1; x += STEP_PX, all++)
    if (pixels[above + x]! >= faint && pixels[below + x]! >= faint) free++;
  return free >= FREE * all;
}
