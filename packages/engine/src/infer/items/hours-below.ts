import { multiplyToCents } from "@paylift/canonical";
import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";
import type { FigureCell } from "../cells/cell-groups.ts";

/** What stands below a label begins where it does, within this, in points. */
const SAME_EDGE_PT = 2;

/**
 * Takes hours and a rate that stand with their units on the line below an earning: `80.00 hrs x $38.76`. Another list may stand
 * beside its line. False for others.
 */
export function takeHoursBelow({ items }: RecordReading, figures: readonly FigureCell[]): boolean {
  const [hours, rate] = figures;
  if (
    hours === undefined ||
    (rate === undefined ? hours.number.unit !== "hours" : rate.number.unit !== "rate")
  )
    return false;
  const item = items.findLast((above) => isRightAbove(above, hours)) ?? items.at(-1);
  if (item?.section !== "earning" || item.hours !== null || item.amount === null) return false;
  if (hours.number.unit !== "hours" && !(rate !== undefined && isPaidFor(item.amount, hours, rate)))
    return false;
  for (const [place, cell] of [
    ["hours", hours],
    ["rate", rate],
  ] as const) {
    if (cell === undefined || cell.number.quantity === null) continue;
    item[place] = { quantity: cell.number.quantity, token: cell.number.token };
    cell.number.token.claim = "field";
  }
  return true;
}

function isRightAbove({ label }: ItemReading, { x0, page }: FigureCell): boolean {
  const [first] = label.tokens;
  return first !== undefined && first.page === page && Math.abs(first.x0 - x0) <= SAME_EDGE_PT;
}

/** Whether an amount is that of hours at a rate. */
function isPaidFor(
  { cents }: MoneyReading,
  { number: hours }: FigureCell,
  { number: rate }: FigureCell,
): boolean {
  if (hours.quantity === null || rate.quantity === null) return false;
  return Math.abs(multiplyToCents(hours.quantity, rate.quantity) - cents) <= 1;
}
