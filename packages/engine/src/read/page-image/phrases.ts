import type { Box } from "../../api/result.ts";
import { Flood } from "./flood.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";
import { partedLines } from "./touching-lines.ts";

/** A page with more pieces is a photograph. */
export const MOST_PHRASES = 4000;

/** Phrases are looked for on a grid as coarse as this: finer than the gap between two lines of small print. */
const CELL_IN = 0.01;
/** Words closer than this stand together; the columns of a table are further apart. */
const WORD_GAP_IN = 0.08;
/** A phrase is at least as high as a dash with its blur, and no higher than a heading. */
const LOWEST_IN = 0.03;
const HIGHEST_IN = 0.5;
/** What is higher than this may be two lines, each at least so high. */
const TWO_LINES_IN = 0.14;
const LOWEST_LINE_IN = 0.045;
const SPACE_IN = 0.025;
const SPACE_HEIGHTS = 0.2;
const [INK, WHITE] = [0, 255];

/**
 * Finds the pieces of text on a level page without rules: words that stand together on one line, as boxes in pixels, top
 * to bottom. Each can be read by itself, so that no column disturbs its neighbour.
 */
export function phrasesOf(image: GrayImage, { trace }: Tones): Box[] {
  const cell = Math.max(1, Math.round(CELL_IN * image.dpi));
  const grid = gridOf(image, trace, cell);
  bridgeDots(grid);
  bridgeGaps(grid, Math.round((WORD_GAP_IN * image.dpi) / cell));
  return piecesOf(grid)
    .map(({ x0, top, x1, bottom }) => ({
      x0: x0 * cell,
      top: top * cell,
      x1: Math.min(image.width, x1 * cell),
      bottom: Math.min(image.height, bottom * cell),
    }))
    .flatMap((box) => linesIn(box, image, trace))
    .filter(
      ({ top, bottom }) => bottom - top >= LOWEST_IN * image.dpi && bottom - top <= HIGHEST_IN * image.dpi,
    )
    .sort((a, b) => a.top - b.top || a.x0 - b.x0);
}

/**
 * The lines of a piece of text that is too high for one: parted where the picture shows white or hardly any ink
 * between them, or first into columns where a neighbour stands at another height.
 */
function linesIn(box: Box, image: GrayImage, trace: number): Box[] {
  if (box.bottom - box.top < TWO_LINES_IN * image.dpi) return [box];
  const lines = rowsIn(box, image, trace);
  const high = lines.every(({ top, bottom }) => bottom - top >= LOWEST_LINE_IN * image.dpi);
  if (high && lines.length > 1) return lines.flatMap((line) => linesIn(line, image, trace));
  const parted = partedLines(box, image, trace, LOWEST_LINE_IN * image.dpi);
  if (parted !== null) return parted.flatMap((part) => linesIn(part, image, trace));
  const columns = columnsIn(box, image, trace);
  return columns.length === 1 ? [box] : columns.flatMap((column) => linesIn(column, image, trace));
}

function rowsIn(box: Box, { width, pixels }: GrayImage, trace: number): Box[] {
  const lines: Box[] = [];
  let line: Box | null = null;
  for (let y = box.top; y < box.bottom; y++) {
    let inked = false;
    for (let x = box.x0; x < box.x1 && !inked; x++) inked = pixels[y * width + x]! < trace;
    if (!inked) line = null;
    else if (line === null) lines.push((line = { ...box, top: y, bottom: y + 1 }));
    else line.bottom = y + 1;
  }
  return lines;
}

/** The two sides of the widest white gap, each as high as its ink; the box itself where no gap is as wide as a space. */
function columnsIn(box: Box, image: GrayImage, trace: number): Box[] {
  const { width, pixels, dpi } = image;
  let widest = { from: 0, to: 0 };
  let from = box.x0;
  for (let x = box.x0; x < box.x1; x++) {
    let inked = false;
    for (let y = box.top; y < box.bottom && !inked; y++) inked = pixels[y * width + x]! < trace;
    if (!inked) continue;
    if (x - from > widest.to - widest.from) widest = { from, to: x };
    from = x + 1;
  }
  const space = Math.max(SPACE_IN * dpi, SPACE_HEIGHTS * (box.bottom - box.top));
  if (widest.from === box.x0 || widest.to - widest.from < space) return [box];
  const sides = [
    { ...box, x1: widest.from },
    { ...box, x0: widest.to },
  ];
  return sides.map((side) => {
    const rows = rowsIn(side, image, trace);
    return { ...side, top: rows[0]?.top ?? side.top, bottom: rows.at(-1)?.bottom ?? side.bottom };
  });
}

/** An image of its ink alone, a pixel for each cell. */
function gridOf({ width, height, pixels, dpi }: GrayImage, trace: number, cell: number): GrayImage {
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const cells = new Uint8Array(across * down).fill(WHITE);
  // Grays are whole numbers, which are compared faster with one.
  const lightest = Math.ceil(trace);
  for (let y = 0; y < height; y++) {
    const [row, from] = [Math.floor(y / cell) * across, y * width];
    for (let x = 0; x < width; x++) if (pixels[from + x]! < lightest) cells[row + Math.floor(x / cell)] = INK;
  }
  return { width: across, height: down, pixels: cells, dpi: dpi / cell };
}

/** Joins the dot of an i, or the halves of a colon: what is one cell apart upwards. */
function bridgeDots({ width, height, pixels }: GrayImage): void {
  const before = pixels.slice();
  for (let at = width; at < width * (height - 1); at++) {
    if (before[at - width] === INK && before[at + width] === INK) pixels[at] = INK;
  }
}

function bridgeGaps({ width, height, pixels }: GrayImage, widest: number): void {
  for (let y = 0; y < height; y++) {
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (pixels[y * width + x] !== INK) continue;
      if (last >= 0 && x - last <= widest + 1) pixels.fill(INK, y * width + last, y * width + x);
      last = x;
    }
  }
}

/** Boxes of what hangs together, corners included, in cells. */
function piecesOf(grid: GrayImage): Box[] {
  const flood = new Flood(grid, WHITE, true);
  const found: Box[] = [];
  for (let at = 0; at < grid.pixels.length; at++)
    if (grid.pixels[at] === INK && !flood.hasSeen(at)) found.push(flood.from(at).box);
  return found;
}
