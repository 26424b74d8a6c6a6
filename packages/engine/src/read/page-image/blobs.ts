import type { Box } from "../../api/result.ts";
import { Flood } from "./flood.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** Ink that hangs together, as a box in pixels. */
export interface Blob extends Box {
  /** The first of its pixels, as an index. */
  at: number;
}

/** Everything that is darker than `faint`, piece by piece, as far as it begins in an area; by default the whole page. */
export function blobsOf(image: GrayImage, faint: number, area?: Box): Blob[] {
  const { width, height, pixels } = image;
  const { x0, top, x1, bottom } = area ?? { x0: 0, top: 0, x1: width, bottom: height };
  const found: Blob[] = [];
  // Grays are whole numbers, which are compared faster with one.
  const paper = Math.ceil(faint);
  const flood = new Flood(image, paper);
  for (let row = top; row < bottom; row++) {
    const end = row * width + x1;
    for (let at = row * width + x0; at < end; at++)
      if (pixels[at]! < paper && !flood.hasSeen(at)) found.push({ at, ...flood.from(at).box });
  }
  return found;
}

/** Whether no other ink is within so many pixels of a piece. */
export function standsAlone(
  { x0, top, x1, bottom }: Box,
  { width, height, pixels }: GrayImage,
  faint: number,
  far: number,
): boolean {
  for (let y = Math.max(0, top - far); y < Math.min(height, bottom + far); y++) {
    const beside = y < top || y >= bottom;
    for (let x = Math.max(0, x0 - far); x < Math.min(width, x1 + far); x++) {
      if (!beside && x >= x0 && x < x1) continue;
      if (pixels[y * width + x]! < faint) return false;
    }
  }
  return true;
}

const BLUR_PX = 2;

/** Takes off a piece with its blur. */
export function whiten(
  { x0, top, x1, bottom }: Box,
  { width, height, pixels }: GrayImage,
  paper: number,
): void {
  for (let y = Math.max(0, top - BLUR_PX); y < Math.min(height, bottom + BLUR_PX); y++)
    pixels.fill(paper, y * width + Math.max(0, x0 - BLUR_PX), y * width + Math.min(width, x1 + BLUR_PX));
}

/** Takes off the ink of a small piece, and nothing beside it: letters may be near. */
export function eraseInk(
  { x0, top, x1, bottom }: Box,
  { width, pixels }: GrayImage,
  { paper, faint }: Tones,
): void {
  for (let y = top; y < bottom; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) if (pixels[at]! < faint) pixels[at] = paper;
}
