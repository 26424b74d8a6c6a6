import { normalizeLabel, sumMoney } from "@paylift/canonical";
import { isFigure, type CellRow } from "../../cells/cells.ts";
import { leaveOut, type RowsAside } from "./rows-aside.ts";

/** What an invoice asks for in all. */
const DUE = /^(?:invoice total|total invoice|(?:total )?(?:amount|balance|invoice) due|total due)$/;
/** An invoice asks for two things at least. */
const LEAST = 2;

/** Leaves out what a provider asks its client for, line by line above the sum that is due, where this is what they add up to. */
export function withoutInvoiced(rows: readonly CellRow[]): RowsAside {
  return leaveOut(rows, new Set(rows.flatMap((_, i) => invoicedAbove(rows, i))));
}

/** The lines of an invoice whose sum stands in some row, and the sum; none for other rows. */
function invoicedAbove(rows: readonly CellRow[], at: number): readonly CellRow[] {
  const due = DUE.test(normalizeLabel(rows[at]!.cells[0]!.text)) ? lineOf(rows[at]!) : null;
  if (due === null) return [];
  const asked: number[] = [];
  for (let i = at - 1; i >= 0; i--) {
    const cents = lineOf(rows[i]!);
    if (cents === null) return [];
    asked.push(cents);
    if (asked.length >= LEAST && sumMoney(asked) === due) return rows.slice(i, at + 1);
  }
  return [];
}

/** The amount at the end of a line that names it, perhaps behind the price of each; null for other lines. */
function lineOf({ cells }: CellRow): number | null {
  const last = cells.at(-1);
  return cells.length > 1 && cells[0]!.number === null && isFigure(last) ? last.number.cents : null;
}
