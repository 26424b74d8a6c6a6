import type { Box } from "../../api/result.ts";
import { whiten, type Blob } from "./blobs.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** The round corner of a frame is no larger, each way. */
const LARGEST_IN = 0.1;
/** A side with both its corners is higher than letters, and ends at rules across the page. */
const LOWEST_SIDE_IN = 0.15;
/** It touched the rules that it joins: where they were is as near as this. */
const NEAR_PX = 2;

/**
 * Takes off what round frames leave once their sides are taken off: a corner, which touched a rule across the page and one
 * down it, or a short side with its corners. Recognisers read them as letters. `rules` are the boxes of those that were taken off.
 */
export function eraseCorners(
  image: GrayImage,
  { paper }: Tones,
  blobs: readonly Blob[],
  rules: readonly Box[],
): void {
  const largest = LARGEST_IN * image.dpi;
  const isAcross = ({ x0, top, x1, bottom }: Box): boolean => x1 - x0 > bottom - top;
  for (const blob of blobs) {
    const height = blob.bottom - blob.top;
    if (blob.x1 - blob.x0 > largest || (height > largest && height < LOWEST_SIDE_IN * image.dpi)) continue;
    const touching = rules.filter((rule) => touch(rule, blob));
    const across = touching.filter(isAcross);
    const isCorner = height <= largest && across.length > 0 && across.length < touching.length;
    if (isCorner || (height > largest && joins(blob, across))) whiten(blob, image, paper);
  }
}

/** Whether a piece of ink leads from one rule across the page to the next. */
function joins({ top, bottom }: Blob, across: readonly Box[]): boolean {
  const middle = (top + bottom) / 2;
  return across.some((rule) => rule.bottom < middle) && across.some((rule) => rule.top > middle);
}

function touch(rule: Box, blob: Box): boolean {
  return (
    rule.x0 <= blob.x1 + NEAR_PX &&
    rule.x1 >= blob.x0 - NEAR_PX &&
    rule.top <= blob.bottom + NEAR_PX &&
    rule.bottom >= blob.top - NEAR_PX
  );
}
