import type { RecordReading } from "../../interpret/reading.ts";
import type { Cell } from "../cells/cells.ts";

/** A label that the printed number of employees stands beside. */
const COUNT_LABEL =
  /(?:^|\. |\b(?:total|number of) )(?:employees|persons|employee count|personnel numbers|(?:workers|participants)(?: paid)?|headcount)\b[^:]*:?$/i;

const COUNT =
  /^(?:total )?(?:employees(?: paid)?|persons?|people|people paid|number of employees|employee count):? +(?<after>\d[\d,]*)$|(?:^|\(|^all |, | [-\u2013\u2014] |\btotals?,? (?:[-\u2013\u2014] |for )?)(?<before>\d[\d,]*) (?:employees?|person\(s\)|persons?|people|employee\(s\)|participants?|members?|workers?|associates?|(?<=(?:^| [-\u2013\u2014] )\d+ )paid)(?: paid)?\)?$/i;

/** The printed number of employees; null where a text is none. */
export function employeeCountOf(text: string): number | null {
  const found = COUNT.exec(text)?.groups;
  const digits = found?.["after"] ?? found?.["before"];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
}

const PEOPLE =
  /^(?:(?:number|no\.?) of )?(?:employees|people|persons|workers|participants)(?: paid)?:?$|^(?:employee |head ?)count:?$/i;

/** Whether nothing stands behind a text but how many people there are, which nobody is: `Field Operations  5 employees`. */
export function isCounted(cells: readonly Cell[], i: number): boolean {
  const [count, other] = cells.slice(i + 1);
  return count !== undefined && other === undefined && employeeCountOf(count.text) !== null;
}

/** Whether a text is the word for people alone, whose number may stand below it. */
export function namesPeople(text: string): boolean {
  return PEOPLE.test(text);
}

const COUNTED_PAYMENTS =
  /^(?:(?:total|number|no\.?)(?: of)? )?(?:checks?|cheques?|vouchers?|advices?|(?:direct )?deposits?|payments?|employees?)(?: (?:printed|issued|paid|processed|written|listed|counted|count)|:)$/i;

/** Whether a text says that checks or people are counted, and names nobody: `CHECKS PRINTED`. */
export function namesCountOfPayments(text: string): boolean {
  return COUNTED_PAYMENTS.test(text);
}

/** How many lines or payments a sum is over, who is counted or not: `Count 13`, `13 Pays`. */
const COUNT_OF_LINES = /^(?:count:? +(?<count>\d[\d,]*)|\d[\d,]* pays)$/i;

/** Whether a text of a sum says how many it is over, and names no figure. */
export function namesCount(text: string): boolean {
  return COUNT_OF_LINES.test(text) || employeeCountOf(text) !== null;
}

/** `Hospital Total (25)` */
const COUNT_OF_SUM = /\btotals? \((?<count>\d{1,5})\)$/i;

/** Takes the printed number of employees from a text, or from the number beside one that names it. */
export function takeCount(record: RecordReading, cell: Cell, next?: Cell): void {
  const beside =
    COUNT_LABEL.test(cell.text) && next?.number?.whole === true
      ? Number(next.text.replaceAll(",", ""))
      : null;
  const inside = COUNT_OF_SUM.exec(cell.text)?.groups?.["count"];
  const count = employeeCountOf(cell.text) ?? beside ?? (inside === undefined ? null : Number(inside));
  if (count !== null && Number.isSafeInteger(count))
    record.employeeCount ??= { count, token: cell.tokens[0]! };
}

/** Takes how many a column is over whose sums are those of people: `Count: 9`. False where a text tells nothing of it. */
export function takeCountOfColumn(record: RecordReading, cell: Cell, next: Cell | undefined): boolean {
  const told = next?.number?.whole === true ? `${cell.text} ${next.text}` : cell.text;
  const counted = COUNT_OF_LINES.exec(told)?.groups?.["count"];
  const count = counted === undefined ? employeeCountOf(told) : Number(counted.replaceAll(",", ""));
  if (count === null) return false;
  record.employeeCount ??= { count, token: cell.tokens[0]! };
  return true;
}

/** Takes the number of employees behind the name of a sum, beside the words for it; gives the other cells. */
export function withoutCount(record: RecordReading, cells: readonly Cell[]): Cell[] {
  const at = cells.findIndex(({ text }, i) => COUNT_LABEL.test(text) && cells[i + 1]?.number?.whole === true);
  // The name of the sum may say what the number is, and names the figures behind it as well.
  if (at <= 0) return [...cells];
  takeCount(record, cells[at]!, cells[at + 1]);
  return cells.filter((_, i) => i !== at && i !== at + 1);
}
