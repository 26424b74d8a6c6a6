import type { GrayImage } from "./gray-image.ts";

/**
 * The same picture with so many times the pixels an inch, by linear interpolation; for crops, not for pages. `across` is how
 * many times as wide it becomes, where that is not the same.
 */
export function scaled(image: GrayImage, factor: number, across: number = factor): GrayImage {
  const width = Math.max(1, Math.round(image.width * across));
  const height = Math.max(1, Math.round(image.height * factor));
  const pixels = new Uint8Array(width * height);
  const columns = Array.from({ length: width }, (_, x) => between(x, across, image.width));
  for (let y = 0; y < height; y++) {
    const row = between(y, factor, image.height);
    const [upper, lower] = [row.at * image.width, row.next * image.width];
    for (let x = 0; x < width; x++) {
      const { at, next, share } = columns[x]!;
      const above = image.pixels[upper + at]! * (1 - share) + image.pixels[upper + next]! * share;
      const below = image.pixels[lower + at]! * (1 - share) + image.pixels[lower + next]! * share;
      pixels[y * width + x] = above * (1 - row.share) + below * row.share;
    }
  }
  return { width, height, pixels, dpi: image.dpi * factor };
}

/** The two pixels that a new one lies between, and how near it is to the second. */
function between(to: number, factor: number, length: number): { at: number; next: number; share: number } {
  const from = Math.min(length - 1, Math.max(0, (to + 0.5) / factor - 0.5));
  const at = Math.floor(from);
  return { at, next: Math.min(length - 1, at + 1), share: from - at };
}
