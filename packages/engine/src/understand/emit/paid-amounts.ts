import { centsOf } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import type { Hypothesis } from "../search/hypothesis.ts";

/** An amount that a record prints as paid out, with the texts that name it, the nearest first. */
export interface PaidAmount {
  figure: Span;
  words: readonly Span[];
}

/** What a record prints as paid out. */
export function paidAmounts({ slots, assignment }: Hypothesis, record: number): PaidAmount[] {
  return slots.flatMap((slot, i) => {
    const { subject, kind } = assignment.roles[i]!;
    if (subject !== "payment" || kind !== "amount") return [];
    return (slot.entries.get(record) ?? []).map(({ figure, left, labelled, notes, groups }) => {
      const own = left === null || !labelled ? slot.label : [];
      const words = [...own, ...(left === null ? [] : [left]), ...notes, ...groups];
      return { figure, words };
    });
  });
}

/** What names the net pay of this period. */
export function netWords({ slots, assignment }: Hypothesis, record: number): Span[] {
  return slots.flatMap(({ label, entries }, i) => {
    const { subject, kind } = assignment.roles[i]!;
    return subject === "net" && kind === "amount" && entries.has(record) ? label : [];
  });
}

/** What is paid by a register of checks, which has a column for checks and one for deposits, and none of the net pay. */
export function onlyPaid({ assignment }: Hypothesis, paid: readonly PaidAmount[]): Span | null {
  const isNetPrinted = assignment.roles.some(({ subject }) => subject === "net");
  const [one, ...others] = paid.filter(({ figure }) => centsOf(figure.figure!) !== 0);
  return one !== undefined && others.length === 0 && !isNetPrinted ? one.figure : null;
}
