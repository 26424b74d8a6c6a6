import type { RecordReading } from "../../interpret/reading.ts";

/** Whether anything is read of a record but whose it is. */
export function saysSomething({ items, figures, payments, lineSums }: RecordReading): boolean {
  return items.length > 0 || figures.size > 0 || payments.length > 0 || lineSums.length > 0;
}
