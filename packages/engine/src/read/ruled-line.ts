import type { Box } from "../api/result.ts";

const THICKEST_PT = 2;

/** Whether the box of a path is that of a line: thin in one direction, for a page whose points are so many of paper. */
export function isRule({ x0, top, x1, bottom }: Box, scale: number): boolean {
  const thickest = scale * THICKEST_PT;
  return [x0, top, x1, bottom].every(Number.isFinite) && Math.min(x1 - x0, bottom - top) <= thickest;
}
