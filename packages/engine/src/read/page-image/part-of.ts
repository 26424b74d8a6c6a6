import type { Box } from "../../api/result.ts";
import type { GrayImage } from "./gray-image.ts";

/** A part of an image as it is, neighbours included, as far as the image reaches. */
export function partOf(image: GrayImage, area: Box): { image: GrayImage; x: number; y: number } {
  const [x, y] = [Math.max(0, Math.floor(area.x0)), Math.max(0, Math.floor(area.top))];
  const width = Math.max(0, Math.min(image.width, Math.ceil(area.x1)) - x);
  const height = Math.max(0, Math.min(image.height, Math.ceil(area.bottom)) - y);
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * image.width + x;
    pixels.set(image.pixels.subarray(from, from + width), row * width);
  }
  return { image: { width, height, pixels, dpi: image.dpi }, x, y };
}
