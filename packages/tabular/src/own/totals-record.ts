import type { ToldRecord } from "@paylift/engine/pages";
import { TOTALS } from "./own-columns.ts";
import type { PlacedRows } from "./placed-rows.ts";
import type { SaidOutput } from "./said-output.ts";

/** The totals of an exported result as a record that sums are held against; null where it has none. */
export function totalsRecord({ places }: SaidOutput, rows: PlacedRows): ToldRecord | null {
  const found = TOTALS.filter((total) => total !== "employee_count").flatMap((total) => {
    const place = places.get(`totals.${total}`);
    const cell = place === undefined ? null : rows.at(place);
    return cell === null ? [] : [{ total, ...cell }];
  });
  const [first] = found;
  if (first === undefined) return null;
  return {
    scope: "company",
    page: first.page,
    name: null,
    employeeId: null,
    department: null,
    items: [],
    figures: Object.fromEntries(found.map(({ total, placed }) => [total, placed.words])),
  };
}
