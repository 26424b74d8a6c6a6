import type { RecordReading } from "../../interpret/reading.ts";
import type { RecordDraft } from "../grammars/record-draft.ts";
import type { Span } from "../page-graph/span.ts";
import type { Printed } from "../people/parts.ts";
import type { PlacedPart } from "../people/place.ts";
import type { Hypothesis } from "../search/hypothesis.ts";
import { netWords, onlyPaid, paidAmounts, type PaidAmount } from "./paid-amounts.ts";
import { depositsOf, paymentsOf, paymentToldIn } from "./payments.ts";
import { claim, moneyOf } from "./readings.ts";

/** Puts what is paid to somebody to their record, by what stands in it; of a sum what is paid to all of its people is claimed. */
export function putPayments(
  record: RecordReading,
  draft: RecordDraft,
  hypothesis: Hypothesis,
  texts: readonly PlacedPart[],
): void {
  const paid = paidAmounts(hypothesis, draft.index);
  if (record.scope !== "check") {
    // What is paid by check and what by deposit come to the net pay of all.
    for (const { figure } of depositsOf(paid, netOf(record))) claim(figure, "total");
    return;
  }
  const person = hypothesis.people.of.get(draft.index);
  putNetPaid(record, hypothesis, paid);
  record.payments = paymentsOf(
    withoutId(texts, person?.id?.text),
    paid,
    netOf(record),
    netWords(hypothesis, draft.index),
  );
  const [payment, ...others] = record.payments;
  if (others.length > 0 || netOf(record) === null) return;
  const told = paymentToldIn(
    linesOfText(draft),
    draft.rows.flatMap(({ spans }) => spans),
    besideName(draft, person?.name[0]),
  );
  if (payment !== undefined) payment.number ??= told?.number ?? null;
  else if (told !== null) record.payments = [told];
}

/** Where a record has no lines, what is paid out by its table is its net pay. */
function putNetPaid(record: RecordReading, hypothesis: Hypothesis, paid: readonly PaidAmount[]): void {
  const figure = record.items.length === 0 ? onlyPaid(hypothesis, paid) : null;
  const money = figure === null ? null : moneyOf(figure);
  if (money === null) return;
  record.figures.set("net_pay", money);
  claim(figure!, "field");
}

function netOf({ figures }: RecordReading): number | null {
  return figures.get("net_pay")?.cents ?? null;
}

/** Below `ID / Voucher` the number that is theirs is that of no payment, where another is. */
function withoutId(parts: readonly PlacedPart[], id: string | undefined): readonly PlacedPart[] {
  const others = parts.filter(({ text }) => text !== id);
  return others.some(({ says }) => says.includes("payment_number")) ? others : parts;
}

/** A record of a table has one line, or two. */
const LEAST_LINES = 3;

/** What stands in the line of the name, where it is no row of a table. */
function besideName({ rows }: RecordDraft, name: Printed | undefined): readonly Span[] {
  const row = rows.find(({ spans }) =>
    spans.some(({ tokens }) => name !== undefined && tokens.includes(name.tokens[0]!)),
  );
  return row === undefined || (row.hasFigures && rows.length < LEAST_LINES) ? [] : row.spans;
}

/** What each line of a record says in words. */
function linesOfText({ rows }: RecordDraft): string[] {
  return rows.map(({ spans }) =>
    spans.flatMap(({ text, figure }) => (figure === null ? text : [])).join(" "),
  );
}
