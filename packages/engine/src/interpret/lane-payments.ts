import type { LabelData } from "../variants/variant-schema.ts";
import type { MoneyReading, PaymentReading, RecordReading, TextReading } from "./reading.ts";
import { isTotal } from "./record-builder.ts";

/** A rule of a lane that says how the net pay is paid, when, or under which number. */
export function setPayment(
  record: RecordReading,
  kind: NonNullable<LabelData["payment"]>,
  { number, date }: { number: TextReading | null; date: TextReading | null },
): void {
  const last = record.payments.at(-1);
  if (kind === "check" || kind === "direct_deposit")
    record.payments.push({ number, method: kind, date, amount: null });
  else if (kind === "deposited" && last !== undefined) last.method = "direct_deposit";
  else if (kind === "number" && last !== undefined) last.number ??= number;
  else if (kind === "date" && last !== undefined) last.date ??= date;
}

/** The amount of the payment that was opened last; a further one is a second deposit under the same number. */
export function pay(record: RecordReading, amount: MoneyReading): void {
  const last: PaymentReading = record.payments.at(-1) ?? {
    number: null,
    method: "direct_deposit",
    date: null,
    amount: null,
  };
  if (record.payments.length === 0 || last.amount !== null) record.payments.push({ ...last, amount });
  else last.amount = amount;
  amount.token.claim = isTotal(record) ? "total" : "field";
}
