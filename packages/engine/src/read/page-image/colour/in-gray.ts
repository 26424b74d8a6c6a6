import type { GrayImage } from "../gray-image.ts";
import { BLUE, BYTES_PX, GREEN, luma, RED, type ColourImage } from "./colour-image.ts";

/** Ink of a highlighter is transparent: from here on it is light, and from there on it is nothing but paper. */
const [LIGHT, PAPER] = [150, 200];

/**
 * The page in gray. Light colours, as those of a highlighter or of a tinted paper, are as white as their brightest part: a lamp
 * of that colour would not see them.
 */
export function inGray({ width, height, pixels, dpi }: ColourImage): GrayImage {
  const gray = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < gray.length; i++, at += BYTES_PX) {
    const [red, green, blue] = [pixels[at + RED]!, pixels[at + GREEN]!, pixels[at + BLUE]!];
    const light = luma(red, green, blue);
    if (light <= LIGHT) {
      gray[i] = light;
      continue;
    }
    const brightest = Math.max(red, green, blue);
    const share = light >= PAPER ? 1 : (light - LIGHT) / (PAPER - LIGHT);
    gray[i] = light + share * (brightest - light);
  }
  return { width, height, pixels: gray, dpi };
}
