import type { Box } from "../../api/result.ts";
import type { GrayImage } from "./gray-image.ts";

/** Blur reaches so far beyond the box of the ink. */
const EDGE_PX = 4;

/** Pixels beside a box, and above and below it. */
export interface Margin {
  x: number;
  y: number;
}

/** A part of an image on a margin of plain paper, in which nothing of its neighbours is left. */
export function cropOf(image: GrayImage, box: Box, margin: Margin, paper: number): GrayImage {
  const [left, top] = [Math.round(box.x0), Math.round(box.top)];
  const [right, bottom] = [Math.round(box.x1), Math.round(box.bottom)];
  const width = right - left + 2 * margin.x;
  const height = bottom - top + 2 * margin.y;
  const pixels = new Uint8Array(width * height).fill(paper);
  const [beside, above] = [Math.min(EDGE_PX, margin.x), Math.min(EDGE_PX, margin.y)];
  const from = Math.max(0, left - beside);
  const to = Math.min(image.width, right + beside);
  for (let y = Math.max(0, top - above); y < Math.min(image.height, bottom + above); y++) {
    const row = image.pixels.subarray(y * image.width + from, y * image.width + to);
    pixels.set(row, (y - top + margin.y) * width + from - left + margin.x);
  }
  return { width, height, pixels, dpi: image.dpi };
}
