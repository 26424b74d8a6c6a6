import { isFigure, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";

/** Headings that a table has at least. */
const A_TABLE = 3;

/** Whether a row is words alone, of which several name columns. */
export function headsTable({ cells }: CellRow): boolean {
  return !cells.some(isFigure) && cells.filter(({ text }) => headingOf(text) !== null).length >= A_TABLE;
}
