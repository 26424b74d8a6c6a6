import { partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

/** `Kitchen Check #:`, `COMPANY TOTALS Employees:` */
const LABEL_AT_END =
  /^(?<value>\S.*?) (?:(?:check|chk|voucher|advice|employee|empl?|file|clock) ?(?:#|no\.?|nbr\.?|number|id)|(?:home )?dep(?:artmen)?t|division|location|employees|headcount|id|ssn|rate|status|title|gross|hours)\.?:$/i;

/** `Employee No. 0281` */
const ID = /^(?:employee|empl?|assoc(?:iate)?|file|payroll|clock) ?(?:id|#|no\.?|nbr\.?|number) ?:? ?\S*\d$/i;

/** `Emp # 0759 Dept Kitchen` */
const FACTS =
  /^(?<value>(?:employee|empl?|assoc(?:iate)?|file|payroll|clock|badge) ?(?:id|#|no\.?|nbr\.?|number) ?:? ?\S*\d) (?:(?:home )?dep(?:artmen)?t|division|location|check|chk|voucher|advice|ssn|rate|status|title)\b/i;

/** Cuts a value, or the name of a total, from the label of the next value: words in a line of text stand close. */
export function splitLabels(row: CellRow): CellRow {
  const cells = row.cells.flatMap((cell, i) => splitFacts(cell) ?? splitLabel(cell, row.cells[i - 1]));
  return cells.length === row.cells.length ? row : { ...row, cells };
}

/** Two facts about somebody, each with its name. */
function splitFacts(cell: Cell): Cell[] | null {
  if (cell.number !== null || cell.tokens.length < LEAST_WORDS) return null;
  const value = FACTS.exec(cell.text)?.groups?.["value"];
  return value === undefined ? null : cutBehind(cell, value);
}

const LEAST_WORDS = 4;

function canBeSplit({ number, tokens, text }: Cell): boolean {
  return number === null && tokens.length > 1 && text.endsWith(":");
}

function splitLabel(cell: Cell, before: Cell | undefined): Cell[] {
  if (!canBeSplit(cell)) return [cell];
  const value = LABEL_AT_END.exec(cell.text)?.groups?.["value"];
  if (value === undefined) return [cell];
  const isWhole = before?.text.endsWith(":") === true || totalScope(value) === "company" || ID.test(value);
  if (!isWhole) return [cell];
  return cutBehind(cell, value);
}

function cutBehind(cell: Cell, value: string): Cell[] {
  const words = value.split(" ").length;
  return [partOf(cell, cell.tokens.slice(0, words)), partOf(cell, cell.tokens.slice(words))];
}
