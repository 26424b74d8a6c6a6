import type { ValidationReport } from "../report/report.ts";
import { acceptances, type ReportRecord } from "./report-record.ts";
import { worstFirst } from "./worst-first.ts";

/** The columns of the differences, wherever they are written as a table. */
export const REPORT_COLUMNS = [
  "severity",
  "kind",
  "cause",
  "employee",
  "source_id",
  "target_id",
  "item",
  "field_path",
  "source_value",
  "target_value",
  "difference",
  "money_at_risk",
  "state",
  "accepted_because",
  "accepted_by",
  "accepted_at",
  "caused_by",
  "rules",
  "may_be_reading_error",
] as const;

/** A row a difference, the gravest first; every cell as text, amounts with two decimals and no separators. */
export function reportTable(report: ValidationReport, record: ReportRecord = {}): string[][] {
  const titles = new Map(report.groups.map(({ id, title }) => [id, title]));
  const accepted = acceptances(report, record);
  return worstFirst(report.discrepancies).map((discrepancy) => {
    const decision = accepted.get(discrepancy);
    return [
      discrepancy.severity,
      discrepancy.kind,
      titles.get(discrepancy.group) ?? "",
      discrepancy.employee?.name ?? "",
      discrepancy.employee?.source_id ?? "",
      discrepancy.employee?.target_id ?? "",
      discrepancy.item ?? "",
      discrepancy.field_path,
      discrepancy.source_value ?? "",
      discrepancy.target_value ?? "",
      discrepancy.difference ?? "",
      discrepancy.money_at_risk === undefined ? "" : discrepancy.money_at_risk.toFixed(2),
      decision === undefined ? "open" : "accepted",
      decision?.reason ?? "",
      decision?.by ?? "",
      decision?.at ?? "",
      discrepancy.caused_by.join("; "),
      discrepancy.rules.join("; "),
      discrepancy.reading?.reason ?? "",
    ];
  });
}

/** Whether a cell is a number that a spreadsheet may add up. */
export function isNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/** Columns of names, ids and texts, of which a number is none to add up. */
export const NUMBER_COLUMNS: ReadonlySet<string> = new Set([
  "source_value",
  "target_value",
  "difference",
  "money_at_risk",
]);
