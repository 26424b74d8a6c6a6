import type { Box } from "../../api/result.ts";

/** Letters of print from 6 points on are at least so high, low ones too. */
const LOWEST_IN = 0.04;
/** They tell of a bar that is so near at most, in its height, and are wider than it is, in its height. */
const [FARTHEST, WIDER] = [12, 0.17];

/** The letters on the line of a bar, or on its lines where it is higher. */
export function lettersBeside(bar: Box, blobs: readonly Box[], dpi: number): Box[] {
  const height = bar.bottom - bar.top;
  const widest = Math.min(WIDER * height, LOWEST_IN * dpi);
  return blobs.filter(({ x0, top, x1, bottom }) => {
    const middle = (top + bottom) / 2;
    return (
      bottom - top >= LOWEST_IN * dpi &&
      bottom - top <= height &&
      x1 - x0 > widest &&
      Math.max(x0 - bar.x1, bar.x0 - x1) <= FARTHEST * height &&
      middle > bar.top &&
      middle < bar.bottom
    );
  });
}
