import { classifyEarning } from "@paylift/canonical";
import type { Cell } from "./cells.ts";
import { figureOfLabel } from "./figure-labels.ts";
import { lineOfColumn } from "./headings.ts";
import type { PlacedHeading } from "./placed-heading.ts";

/** Whether a line has a column of amounts beside its column of hours: `REG Pay` beside `REG Hours`, `Overtime Pay` beside `OT Hrs`. */
export function hasColumnOfPay(hours: Cell, cells: readonly Cell[]): boolean {
  const line = lineOfColumn(hours.text);
  if (line === null) return false;
  return cells.some(({ text }) => text !== hours.text && isSameLine(lineOfColumn(text) ?? text, line));
}

/** Whether two names of columns are those of one earning, however each is written. */
export function isSameLine(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [classifyEarning(one), classifyEarning(other)];
  return a.known && b.known && a.type === b.type;
}

/** `Reimbursements` in a table of people is what they are paid back, where no other column says for what. */
export function isReimbursed({ text }: Cell, beside: readonly Cell[]): boolean {
  if (figureOfLabel(text) !== "total_reimbursements" || /^tot/i.test(text)) return false;
  return !beside.some((other) => other.text !== text && classifyEarning(other.text).type === "reimbursement");
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
