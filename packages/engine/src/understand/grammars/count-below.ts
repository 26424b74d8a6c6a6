import { canBeHours } from "../identities/products.ts";
import { centsOf, type Figure } from "../page-graph/figure.ts";
import { LEAST_PAIRS, MOSTLY } from "./slot-lines.ts";
import type { Slot } from "./slot.ts";

const HOURS_BELOW = 6;
/** What is paid for an hour, in cents. */
const LEAST_RATE = 400;
const MOST_RATE = 50_000;

/** Below an amount, under one heading, stand the hours that it is paid for: quarters, of which each is worth as much as work is. */
export function countBelow(slots: readonly Slot[]): void {
  for (const below of slots) {
    if (!below.again || below.labelled || below.votes.kinds.size > 0) continue;
    const [first] = [...below.entries.values()][0]!;
    const above = slots.find((slot) => {
      const [other] = [...slot.entries.values()][0]!;
      return slot !== below && !slot.labelled && other!.column === first!.column && other!.line < first!.line;
    });
    if (above === undefined) continue;
    const pairs = [...below.entries].flatMap(([record, [own]]) => {
      const [other] = above.entries.get(record) ?? [];
      return other === undefined ? [] : [[other.figure.figure!, own!.figure.figure!] as const];
    });
    const held = pairs.filter(([amount, hours]) => isPaidFor(amount, hours)).length;
    if (held >= LEAST_PAIRS && held >= MOSTLY * pairs.length) below.votes.kinds.set("hours", HOURS_BELOW);
  }
}

function isPaidFor(amount: Figure, hours: Figure): boolean {
  const cents = centsOf(amount);
  if (cents === null || hours.units <= 0 || !canBeHours(hours)) return false;
  const paid = cents * 10 ** hours.scale;
  return paid >= LEAST_RATE * hours.units && paid <= MOST_RATE * hours.units;
}
