import type { Box } from "../../api/result.ts";
import { standsAlone, whiten, type Blob } from "./blobs.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Mark } from "./mark.ts";
import type { Tones } from "./tones.ts";

/** How large a dot between words is in print of 6 to 12 points, and how many times as wide as high, or as high as wide, at most. */
const [SMALLEST_IN, LARGEST_IN, ROUND] = [0.009, 0.035, 1.5];
/** Dots of one print differ by so many pixels in size, and no fewer of them are told from dust. */
const [UNLIKE_PX, FEWEST] = [2, 2];
/** White beside a dot, in the height of the letters on either side: a point stands closer to its letter, and columns further apart. */
const [NARROWEST, WIDEST] = [0.25, 1.2];
/** Where its middle is between the heads and the feet of those letters, which may be low, or have a tail. */
const [HIGHEST, LOWEST] = [0.15, 0.72];
/** The dots of a colon have so much white between them at most, in their height, and so much beside them where it leans. */
const [COLON, LEANING] = [5, 1];
/** Letters are at least so high, and in the size of a dot. */
const [LOWEST_LETTER_IN, LETTER] = [0.04, 1.8];
/** No ink is so near a dot, and none so near most dust; of that there is so many times as much at most, as little of it falls between words. */
const [LONELY_IN, DUST_IN, MOST_DUST] = [0.02, 0.045, 5];

/**
 * Takes the dots off a page that stand between words, as in `00230 · Front desk`. They are no larger than dust, which is
 * erased, and recognisers overlook them; what tells them is that several are alike, on a page that has little dust of their size.
 */
export function takeMiddleDots(image: GrayImage, { paper, faint }: Tones, blobs: readonly Blob[]): Mark[] {
  const { dpi } = image;
  const isAlone = (blob: Blob, far: number): boolean =>
    standsAlone(blob, image, faint, Math.round(far * dpi));
  const small = blobs.filter((blob) => isDot(blob, dpi));
  const lonely = small.filter((blob) => isAlone(blob, LONELY_IN));
  const letters = blobs.filter(({ top, bottom }) => bottom - top >= LOWEST_LETTER_IN * dpi);
  const between = new Set(lonely.filter((dot) => isBetweenWords(dot, letters) && !isOfColon(dot, small)));
  const dust = lonely.filter((blob) => !between.has(blob) && isAlone(blob, DUST_IN));
  const dots = [...between].filter((dot) => {
    const count = [...between].filter((other) => isAlike(dot, other)).length;
    return count >= FEWEST && MOST_DUST * count >= dust.filter((other) => isAlike(dot, other)).length;
  });
  for (const dot of dots) whiten(dot, image, paper);
  return dots.map(({ x0, top, x1, bottom }) => ({ x0, top, x1, bottom, text: "·" }));
}

function isDot({ x0, top, x1, bottom }: Box, dpi: number): boolean {
  const [width, height] = [x1 - x0, bottom - top];
  const [small, large] = [Math.min(width, height), Math.max(width, height)];
  return small >= SMALLEST_IN * dpi && large <= Math.min(LARGEST_IN * dpi, ROUND * small);
}

function isAlike(dot: Box, other: Box): boolean {
  const wider = other.x1 - other.x0 - (dot.x1 - dot.x0);
  const higher = other.bottom - other.top - (dot.bottom - dot.top);
  return Math.abs(wider) <= UNLIKE_PX && Math.abs(higher) <= UNLIKE_PX;
}

/** Whether another dot stands below one or above it, as in a colon. */
function isOfColon(dot: Box, dots: readonly Box[]): boolean {
  return dots.some((other) => {
    const apart = Math.max(other.top - dot.bottom, dot.top - other.bottom);
    const aside = Math.max(other.x0 - dot.x1, dot.x0 - other.x1);
    const size = dot.bottom - dot.top;
    return aside <= LEANING * size && apart >= 0 && apart <= COLON * size;
  });
}

/** Whether a dot has a letter on either side, at the distance of words, at the middle height of the letters near it. */
function isBetweenWords(dot: Box, letters: readonly Box[]): boolean {
  const middle = (dot.top + dot.bottom) / 2;
  const near = letters.filter((letter) => {
    const height = letter.bottom - letter.top;
    return (
      height >= LETTER * (dot.bottom - dot.top) &&
      middle >= letter.top + HIGHEST * height &&
      middle <= letter.top + LOWEST * height &&
      letter.x0 < dot.x1 + WIDEST * height &&
      letter.x1 > dot.x0 - WIDEST * height
    );
  });
  const isApart = (letter: Box): boolean =>
    Math.max(letter.x0 - dot.x1, dot.x0 - letter.x1) >= NARROWEST * (letter.bottom - letter.top);
  return near.some(({ x1 }) => x1 <= dot.x0) && near.some(({ x0 }) => x0 >= dot.x1) && near.every(isApart);
}
