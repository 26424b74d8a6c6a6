import { BLUE, BYTES_PX, GREEN, RED, type ColourImage } from "./colour-image.ts";

/** One pixel in so many is looked at; a prime, so that no column of pixels is passed over. */
const SAMPLED = 13;

/** The usual red, green and blue of a page: of its paper, as the lamp of the scanner shows it. */
export type PaperColour = readonly [red: number, green: number, blue: number];

export function paperColourOf({ pixels }: ColourImage): PaperColour {
  return [medianOf(pixels, RED), medianOf(pixels, GREEN), medianOf(pixels, BLUE)];
}

function medianOf(pixels: Uint8Array, channel: number): number {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let at = channel; at < pixels.length; at += BYTES_PX * SAMPLED, seen++) counts[pixels[at]!]!++;
  let [value, left] = [0, seen / 2];
  while (value < 255 && (left -= counts[value]!) > 0) value++;
  return Math.max(1, value);
}
