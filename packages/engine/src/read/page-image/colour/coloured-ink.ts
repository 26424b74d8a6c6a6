import { blobsOf } from "../blobs.ts";
import { Flood } from "../flood.ts";
import type { GrayImage } from "../gray-image.ts";
import type { Backgrounds } from "./backgrounds.ts";
import { colourAt, spreadAt, type ColourImage } from "./colour-image.ts";

/** Ink is coloured whose colour is so far from gray and from that of the paper; thin strokes lose some of it, but not everywhere. */
const [STRANGE, FADED] = [14, 9];
/** The share of a stroke that has kept its colour. */
const LEAST_KEPT = 0.1;
/** The background near it is hardly lighter than what is lighter than so much of it. */
const DARKEST_PAPER = 0.8;
/** A page with a larger share of it is a picture. */
const MOST_COLOURED = 0.25;

export const [COLOURED, OTHER] = [0, 255];
/** Tells the two apart. */
export const BETWEEN = 128;

/**
 * Where coloured ink is: 0 there, and 255 elsewhere, as a picture of the size of the page. Edges of black print on coloured paper
 * are none. Null where a page has none, or is a picture.
 */
export function colouredInk(
  image: ColourImage,
  lights: Uint8Array,
  backgrounds: Backgrounds,
): GrayImage | null {
  const { width, height, dpi } = image;
  const ink = { width, height, dpi, pixels: new Uint8Array(width * height).fill(OTHER) };
  const kept = new Set<number>();
  let count = 0;
  for (let i = 0; i < ink.pixels.length; i++) {
    const light = lights[i]!;
    if (spreadAt(image, i) < FADED || light >= DARKEST_PAPER * backgrounds.lightNear(i)) continue;
    const strangeness = backgrounds.strangeness(i, colourAt(image, i, light), light);
    if (strangeness < FADED) continue;
    ink.pixels[i] = COLOURED;
    count++;
    if (strangeness >= STRANGE) kept.add(i);
  }
  if (kept.size === 0 || count > MOST_COLOURED * ink.pixels.length) return null;
  dropGray(ink, kept);
  return ink;
}

/** Leaves out what has hardly any colour anywhere: compression gives a little of it to black print as well. */
function dropGray(ink: GrayImage, kept: ReadonlySet<number>): void {
  const flood = new Flood(ink, BETWEEN);
  for (const { at } of blobsOf(ink, BETWEEN)) {
    const { pixels } = flood.from(at);
    const own = pixels.reduce((sum, other) => sum + (kept.has(other) ? 1 : 0), 0);
    if (own < LEAST_KEPT * pixels.length) for (const other of pixels) ink.pixels[other] = OTHER;
  }
}
