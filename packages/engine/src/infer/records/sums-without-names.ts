import type { RecordReading } from "../../interpret/reading.ts";
import { PAY } from "../../variants/figures-of-people.ts";
import { isSumOf } from "./sum-over-all.ts";

/**
 * A line below people without a name, or with the company's alone, is no further check of the last of them where its gross and
 * its net pay are those of all since the last sum: it is theirs.
 */
export function findSumsWithoutNames(records: readonly RecordReading[]): void {
  let since: RecordReading[] = [];
  for (const [i, record] of records.entries()) {
    if (record.scope !== "check") since = [];
    else if (!isNameless(record, records[i - 1]) || !isSumOfPeople(record, since)) since.push(record);
    else {
      Object.assign(record, { scope: "department", name: null, employeeId: null, department: null });
      record.payments = [];
      since = [];
    }
  }
}

/** Whether a record with gross and net pay has its name from the one above. */
function isNameless({ name, figures }: RecordReading, above: RecordReading | undefined): boolean {
  return name !== null && name === above?.name && PAY.every((figure) => figures.has(figure));
}

/** Whether a record is the sum of those of several people. */
function isSumOfPeople(sum: RecordReading, records: readonly RecordReading[]): boolean {
  return new Set(records.map(({ name }) => name)).size > 1 && isSumOf(sum, records);
}
