import type { CrosswalkEntry, LineMapping } from "@paylift/validation";
import { spreadsheetKind } from "../kind.ts";
import { readWorkbook } from "../read-workbook.ts";
import type { Limits, Sheet } from "../workbook/workbook.ts";
import type { Crosswalk } from "./crosswalk.ts";
import type { Field } from "./headings.ts";
import { readItems } from "./read-items.ts";
import { readPeople } from "./read-people.ts";
import { refused } from "./refused.ts";
import { tableIn, type Table } from "./table-rows.ts";

/**
 * A crosswalk from a spreadsheet (XLSX, ODS, CSV): a table of people, one of items, or both on separate sheets.
 * Throws `EngineError`: those of `readWorkbook`, and `invalid_argument` that names the row and quotes nothing.
 */
export function readCrosswalk(bytes: Uint8Array, limits: Partial<Limits> = {}): Crosswalk {
  if (spreadsheetKind(bytes) === null) throw refused("it is no spreadsheet");
  const tables = readWorkbook(bytes, limits).sheets.flatMap((sheet: Sheet) => tableIn(sheet) ?? []);
  const people = tables.filter(isOfPeople);
  const items = tables.filter((table) => !isOfPeople(table));
  if (tables.length === 0)
    throw refused(
      "no row has headings of both sides, as source_id and target_id, or source_code and target_code",
    );
  return {
    ...(people.length === 0
      ? {}
      : { employees: people.flatMap(({ rows }): CrosswalkEntry[] => readPeople(rows)) }),
    ...(items.length === 0 ? {} : { lines: items.flatMap(({ rows }): LineMapping[] => readItems(rows)) }),
  };
}

const OF_ITEMS: ReadonlySet<Field> = new Set([
  "source_code",
  "source_description",
  "target_code",
  "target_description",
]);

function isOfPeople({ fields }: Table): boolean {
  return [...fields].every((field) => !OF_ITEMS.has(field));
}
