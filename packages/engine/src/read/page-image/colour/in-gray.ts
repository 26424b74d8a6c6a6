import type { GrayImage } from "../gray-image.ts";
import type { Backgrounds } from "./backgrounds.ts";
import { colourAt, type ColourImage } from "./colour-image.ts";

/** The page in gray, as light as each pixel is beside its background: what a highlighter marks is as white as the paper around it. */
export function inGray(image: ColourImage, backgrounds: Backgrounds): GrayImage {
  const { width, height, dpi } = image;
  const pixels = new Uint8Array(width * height);
  for (let i = 0; i < pixels.length; i++) {
    const { light } = colourAt(image, i);
    pixels[i] = Math.min(255, (light * backgrounds.light) / backgrounds.lightNear(i));
  }
  return { width, height, pixels, dpi };
}
