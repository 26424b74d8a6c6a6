import type { Box } from "../../api/result.ts";
import { whiten, type Blob } from "./blobs.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** The round corner of a frame is no larger, each way. */
const LARGEST_IN = 0.1;
/** It touched the rules that it joins: where they were is as near as this. */
const NEAR_PX = 2;

/**
 * Takes off what round frames leave at their corners once their sides are taken off: it touched a rule across the page and
 * one down it, and recognisers read it as a letter. `rules` are the boxes of those that were taken off.
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
    if (blob.x1 - blob.x0 > largest || blob.bottom - blob.top > largest) continue;
    const touching = rules.filter((rule) => touch(rule, blob));
    if (touching.some(isAcross) && !touching.every(isAcross)) whiten(blob, image, paper);
  }
}

function touch(rule: Box, blob: Box): boolean {
  return (
    rule.x0 <= blob.x1 + NEAR_PX &&
    rule.x1 >= blob.x0 - NEAR_PX &&
    rule.top <= blob.bottom + NEAR_PX &&
    rule.bottom >= blob.top - NEAR_PX
  );
}
