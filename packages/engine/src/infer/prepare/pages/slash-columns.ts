import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";

const SLASH = "/";
/** So many pairs of figures show that a stroke parts two columns. */
const PAIRS = 2;

/**
 * Figures of two columns may stand in one, a stroke between (`1,600.00 / 14,400.00`): the stroke is no text, and the names
 * over them are two (`Current / YTD`).
 */
export function withColumnsApart(rows: readonly CellRow[]): readonly CellRow[] {
  const strokes = new Set(rows.flatMap(({ cells }) => cells.filter((_, i) => partsFigures(cells, i))));
  if (strokes.size < PAIRS) return rows;
  return rows.map((row) => {
    const cells = row.cells.filter((cell) => !strokes.has(cell)).flatMap(namesApart);
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}

function partsFigures(cells: readonly Cell[], i: number): boolean {
  return cells[i]!.text === SLASH && isFigure(cells[i - 1]) && isFigure(cells[i + 1]);
}

/** The names of two columns in one cell; the cell itself where it is something else. */
function namesApart(cell: Cell): Cell[] {
  const at = cell.number === null ? cell.tokens.findIndex(({ text }) => text === SLASH) : -1;
  if (at <= 0 || at === cell.tokens.length - 1) return [cell];
  const names = [cell.tokens.slice(0, at), cell.tokens.slice(at + 1)].map((tokens) => partOf(cell, tokens));
  return names.every(({ text }) => headingOf(text)?.role != null) ? names : [cell];
}
