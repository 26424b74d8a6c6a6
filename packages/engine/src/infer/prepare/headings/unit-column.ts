import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { columnsNamed } from "./named-columns.ts";

const HEADING = /^(?:un|unit|uom|u\/m|unit of measure)\.?$/i;
/** Hours, days, pieces, miles and money. */
const UNIT =
  /^(?:h|hr|hrs|hour|hours|std|d|day|days|tag|ea|pc|pcs|piece|pieces|mi|mile|miles|km|usd|cad|%)\.?$/i;
/** So many lines say what their number counts. */
const LEAST = 2;

/** Leaves out the column that says what the numbers before it count: `72.00  H  19.08` below `Number`, `Un`, `Rate`. */
export function withoutUnits(rows: readonly CellRow[]): readonly CellRow[] {
  const columns = columnsNamed(rows, HEADING);
  if (columns === null) return rows;
  const { headings, isBelow } = columns;
  const isUnit = (cell: Cell, i: number, cells: readonly Cell[]): boolean =>
    cell.number === null && UNIT.test(cell.text) && isFigure(cells[i - 1]) && isBelow(cell);
  if (rows.filter(({ cells }) => cells.some(isUnit)).length < LEAST) return rows;
  return rows.map((row) => {
    const cells = row.cells.filter((cell, i) => !headings.has(cell) && !isUnit(cell, i, row.cells));
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}
