import { workbook } from "@paylift/validation/workbook";
import type { CrosswalkTable } from "../crosswalk/crosswalk.ts";
import type { WrittenCrosswalk } from "../crosswalk/written-crosswalk.ts";
import { crosswalkSheets } from "./crosswalk-sheets.ts";
import { sheetCsv } from "./sheet-csv.ts";

/** A crosswalk as a workbook with people and items, a sheet each: ids and codes are texts there, so that no zero is lost. */
export function crosswalkXlsx(crosswalk: WrittenCrosswalk): Uint8Array {
  const { people, items } = crosswalkSheets(crosswalk);
  return workbook([people, items]);
}

/** One table of a crosswalk as CSV. */
export function crosswalkCsv(crosswalk: WrittenCrosswalk, table: CrosswalkTable = "people"): string {
  return sheetCsv(crosswalkSheets(crosswalk)[table]);
}
