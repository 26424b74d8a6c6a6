import { sumMoney } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { leaveOut, type RowsAside } from "./rows-aside.ts";

const DEBIT = /^debits?(?: amount)?$/i;
const CREDIT = /^credits?(?: amount)?$/i;
/** Wages, taxes and what is paid are three accounts at least. */
const LEAST_ACCOUNTS = 3;

/**
 * Leaves out the entry that books a payroll: below the headings of debits and credits all figures of a page, where both sides
 * come to the same.
 */
export function withoutLedger(rows: readonly CellRow[]): RowsAside {
  return leaveOut(rows, new Set(rows.flatMap((row, i) => entryBelow(rows, i, sidesOf(row)))));
}

/** The headings of both sides. */
interface Sides {
  debit: Cell;
  credit: Cell;
}

function sidesOf({ cells }: CellRow): Sides | null {
  const debit = cells.find(({ text }) => DEBIT.test(text));
  const credit = cells.find(({ text }) => CREDIT.test(text));
  return debit === undefined || credit === undefined || cells.some(isFigure) ? null : { debit, credit };
}

/** The rows of an entry, with those of its headings; none where its sides differ. */
function entryBelow(rows: readonly CellRow[], at: number, sides: Sides | null): readonly CellRow[] {
  if (sides === null) return [];
  const end = rows.findIndex(({ page }, i) => i > at && page !== rows[at]!.page);
  const body = rows.slice(at + 1, end < 0 ? rows.length : end);
  const figures = body.flatMap(({ cells }) => cells.filter(isFigure));
  const debits = figures.filter((cell) => isNearer(cell, sides.debit, sides.credit));
  const credits = figures.filter((cell) => !debits.includes(cell));
  const [debit, credit] = [debits, credits].map((side) =>
    sumMoney(side.map(({ number }) => number.cents ?? 0)),
  );
  const isEntry = body.length >= LEAST_ACCOUNTS && debit === credit && debit !== 0;
  return isEntry ? [rows[at]!, ...body] : [];
}

function isNearer(cell: Cell, one: Cell, other: Cell): boolean {
  return Math.abs(cell.x1 - one.x1) < Math.abs(cell.x1 - other.x1);
}
