import { normalizeLabel } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { leaveOut, type RowsAside } from "./rows-aside.ts";

/** What an invoice asks for in all, perhaps with how and when it is taken: `Total Invoice - ACH debit 02/19/2026`. */
const DUE =
  /^(?:invoice total|total invoice|(?:total )?(?:amount|balance|invoice) due|total due)(?: (?:ach|eft|wire|debit|direct debit|by|on) .*)?$/;
/** An invoice asks for two things at least. */
const LEAST = 2;

/** Leaves out what a provider asks its client for, line by line above the sum that is due, where this is what they add up to. */
export function withoutInvoiced(rows: readonly CellRow[]): RowsAside {
  const invoices = rows.flatMap((_, i) => invoiceAbove(rows, i) ?? []);
  if (invoices.length === 0) return { rows, aside: [] };
  return withoutDue(leaveOut(rows, new Set(invoices.flatMap(({ lines }) => lines))), invoices);
}

interface Invoice {
  lines: readonly CellRow[];
  due: number;
  page: number;
}

/** The lines of an invoice whose sum stands in some row, and the sum; null for other rows. */
function invoiceAbove(rows: readonly CellRow[], at: number): Invoice | null {
  const { cells, page } = rows[at]!;
  const due = DUE.test(normalizeLabel(cells[0]!.text)) ? lineOf(rows[at]!) : null;
  if (due === null) return null;
  const asked: number[] = [];
  let [i, sum] = [at - 1, 0];
  for (; i >= 0; i--) {
    const cents = lineOf(rows[i]!);
    if (cents === null) break;
    asked.push(cents);
    sum += cents;
    if (asked.length >= LEAST && sum === due) return { lines: rows.slice(i, at + 1), due, page };
  }
  return dueOf(asked.toReversed()) === due ? { lines: rows.slice(i + 1, at + 1), due, page } : null;
}

/** What lines come to of which some are sums of those above them, since the last such sum. */
function dueOf(lines: readonly number[]): number {
  let [due, open, count] = [0, 0, 0];
  for (const cents of lines) {
    if (count >= LEAST && cents === open) {
      due += open;
      [open, count] = [0, 0];
    } else {
      open += cents;
      count++;
    }
  }
  return due + open;
}

/** Leaves out what is due where the page of the invoice says it again. */
function withoutDue({ rows, aside }: RowsAside, invoices: readonly Invoice[]): RowsAside {
  const dues = new Set(invoices.map(({ due, page }) => `${page} ${due}`));
  const isDue = (cell: Cell): boolean => isFigure(cell) && dues.has(`${cell.page} ${cell.number.cents}`);
  const out = rows.flatMap(({ cells }) => cells.filter(isDue));
  if (out.length === 0) return { rows, aside };
  const left = rows.map((row) => {
    const cells = row.cells.filter((cell) => !isDue(cell));
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
  return {
    rows: left.filter(({ cells }) => cells.length > 0),
    aside: [...aside, ...out.flatMap(({ tokens }) => tokens)],
  };
}

/** The amount at the end of a line that names it, perhaps behind the price of each; null for other lines. */
function lineOf({ cells }: CellRow): number | null {
  const last = cells.at(-1);
  return cells.length > 1 && cells[0]!.number === null && isFigure(last) ? last.number.cents : null;
}
