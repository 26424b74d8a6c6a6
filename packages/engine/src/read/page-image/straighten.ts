import type { GrayImage } from "./gray-image.ts";
import { fallOf } from "./level.ts";

const WHITE = 255;

/**
 * A page that was turned, with its text level. PDFium turns an image by steps of 1/256 pixel a pixel of its own, up to a
 * third of a degree for a coarse scan, so that a page still falls by half a step: its columns are moved up or down by whole pixels.
 */
export function straightened(image: GrayImage): GrayImage {
  const fall = fallOf(image);
  if (fall === 0) return image;
  const { width, height, pixels } = image;
  const slope = Math.tan((fall * Math.PI) / 180);
  const moved = new Uint8Array(pixels.length).fill(WHITE);
  for (let from = 0; from < width;) {
    const down = shiftAt(from, width, slope);
    let to = from + 1;
    while (to < width && shiftAt(to, width, slope) === down) to++;
    for (let y = Math.max(0, -down); y < Math.min(height, height - down); y++) {
      const source = (y + down) * width;
      moved.set(pixels.subarray(source + from, source + to), y * width + from);
    }
    from = to;
  }
  return { ...image, pixels: moved };
}

/** By how many pixels a column of a page that falls is too low; the middle of the page stays. */
function shiftAt(x: number, width: number, slope: number): number {
  return Math.round((x - width / 2) * slope);
}
