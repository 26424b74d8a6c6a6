import type { RecordReading } from "../../interpret/reading.ts";

/** Adds to a record what another part of the document says of the same person; what the record says itself, stays. */
export function takeIn(record: RecordReading, part: RecordReading): void {
  record.items.push(...part.items);
  for (const [figure, money] of part.figures) {
    const known = record.figures.get(figure);
    if (known === undefined) record.figures.set(figure, money);
    else if (known.cents === money.cents && known.token !== money.token) money.token.claim = "total";
  }
  record.sums.push(...part.sums);
  record.lineSums.push(...part.lineSums);
  if (record.payments.length === 0) record.payments.push(...part.payments);
  record.employeeId ??= part.employeeId;
  record.department ??= part.department;
  record.totalHours ??= part.totalHours;
}
