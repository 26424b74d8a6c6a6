import { standsAlone, whiten, type Blob } from "./blobs.ts";
import { filledPart } from "./filled-part.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** How large a bullet is, from that of small print on to the sign of a chart's legend, and how many times as wide as high, or as high as wide, at most. */
const [SMALLEST_IN, LARGEST_IN, ROUND] = [0.05, 0.2, 1.2];
/** Of the box around it a disc is ink by so much at least: letters have white in them. */
const FILLED = 0.7;
/** No other ink is so near, in its own height: a letter that is filled with ink stands among others. */
const ALONE = 0.4;

/**
 * Takes off discs and squares that stand alone, as before a label in the legend of a chart: recognisers read them as a round
 * letter of the label. Gives them; `blobs` are the pieces of the page's ink.
 */
export function eraseBullets(image: GrayImage, tones: Tones, blobs: readonly Blob[]): Blob[] {
  const { dpi } = image;
  const bullets = blobs.filter((blob) => {
    const [width, height] = [blob.x1 - blob.x0, blob.bottom - blob.top];
    const [small, large] = [Math.min(width, height), Math.max(width, height)];
    if (small < SMALLEST_IN * dpi || large > Math.min(LARGEST_IN * dpi, ROUND * small)) return false;
    const isFilled = filledPart(blob, image, tones.ink) >= FILLED;
    return isFilled && standsAlone(blob, image, tones.faint, Math.round(ALONE * height));
  });
  for (const bullet of bullets) whiten(bullet, image, tones.paper);
  return bullets;
}
