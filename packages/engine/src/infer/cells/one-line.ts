import type { Cell } from "./cells.ts";

/** Whether two cells stand on one line of one page. */
export function areOnOneLine(a: Cell, b: Cell): boolean {
  return a.page === b.page && a.baseline === b.baseline;
}
