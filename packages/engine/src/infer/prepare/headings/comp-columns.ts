import { isCompPremium } from "../../vocabulary/comp-premium.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

/** The wages that the insurance for workers' compensation is due on. */
const INSURED =
  /^(?:wc|comp|workers['\u2019]? comp(?:ensation)?|adjusted|reportable|assessable) (?:wages|payroll|gross|earnings|remuneration)$/i;
/** What of overtime is left out of them. */
const LEFT_OUT = /^(?:ot|overtime) (?:premium|excess|adj(?:ustment)?)$/i;

/**
 * Of a report on workers' compensation the wages that a premium is due on, and what of overtime is none of them, are no
 * figures of the output: they stand aside as excess wages do.
 */
export function withInsuredAside(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    if (!isHeader(row)) return row;
    const isAside = ({ text }: Cell): boolean => INSURED.test(text) || LEFT_OUT.test(text);
    return {
      ...row,
      cells: row.cells.map((cell) => (isAside(cell) ? { ...cell, text: "Excess Wages" } : cell)),
    };
  });
}

function isHeader({ cells }: CellRow): boolean {
  if (cells.some(isFigure)) return false;
  return cells.some(({ text }) => INSURED.test(text)) && cells.some(({ text }) => isCompPremium(text));
}
