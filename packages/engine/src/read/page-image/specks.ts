import { standsAlone, whiten, type Blob } from "./blobs.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** A speck is no larger than a full stop in small print. */
const LARGEST_SPECK_IN = 0.022;
/** A full stop stands closer to its letter than this. */
const ALONE_IN = 0.045;
/** The dots of an ellipsis, how far each is from the next at most, and how much they may differ in it and in height. */
const DOTS = 3;
const ELLIPSIS_IN = 0.09;
const UNEVEN_PX = 2;

/** Takes off specks of dust that stand alone. Whatever is near other ink may be a point, and stays, as an ellipsis does. */
export function eraseSpecks(image: GrayImage, { faint, paper }: Tones, blobs: readonly Blob[]): void {
  const largest = Math.round(LARGEST_SPECK_IN * image.dpi);
  const alone = Math.round(ALONE_IN * image.dpi);
  const specks = blobs.filter(({ x0, top, x1, bottom }) => x1 - x0 <= largest && bottom - top <= largest);
  const dots = dotsOf(specks, ELLIPSIS_IN * image.dpi);
  for (const speck of specks)
    if (!dots.has(speck) && standsAlone(speck, image, faint, alone)) whiten(speck, image, paper);
}

/** The specks that stand in a row, level and evenly, as often as the dots of an ellipsis; a leader has more. */
function dotsOf(specks: readonly Blob[], widest: number): Set<Blob> {
  const sorted = [...specks].sort((a, b) => a.bottom - b.bottom || a.x0 - b.x0);
  const next = new Map<Blob, Blob>();
  for (const [i, box] of sorted.entries()) {
    let nearest: Blob | undefined;
    for (let k = i - 1; k >= 0 && box.bottom - sorted[k]!.bottom <= UNEVEN_PX; k--)
      nearest = nearer(box, sorted[k]!, nearest);
    for (let k = i + 1; k < sorted.length && sorted[k]!.bottom - box.bottom <= UNEVEN_PX; k++)
      nearest = nearer(box, sorted[k]!, nearest);
    if (nearest !== undefined && nearest.x0 - box.x0 <= widest) next.set(box, nearest);
  }
  const followers = new Set(next.values());
  const dots = new Set<Blob>();
  for (const first of next.keys()) {
    if (followers.has(first)) continue;
    const row = [first];
    for (let box = next.get(first); box !== undefined; box = next.get(box)) row.push(box);
    const steps = row.slice(1).map((box, i) => box.x0 - row[i]!.x0);
    const isEven = Math.max(...steps) - Math.min(...steps) <= UNEVEN_PX;
    if (row.length === DOTS && isEven) for (const box of row) dots.add(box);
  }
  return dots;
}

/** Of two specks the one that stands nearer to the right of a third. */
function nearer(box: Blob, other: Blob, nearest: Blob | undefined): Blob | undefined {
  return other.x0 > box.x1 && (nearest === undefined || other.x0 < nearest.x0) ? other : nearest;
}
