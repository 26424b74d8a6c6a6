import type { Box } from "../api/result.ts";

const THICKEST_PT = 2;
/** The longer side of the largest paper that is usual, in points. On larger pages a point is a dot of a screen or scanner. */
const LONGEST_PT = 1224;

/** How thick a ruled line may be on a page of this size, in points. */
export function thickestRule(width: number, height: number): number {
  return THICKEST_PT * Math.max(1, Math.max(width, height) / LONGEST_PT);
}

/** Whether the box of a path is that of a line: thin in one direction. */
export function isRule({ x0, top, x1, bottom }: Box, thickest: number): boolean {
  return [x0, top, x1, bottom].every(Number.isFinite) && Math.min(x1 - x0, bottom - top) <= thickest;
}
