// Out: a result as a spreadsheet
export type { ExportedResult } from "./export/exported-result.ts";
export { resultCsv } from "./export/result-csv.ts";
export { resultXlsx } from "./export/result-xlsx.ts";
