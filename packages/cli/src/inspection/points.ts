import type { Box } from "@paylift/engine";

/** A length in points with at most two decimals. */
export function points(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A box as people read it: `x 36–112.5, y 90–99`. */
export function boxText({ x0, top, x1, bottom }: Box): string {
  return `x ${points(x0)}–${points(x1)}, y ${points(top)}–${points(bottom)}`;
}

/** Whether the middle of one box lies in another. */
export function holdsMiddle(outer: Box, inner: Box): boolean {
  const x = (inner.x0 + inner.x1) / 2;
  const y = (inner.top + inner.bottom) / 2;
  return outer.x0 <= x && x <= outer.x1 && outer.top <= y && y <= outer.bottom;
}
