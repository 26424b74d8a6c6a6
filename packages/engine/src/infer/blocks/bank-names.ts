import { isFigure, type Cell } from "../cells/cells.ts";
import { senseOf } from "../vocabulary/label-sense.ts";

/**
 * The name of a bank before an account is no label of what is paid there, though it sounds like one of a line: `Ohio Credit
 * Union  xxxx1234  400.00`. `isAccount` tells what stands in a column of accounts.
 */
export function withoutBank(cells: readonly Cell[], isAccount: (cell: Cell) => boolean): readonly Cell[] {
  const at = cells.findIndex(
    (cell) => cell.number === null && senseOf(cell.text).isMasked && isAccount(cell),
  );
  if (at <= 0 || !isFigure(cells[at + 1]) || cells.slice(0, at).some(isFigure)) return cells;
  return cells.slice(at);
}
