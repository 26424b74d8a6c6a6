import type { Box } from "../../api/result.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

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

/**
 * Finds the pieces of text on a level page without rules: words that stand together on one line, as boxes in pixels, top
 * to bottom. Each can be read by itself, so that no column disturbs its neighbour.
 */
export function phrasesOf(image: GrayImage, { trace }: Tones): Box[] {
  const cell = Math.max(1, Math.round(CELL_IN * image.dpi));
  const grid = gridOf(image, trace, cell);
  bridgeDots(grid);
  bridgeGaps(grid, Math.round((WORD_GAP_IN * image.dpi) / cell));
  return connected(grid)
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
 * The lines of a piece of text that is too high for one: parted where the picture shows white between them, or first
 * into columns where a neighbour stands at another height.
 */
function linesIn(box: Box, image: GrayImage, trace: number): Box[] {
  if (box.bottom - box.top < TWO_LINES_IN * image.dpi) return [box];
  const lines = rowsIn(box, image, trace);
  const high = lines.every(({ top, bottom }) => bottom - top >= LOWEST_LINE_IN * image.dpi);
  if (high && lines.length > 1) return lines;
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

interface Grid {
  width: number;
  height: number;
  /** 1 where there is ink. */
  cells: Uint8Array;
}

function gridOf(image: GrayImage, trace: number, cell: number): Grid {
  const width = Math.ceil(image.width / cell);
  const height = Math.ceil(image.height / cell);
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < image.height; y++) {
    const row = Math.floor(y / cell) * width;
    const from = y * image.width;
    for (let x = 0; x < image.width; x++) {
      if (image.pixels[from + x]! < trace) cells[row + Math.floor(x / cell)] = 1;
    }
  }
  return { width, height, cells };
}

/** Joins the dot of an i, or the halves of a colon: what is one cell apart upwards. */
function bridgeDots({ width, height, cells }: Grid): void {
  const before = cells.slice();
  for (let at = width; at < width * (height - 1); at++) {
    if (before[at - width] === 1 && before[at + width] === 1) cells[at] = 1;
  }
}

function bridgeGaps({ width, height, cells }: Grid, widest: number): void {
  for (let y = 0; y < height; y++) {
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (cells[y * width + x] === 0) continue;
      if (last >= 0 && x - last <= widest + 1) cells.fill(1, y * width + last, y * width + x);
      last = x;
    }
  }
}

/** Boxes of what hangs together, corners included, in cells. */
function connected({ width, height, cells }: Grid): Box[] {
  const found: Box[] = [];
  const stack: number[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] === 0) continue;
    const box = { x0: width, top: height, x1: 0, bottom: 0 };
    cells[start] = 0;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          const next = at + dy * width + dx;
          if (cells[next] !== 1) continue;
          cells[next] = 0;
          stack.push(next);
        }
      }
    }
    found.push(box);
  }
  return found;
}
