import type { Box } from "../../api/result.ts";
import type { GrayImage } from "./gray-image.ts";

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

/** Visits each pixel of the piece of ink that begins at `at`, unless it was seen before. */
export function flood(
  { width, height, pixels }: GrayImage,
  faint: number,
  start: number,
  seen: Uint8Array,
  visit: (x: number, y: number) => void,
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
  }
}
