import { normalizeLabel } from "@paylift/canonical";
import { listOf } from "../votes/sections.ts";
import { OTHER_BITS } from "./slot-votes.ts";
import type { Slot } from "./slot.ts";
import { namesSalary } from "./told-by-pay.ts";

/**
 * Where earnings have a list of their own, the salary that stands above it in no list is what somebody is hired for, and no line of
 * their pay: `Base Salary  96,000.00  per year`. So is what stands among words about somebody and again in a line of theirs below
 * headings: `Rate 24.3800`, `Base 41.20`.
 */
export function ratesOfPay(slots: readonly Slot[]): void {
  const first = new Map<number, number>();
  for (const { groups, entries } of slots) {
    if (!groups.some(({ text }) => listOf(text) === "earning")) continue;
    for (const [record, own] of entries)
      for (const { line } of own) first.set(record, Math.min(line, first.get(record) ?? Infinity));
  }
  for (const { labelled, label, groups, heads, entries, votes } of slots) {
    const name = label.map(({ text }) => text).join(" ");
    const isSalary = namesSalary(name) || normalizeLabel(name) === "base";
    if (!labelled || groups.length > 0 || !isSalary) continue;
    const isAbove = [...entries].every(([record, own]) =>
      own.every(({ line }) => line < (first.get(record) ?? -1)),
    );
    if (isAbove || (heads.length === 0 && isSaidAgain(entries, slots)))
      votes.subjects.set("none", OTHER_BITS);
  }
}

const MOSTLY = 0.6;

/** Whether most numbers stand in their records again, below headings as those of a line do. */
function isSaidAgain(entries: Slot["entries"], slots: readonly Slot[]): boolean {
  const again = [...entries].filter(([record, own]) =>
    own.every(({ figure }) =>
      slots.some(
        (other) =>
          other.heads.length > 0 &&
          (other.entries.get(record) ?? []).some((line) => line.figure.text === figure.text),
      ),
    ),
  );
  return again.length >= MOSTLY * entries.size;
}
