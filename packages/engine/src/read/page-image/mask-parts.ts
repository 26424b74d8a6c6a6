import type { Box } from "../../api/result.ts";
import type { Blob } from "./blobs.ts";
import { chainsOf, stepOf } from "./chains.ts";

/** Signs of a mask differ by so many pixels in size, place and step. */
export const UNLIKE_PX = 2;
/** From one to the next it is so many times their width at most. */
const LONGEST_STEP = 2.2;
/** What follows a row of signs is so near, in steps. */
export const NEAR = 1.6;
/** A hyphen between parts of a mask is so many times as wide as high at least, and in widths of a sign so wide. */
const [FLAT, SHORTEST_HYPHEN, LONGEST_HYPHEN] = [1.5, 0.4, 1.6];

/** Signs of a mask side by side, perhaps with a hyphen behind them. */
export interface Part {
  signs: readonly Blob[];
  hyphen: Blob | null;
}

/** Rows of signs, each with those that a hyphen joins to it; `blobs` are all pieces of ink around them. */
export function partsOf(round: readonly Blob[], blobs: readonly Blob[]): Part[][] {
  const flat = blobs.filter(({ x0, top, x1, bottom }) => x1 - x0 >= FLAT * (bottom - top));
  const masks: Part[][] = [];
  for (const signs of rowsOf(round).sort((a, b) => a[0]!.x0 - b[0]!.x0)) {
    if (signs.length < 2) continue;
    const part = { signs, hyphen: hyphenBehind(signs, flat) };
    const before = masks.find((mask) => {
      const { signs: last, hyphen } = mask.at(-1)!;
      const gap = hyphen === null ? -1 : signs[0]!.x0 - hyphen.x1;
      return gap >= 0 && gap <= NEAR * stepOf(last) && isAlikeSign(last[0]!, signs[0]!);
    });
    if (before === undefined) masks.push([part]);
    else before.push(part);
  }
  return masks;
}

function hyphenBehind(signs: readonly Blob[], flat: readonly Blob[]): Blob | null {
  const last = signs.at(-1)!;
  const width = last.x1 - last.x0;
  const found = flat.find(({ x0, top, x1, bottom }) => {
    const isNear = x0 >= last.x1 && x0 - last.x1 <= NEAR * stepOf(signs);
    const isShort = x1 - x0 >= SHORTEST_HYPHEN * width && x1 - x0 <= LONGEST_HYPHEN * width;
    return isNear && isShort && top >= last.top && bottom <= last.bottom + width;
  });
  return found ?? null;
}

function isAlikeSign(one: Box, other: Box): boolean {
  return Math.abs(one.top - other.top) <= UNLIKE_PX && Math.abs(one.bottom - other.bottom) <= UNLIKE_PX;
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
