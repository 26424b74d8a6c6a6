import type { Picture } from "../scan.ts";

/** Ink is darker than this; a line of print has more pixels of it than so many in each of its rows, and is no higher. */
export const INK = 140;
const LEAST_INK_PX = 3;
const HIGHEST_LINE_IN = 0.3;

/** The rows of pixels of a line of print, and how far its ink reaches. */
export interface PrintedLine {
  top: number;
  bottom: number;
  x0: number;
  x1: number;
}

/** The lines of print of a page that lies level, from its top on. */
export function printedLines({ width, height, pixels, dpi }: Picture): PrintedLine[] {
  const lines: PrintedLine[] = [];
  const inkIn = (y: number): number => {
    let count = 0;
    for (let x = 0; x < width; x++) if (pixels[y * width + x]! < INK) count++;
    return count;
  };
  for (let y = 0; y < height; y++) {
    const top = y;
    while (y < height && inkIn(y) > LEAST_INK_PX) y++;
    if (y === top || y - top > HIGHEST_LINE_IN * dpi) continue;
    let [x0, x1] = [width, 0];
    for (let row = top; row < y; row++)
      for (let x = 0; x < width; x++)
        if (pixels[row * width + x]! < INK) [x0, x1] = [Math.min(x0, x), Math.max(x1, x + 1)];
    lines.push({ top, bottom: y, x0, x1 });
  }
  return lines;
}
