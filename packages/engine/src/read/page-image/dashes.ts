import type { Box } from "../../api/result.ts";
import { standsAlone, whiten, type Blob } from "./blobs.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Mark } from "./mark.ts";
import type { Tones } from "./tones.ts";

/** How wide the dash of a table is, and how many times as wide as high: a typewriter's is thin, blur makes a short one high. */
const [NARROWEST_IN, WIDEST_IN] = [0.014, 0.06];
const [BLURRED, LEAST_FLAT, MOST_FLAT] = [1.35, 1.8, 12];
/** The minus of a figure and the hyphen of a word stand closer to it. */
const ALONE_IN = 0.045;
/** The dashes of a broken line stand closer to each other. */
const NEXT_IN = 0.15;
/** Dashes of one print differ by so many pixels; what a page holds less often may be dust. */
const UNEVEN_PX = 1;
const [FEWEST, FEWEST_BLURRED] = [4, 10];
/** A dash between two words is so wide, in their height, stands so far from each at most, and in the middle of both. */
const [SHORTEST, LONGEST] = [0.3, 1.6];
const FAR = 2;
const [MIDDLE_FROM, MIDDLE_TO] = [0.3, 0.8];
const LOWEST_LETTER_IN = 0.045;

/**
 * Takes the dashes off a page that stand alone, in the columns of a table for nothing paid or far from the words between
 * which they stand, and gives them in pixels. In small print they are no larger than dust; what tells them is that
 * each is like the others, or those words.
 */
export function takeDashes(image: GrayImage, { faint, paper }: Tones, blobs: readonly Blob[]): Mark[] {
  const { dpi } = image;
  const flat = blobs.filter(({ x0, top, x1, bottom }) => {
    const [width, height] = [x1 - x0, bottom - top];
    const isDash = width >= BLURRED * height && width <= MOST_FLAT * height;
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
  const letters = blobs.filter(({ top, bottom }) => bottom - top >= LOWEST_LETTER_IN * dpi);
  const dashes = alone.filter((blob) => {
    const alike = alone.filter((other) => isAlike(blob, other)).length;
    if (blob.x1 - blob.x0 < LEAST_FLAT * (blob.bottom - blob.top)) return alike >= FEWEST_BLURRED;
    return alike >= FEWEST || isBetweenWords(blob, letters);
  });
  for (const dash of dashes) whiten(dash, image, paper);
  return dashes.map(({ x0, top, x1, bottom }) => ({ x0, top, x1, bottom, text: "-" }));
}

function isAlike(blob: Box, other: Box): boolean {
  const wider = other.x1 - other.x0 - (blob.x1 - blob.x0);
  const higher = other.bottom - other.top - (blob.bottom - blob.top);
  return Math.abs(wider) <= UNEVEN_PX && Math.abs(higher) <= UNEVEN_PX;
}

/** Whether a dash joins the letters on its left and its right, as that of a period of two dates does. */
function isBetweenWords(dash: Box, letters: readonly Box[]): boolean {
  const middle = (dash.top + dash.bottom) / 2;
  const isBeside = (letter: Box, gap: number): boolean => {
    const height = letter.bottom - letter.top;
    const [width, place] = [dash.x1 - dash.x0, (middle - letter.top) / height];
    return (
      gap > 0 &&
      gap <= FAR * height &&
      width >= SHORTEST * height &&
      width <= LONGEST * height &&
      place >= MIDDLE_FROM &&
      place <= MIDDLE_TO
    );
  };
  return (
    letters.some((letter) => isBeside(letter, dash.x0 - letter.x1)) &&
    letters.some((letter) => isBeside(letter, letter.x0 - dash.x1))
  );
}
