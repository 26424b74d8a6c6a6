import { stringify } from "csv-stringify/sync";
import type { ValidationReport } from "../report/report.ts";

const COLUMNS = [
  "severity",
  "kind",
  "cause",
  "employee",
  "source_id",
  "target_id",
  "field_path",
  "source_value",
  "target_value",
  "difference",
  "caused_by",
  "rules",
  "may_be_reading_error",
] as const;

/**
 * The discrepancies as CSV (RFC 4180), a row each, with a byte order mark so that spreadsheets take it for UTF-8. Text that
 * a spreadsheet would run as a formula is disarmed with an apostrophe.
 */
export function reportCsv({ discrepancies, groups }: ValidationReport): string {
  const titles = new Map(groups.map(({ id, title }) => [id, title]));
  const rows = discrepancies.map((discrepancy) =>
    [
      discrepancy.severity,
      discrepancy.kind,
      titles.get(discrepancy.group) ?? "",
      discrepancy.employee?.name ?? "",
      discrepancy.employee?.source_id ?? "",
      discrepancy.employee?.target_id ?? "",
      discrepancy.field_path,
      discrepancy.source_value ?? "",
      discrepancy.target_value ?? "",
      discrepancy.difference ?? "",
      discrepancy.caused_by.join("; "),
      discrepancy.rules.join("; "),
      discrepancy.reading?.reason ?? "",
    ].map(disarm),
  );
  return stringify([[...COLUMNS], ...rows], { bom: true, record_delimiter: "windows" });
}

/** Numbers stay numbers, negative ones too. See OWASP, CSV Injection. */
function disarm(text: string): string {
  return /^[=+\-@\t\r\n|%]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
}
