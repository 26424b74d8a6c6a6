import type { Box } from "../../api/result.ts";
import { standsAlone, whiten, type Blob } from "./blobs.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** How wide the dash of a table is, and how many times as wide as high. */
const [NARROWEST_IN, WIDEST_IN] = [0.014, 0.06];
const [LEAST_FLAT, MOST_FLAT] = [1.8, 6];
/** The minus of a figure and the hyphen of a word stand closer to it. */
const ALONE_IN = 0.045;
/** The dashes of a broken line stand closer to each other. */
const NEXT_IN = 0.15;
/** Dashes of one print differ by so many pixels; what a page holds less often may be dust. */
const UNEVEN_PX = 1;
const FEWEST = 4;

/**
 * Takes the dashes off a page that stand alone in the columns of a table, for nothing paid, and gives their boxes in pixels.
 * In small print they are no larger than dust; what tells them is that each is like the others.
 */
export function takeDashes(image: GrayImage, { faint, paper }: Tones, blobs: readonly Blob[]): Box[] {
  const { dpi } = image;
  const flat = blobs.filter(({ x0, top, x1, bottom }) => {
    const [width, height] = [x1 - x0, bottom - top];
    const isDash = width >= LEAST_FLAT * height && width <= MOST_FLAT * height;
    return isDash && width >= NARROWEST_IN * dpi && width <= WIDEST_IN * dpi;
  });
  const isNext = (blob: Box, other: Box): boolean =>
    Math.abs(blob.top - other.top) <= UNEVEN_PX &&
    Math.max(other.x0 - blob.x1, blob.x0 - other.x1) < NEXT_IN * dpi;
  const alone = flat.filter(
    (blob) =>
      standsAlone(blob, image, faint, Math.round(ALONE_IN * dpi)) &&
      !flat.some((other) => other !== blob && isNext(blob, other)),
  );
  const dashes = alone.filter((blob) => alone.filter((other) => isAlike(blob, other)).length >= FEWEST);
  for (const dash of dashes) whiten(dash, image, paper);
  return dashes.map(({ x0, top, x1, bottom }) => ({ x0, top, x1, bottom }));
}

function isAlike(blob: Box, other: Box): boolean {
  const wider = other.x1 - other.x0 - (blob.x1 - blob.x0);
  const higher = other.bottom - other.top - (blob.bottom - blob.top);
  return Math.abs(wider) <= UNEVEN_PX && Math.abs(higher) <= UNEVEN_PX;
}
