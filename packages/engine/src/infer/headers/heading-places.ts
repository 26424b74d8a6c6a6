import type { Cell } from "../cells/cells.ts";
import type { PlacedHeading } from "./placed-heading.ts";

/** A number may miss its heading by this much, in points. */
export const NEAR_PT = 12;
/** Headings of one table stand in at most this many points above each other. */
const STACK_PT = 45;

/** Whether two cells can be of the header of one table. */
export function sameStack(above: Cell, below: Cell): boolean {
  return above.page === below.page && below.baseline - above.baseline < STACK_PT;
}

/** Whether a cell stands within what a row of headings takes up. */
export function isWithin(cell: Cell, headings: readonly Pick<PlacedHeading, "cell">[]): boolean {
  return cell.x1 > headings[0]!.cell.x0 && cell.x0 < headings.at(-1)!.cell.x1;
}

/** How far a cell stands below another, in points; 0 on one line. */
export function belowBy(cell: Cell, other: Cell): number {
  return cell.page === other.page ? cell.baseline - other.baseline : cell.page - other.page;
}

/** How far the ends of two cells are apart, or their middles. */
export function distance(a: Cell, b: Cell): number {
  return Math.min(Math.abs(a.x1 - b.x1), Math.abs((a.x0 + a.x1) / 2 - (b.x0 + b.x1) / 2));
}

/** Of two headings that begin left of a label the one further right, or of two at one edge the lower. */
export function isNearer(a: Cell, b: Cell): boolean {
  if (Math.abs(a.x0 - b.x0) > NEAR_PT) return a.x0 > b.x0;
  return a.page > b.page || (a.page === b.page && a.baseline >= b.baseline);
}
