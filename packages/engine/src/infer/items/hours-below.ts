import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureCell } from "../cells/cell-groups.ts";

/** Takes hours and a rate that stand with their units on the line below an earning: `80.00 hrs x $38.76`. False for others. */
export function takeHoursBelow({ items }: RecordReading, figures: readonly FigureCell[]): boolean {
  const [hours, rate] = figures;
  const item = items.at(-1);
  if (hours?.number.unit !== "hours" || (rate !== undefined && rate.number.unit !== "rate")) return false;
  if (item?.section !== "earning" || item.hours !== null || item.amount === null) return false;
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
