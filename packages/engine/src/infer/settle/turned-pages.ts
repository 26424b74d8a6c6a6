import { nameKey } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { PAY } from "../../variants/figures-of-people.ts";
import { takeIn } from "../records/take-in.ts";

/**
 * A page may end within a person, below the net pay: the name is repeated at the head of the next page, above where the pay goes
 * and what the company adds. What follows there is no other check: nothing is earned, and nothing paid out in all.
 */
export function joinTurnedPages(records: readonly RecordReading[]): RecordReading[] {
  const kept: RecordReading[] = [];
  for (const record of records) {
    const before = kept.at(-1);
    if (before !== undefined && goesOn(before, record)) takeIn(before, record);
    else kept.push(record);
  }
  return kept;
}

function goesOn(
  before: RecordReading,
  { scope, name, employeeId, page, items, figures }: RecordReading,
): boolean {
  if (before.scope !== "check" || scope !== "check" || before.name === null || name === null) return false;
  if (nameKey(before.name.text) !== nameKey(name.text) || page !== before.page + 1) return false;
  if (before.employeeId !== null && employeeId !== null && before.employeeId.text !== employeeId.text)
    return false;
  const isPaid = PAY.every((figure) => before.figures.has(figure));
  const isRest =
    !PAY.some((figure) => figures.has(figure)) && !items.some(({ section }) => section === "earning");
  return isPaid && isRest;
}
