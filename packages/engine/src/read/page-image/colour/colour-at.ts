import { BLUE, BYTES_PX, GREEN, luma, RED, type ColourImage } from "./colour-image.ts";

type Parts = readonly [red: number, green: number, blue: number];

function partsAt({ pixels }: ColourImage, i: number): Parts {
  const at = BYTES_PX * i;
  return [pixels[at + RED]!, pixels[at + GREEN]!, pixels[at + BLUE]!];
}

/** How dark a pixel looks, 0 to 255; `i` counts pixels. */
export function lightAt(image: ColourImage, i: number): number {
  return luma(...partsAt(image, i));
}

/** The brightest part of a pixel, 0 to 255. */
export function brightestAt(image: ColourImage, i: number): number {
  return Math.max(...partsAt(image, i));
}

/** How far the brightest part of a pixel is from its darkest: 0 for black, white and gray. */
export function tintAt(image: ColourImage, i: number): number {
  const parts = partsAt(image, i);
  return Math.max(...parts) - Math.min(...parts);
}
