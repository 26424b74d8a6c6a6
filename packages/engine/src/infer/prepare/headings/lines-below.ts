import { isFigure, type CellRow } from "../../cells/cells.ts";

/** Lines looked at below the header of a table that names nobody, and figures that such a line has. */
const [BODY_LINES, FIGURES] = [8, 3];

/** The first lines below the header of a table that names nobody. */
export function tableBelow(rows: readonly CellRow[], from: number): CellRow[] {
  return rows.slice(from, from + BODY_LINES).filter(({ cells }) => cells.filter(isFigure).length >= FIGURES);
}

/** So many lines of people tell where the columns end that few of them have. */
const MANY_LINES = 40;

/** Lines of several figures below a header, on its page. */
export function linesBelow(rows: readonly CellRow[], from: number): CellRow[] {
  return rows
    .slice(from, from + MANY_LINES)
    .filter(({ cells, page }) => page === rows[from]!.page && cells.filter(isFigure).length >= FIGURES);
}

/** Whether lines of several figures stand below, of which each has its label. */
export function isAboveTable(rows: readonly CellRow[], from: number): boolean {
  const body = tableBelow(rows, from);
  return body.length > 1 && body.every(({ cells }) => !isFigure(cells[0]));
}
