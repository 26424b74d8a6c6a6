import type { ValidationReport } from "../report/report.ts";
import { DEFAULT_RULES } from "../rules/default-rules.ts";
import type { Rule } from "../rules/rule.ts";
import type { ReportRecord } from "./report-record.ts";
import { reportSheets, ruleSheet, signOffSheet } from "./report-sheets.ts";
import { workbook } from "./xlsx/workbook.ts";

/**
 * The report as a workbook (Office Open XML): differences, causes, people, what was not compared, sign-offs and the
 * rules of severity, one sheet each. Texts are text cells, never formulas.
 */
export function reportXlsx(
  report: ValidationReport,
  record: ReportRecord = {},
  rules: readonly Rule[] = DEFAULT_RULES,
): Uint8Array {
  const { differences, causes, people, untested } = reportSheets(report, record);
  return workbook([differences, causes, people, untested, signOffSheet(record), ruleSheet(rules)]);
}
