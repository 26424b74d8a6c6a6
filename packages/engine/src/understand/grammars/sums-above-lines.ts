import type { Subject } from "../votes/roles.ts";
import { isGeneric } from "../votes/generic.ts";
import { listOf } from "../votes/sections.ts";
import {
  bestOf,
  columnOf,
  FOUND,
  isMoney,
  LEAST_PAIRS,
  linesInColumn,
  MOSTLY,
  SUM_OF,
  sumOf,
} from "./slot-lines.ts";
import type { Slot } from "./slot.ts";

/** A sum is named in full by so many bits. */
const NAMED = 8;

/**
 * A number below its own heading is what the lines come to that stand in its column, each behind a label, where nearly all records
 * show it: the sum of their list, or of a part of it where another column is headed as that sum.
 *
 *     | FED W/H |       OTHER | TOTAL DEDUCT. |
 *     |  154.32 |       62.44 |        443.18 |
 *     |         | Dues  62.44 |               |
 */
export function sumsAboveLines(slots: readonly Slot[]): void {
  for (const slot of slots) {
    if (slot.labelled || slot.below !== null || !isMoney(slot) || !namesLine(slot)) continue;
    const list = listBelow(slot, slots);
    if (list === null) continue;
    const isNamed = slots.some(
      (other) => columnOf(other) !== columnOf(slot) && (other.votes.subjects.get(list) ?? 0) >= NAMED,
    );
    slot.votes.subjects = new Map([[isNamed ? "none" : list, FOUND]]);
  }
}

/** Whether a slot has a heading of its own that could be that of a line: no list's name, and not only what is counted. */
function namesLine(slot: Slot): boolean {
  const [subject] = bestOf(slot) ?? [];
  return (
    slot.label.length > 0 &&
    subject !== "gross" &&
    subject !== "net" &&
    slot.label.every(({ text }) => !isGeneric(text) && listOf(text) === null)
  );
}

/** The sum of the list that the lines in a column are of; null where they do not come to its own number. */
function listBelow(slot: Slot, slots: readonly Slot[]): Subject | null {
  const lines = linesInColumn(slot, slots);
  const lists = new Set<Subject | undefined>();
  let [held, several, pairs] = [0, 0, 0];
  for (const [record, entries] of slot.entries) {
    const own = lines.filter((line) => line.entries.has(record));
    if (own.length === 0) continue;
    pairs++;
    for (const line of own) lists.add(SUM_OF.get(bestOf(line)?.[0] ?? "none"));
    const parts = own.flatMap((line) => line.entries.get(record)!);
    if (sumOf(parts) !== sumOf(entries)) continue;
    held++;
    if (parts.length > 1) several++;
  }
  const [list] = lists;
  const isShown = several > 0 && held >= LEAST_PAIRS && held >= MOSTLY * pairs;
  return isShown && lists.size === 1 ? (list ?? null) : null;
}
