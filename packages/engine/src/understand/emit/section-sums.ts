import type { ItemReading, LineSum } from "../../interpret/reading.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import type { Slot } from "../grammars/slot.ts";
import type { Span } from "../page-graph/span.ts";
import type { Hypothesis } from "../search/hypothesis.ts";
import type { Subject } from "../votes/roles.ts";
import { asSumOf, moneyOf } from "./readings.ts";

/** The sum of one list of a record, and where it is printed. */
export interface SectionSum {
  span: Span;
  sum: LineSum;
}

const SUMMED: ReadonlyMap<Subject, readonly LineSection[]> = new Map([
  ["total_taxes", ["tax"]],
  ["total_deductions", ["deduction"]],
  ["total_employer", ["employer_tax", "employer_contribution"]],
]);

/**
 * Sums of parts of what a record lists: deductions before and after tax, taxes and contributions of the employer, each below a
 * heading of its own. The sum of all taxes or deductions is no such part.
 */
export function sectionSums(
  { slots, assignment }: Hypothesis,
  record: number,
  items: readonly ItemReading[],
): SectionSum[] {
  const below = new Map(slots.map((slot) => [slot.key, headingOf(slot)]));
  return slots.flatMap((slot, i): SectionSum[] => {
    const { subject, kind } = assignment.roles[i]!;
    const sections = SUMMED.get(subject);
    const heading = headingOf(slot);
    if (sections === undefined || kind !== "amount" || heading === "") return [];
    const listed = items.filter(({ section, amount }) => sections.includes(section) && amount !== null);
    const own = listed.filter(({ lane }) => below.get(lane) === heading);
    if (own.length === 0 || own.length === listed.length) return [];
    const parts = own.map(({ amount }) => amount!);
    return (slot.entries.get(record) ?? []).flatMap(({ figure }) => {
      const printed = moneyOf(figure);
      const total = printed === null ? null : asSumOf(printed, parts);
      const label = slot.label.map(({ text }) => text).join(" ");
      return total === null ? [] : [{ span: figure, sum: { label, identity: IDENTITY, total, parts } }];
    });
  });
}

const IDENTITY = "\u03a3 lines below one heading = their printed total";

/**
 * Whether a slot is the sum of some earnings, as its heading alone says, and others stand below another heading: `Amount` below `Other
 * Earnings`, beside `Earnings`. What its own words call the sum of all is that: `Total Pay` below `Summary`.
 */
export function isOfSomeEarnings({ slots, assignment }: Hypothesis, slot: Slot): boolean {
  const heading = headingOf(slot);
  if (slot.labelled || heading === "" || assignment.roles[slot.index]!.subject !== "total_earnings")
    return false;
  return slots.some((other) => {
    const { subject, kind } = assignment.roles[other.index]!;
    const own = headingOf(other);
    return subject === "earning" && kind === "amount" && own !== "" && own !== heading;
  });
}

function headingOf({ groups }: Slot): string {
  return groups.map(({ text }) => text).join(" ");
}
