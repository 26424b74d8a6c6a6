import { day, text } from "./cells.ts";
import type { ExportedResult } from "./exported-result.ts";
import { LINE_COLUMNS } from "../own/own-columns.ts";
import { rowsOfPerson } from "./line-table.ts";
import { sheetCsv } from "./sheet-csv.ts";

/** What is said once for the whole document stands in each row: a table of text has no other place for it. */
const DOCUMENT_COLUMNS = ["company", "pay_period_start", "pay_period_end", "pay_date"] as const;

/**
 * A result as CSV (RFC 4180), one row per pay item, with gross and net pay of each person before their lines, and a
 * byte order mark so that spreadsheets take it for UTF-8. Text that a spreadsheet would run as a formula is disarmed
 * with an apostrophe.
 */
export function resultCsv({ canonical_output: output }: Pick<ExportedResult, "canonical_output">): string {
  const { company, pay_period, pay_date } = output;
  const said = [text(company.name), day(pay_period.start), day(pay_period.end), day(pay_date)];
  const rows = output.employees
    .flatMap((employee) => rowsOfPerson(output, employee))
    .map((cells) => [...said, ...cells]);
  return sheetCsv({ columns: [...DOCUMENT_COLUMNS, ...LINE_COLUMNS], rows });
}
