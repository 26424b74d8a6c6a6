import type { Cell, CellRow } from "../../cells/cells.ts";
import { isMethod } from "../../vocabulary/ways-paid.ts";

/** A number, with nothing to say of what. */
const NUMBER = /^(?:no\b\.?|#) ?:? ?[A-Z]{0,3}-?\d{2,}$/i;

/** Makes one cell of how somebody is paid and the number right behind it: `Direct Deposit  No. V7702`. */
export function withPaymentsNumbered(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const { cells } = row;
    const isNumbered = (cell: Cell | undefined, next: Cell | undefined): boolean =>
      cell !== undefined && isMethod(cell) && next !== undefined && NUMBER.test(next.text);
    if (!cells.some((cell, i) => isNumbered(cell, cells[i + 1]))) return row;
    const joined = cells.flatMap((cell, i) => {
      if (isNumbered(cells[i - 1], cell)) return [];
      return isNumbered(cell, cells[i + 1]) ? [withNumber(cell, cells[i + 1]!)] : [cell];
    });
    return { ...row, cells: joined };
  });
}

function withNumber(method: Cell, { text, tokens, x1 }: Cell): Cell {
  return { ...method, text: `${method.text} ${text}`, tokens: [...method.tokens, ...tokens], x1 };
}
