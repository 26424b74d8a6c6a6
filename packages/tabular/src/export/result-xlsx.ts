import { workbook } from "@paylift/validation/workbook";
import type { ExportedResult } from "./exported-result.ts";
import { resultSheets } from "./result-sheets.ts";

/**
 * A result as a workbook (Office Open XML): people, lines, printed totals, checks, the document, and what became no field, a sheet
 * each. Numbers and days are numbers and days; texts are texts there: no cell is a formula.
 */
export function resultXlsx(result: ExportedResult): Uint8Array {
  return workbook(resultSheets(result));
}
