import { isFigure, overlap, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { above } from "../headings/cell-above.ts";
import type { DayColumns } from "./week-days.ts";

/** Lines of one header stand no further apart than this, in font sizes. */
const LINE_EM = 1.95;
/** The kinds of time may have their letters in the header. */
const KIND = /^[A-Z](?: [A-Z])*$/;
/** The number of a field: `(7) Gross Amount Earned`. */
const FIELD = /^\(\d{1,2}\)$/;
/** What is deducted under names of its own has no name over it. */
const OTHERS = /^other$/i;

/** The rows above a table of days, of whose header the names of whom it is about and of their pay are left, on one row. */
export function headerOfPay(rows: readonly CellRow[], { header, x0 }: DayColumns, edge: number): CellRow[] {
  const stack = headerLines(rows);
  const words = stack.map(({ cells }) => cells.flatMap(withoutField));
  const isGroup = (cell: Cell): boolean =>
    words.some((line) => line.filter((other) => other !== cell && overlap(other, cell) > 0).length > 1);
  const columns: Cell[] = [];
  for (const cell of words.flat()) {
    if ((cell.x1 > x0 && cell.x0 <= edge) || isGroup(cell)) continue;
    const at = columns.findIndex((column) => overlap(column, cell) > 0);
    if (at < 0) columns.push(cell);
    else columns[at] = above(columns[at]!, cell);
  }
  const cells = columns
    .filter(({ text }) => !OTHERS.test(text) && !KIND.test(text))
    .toSorted((a, b) => a.x0 - b.x0);
  return [...rows.slice(0, rows.length - stack.length), { ...header, cells }];
}

/** The last rows of words, near each other. */
function headerLines(rows: readonly CellRow[]): readonly CellRow[] {
  let from = rows.length;
  while (from > 0 && isPart(rows[from - 1]!, rows[from])) from--;
  return rows.slice(from);
}

function isPart({ cells, page, baseline }: CellRow, below: CellRow | undefined): boolean {
  if (cells.some(isFigure) || cells.some(({ text }) => text.endsWith(":"))) return false;
  if (below === undefined) return true;
  return below.page === page && below.baseline - baseline <= LINE_EM * cells[0]!.size;
}

function withoutField(cell: Cell): Cell[] {
  if (!FIELD.test(cell.tokens[0]!.text)) return [cell];
  return cell.tokens.length > 1 ? [partOf(cell, cell.tokens.slice(1))] : [];
}
