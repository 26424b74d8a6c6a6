import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { SAME_EDGE_PT } from "./name-edges.ts";

const A_TABLE = 3;

/** Texts with a figure beside them in a first column that is headed by the name of a list: lines of pay, as `Shop Time`. */
export function listedLines(rows: readonly CellRow[]): Set<Cell> {
  const found = new Set<Cell>();
  let heading: Cell | null = null;
  for (const { cells, page } of rows) {
    const [first, second] = cells;
    if (first === undefined || first.number !== null) continue;
    if (isTableHeader(cells)) heading = first;
    else if (heading?.page !== page || !isFigure(second)) continue;
    else if (Math.abs(first.x0 - heading.x0) <= SAME_EDGE_PT) found.add(first);
  }
  return found;
}

/** The name of a list, and columns for each of its lines. */
function isTableHeader(cells: readonly Cell[]): boolean {
  if (cells.length < A_TABLE || cells.some(({ number }) => number !== null)) return false;
  const [list, ...columns] = cells.map(({ text }) => headingOf(text));
  return list?.section != null && list.text === null && columns.every((column) => column?.role != null);
}
