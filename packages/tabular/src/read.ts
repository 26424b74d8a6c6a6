// Reading in the thread that calls: an entrance of its own, as it loads the engine's readers.
export { readCrosswalk } from "./crosswalk/read-crosswalk.ts";
export { readSpreadsheet } from "./read-spreadsheet.ts";
export { readWorkbook } from "./read-workbook.ts";
export type { ReadOptions, SpreadsheetReading } from "./read-spreadsheet.ts";
export { LIMITS } from "./workbook/workbook.ts";
export type { Cell, CellKind, Limits, Merge, Row, Sheet, Workbook } from "./workbook/workbook.ts";
