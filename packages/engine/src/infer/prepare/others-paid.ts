import { normalizeLabel, sumMoney } from "@paylift/canonical";
import { isFigure, type CellRow } from "../cells/cells.ts";
import { leaveOut, type RowsAside } from "./rows-aside.ts";

/** Checks that a payroll writes to others than those who are paid by it, and those who work for the company and not in it. */
const OTHERS =
  /^(?:agency|third party|3rd party|vendor|garnishment|benefit provider|deduction) (?:checks|payments|disbursements)$|^(?:1099 |independent )?contractors?(?: payments)?$/;

/** Leaves out a list of others who are paid, from its name to its sum, where that is what its lines add up to. */
export function withoutOthersPaid(rows: readonly CellRow[]): RowsAside {
  return leaveOut(rows, new Set(rows.flatMap((_, i) => listAt(rows, i))));
}

/** The rows of a list of others who are paid that begins with some row; none where another begins. */
function listAt(rows: readonly CellRow[], at: number): readonly CellRow[] {
  const [only, second] = rows[at]!.cells;
  const name = only === undefined || second !== undefined ? "" : normalizeLabel(only.text);
  if (!OTHERS.test(name)) return [];
  const sum = rows.findIndex(
    ({ cells: [first] }, i) =>
      i > at && first !== undefined && normalizeLabel(first.text).startsWith(`total ${name}`),
  );
  if (sum < 0) return [];
  const paid = rows.slice(at + 1, sum).flatMap((row) => amountOf(row) ?? []);
  return sumMoney(paid) === amountOf(rows[sum]!) ? rows.slice(at, sum + 1) : [];
}

/** What a line ends with; null where that is no amount. */
function amountOf({ cells }: CellRow): number | null {
  const last = cells.at(-1);
  return isFigure(last) ? last.number.cents : null;
}
