import { multiplyToCents } from "@paylift/canonical";
import type { ItemReading } from "../../interpret/reading.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";

/** A product of hours and a rate of three decimals may differ so much from what is paid, in cents. */
const ROUNDED = 1;

/**
 * Gives a rate in a column of its own to the lines whose amounts it makes of their hours, and hours in another column to
 * the one line that they and it make; the other numbers are left.
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
  // Of several lines at one rate the others have hours of their own.
  if (found.length === 0 || found.filter(({ own }) => own === hours).length > 1) return [...figures];
  for (const { item, own } of found) {
    item.rate = rate;
    if (own === hours) item.hours = hours;
  }
  const taken = new Set([rate.token, ...found.map(({ own }) => own.token)]);
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
