import type { Box } from "../../../api/result.ts";
import { Flood } from "../../page-image/flood.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import { partOf } from "../../page-image/part-of.ts";

const BETWEEN = 128;

/** White that ink encloses: its middle, by all of its pixels, and how long it is, in pixels. */
export interface Hole {
  x: number;
  y: number;
  size: number;
}

/** The holes in a part of an image that are no smaller than this, in pixels. */
export function holesIn(area: Box, image: GrayImage, ink: number, leastPx: number): Hole[] {
  // A white edge joins what is outside.
  const { x0, top, x1, bottom } = area;
  const part = partOf(image, { x0: x0 - 1, top: top - 1, x1: x1 + 1, bottom: bottom + 1 }).image;
  const white = { ...part, pixels: part.pixels.map((gray) => (gray < ink ? 255 : 0)) };
  const flood = new Flood(white, BETWEEN);
  const found: Hole[] = [];
  for (let start = 0; start < white.pixels.length; start++) {
    if (white.pixels[start] !== 0 || flood.hasSeen(start)) continue;
    const { box, pixels } = flood.from(start);
    const isInside = box.x0 > 0 && box.top > 0 && box.x1 < part.width && box.bottom < part.height;
    const size = Math.max(box.x1 - box.x0, box.bottom - box.top);
    if (isInside && size >= leastPx) found.push({ ...middleOf(pixels, part.width), size });
  }
  return found;
}

function middleOf(pixels: Int32Array, width: number): { x: number; y: number } {
  let [sumX, sumY] = [0, 0];
  for (const at of pixels) {
    const x = at % width;
    sumX += x + 0.5;
    sumY += (at - x) / width + 0.5;
  }
  return { x: sumX / pixels.length, y: sumY / pixels.length };
}
