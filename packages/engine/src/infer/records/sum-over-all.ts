import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { PAY } from "../../variants/figures-of-people.ts";

/**
 * The last sum over a group of people is the company's where no other is, it is called after no department of one list,
 * and it adds up over everybody: `Hospital Total`, `City Total`.
 */
export function findSumOverAll(records: readonly RecordReading[]): void {
  const last = records.at(-1);
  if (last?.scope !== "department" || records.some(({ scope }) => scope === "company")) return;
  const people = records.filter(({ scope }) => scope === "check");
  if (people.length < 2 || isSumOfDepartment(records, people)) return;
  const sums = PAY.flatMap((figure) => {
    const printed = last.figures.get(figure);
    const parts = people.flatMap((record) => record.figures.get(figure)?.cents ?? []);
    return printed === undefined || parts.length === 0 ? [] : [sumMoney(parts) === printed.cents];
  });
  if (sums.length > 0 && sums.every((holds) => holds)) last.scope = "company";
}

/** Whether everybody is of one department, whose sum the only one would be. */
function isSumOfDepartment(records: readonly RecordReading[], people: readonly RecordReading[]): boolean {
  const departments = new Set(people.map(({ department }) => department?.text ?? null));
  const isOnly = records.filter(({ scope }) => scope === "department").length === 1;
  return isOnly && departments.size === 1 && !departments.has(null);
}
