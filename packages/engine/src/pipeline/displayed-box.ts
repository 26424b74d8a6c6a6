import type { Box } from "../api/result.ts";
import type { Upright } from "../read/page-image/gray-image.ts";
import { asDisplayed, uprightSize } from "../read/page-image/page-matrix.ts";

/** A page that may have been turned to be read, in its upright size. */
export interface TurnedPage {
  width: number;
  height: number;
  upright: Upright | null;
}

/** The size of a page as it is displayed. */
export function displayedSize({ width, height, upright }: TurnedPage): { width: number; height: number } {
  return upright === null ? { width, height } : uprightSize({ width, height }, upright);
}

/** Where a box of the upright page lies on the page as it is displayed. */
export function displayedBox(box: Box, page: TurnedPage): Box {
  const { upright } = page;
  if (upright === null) return box;
  const size = displayedSize(page);
  const corners = [
    { x: box.x0, y: box.top },
    { x: box.x1, y: box.top },
    { x: box.x0, y: box.bottom },
    { x: box.x1, y: box.bottom },
  ].map((corner) => asDisplayed(corner, size, upright));
  const xs = corners.map(({ x }) => round(x));
  const ys = corners.map(({ y }) => round(y));
  return { x0: Math.min(...xs), top: Math.min(...ys), x1: Math.max(...xs), bottom: Math.max(...ys) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
