import type { GrayImage } from "../gray-image.ts";
import { colourAt, tintOf, type ColourImage } from "./colour-image.ts";
import { COLOURED, OTHER } from "./coloured-ink.ts";

/** What is lighter than so much of the paper is between strokes. */
const PAPER = 0.97;
/** The colours of a stroke are those of its edges where no more than so much is left of them together. */
const BALANCED = 0.35;

/**
 * Takes from coloured ink what is an edge of black letters: screens draw letters in thirds of a pixel, red at one side and blue at the
 * other, and scanners see the colours of a line a little apart. Along a row such colours cancel out; those of a pen do not.
 */
export function dropFringes(ink: GrayImage, image: ColourImage, lights: Uint8Array, paper: number): void {
  const { width, height } = image;
  const white = PAPER * paper;
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * width;
    for (let i = row * width; i < end; i++) {
      if (lights[i]! >= white) continue;
      const start = i;
      let [tint, blue, red, coloured] = [0, 0, 0, false];
      for (; i < end && lights[i]! < white; i++) {
        const colour = colourAt(image, i, lights[i]!);
        blue += colour.blue;
        red += colour.red;
        tint += tintOf(colour);
        coloured ||= ink.pixels[i] === COLOURED;
      }
      if (coloured && tintOf({ blue, red }) < BALANCED * tint) ink.pixels.fill(OTHER, start, i);
    }
  }
}
