import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { paymentNumberOf } from "./payments.ts";

/**
 * Numbers that stand above the first name of a page, in a document that has hardly any for its people: they count the
 * payroll, which towns call a warrant, and are no number of a check (`Warrant: 102226`). So do those at the head of every page
 * on which several people stand.
 */
export function numbersOfReport(rows: readonly CellRow[], names: ReadonlySet<Cell>): ReadonlySet<string> {
  const all = new Set<string>();
  const atHead = new Map<string, Set<number>>();
  const named = new Set<number>();
  const pages = new Set<number>();
  for (const { cells, page } of rows) {
    pages.add(page);
    if (cells.some((cell) => names.has(cell))) named.add(page);
    cells.forEach((cell, i) => {
      const number = paymentNumberOf(cell, cells[i + 1])?.text;
      if (number === undefined) return;
      all.add(number);
      // Beside amounts it is the number of a check, where a page begins within a person.
      if (!named.has(page) && !cells.some(isFigure))
        atHead.set(number, (atHead.get(number) ?? new Set()).add(page));
    });
  }
  if (all.size * 2 <= names.size) return new Set(atHead.keys());
  if (pages.size < 2 || names.size <= pages.size) return new Set();
  return new Set([...atHead].flatMap(([number, heads]) => (heads.size === pages.size ? [number] : [])));
}
