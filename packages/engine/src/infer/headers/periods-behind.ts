import type { Cell } from "../cells/cells.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";
import { periodOfRow } from "../vocabulary/total-labels.ts";
import type { PlacedHeading } from "./placed-heading.ts";

const ROLES = { current: "amount", longer: "aside", ytd: "ytd_amount" } as const;

/**
 * What so many numbers behind a label are by the names of periods above, of which one is longer than the period and no year:
 * `Current`, `QTD`, `YTD`. Null where the lowest line of them has others, or not as many.
 */
export function periodsBehind(
  headings: readonly PlacedHeading[],
  label: Cell,
  count: number,
): readonly ColumnRole[] | null {
  const named = headings
    .map(({ cell }) => ({ cell, period: periodOfRow(cell.text) }))
    .filter(({ cell, period }) => period !== null && cell.page === label.page && cell.x0 > label.x0);
  const lowest = Math.max(...named.map(({ cell }) => cell.baseline));
  const row = named.filter(({ cell }) => cell.baseline === lowest);
  const periods = row.sort((a, b) => a.cell.x0 - b.cell.x0).map(({ period }) => period!);
  if (periods.length !== count || !periods.includes("longer")) return null;
  return periods.map((period) => ROLES[period]);
}
