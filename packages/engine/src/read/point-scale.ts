/** The longer side of the largest paper that is usual, in points. */
const LONGEST_PT = 1224;

/** How many points of a page of this size are one of paper: on larger pages a point is a dot of a screen or scanner. */
export function pointScale(width: number, height: number): number {
  return Math.max(1, Math.max(width, height) / LONGEST_PT);
}
