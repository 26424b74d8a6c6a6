import type { RecordReading } from "../../interpret/reading.ts";

/** The hours of all that somebody earned are those of the only line of it, unless they have a column of their own. */
export function putHoursOfOnlyLine(records: readonly RecordReading[]): void {
  for (const { scope, items, totalHours } of records) {
    const [only, other] = items.filter(
      ({ section, amount }) => section === "earning" && amount !== null && amount.cents !== 0,
    );
    const areApart = items.some(
      ({ section, amount, hours }) => section === "earning" && amount === null && hours !== null,
    );
    if (areApart || scope !== "check" || totalHours === null || only === undefined || other !== undefined)
      continue;
    if (only.hours === null && !only.reimbursement) only.hours = totalHours;
  }
}
