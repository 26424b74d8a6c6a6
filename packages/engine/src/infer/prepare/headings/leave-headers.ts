import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";

const BALANCE =
  /^(?:ytd )?(?:earned|accrued|used|taken|available|balance|beginning|ending|remaining)(?: (?:hours|hrs|balance|to use))?$/i;
const LEAST = 2;

/**
 * A list of leave may be called after one that is paid: over columns of what is earned, used and left it is one of balances: `Paid
 * Time Off`, `Earned`, `Available`.
 */
export function withLeaveNamed(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const at = row.cells.some(isFigure) ? -1 : row.cells.findIndex(({ text }) => BALANCE.test(text));
    const list = row.cells[at - 1];
    const columns = row.cells.slice(Math.max(at, 0)).filter(({ text }) => BALANCE.test(text));
    if (list === undefined || columns.length < LEAST || !isLineLabel(list.text)) return row;
    const named = (cell: Cell): Cell => (cell === list ? { ...cell, text: "Leave Balances" } : cell);
    return { ...row, cells: row.cells.map(named) };
  });
}
