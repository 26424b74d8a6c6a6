import type { Box } from "../../api/result.ts";
import type { GrayImage } from "./gray-image.ts";

/** Blur reaches so far beyond the box of the ink. */
const EDGE_PX = 4;

/** A part of an image on a margin of plain paper, in which nothing of its neighbours is left. */
export function cropOf(image: GrayImage, box: Box, margin: number, paper: number): GrayImage {
  const [left, top] = [Math.round(box.x0), Math.round(box.top)];
  const [right, bottom] = [Math.round(box.x1), Math.round(box.bottom)];
  const width = right - left + 2 * margin;
  const height = bottom - top + 2 * margin;
  const pixels = new Uint8Array(width * height).fill(paper);
  const edge = Math.min(EDGE_PX, margin);
  const from = Math.max(0, left - edge);
  const to = Math.min(image.width, right + edge);
  for (let y = Math.max(0, top - edge); y < Math.min(image.height, bottom + edge); y++) {
    const row = image.pixels.subarray(y * image.width + from, y * image.width + to);
    pixels.set(row, (y - top + margin) * width + from - left + margin);
  }
  return { width, height, pixels, dpi: image.dpi };
}
