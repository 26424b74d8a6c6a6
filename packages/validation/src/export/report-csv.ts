import { disarmFormula } from "@paylift/canonical";
import { stringify } from "csv-stringify/sync";
import type { ValidationReport } from "../report/report.ts";
import type { ReportRecord } from "./report-record.ts";
import { REPORT_COLUMNS, reportTable } from "./report-table.ts";

/**
 * The discrepancies as CSV (RFC 4180), a row each, the gravest first, with a byte order mark so that spreadsheets take it
 * for UTF-8. Text that a spreadsheet would run as a formula is disarmed with an apostrophe.
 */
export function reportCsv(report: ValidationReport, record: ReportRecord = {}): string {
  const rows = reportTable(report, record).map((row) => row.map(disarmFormula));
  return stringify([[...REPORT_COLUMNS], ...rows], {
    bom: true,
    record_delimiter: "windows",
    // A lone one would begin a row for some readers.
    quoted_match: /[\r\n]/,
  });
}
