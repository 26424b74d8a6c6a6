import type { CrosswalkEntry } from "@paylift/validation";
import { PEOPLE_FIELDS } from "./crosswalk.ts";
import { refused } from "./refused.ts";
import type { TableRow } from "./table-rows.ts";

/** Who is who. Rows with nothing in these columns are none. Throws `invalid_argument`, with the place alone. */
export function readPeople(rows: readonly TableRow[]): CrosswalkEntry[] {
  return rows.flatMap(({ place, cells }) => {
    const entry: CrosswalkEntry = {};
    for (const field of PEOPLE_FIELDS) {
      const text = cells.get(field);
      if (text !== undefined) entry[field] = text;
    }
    if (Object.keys(entry).length === 0) return [];
    for (const side of ["source", "target"] as const)
      if (entry[`${side}_id`] === undefined && entry[`${side}_name`] === undefined)
        throw refused(`${place} has neither an id nor a name of the ${side}`);
    return [entry];
  });
}
