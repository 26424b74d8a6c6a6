import type { Box } from "../../api/result.ts";
import { blobsOf, whiten, type Blob } from "./blobs.ts";
import { stepOf } from "./chains.ts";
import { filledPart } from "./filled-part.ts";
import type { GrayImage } from "./gray-image.ts";
import { boxAround, type Mark } from "./mark.ts";
import { NEAR, partsOf, UNLIKE_PX } from "./mask-parts.ts";
import type { Tones } from "./tones.ts";

/** How high a star or a round dot of a mask is in print of 6 to 14 points, and how many times as wide as high, or as high as wide, at most. */
const [LOWEST_IN, HIGHEST_IN, ROUND] = [0.018, 0.075, 1.35];
/** A mask has so many of them side by side at least. */
const FEWEST = 3;
/** The next behind them is a figure: so many times as high at least and at most, and lower by so much of its height; so near in steps is another. */
const [HIGHER, HIGHEST, LOWER, FAR] = [1.55, 4, 0.25, 6];
/** Of the box around it a round dot fills so much at least, a star less. */
const FILLED = 0.68;

/** Stars that touch by their blur are no more than this, in their height. */
const MOST_TOUCHING = 12;

/**
 * Takes the masks off a page that stand before the last figures of an account, as in `****5813`, of a person's number, as in
 * `***-**-4618`, or before an amount. Recognisers read stars and round dots of small print as any letters, and the figures behind
 * them wrongly.
 */
export function takeMasks(image: GrayImage, tones: Tones, blobs: readonly Blob[]): Mark[] {
  const { dpi } = image;
  const isHigh = ({ top, bottom }: Box): boolean =>
    bottom - top >= LOWEST_IN * dpi && bottom - top <= HIGHEST_IN * dpi;
  /** Signs that touch by their blur are told apart by their ink alone. */
  const inked = new Set<Blob>();
  const round = blobs.filter(isHigh).flatMap((blob) => {
    if (isRound(blob)) return blob;
    const high = blob.bottom - blob.top;
    if (blob.x1 - blob.x0 < high || blob.x1 - blob.x0 > MOST_TOUCHING * high) return [];
    const apart = blobsOf(image, tones.ink, blob);
    if (apart.length < 2 || !apart.every((sign) => isHigh(sign) && isRound(sign))) return [];
    for (const sign of apart) inked.add(sign);
    return apart;
  });
  const masks = partsOf(round, blobs).filter((parts) => {
    const row = parts.flatMap(({ signs }) => signs);
    const end = parts.at(-1)!.hyphen?.x1 ?? row.at(-1)!.x1;
    return row.length >= FEWEST && isBeforeFigures(row, end, blobs) && !isAmongLetters(row, blobs);
  });
  return masks.map((parts) => {
    const row = parts.flatMap(({ signs }) => signs);
    const filled = row.filter(
      (sign) => filledPart(sign, image, inked.has(sign) ? tones.ink : tones.trace) >= FILLED,
    );
    const isFilled = filled.length > row.length / 2;
    const hyphens = parts.flatMap(({ hyphen }) => hyphen ?? []);
    for (const sign of [...row, ...hyphens]) whiten(sign, image, tones.paper);
    const sign = isFilled ? "•" : "*";
    const text = parts.map(({ signs, hyphen }) => sign.repeat(signs.length) + (hyphen === null ? "" : "-"));
    return { ...boxAround([...row, ...hyphens]), text: text.join("") };
  });
}

function isRound({ x0, top, x1, bottom }: Box): boolean {
  const [width, height] = [x1 - x0, bottom - top];
  return Math.max(width, height) <= ROUND * Math.min(width, height);
}

/** Whether figures follow where a row of signs, and the hyphen behind it, ends. */
function isBeforeFigures(row: readonly Box[], end: number, blobs: readonly Box[]): boolean {
  const last = row.at(-1)!;
  const [high, step] = [last.bottom - last.top, stepOf(row.slice(-2))];
  const behind = blobs
    .filter(({ x0, top, bottom }) => x0 >= end && top < last.bottom && bottom > last.top)
    .sort((a, b) => a.x0 - b.x0)
    .filter(({ x0 }) => x0 - end <= FAR * step);
  const next = behind[0];
  if (next === undefined || next.x0 - end > NEAR * step) return false;
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
  const far = FAR * stepOf(row.slice(0, 2));
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
