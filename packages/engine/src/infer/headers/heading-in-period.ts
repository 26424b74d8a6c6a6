import { overlap } from "../cells/cells.ts";
import { periodOfRow } from "../vocabulary/total-labels.ts";
import { isRightAbove, periodsOfColumns } from "./period-groups.ts";
import type { PlacedHeading } from "./placed-heading.ts";
import { isOfYearAgain } from "./year-again.ts";

/** Two columns under one word for the year are of the year: `Hours` and `Earnings` under `YTD`. */
export function inPeriod(
  heading: PlacedHeading,
  row: readonly PlacedHeading[],
  active: readonly PlacedHeading[],
): PlacedHeading {
  const ofYear = roleOfYear(heading);
  const period = periodsOfColumns(row, active).get(heading);
  if (period === "longer") return { ...heading, role: "aside" };
  if (period === "ytd" && ofYear !== null) return { ...heading, role: ofYear };
  if (period !== undefined) return heading;
  if (isOfYearAgain(heading, row, active)) return { ...heading, role: "ytd_amount" };
  const year = active.find(
    ({ cell }) => periodOfRow(cell.text) === "ytd" && isRightAbove(cell, heading.cell),
  );
  if (ofYear === null || year === undefined || overlap(year.cell, heading.cell) <= 0) return heading;
  const below = row.filter((each) => roleOfYear(each) !== null && overlap(year.cell, each.cell) > 0);
  return below.length > 1 ? { ...heading, role: ofYear } : heading;
}

function roleOfYear({ role, cell }: PlacedHeading): "ytd_hours" | "ytd_amount" | "ytd_taxable_wages" | null {
  if (periodOfRow(cell.text) !== null) return null;
  if (role === "taxable_wages") return "ytd_taxable_wages";
  return role === "hours" ? "ytd_hours" : role === "amount" ? "ytd_amount" : null;
}
