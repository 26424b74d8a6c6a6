import { methodOf } from "../../interpret/payment-method.ts";
import type { RecordReading, TextReading } from "../../interpret/reading.ts";
import type { RecordDraft } from "../grammars/record-draft.ts";
import { CHECKS } from "../people/pay-methods.ts";
import { textOfRow, type Row } from "../page-graph/span.ts";

/** Lines over people that say how all of them are paid: `Live Checks`, `Direct Deposit Vouchers`. */
const PAID_BY = new RegExp(`^${CHECKS}$|^direct deposits?(?: (?:vouchers?|advices?))?$`, "i");
/** The lines of a document that say how those below are paid. */
export function paidByLines(rows: readonly Row[]): Row[] {
  return rows.filter((row) => PAID_BY.test(textOfRow(row)));
}

const PLAIN = /^\d{2,}$/;

/**
 * How payments are made that say it themselves nowhere: by the line over a list of people, up to the next such line; and a plain number among
 * deposits that have letters, or none, or the word for one before it (`DD 20310`), is that of a check.
 */
export function tellMethods(
  records: readonly RecordReading[],
  drafts: readonly RecordDraft[],
  lines: readonly Row[],
): void {
  for (const [i, { payments }] of records.entries()) {
    const first = drafts[i]!.rows.find(({ hasFigures }) => hasFigures);
    const title = lines.findLast(({ index }) => first !== undefined && index < first.index);
    if (title !== undefined) for (const payment of payments) payment.method ??= methodOf(textOfRow(title));
  }
  const marked = markedAsDeposits(records, drafts);
  const all = records.flatMap(({ payments }) => payments);
  const deposits = all.filter(({ method }) => method === "direct_deposit");
  const areApart = deposits.every(
    ({ number }) => number === null || !PLAIN.test(number.text) || marked.has(number),
  );
  if (deposits.length === 0 || !areApart) return;
  for (const payment of all)
    if (payment.number !== null && PLAIN.test(payment.number.text)) payment.method ??= "check";
}

/** The numbers of payments before which their phrase says that it is a deposit. */
function markedAsDeposits(
  records: readonly RecordReading[],
  drafts: readonly RecordDraft[],
): ReadonlySet<TextReading | null> {
  return new Set(
    records.flatMap(({ payments }, i) => {
      const spans = drafts[i]!.rows.flatMap((row) => row.spans);
      return payments.flatMap(({ number }) => {
        const own = spans.find(({ tokens }) => number !== null && tokens.includes(number.tokens[0]!));
        return own !== undefined && methodOf(own.text) === "direct_deposit" ? [number] : [];
      });
    }),
  );
}
