import type { Box } from "../../api/result.ts";
import { blobsOf, type Blob } from "./blobs.ts";
import { bodyOf } from "./drawing-body.ts";
import { Flood } from "./flood.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** A drawing is higher and wider than letters of text are; what is larger still may hold text, as a dark band does. */
const SMALLEST_IN = 0.3;
const LARGEST_IN = 1;

/**
 * Takes off drawings that stand among the text: seals, bubbles, icons. A recogniser reads them as letters, and what they
 * touch is taken for one piece with them. The letters of a large heading stand side by side, and stay, as do those that
 * touch a drawing. Gives a 1 for each pixel that was taken off; null where there are none.
 */
export function eraseDrawings(image: GrayImage, tones: Tones, blobs: readonly Blob[]): Uint8Array | null {
  const [smallest, largest] = [SMALLEST_IN * image.dpi, LARGEST_IN * image.dpi];
  const isLarge = ({ x0, top, x1, bottom }: Box): boolean => Math.min(x1 - x0, bottom - top) >= smallest;
  const large = blobs.filter(isLarge);
  const drawings = large.filter(
    (blob) =>
      Math.max(blob.x1 - blob.x0, blob.bottom - blob.top) <= largest &&
      !large.some((other) => other !== blob && isBeside(blob, other)),
  );
  if (drawings.length === 0) return null;
  const erased = new Uint8Array(image.pixels.length);
  const flood = new Flood(image, tones.trace);
  // Letters that only their blur joins to a drawing are pieces of their own, and small.
  for (const drawing of drawings)
    for (const piece of blobsOf(image, tones.trace, drawing))
      if (isLarge(piece) && !flood.hasSeen(piece.at))
        erasePiece(image, tones, [...flood.from(piece.at).pixels], erased);
  return erased;
}

function erasePiece(
  image: GrayImage,
  { paper, trace }: Tones,
  piece: readonly number[],
  erased: Uint8Array,
): void {
  const { width, height, pixels } = image;
  const own = bodyOf(piece, image);
  for (const at of own) {
    pixels[at] = paper;
    erased[at] = 1;
  }
  for (const at of own) {
    const x = at % width;
    const y = (at - x) / width;
    for (let near = Math.max(0, y - 1); near <= Math.min(height - 1, y + 1); near++) {
      for (let beside = Math.max(0, x - 1); beside <= Math.min(width - 1, x + 1); beside++) {
        if (pixels[near * width + beside]! >= trace) pixels[near * width + beside] = paper;
      }
    }
  }
}

/** Whether two are as letters of one line are: equally high, and no further apart than that. */
function isBeside(blob: Blob, other: Blob): boolean {
  const high = blob.bottom - blob.top;
  const gap = Math.max(other.x0 - blob.x1, blob.x0 - other.x1);
  const level = Math.min(blob.bottom, other.bottom) - Math.max(blob.top, other.top);
  return gap <= high && level >= high / 2;
}
