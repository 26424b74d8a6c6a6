import type { PlacedEntry } from "../grammars/record-draft.ts";
import type { Slot } from "../grammars/slot.ts";
import { middle, overlap } from "../page-graph/span.ts";
import type { Hypothesis } from "../search/hypothesis.ts";
import { isBareCount } from "./loose-counts.ts";

/** So many records of a column of hours may lack the amount that it is of, or have it without hours. */
const ODD = 0.1;
/** `Total Hours` are those of all earnings. */
const OF_ALL = /\btotal\b/i;

/** Where amounts stand from the hours that they are of: over or below them, right of them, left of them. */
type Side = "over" | "right" | "left";
const SIDES: readonly Side[] = ["over", "right", "left"];

/**
 * Slots of hours whose heading names no earning (`Hours`, `Hrs`) with the slot of amounts that each is of, by index. Where records have
 * several such slots, each goes with the nearest amounts that the same records have, on the side on which most of them have some.
 */
export function homesOfCounts({ slots, assignment }: Hypothesis): ReadonlyMap<number, number> {
  const indexes = slots.map((_, i) => i);
  const bare = indexes.filter((i) => {
    const { label, labelled } = slots[i]!;
    const isTotal = label.some(({ text }) => OF_ALL.test(text));
    return !labelled && assignment.roles[i]!.kind === "hours" && isBareCount(label) && !isTotal;
  });
  const counts = bare.filter((i) =>
    bare.some((other) => other !== i && shared(slots[i]!, slots[other]!) > 0),
  );
  const amounts = indexes.filter((i) => {
    const { subject, kind } = assignment.roles[i]!;
    return subject === "earning" && kind === "amount" && !slots[i]!.labelled;
  });
  const ways = SIDES.map((side) => homesOn(side, counts, amounts, slots));
  return ways.toSorted((one, other) => other.size - one.size)[0]!;
}

function homesOn(
  side: Side,
  counts: readonly number[],
  amounts: readonly number[],
  slots: readonly Slot[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const count of counts) {
    const own = slots[count]!;
    const [nearest] = amounts
      .filter((amount) => isOn(side, own, slots[amount]!) && standTogether(own, slots[amount]!))
      .toSorted((a, b) => Math.abs(distance(own, slots[a]!)) - Math.abs(distance(own, slots[b]!)));
    if (nearest !== undefined && ![...found.values()].includes(nearest)) found.set(count, nearest);
  }
  return found;
}

/** In how many records both stand. */
function shared({ entries: one }: Slot, { entries: other }: Slot): number {
  return [...one.keys()].filter((record) => other.has(record)).length;
}

/** Whether nearly the same records have both. */
function standTogether(one: Slot, other: Slot): boolean {
  const [both, all] = [shared(one, other), one.entries.size + other.entries.size];
  return both > 0 && all - 2 * both <= ODD * all;
}

function isOn(side: Side, count: Slot, amount: Slot): boolean {
  const [one, other] = firstOfBoth(count, amount) ?? [];
  if (one === undefined || other === undefined) return false;
  if (overlap(one.figure, other.figure) > 0) return side === "over";
  return side === (distance(count, amount) > 0 ? "right" : "left");
}

/** How far right of the hours the amounts stand, in points. */
function distance(count: Slot, amount: Slot): number {
  const [one, other] = firstOfBoth(count, amount)!;
  return middle(other.figure) - middle(one.figure);
}

/** The entries of two slots in the first record that has both. */
function firstOfBoth({ entries: one }: Slot, { entries: other }: Slot): [PlacedEntry, PlacedEntry] | null {
  for (const [record, [entry]] of one) {
    const [beside] = other.get(record) ?? [];
    if (entry !== undefined && beside !== undefined) return [entry, beside];
  }
  return null;
}
