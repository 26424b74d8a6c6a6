import { isOfYearToDate } from "../votes/wording.ts";
import type { Slot } from "./slot.ts";

/** So many lines of a box say that they are of the year. */
const LEAST_SAID = 2;

/**
 * In a box for the year whose lines say so themselves, those that do not are of the period: `Year to Date` over `Taxable Pay TD`,
 * `Tax Paid TD` and `Employer NI`.
 */
export function yearsInLabels(slots: readonly Slot[]): void {
  const boxes = Map.groupBy(
    slots.filter(({ labelled, heads }) => labelled && heads.length === 0),
    ({ groups }) => groups.findLast(({ text }) => isOfYearToDate(text))?.text ?? "",
  );
  for (const [title, own] of boxes) {
    const others = own.filter(({ label }) => !label.some(({ text }) => isOfYearToDate(text)));
    if (title === "" || own.length - others.length < Math.max(LEAST_SAID, others.length)) continue;
    for (const { votes } of others) votes.kinds.delete("ytd");
  }
}
