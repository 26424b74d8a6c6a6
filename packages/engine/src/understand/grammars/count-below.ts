import { canBeHours } from "../identities/products.ts";
import { centsOf, type Figure } from "../page-graph/figure.ts";
import { isFigureName } from "../votes/wording.ts";
import { bestOf, FOUND, LEAST_PAIRS, lineIn, linesInColumn, MOSTLY, nameOf } from "./slot-lines.ts";
import type { Slot } from "./slot.ts";
import type { Column } from "./tables.ts";

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

/**
 * Behind a label of pay without headings two numbers stand in its row, of which the first is the hours that the second is paid for:
 * `REG 38.50  766.15`. What others of its column are so is a premium for an hour as well, however little it is.
 */
export function countBeside(slots: readonly Slot[]): void {
  const pairs = slots.flatMap((hours) => {
    const [first] = [...hours.entries.values()][0]!;
    const isBare = hours.labelled && first!.further === 1 && hours.heads.length === 0;
    if (!isBare || hours.votes.kinds.size > 0 || bestOf(hours)?.[0] !== "earning") return [];
    const isAmount = (slot: Slot): boolean =>
      slot !== hours && slot.heads.length === 0 && lineIn(slot) === lineIn(hours);
    const amount = slots.find(isAmount);
    return amount === undefined ? [] : [{ hours, amount, isHeld: isPaid(hours, amount) }];
  });
  const columns = new Set(pairs.flatMap(({ hours, isHeld }) => (isHeld ? columnsOf(hours) : [])));
  for (const { hours, amount } of pairs) {
    if (!columnsOf(hours).some((column) => columns.has(column))) continue;
    hours.votes.kinds.set("hours", HOURS_BELOW);
    amount.votes.kinds.set("amount", HOURS_BELOW);
  }
}

/**
 * Behind the name of a figure the first of two numbers is the hours in all, where lines have theirs in that column: `Gross Pay  46.50
 * 895.50` below `Regular  40.00  18.00  720.00`.
 */
export function countOfFigures(slots: readonly Slot[]): void {
  for (const slot of slots) {
    const [first] = [...slot.entries.values()][0]!;
    if (!slot.labelled || slot.heads.length > 0 || first!.further !== 1 || !isFigureName(nameOf(slot)))
      continue;
    const lines = linesInColumn(slot, slots);
    const counted = lines.filter(
      ({ votes: { kinds } }) => (kinds.get("hours") ?? 0) > (kinds.get("amount") ?? 0),
    );
    const amount = slots.find((other) => other !== slot && lineIn(other) === lineIn(slot));
    if (lines.length === 0 || counted.length < MOSTLY * lines.length) continue;
    if (amount === undefined || !isPaid(slot, amount)) continue;
    slot.votes.subjects.set("none", FOUND);
    slot.votes.kinds.set("hours", FOUND);
  }
}

function columnsOf({ entries }: Slot): Column[] {
  return [...entries.values()].flat().map(({ column }) => column);
}

/** Whether the numbers of one slot are the hours that those of another are paid for, in nearly all records. */
function isPaid(hours: Slot, amount: Slot): boolean {
  const pairs = [...hours.entries].flatMap(([record, [own]]) => {
    const [other] = amount.entries.get(record) ?? [];
    return other === undefined ? [] : [[other.figure.figure!, own!.figure.figure!] as const];
  });
  const held = pairs.filter(([paid, count]) => isPaidFor(paid, count)).length;
  return held >= LEAST_PAIRS && held >= MOSTLY * pairs.length;
}

function isPaidFor(amount: Figure, hours: Figure): boolean {
  const cents = centsOf(amount);
  if (cents === null || hours.units <= 0 || !canBeHours(hours)) return false;
  const paid = cents * 10 ** hours.scale;
  return paid >= LEAST_RATE * hours.units && paid <= MOST_RATE * hours.units;
}
