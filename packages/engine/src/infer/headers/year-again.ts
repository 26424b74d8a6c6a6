import type { PlacedHeading } from "./placed-heading.ts";
import { periodOfRow } from "../vocabulary/total-labels.ts";

const SAME_END_PT = 2;

/**
 * Whether a column is of the year because the one above it is, which words over both tables say: the columns of a further list have
 * the names and the places of those of the first, with one of the period among them.
 */
export function isOfYearAgain(
  heading: PlacedHeading,
  row: readonly PlacedHeading[],
  above: readonly PlacedHeading[],
): boolean {
  const sameAbove = (one: PlacedHeading): PlacedHeading | undefined =>
    above.find(({ cell }) => cell.text === one.cell.text && Math.abs(cell.x1 - one.cell.x1) <= SAME_END_PT);
  if (heading.role !== "amount" || periodOfRow(heading.cell.text) !== null) return false;
  if (sameAbove(heading)?.role !== "ytd_amount") return false;
  return row.some(
    (other) => other !== heading && other.role === "amount" && sameAbove(other)?.role === "amount",
  );
}
