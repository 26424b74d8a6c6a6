import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { paymentNumberOf } from "./payments.ts";

/**
 * Numbers that stand above the first name of a page, in a document that has hardly any for its people: they count the
 * payroll, which towns call a warrant, and are no number of a check (`Warrant: 102226`).
 */
export function numbersOfReport(rows: readonly CellRow[], names: ReadonlySet<Cell>): ReadonlySet<string> {
  const all = new Set<string>();
  const atHead = new Set<string>();
  const named = new Set<number>();
  for (const { cells, page } of rows) {
    if (cells.some((cell) => names.has(cell))) named.add(page);
    cells.forEach((cell, i) => {
      const number = paymentNumberOf(cell, cells[i + 1])?.text;
      if (number === undefined) return;
      all.add(number);
      // Beside amounts it is the number of a check, where a page begins within a person.
      if (!named.has(page) && !cells.some(isFigure)) atHead.add(number);
    });
  }
  return all.size * 2 <= names.size ? atHead : new Set();
}
