import type { Box } from "../../../api/result.ts";
import { flood } from "../../page-image/blobs.ts";
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
  const seen = new Uint8Array(white.pixels.length);
  const found: Hole[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (white.pixels[start] !== 0 || seen[start] !== 0) continue;
    let [count, sumX, sumY] = [0, 0, 0];
    const box = { x0: Infinity, top: Infinity, x1: 0, bottom: 0 };
    flood(white, BETWEEN, start, seen, (x, y) => {
      [count, sumX, sumY] = [count + 1, sumX + x + 0.5, sumY + y + 0.5];
      box.x0 = Math.min(box.x0, x);
      box.top = Math.min(box.top, y);
      box.x1 = Math.max(box.x1, x + 1);
      box.bottom = Math.max(box.bottom, y + 1);
    });
    const isInside = box.x0 > 0 && box.top > 0 && box.x1 < part.width && box.bottom < part.height;
    const size = Math.max(box.x1 - box.x0, box.bottom - box.top);
    if (isInside && size >= leastPx) found.push({ x: sumX / count, y: sumY / count, size });
  }
  return found;
}
