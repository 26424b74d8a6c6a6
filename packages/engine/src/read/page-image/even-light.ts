import type { GrayImage } from "./gray-image.ts";
import { tonesOf } from "./tones.ts";

/** The paper is measured in cells of this size: larger than letters, smaller than a shadow. */
const CELL_IN = 0.16;
/** One pixel in so many is looked at, each way. */
const SAMPLED = 3;
/** Of a cell with text so much is paper, or the edge of a letter. */
const PAPER_SHARE = 0.7;
/** A page with so large a share of cells in shadow is evened out. */
const LEAST_SHADOW = 0.003;
/** As is one whose lightest cells in each block of so many, each way, are so unlike: a lamp lights it from one side. Bands of shade are narrower. */
const BLOCK_CELLS = 6;
const ONE_SIDED = 0.88;
/** Of the blocks so many are no measure, at either end: pictures, and what is brighter than paper. */
const ODD_BLOCKS = 0.05;
/** Light falls off by no more than this from one cell to the next; what is darker there is printed so. */
const STEEPEST = 0.55;
/** Below this share of the usual paper no ink can be told from its shadow. */
const DARKEST = 0.12;

interface PaperCells {
  across: number;
  down: number;
  sizePx: number;
  /** The gray of the paper in each cell, row by row. */
  grays: Float32Array;
}

/**
 * The image as if light fell on it evenly: a shadow along the edge of a page, as books and lids throw it, is as dark as ink.
 * An image without such shadows is given back as it is.
 */
export function evenLight(image: GrayImage): GrayImage {
  const { paper, trace, ink } = tonesOf(image);
  if (ink === 0) return image;
  const cells = paperCells(image, paper);
  const lit = litCells(cells, paper);
  const shadows = lit.filter((isLit, i) => isLit === 1 && cells.grays[i]! < trace).length;
  if (shadows < LEAST_SHADOW * lit.length && !isOneSided(cells)) return image;
  const gains = cells.grays.map((gray, i) => (lit[i] === 1 ? paper / Math.min(gray, paper) : 1));
  return { ...image, pixels: brightened(image, { ...cells, grays: gains }) };
}

function paperCells({ width, height, pixels, dpi }: GrayImage, paper: number): PaperCells {
  const sizePx = Math.max(SAMPLED, Math.round(CELL_IN * dpi));
  const [across, down] = [Math.ceil(width / sizePx), Math.ceil(height / sizePx)];
  const grays = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let cell = 0; cell < grays.length; cell++) {
    const [x0, y0] = [(cell % across) * sizePx, Math.floor(cell / across) * sizePx];
    counts.fill(0);
    let seen = 0;
    for (let y = y0; y < Math.min(height, y0 + sizePx); y += SAMPLED)
      for (let x = x0; x < Math.min(width, x0 + sizePx); x += SAMPLED, seen++)
        counts[pixels[y * width + x]!]!++;
    let [gray, left] = [0, PAPER_SHARE * seen];
    while (gray < 255 && (left -= counts[gray]!) > 0) gray++;
    grays[cell] = Math.min(gray, paper);
  }
  return { across, down, sizePx, grays };
}

/** Whether one part of a page is lit clearly less than another. */
function isOneSided({ across, down, grays }: PaperCells): boolean {
  const lightest: number[] = [];
  for (let top = 0; top < down; top += BLOCK_CELLS) {
    for (let left = 0; left < across; left += BLOCK_CELLS) {
      let most = 0;
      for (let y = top; y < Math.min(down, top + BLOCK_CELLS); y++)
        for (let x = left; x < Math.min(across, left + BLOCK_CELLS); x++)
          most = Math.max(most, grays[y * across + x]!);
      lightest.push(most);
    }
  }
  lightest.sort((a, b) => a - b);
  const odd = Math.floor(ODD_BLOCKS * lightest.length);
  return lightest[odd]! < ONE_SIDED * lightest.at(-1 - odd)!;
}

/** A 1 for each cell that the light of the usual paper falls off to, step by step. */
function litCells({ across, down, grays }: PaperCells, paper: number): Uint8Array {
  const lit = new Uint8Array(grays.length);
  const open: number[] = [];
  grays.forEach((gray, cell) => {
    if (gray < (1 - STEEPEST / 4) * paper) return;
    lit[cell] = 1;
    open.push(cell);
  });
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const [x, y] = [cell % across, Math.floor(cell / across)];
    const beside = [x > 0 ? cell - 1 : -1, x + 1 < across ? cell + 1 : -1];
    for (const next of [...beside, y > 0 ? cell - across : -1, y + 1 < down ? cell + across : -1]) {
      if (next < 0 || lit[next] === 1) continue;
      if (grays[next]! < STEEPEST * grays[cell]! || grays[next]! < DARKEST * paper) continue;
      lit[next] = 1;
      open.push(next);
    }
  }
  return lit;
}

/** Each pixel times the gain at its place, which changes evenly from the middle of one cell to the next. */
function brightened({ width, height, pixels }: GrayImage, cells: PaperCells): Uint8Array {
  const { across, down, sizePx, grays: gains } = cells;
  const result = new Uint8Array(pixels.length);
  const row = new Float32Array(across);
  for (let y = 0; y < height; y++) {
    const at = Math.max(0, Math.min(down - 1, y / sizePx - 0.5));
    const [above, below] = [Math.floor(at), Math.min(down - 1, Math.floor(at) + 1)];
    for (let i = 0; i < across; i++)
      row[i] = gains[above * across + i]! * (1 - at + above) + gains[below * across + i]! * (at - above);
    for (let x = 0; x < width; x++) {
      const along = Math.max(0, Math.min(across - 1, x / sizePx - 0.5));
      const left = Math.floor(along);
      const gain = row[left]! * (1 - along + left) + row[Math.min(across - 1, left + 1)]! * (along - left);
      result[y * width + x] = Math.min(255, pixels[y * width + x]! * gain);
    }
  }
  return result;
}
