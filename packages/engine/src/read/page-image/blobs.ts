import type { Box } from "../../api/result.ts";
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
  const seen = new Uint8Array(pixels.length);
  for (let row = top; row < bottom; row++) {
    for (let at = row * width + x0; at < row * width + x1; at++) {
      if (pixels[at]! >= faint || seen[at] !== 0) continue;
      const blob = { at, x0: width, top: height, x1: 0, bottom: 0 };
      flood(image, faint, at, seen, (x, y) => {
        if (x < blob.x0) blob.x0 = x;
        if (x >= blob.x1) blob.x1 = x + 1;
        if (y < blob.top) blob.top = y;
        if (y >= blob.bottom) blob.bottom = y + 1;
      });
      found.push(blob);
    }
  }
  return found;
}

/**
 * Visits each pixel of the piece of ink that begins at `start`, unless it was seen before; over `corners` as well where
 * thin strokes that lean have to hang together.
 */
export function flood(
  { width, height, pixels }: GrayImage,
  faint: number,
  start: number,
  seen: Uint8Array,
  visit: (x: number, y: number) => void,
  corners = false,
): void {
  const stack: number[] = [];
  const open = (at: number): void => {
    if (seen[at] !== 0 || pixels[at]! >= faint) return;
    seen[at] = 1;
    stack.push(at);
  };
  open(start);
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    visit(x, y);
    if (x > 0) open(at - 1);
    if (x < width - 1) open(at + 1);
    if (y > 0) open(at - width);
    if (y < height - 1) open(at + width);
    if (!corners) continue;
    for (const next of [at - width, at + width]) {
      if (next < 0 || next >= pixels.length) continue;
      if (x > 0) open(next - 1);
      if (x < width - 1) open(next + 1);
    }
  }
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
