import { multiplyToCents } from "@paylift/canonical";
import type { ItemReading } from "../../interpret/reading.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";

/** A product of hours and a rate of three decimals may differ so much from what is paid, in cents. */
const ROUNDED = 1;

/**
 * Gives a rate in a column of its own, and hours in another, to the one line whose amount is their product; the other
 * numbers are left.
 */
export function takePaid(
  items: readonly ItemReading[],
  figures: readonly FigureCell[],
  roleOf: (cell: FigureCell) => ColumnRole | null,
): FigureCell[] {
  const rate = paidFor(figures.find((cell) => roleOf(cell) === "rate"));
  if (rate === null) return [...figures];
  const hours = paidFor(figures.find((cell) => roleOf(cell) === "hours"));
  // A line may have its hours in a column of their own, as a line of hours alone.
  const counted = items.flatMap((item) => (item.amount === null ? (item.hours ?? []) : []));
  const found = items.flatMap((item) => {
    if (item.section !== "earning" || item.amount === null || item.rate !== null) return [];
    const all = item.hours === null ? [...counted, ...(hours === null ? [] : [hours])] : [item.hours];
    const own = all.find((each) => isPaidFor(item.amount!.cents, each, rate));
    return own === undefined ? [] : [{ item, own }];
  });
  const [paid, other] = found;
  if (paid === undefined || other !== undefined) return [...figures];
  paid.item.rate = rate;
  if (paid.own === hours) paid.item.hours = hours;
  const taken = new Set([rate.token, paid.own.token]);
  for (const token of taken) token.claim = "field";
  return figures.filter(({ number }) => !taken.has(number.token));
}

type Paid = NonNullable<ItemReading["rate"]>;

function paidFor(cell: FigureCell | undefined): Paid | null {
  const quantity = cell?.number.quantity ?? null;
  return quantity === null || quantity.units === 0 ? null : { quantity, token: cell!.number.token };
}

function isPaidFor(cents: number, hours: Paid, rate: Paid): boolean {
  return cents !== 0 && Math.abs(multiplyToCents(hours.quantity, rate.quantity) - cents) <= ROUNDED;
}
