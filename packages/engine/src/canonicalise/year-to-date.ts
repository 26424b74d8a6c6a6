import type { ItemReading, RecordReading } from "../interpret/reading.ts";

/** Whether the year to date of one statement is that of the other and its current pay, in either order. */
export function goesOn(one: RecordReading, other: RecordReading): boolean {
  return one.items.some((item) => other.items.some((next) => follows(item, next) || follows(next, item)));
}

function follows(first: ItemReading, next: ItemReading): boolean {
  if (first.section !== next.section || first.label.text !== next.label.text) return false;
  const [before, current, after] = [first.ytdAmount, next.amount, next.ytdAmount];
  if (before === null || current === null || after === null || current.cents === 0) return false;
  return before.cents + current.cents === after.cents;
}
