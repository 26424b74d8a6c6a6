import { sumMoney } from "@paylift/canonical";
import { departmentKey } from "../vocabulary/department-key.ts";
import type { RecordReading } from "../../interpret/reading.ts";
import { PAY } from "../../variants/figures-of-people.ts";

/**
 * The last sum over a group of people is the company's where no other is, it is called after no department of one list,
 * and it adds up over everybody: `Hospital Total`, `City Total`. Of several that are called the company's it is the last.
 */
export function findSumOverAll(records: RecordReading[]): void {
  const last = records.at(-1);
  const people = records.filter(({ scope }) => scope === "check");
  if (last === undefined || people.length < 2 || !isSumOf(last, people)) return;
  dropSumsByKind(records, last);
  const companys = records.filter(({ scope }) => scope === "company");
  if (last.scope === "company") partTotals(records, companys.slice(0, -1));
  else if (last.scope === "department" && companys.length === 0 && !isSumOfDepartment(records, people))
    last.scope = "company";
}

/** Sums right above that of everybody which add up to it, and not over those above: of what checks pay, and deposits. */
function dropSumsByKind(records: RecordReading[], last: RecordReading): void {
  const from = records.findLastIndex(({ scope }) => scope === "check") + 1;
  const kinds = records.slice(from, -1);
  const people = records.slice(0, from).filter(({ scope }) => scope === "check");
  const areParts = kinds.length > 1 && people.length === from && isSumOf(last, kinds);
  const departments = new Set(people.map(({ department }) => departmentKey(department?.text ?? "")));
  // A table of the departments adds up as well.
  if (kinds.every(({ department }) => departments.has(departmentKey(department?.text ?? "-")))) return;
  if (areParts && !kinds.some((kind) => isSumOf(kind, people))) records.splice(from, kinds.length);
}

/** Sums above that of everybody are of groups where each is of the people since the one before: `Client Total`. */
function partTotals(records: readonly RecordReading[], sums: readonly RecordReading[]): void {
  const starts = [0, ...sums.map((sum) => records.indexOf(sum) + 1)];
  const areParts = sums.every((sum, i) => {
    const since = records.slice(starts[i], records.indexOf(sum)).filter(({ scope }) => scope === "check");
    return isSumOf(sum, since);
  });
  if (sums.length > 1 && areParts) for (const sum of sums) sum.scope = "department";
}

/** Whether the gross and the net pay of a total, as far as it has them, are those of some people. */
export function isSumOf(total: RecordReading, people: readonly RecordReading[]): boolean {
  const sums = PAY.flatMap((figure) => {
    const printed = total.figures.get(figure);
    const parts = people.flatMap((record) => record.figures.get(figure)?.cents ?? []);
    return printed === undefined || parts.length === 0 ? [] : [sumMoney(parts) === printed.cents];
  });
  return sums.length > 0 && sums.every((holds) => holds);
}

/** Whether everybody is of one department, whose sum the only one would be. */
function isSumOfDepartment(records: readonly RecordReading[], people: readonly RecordReading[]): boolean {
  const departments = new Set(people.map(({ department }) => department?.text ?? null));
  const isOnly = records.filter(({ scope }) => scope === "department").length === 1;
  return isOnly && departments.size === 1 && !departments.has(null);
}
