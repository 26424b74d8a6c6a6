import { normalizeLabel } from "@paylift/canonical";
import { listOf } from "../votes/sections.ts";
import { OTHER_BITS } from "./slot-votes.ts";
import type { Slot } from "./slot.ts";

/** What somebody is paid for a year, a month or an hour. */
const OF_PAY =
  /^(?:(?:base|basic|annual|yearly|monthly|weekly|hourly|contract|current|regular|pay) )*(?:salary|wage|pay|rate)(?: rate| amount)?$/;

/**
 * Where earnings have a list of their own, the salary that stands above it in no list is what somebody is hired for, and no line of
 * their pay: `Base Salary  96,000.00  per year`.
 */
export function ratesOfPay(slots: readonly Slot[]): void {
  const first = new Map<number, number>();
  for (const { groups, entries } of slots) {
    if (!groups.some(({ text }) => listOf(text) === "earning")) continue;
    for (const [record, own] of entries)
      for (const { line } of own) first.set(record, Math.min(line, first.get(record) ?? Infinity));
  }
  for (const { labelled, label, groups, entries, votes } of slots) {
    const name = normalizeLabel(label.map(({ text }) => text).join(" "));
    if (!labelled || groups.length > 0 || !OF_PAY.test(name)) continue;
    const isAbove = [...entries].every(([record, own]) =>
      own.every(({ line }) => line < (first.get(record) ?? -1)),
    );
    if (isAbove) votes.subjects.set("none", OTHER_BITS);
  }
}
