import { normalizeLabel } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { leaveOut, type RowsAside } from "./rows-aside.ts";

/** What a balance of leave is called after, with or without its unit. */
const BALANCE =
  /^(?:opening|beginning|accrued|earned|taken|used|closing|ending|available|remaining|balance)(?: (?:hours|hrs|days|balance|bal))?$/;
const LEAVE = /\b(?:pto|eib|vacation|vac|sick|leave|holiday|hours|hrs|days|bank)\b/;
const LEAST = 2;

/**
 * Takes out lines that tell how much leave somebody has: behind its name numbers of hours or days, each with the word for
 * a balance before it (`Vacation Hours: Opening 40.00 Taken 8.00 Closing 32.00`).
 */
export function withoutLeave(rows: readonly CellRow[]): RowsAside {
  return leaveOut(rows, new Set(rows.filter(({ cells }) => tellsLeave(cells))));
}

function tellsLeave(cells: readonly Cell[]): boolean {
  const [first] = cells;
  if (first === undefined || first.number !== null || !LEAVE.test(normalizeLabel(first.text))) return false;
  const figures = cells.flatMap((cell, i) => (isFigure(cell) ? [{ cell, before: cells[i - 1] }] : []));
  if (figures.some(({ cell }) => /[$£€]/.test(cell.text))) return false;
  const balances = figures.filter(({ before }) => before?.number === null && isBalance(before));
  return balances.length >= LEAST && balances.length === figures.length;
}

function isBalance({ text }: Cell): boolean {
  return BALANCE.test(normalizeLabel(text));
}
