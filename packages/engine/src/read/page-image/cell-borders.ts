import type { Box } from "../../api/result.ts";
import { whiten, type Blob } from "./blobs.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** A border of a cell is thinner than this and higher than that, and so many times as high as wide, as no letter of small print is. */
const [THICKEST_IN, LOWEST_IN, LEAST_SLENDER] = [0.02, 0.17, 10];
/** So many stand beside each other, and begin and end alike but for so many pixels. */
const [FEWEST, UNEVEN_PX] = [3, 2];

/**
 * Takes the borders off a page that part the cells of one row, as heads of tables have them, and gives their boxes in
 * pixels: they are shorter than ruled lines, and recognisers read them as letters. `blobs` are the pieces of the page's ink.
 */
export function eraseCellBorders(image: GrayImage, { paper }: Tones, blobs: readonly Blob[]): Box[] {
  const slender = blobs.filter(({ x0, top, x1, bottom }) => {
    const [width, height] = [x1 - x0, bottom - top];
    return (
      width <= THICKEST_IN * image.dpi && height >= LOWEST_IN * image.dpi && height >= LEAST_SLENDER * width
    );
  });
  const areAlike = (one: Box, other: Box): boolean =>
    Math.abs(one.top - other.top) <= UNEVEN_PX && Math.abs(one.bottom - other.bottom) <= UNEVEN_PX;
  const borders = slender.filter((blob) => slender.filter((other) => areAlike(blob, other)).length >= FEWEST);
  for (const border of borders) whiten(border, image, paper);
  return borders.map(({ x0, top, x1, bottom }) => ({ x0, top, x1, bottom }));
}
