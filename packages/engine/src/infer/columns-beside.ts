import type { Cell } from "./cells.ts";
import { lineOfColumn } from "./headings.ts";
import type { PlacedHeading } from "./placed-heading.ts";

/** Whether a line has a column of amounts beside its column of hours: `REG Pay` beside `REG Hours`. */
export function hasColumnOfPay(hours: Cell, cells: readonly Cell[]): boolean {
  const line = lineOfColumn(hours.text);
  if (line === null) return false;
  return cells.some(({ text }) => text !== hours.text && (text === line || lineOfColumn(text) === line));
}

const ALL_WAGES = /^(?:total |state |subject )?wages$/i;

/** Of two columns of wages the one that says less of what is due on them is that of all wages: `State Wages`, `PIT Wages`. */
export function isWholeWages({ role, cell }: PlacedHeading, beside: readonly PlacedHeading[]): boolean {
  if (role !== "taxable_wages" || !ALL_WAGES.test(cell.text)) return false;
  return beside.some((other) => other.cell !== cell && other.role === "taxable_wages");
}

/** Beside gross and net pay a whole cost is what the company pays in all, not the sum of two sides. */
export function isCostOfPay({ text }: Cell, beside: readonly PlacedHeading[]): boolean {
  return / cost$/i.test(text) && beside.some(({ figure }) => figure === "gross_pay");
}
