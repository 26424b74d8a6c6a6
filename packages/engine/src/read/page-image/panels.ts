import type { Box } from "../../api/result.ts";
import { Flood } from "./flood.ts";
import type { GrayImage } from "./gray-image.ts";

/** A panel holds a square of this size that is dark all over: strokes of the boldest title are thinner. */
const SQUARE_IN = 0.07;
/** Squares are looked for on a grid as coarse as this. */
const CELL_IN = 0.01;
/** Dust and compression lighten so much of a square. */
const LEAST_DARK = 0.97;
/** A square shows so many points each way, of which dust lightens a few: a page without any has no panel. */
const [POINTS, MOST_LIGHT] = [10, 10];
/** One point in so many each way is looked at first: few of a page are dark, and each square holds several. */
const FIRST_LOOK = 3;
/** Beside its squares a panel goes on where so much of a column, or of a row, is dark: the rest is letters. */
const LEAST_OF_COLUMN = 0.3;
/** It ends where columns are lighter than that for longer: the stem of a letter is thinner. */
const STEM_IN = 0.05;
/** Smaller ones are strokes of titles, marks, and bars of codes. */
const [NARROWEST_IN, LOWEST_IN] = [0.3, 0.08];
/** A row of pixels that has less of a panel lies beside it. */
const LEAST_OF_ROW = 0.05;
const [SOLID, OPEN] = [0, 255];

/** The dark bars and boxes of an image, in pixels: heads of tables, sums, strips at the side of a page. */
export function panelsOf(image: GrayImage, dark: number): Box[] {
  if (!mayHaveSquares(image, dark)) return [];
  const cell = Math.max(1, Math.round(CELL_IN * image.dpi));
  let panels: Box[] = [];
  for (const square of piecesOf(solidCells(image, dark, cell))) {
    const box = {
      x0: square.x0 * cell,
      top: square.top * cell,
      x1: square.x1 * cell,
      bottom: square.bottom * cell,
    };
    if (panels.some((panel) => holds(panel, box))) continue;
    // A bar that falls a little is found in parts.
    const panel = withinEdges(lengthened(box, image, dark), image, dark, cell);
    const parts = panels.filter((other) => overlap(panel, other));
    panels = [...panels.filter((other) => !parts.includes(other)), parts.reduce(around, panel)];
  }
  return panels.filter(
    ({ x0, top, x1, bottom }) => x1 - x0 >= NARROWEST_IN * image.dpi && bottom - top >= LOWEST_IN * image.dpi,
  );
}

/** Whether some square is dark at its points, which few pixels of a page are. */
function mayHaveSquares({ width, height, pixels, dpi }: GrayImage, dark: number): boolean {
  const apart = Math.max(1, Math.floor((SQUARE_IN * dpi) / POINTS));
  const reach = (POINTS - 1) * apart;
  // Grays are whole numbers, which are compared faster with one.
  const darkest = Math.ceil(dark);
  const isDark = (x: number, y: number): boolean => {
    let light = 0;
    for (let row = y * width; row <= (y + reach) * width; row += apart * width)
      for (let i = row + x; i <= row + x + reach; i += apart)
        if (pixels[i]! >= darkest && ++light > MOST_LIGHT) return false;
    return true;
  };
  /** Whether a square is dark that has a point as the first of those looked at. */
  const isOfSquare = (x: number, y: number): boolean => {
    for (let top = Math.max(0, y - far); top <= y; top += apart)
      for (let left = Math.max(0, x - far); left <= x; left += apart)
        if (top + reach < height && left + reach < width && isDark(left, top)) return true;
    return false;
  };
  const [step, far] = [FIRST_LOOK * apart, (FIRST_LOOK - 1) * apart];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step)
      if (pixels[y * width + x]! < darkest && isOfSquare(x, y)) return true;
  return false;
}

/** The squares that are dark all over, as an image with a pixel for each cell. */
function solidCells({ width, height, pixels, dpi }: GrayImage, dark: number, cell: number): GrayImage {
  const [across, down] = [Math.floor(width / cell), Math.floor(height / cell)];
  const row = across + 1;
  // How many dark pixels there are above and left of each corner of the grid.
  const sums = new Float64Array(row * (down + 1));
  const counts = new Uint32Array(across);
  const darkest = Math.ceil(dark);
  for (let y = 0; y < down; y++) {
    counts.fill(0);
    for (let line = y * cell; line < (y + 1) * cell; line++)
      for (let x = 0, at = line * width; x < across; x++)
        for (const end = at + cell; at < end; at++) if (pixels[at]! < darkest) counts[x]!++;
    for (let x = 0, sum = 0; x < across; x++)
      sums[(y + 1) * row + x + 1] = sums[y * row + x + 1]! + (sum += counts[x]!);
  }
  const side = Math.max(2, Math.round((SQUARE_IN * dpi) / cell));
  const least = LEAST_DARK * (side * cell) ** 2;
  const cells = new Uint8Array(across * down).fill(OPEN);
  for (let y = 0; y + side <= down; y++) {
    for (let x = 0; x + side <= across; x++) {
      const [above, below] = [y * row + x, (y + side) * row + x];
      if (sums[below + side]! - sums[below]! - sums[above + side]! + sums[above]! < least) continue;
      for (let line = y; line < y + side; line++)
        cells.fill(SOLID, line * across + x, line * across + x + side);
    }
  }
  return { width: across, height: down, pixels: cells, dpi: dpi / cell };
}

function piecesOf(cells: GrayImage): Box[] {
  const flood = new Flood(cells, OPEN);
  const found: Box[] = [];
  for (let at = 0; at < cells.pixels.length; at++)
    if (cells.pixels[at] === SOLID && !flood.hasSeen(at)) found.push(flood.from(at).box);
  return found;
}

/** A box with what goes on beside it, and above and below: letters part the squares of a bar. */
function lengthened(
  { x0, top, x1, bottom }: Box,
  { width, height, pixels, dpi }: GrayImage,
  dark: number,
): Box {
  const isColumn = (x: number): boolean => {
    let count = 0;
    for (let y = top; y < bottom; y++) if (pixels[y * width + x]! < dark) count++;
    return count >= LEAST_OF_COLUMN * (bottom - top);
  };
  const stem = STEM_IN * dpi;
  let [left, right] = [x0, x1 - 1];
  for (let x = x0 - 1; x >= 0 && left - x <= stem; x--) if (isColumn(x)) left = x;
  for (let x = x1; x < width && x - right <= stem; x++) if (isColumn(x)) right = x;
  const isRow = (y: number): boolean => {
    let count = 0;
    for (let x = left; x <= right; x++) if (pixels[y * width + x]! < dark) count++;
    return count >= LEAST_OF_COLUMN * (right + 1 - left);
  };
  let [first, last] = [top, bottom - 1];
  while (first > 0 && isRow(first - 1)) first--;
  while (last + 1 < height && isRow(last + 1)) last++;
  return { x0: left, top: first, x1: right + 1, bottom: last + 1 };
}

/** A box without the rows at its edges that are all but light, a cell at most: squares are found on a grid, which panels do not keep to. */
function withinEdges(box: Box, { width, pixels }: GrayImage, dark: number, cell: number): Box {
  const { x0, x1 } = box;
  const isDark = (y: number): boolean => {
    let count = 0;
    for (let x = x0; x < x1; x++) if (pixels[y * width + x]! < dark) count++;
    return count >= LEAST_OF_ROW * (x1 - x0);
  };
  let { top, bottom } = box;
  while (top < box.top + cell && !isDark(top)) top++;
  while (bottom > box.bottom - cell && !isDark(bottom - 1)) bottom--;
  return { x0, top, x1, bottom };
}

function holds(outer: Box, { x0, top, x1, bottom }: Box): boolean {
  return x0 >= outer.x0 && x1 <= outer.x1 && top >= outer.top && bottom <= outer.bottom;
}

function overlap(one: Box, other: Box): boolean {
  return one.x0 < other.x1 && other.x0 < one.x1 && one.top < other.bottom && other.top < one.bottom;
}

function around(one: Box, other: Box): Box {
  return {
    x0: Math.min(one.x0, other.x0),
    top: Math.min(one.top, other.top),
    x1: Math.max(one.x1, other.x1),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
