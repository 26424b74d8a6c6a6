import { partOf, type Cell, type CellRow } from "../cells/cells.ts";
import { totalScope } from "../vocabulary/total-labels.ts";

/** `Kitchen Check #:`, `COMPANY TOTALS Employees:` */
const LABEL_AT_END =
  /^(?<value>\S.*?) (?:(?:check|chk|voucher|advice|employee|emp|file|clock) ?(?:#|no\.?|number|id)|(?:home )?dep(?:artmen)?t|division|location|employees|headcount|id|ssn|rate|status|title|gross|hours)\.?:$/i;

/** `Employee No. 0281` */
const ID = /^(?:employee|emp|associate|file|payroll|clock) ?(?:id|#|no\.?|number) ?:? ?\S*\d$/i;

/** Cuts a value, or the name of a total, from the label of the next value: words in a line of text stand close. */
export function splitLabels(row: CellRow): CellRow {
  if (!row.cells.some(canBeSplit)) return row;
  const cells = row.cells.flatMap((cell, i) => splitLabel(cell, row.cells[i - 1]));
  return cells.length === row.cells.length ? row : { ...row, cells };
}

function canBeSplit({ number, tokens, text }: Cell): boolean {
  return number === null && tokens.length > 1 && text.endsWith(":");
}

function splitLabel(cell: Cell, before: Cell | undefined): Cell[] {
  if (!canBeSplit(cell)) return [cell];
  const value = LABEL_AT_END.exec(cell.text)?.groups?.["value"];
  if (value === undefined) return [cell];
  const isWhole = before?.text.endsWith(":") === true || totalScope(value) === "company" || ID.test(value);
  if (!isWhole) return [cell];
  const words = value.split(" ").length;
  return [partOf(cell, cell.tokens.slice(0, words)), partOf(cell, cell.tokens.slice(words))];
}
