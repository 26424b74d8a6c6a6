import type { GrayImage } from "../gray-image.ts";
import { brightestAt, colourAt, type ColourImage } from "./colour-image.ts";

/** Ink of a highlighter is transparent: from here on it is light, and from there on it is nothing but paper. */
const [LIGHT, PAPER] = [150, 200];

/**
 * The page in gray. Light colours, as those of a highlighter or of a tinted paper, are as white as their brightest part: a lamp
 * of that colour would not see them.
 */
export function inGray(image: ColourImage): GrayImage {
  const { width, height, dpi } = image;
  const pixels = new Uint8Array(width * height);
  for (let i = 0; i < pixels.length; i++) {
    const { light } = colourAt(image, i);
    const share = Math.min(1, Math.max(0, (light - LIGHT) / (PAPER - LIGHT)));
    pixels[i] = share === 0 ? light : light + share * (brightestAt(image, i) - light);
  }
  return { width, height, pixels, dpi };
}
