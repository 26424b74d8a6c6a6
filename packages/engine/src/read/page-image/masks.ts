import type { Box } from "../../api/result.ts";
import { whiten, type Blob } from "./blobs.ts";
import { chainsOf, stepOf } from "./chains.ts";
import type { GrayImage } from "./gray-image.ts";
import { boxAround, type Mark } from "./mark.ts";
import type { Tones } from "./tones.ts";

/** How high a star or a round dot of a mask is in print of 6 to 14 points, and how many times as wide as high, or as high as wide, at most. */
const [LOWEST_IN, HIGHEST_IN, ROUND] = [0.018, 0.075, 1.35];
/** A mask has so many of them side by side at least, which differ by so many pixels in size, place and step. */
const [FEWEST, UNLIKE_PX] = [3, 2];
/** From one to the next it is so many times their width at most. */
const LONGEST_STEP = 2.2;
/** The next behind them, so near in steps, is a figure: so many times as high at least and at most, and lower by so much of its height; so near is another. */
const [NEAR, HIGHER, HIGHEST, LOWER, FAR] = [1.6, 1.55, 4, 0.25, 6];
/** Of the box around it a round dot fills so much at least, a star less. */
const FILLED = 0.68;

/**
 * Takes the masks off a page that stand before the last figures of an account, as in `****5813`, or before an amount.
 * Recognisers read stars and round dots of small print as any letters, and the figures behind them wrongly.
 */
export function takeMasks(image: GrayImage, tones: Tones, blobs: readonly Blob[]): Mark[] {
  const { dpi } = image;
  const round = blobs.filter(({ x0, top, x1, bottom }) => {
    const [width, height] = [x1 - x0, bottom - top];
    const isHigh = height >= LOWEST_IN * dpi && height <= HIGHEST_IN * dpi;
    return isHigh && Math.max(width, height) <= ROUND * Math.min(width, height);
  });
  const masks = rowsOf(round).filter(
    (row) => row.length >= FEWEST && isBeforeFigures(row, blobs) && !isAmongLetters(row, blobs),
  );
  return masks.map((row) => {
    const isFilled = row.filter((sign) => filledPart(sign, image, tones) >= FILLED).length > row.length / 2;
    for (const sign of row) whiten(sign, image, tones.paper);
    return { ...boxAround(row), text: (isFilled ? "•" : "*").repeat(row.length) };
  });
}

/** Signs side by side that are alike, at even steps. */
function rowsOf(signs: readonly Blob[]): Blob[][] {
  return chainsOf<Blob>(signs, {
    from: ({ x0 }) => x0,
    isNear: (last, sign) => sign.x0 - last.x0 <= LONGEST_STEP * (last.x1 - last.x0),
    isNext,
  });
}

function isNext(row: readonly Box[], sign: Box): boolean {
  const last = row.at(-1)!;
  const unlike = [
    sign.x1 - sign.x0 - (last.x1 - last.x0),
    sign.top - last.top,
    sign.bottom - last.bottom,
    row.length === 1 ? 0 : sign.x0 - last.x0 - stepOf(row),
  ];
  return sign.x0 >= last.x1 && unlike.every((by) => Math.abs(by) <= UNLIKE_PX);
}

function isBeforeFigures(row: readonly Box[], blobs: readonly Box[]): boolean {
  const last = row.at(-1)!;
  const [high, step] = [last.bottom - last.top, stepOf(row)];
  const behind = blobs
    .filter(({ x0, top, bottom }) => x0 >= last.x1 && top < last.bottom && bottom > last.top)
    .sort((a, b) => a.x0 - b.x0)
    .filter(({ x0 }) => x0 - last.x1 <= FAR * step);
  const next = behind[0];
  if (next === undefined || next.x0 - last.x1 > NEAR * step) return false;
  const height = next.bottom - next.top;
  return (
    height >= HIGHER * high &&
    height <= HIGHEST * high &&
    next.top <= last.top + UNLIKE_PX &&
    next.bottom - last.bottom >= LOWER * height &&
    behind.some((other) => other !== next && isLevel(next, other))
  );
}

/** Whether a row stands on the line of others near it, as the low letters of a word do. */
function isAmongLetters(row: readonly Box[], blobs: readonly Box[]): boolean {
  const [first, last] = [row[0]!, row.at(-1)!];
  const far = FAR * stepOf(row);
  return blobs.some(
    (other) =>
      (other.x1 <= first.x0 || other.x0 >= last.x1) &&
      other.x1 >= first.x0 - far &&
      other.x0 <= last.x1 + far &&
      other.bottom - other.top >= last.bottom - last.top &&
      Math.abs(other.bottom - last.bottom) <= UNLIKE_PX,
  );
}

/** Whether two stand on one line, equally high, as figures do, and a bracket does with none. */
function isLevel(figure: Box, other: Box): boolean {
  return Math.abs(other.top - figure.top) <= UNLIKE_PX && Math.abs(other.bottom - figure.bottom) <= UNLIKE_PX;
}

/** How much of the box around a sign is ink. */
function filledPart({ x0, top, x1, bottom }: Box, { width, pixels }: GrayImage, { trace }: Tones): number {
  let inked = 0;
  for (let y = top; y < bottom; y++)
    for (let x = x0; x < x1; x++) if (pixels[y * width + x]! < trace) inked++;
  return inked / ((x1 - x0) * (bottom - top));
}
