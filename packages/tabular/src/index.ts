// In: an engine that reads spreadsheets, too
export { withSpreadsheets } from "./host/with-spreadsheets.ts";
export type { SpreadsheetOptions } from "./host/with-spreadsheets.ts";
export type { SpreadsheetResult } from "./host/messages.ts";
export { parseMapping } from "./mapping/parse-mapping.ts";
export type { ColumnMeaning, ListMeaning, MappedColumn, MappedSheet, Mapping } from "./mapping/mapping.ts";
export { isSpreadsheet, spreadsheetKind } from "./kind.ts";
export type { SpreadsheetKind } from "./kind.ts";
export { whyUnreadable } from "./unreadable-file.ts";
export type { Limits } from "./workbook/workbook.ts";

// Out: a result as a spreadsheet
export type { ExportedResult } from "./export/exported-result.ts";
export { resultCsv } from "./export/result-csv.ts";
export { resultXlsx } from "./export/result-xlsx.ts";
