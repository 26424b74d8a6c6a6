import { methodOf } from "../../interpret/payment-method.ts";
import type { RecordReading } from "../../interpret/reading.ts";
import type { RecordDraft } from "../grammars/record-draft.ts";
import type { Span } from "../page-graph/span.ts";

/** Lines over people that say how all of them are paid: `Live Checks`, `Direct Deposit Vouchers`. */
const PAID_BY =
  /^(?:(?:live|paper|manual|printed|payroll) )?(?:checks|cheques)$|^direct deposits?(?: (?:vouchers?|advices?))?$/i;
const PLAIN = /^\d{2,}$/;

/**
 * How payments are made that say it themselves nowhere: by the line over a list of people, up to the next such line; and a plain number among
 * deposits that have letters, or no number, is that of a check.
 */
export function tellMethods(records: readonly RecordReading[], drafts: readonly RecordDraft[]): void {
  let title: Span | null = null;
  for (const [i, { payments }] of records.entries()) {
    title = drafts[i]!.above.findLast(({ text }) => PAID_BY.test(text)) ?? title;
    if (title !== null) for (const payment of payments) payment.method ??= methodOf(title.text);
  }
  const all = records.flatMap(({ payments }) => payments);
  const deposits = all.filter(({ method }) => method === "direct_deposit");
  const areApart = deposits.every(({ number }) => number === null || !PLAIN.test(number.text));
  if (deposits.length === 0 || !areApart) return;
  for (const payment of all)
    if (payment.number !== null && PLAIN.test(payment.number.text)) payment.method ??= "check";
}
