import type { FactName, RecordReading, TextReading } from "../../interpret/reading.ts";

/** Says of what pay statements pay out when that is: on the pay day of the document, where none of them prints another day. */
export function putPayDay(
  records: readonly RecordReading[],
  facts: ReadonlyMap<FactName, TextReading>,
): void {
  const day = facts.get("pay_date");
  const payments = records.flatMap((record) => (record.scope === "check" ? record.payments : []));
  if (day === undefined || payments.some(({ date }) => date !== null && date.text !== day.text)) return;
  for (const payment of payments) payment.date ??= day;
}
