import type { Box } from "../../api/result.ts";
import type { GrayImage } from "./gray-image.ts";

/** How much of a box is darker than a gray, 0 to 1. */
export function filledPart({ x0, top, x1, bottom }: Box, { width, pixels }: GrayImage, dark: number): number {
  let inked = 0;
  for (let y = top; y < bottom; y++) for (let x = x0; x < x1; x++) if (pixels[y * width + x]! < dark) inked++;
  return inked / ((x1 - x0) * (bottom - top));
}
