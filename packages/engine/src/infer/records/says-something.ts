import type { RecordReading } from "../../interpret/reading.ts";

/** Whether anything is read of a record but whose it is. */
export function saysSomething(record: RecordReading): boolean {
  const { scope, items, figures, payments, lineSums, employeeCount } = record;
  const isCounted = scope === "company" && employeeCount !== null;
  return isCounted || items.length > 0 || figures.size > 0 || payments.length > 0 || lineSums.length > 0;
}
