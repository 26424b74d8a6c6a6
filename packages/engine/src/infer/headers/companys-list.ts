import { NEAR_PT, sameStack } from "./heading-places.ts";
import type { PlacedHeading } from "./placed-heading.ts";

const COLUMN_OF_NAMES = /^(?:tax|deduction|benefit)$/i;

/** The column of names of a list that the company pays is called what that of any list is: `Tax` below `Taxes your company pays`. */
export function inCompanysList(heading: PlacedHeading, above: readonly PlacedHeading[]): PlacedHeading {
  const { cell, section } = heading;
  if (section === null || !COLUMN_OF_NAMES.test(cell.text)) return heading;
  const list = above.find(
    (each) => sameStack(each.cell, cell) && Math.abs(each.cell.x0 - cell.x0) <= NEAR_PT,
  );
  const isCompanys = list?.section === "employer_tax" || list?.section === "employer_contribution";
  return isCompanys ? { ...heading, section: list.section } : heading;
}
