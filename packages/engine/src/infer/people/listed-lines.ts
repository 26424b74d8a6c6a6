import type { Cell, CellRow } from "../cells/cells.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { SAME_EDGE_PT } from "./name-edges.ts";

const A_TABLE = 3;

/** Texts with figures beside them in a first column that is headed by the name of a list, or of its lines: lines of pay, as `Shop Time`. */
export function listedLines(rows: readonly CellRow[]): Set<Cell> {
  const found = new Set<Cell>();
  let heading: Cell | null = null;
  for (const { cells, page } of rows) {
    const [first, second] = cells;
    if (first === undefined || first.number !== null) continue;
    if (isTableHeader(cells)) heading = first;
    else if (heading?.page !== page || second?.number == null) continue;
    else if (Math.abs(first.x0 - heading.x0) <= SAME_EDGE_PT) found.add(first);
  }
  return found;
}

/** The name of a list or of its lines, and columns for each of them, of which one may count what no vocabulary knows. */
function isTableHeader(cells: readonly Cell[]): boolean {
  if (cells.length < A_TABLE || cells.some(({ number }) => number !== null)) return false;
  const [list, ...columns] = cells.map(({ text }) => headingOf(text));
  const known = columns.filter((column) => column?.role != null).length;
  if (list?.text === "line") return known >= A_TABLE - 1 && known >= columns.length - 1;
  return list?.section != null && list.text === null && known === columns.length;
}
