import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { senseOf } from "../vocabulary/label-sense.ts";
import { isMethod } from "./payments.ts";
import { namesSumOf, totalScope } from "../vocabulary/total-labels.ts";

/** The sum of the person who is read may be called after them: `Total for Doe, Jane`. */
export function withSumOfPerson(row: CellRow, name: string | undefined): CellRow {
  const [first, ...others] = row.cells;
  if (first === undefined || name === undefined || !others.some(isFigure)) return row;
  if (totalScope(first.text) === null || !namesSumOf(first.text, name)) return row;
  return { ...row, cells: [{ ...first, text: "Employee Total" }, ...others] };
}

/** How somebody is paid, on the line of their name where no figures are. */
export function methodBesideName({ cells }: CellRow, names: ReadonlySet<Cell>): Cell | null {
  if (cells.some(isFigure) || !cells.some((cell) => names.has(cell))) return null;
  return cells.findLast(isMethod) ?? null;
}

/** Whether a text makes its line that of a sum, or of another period than a check's. */
export function saysMore({ text }: Cell): boolean {
  const { period, scope, figure, isOfYear } = senseOf(text);
  return period !== null || scope !== null || figure !== null || isOfYear;
}
