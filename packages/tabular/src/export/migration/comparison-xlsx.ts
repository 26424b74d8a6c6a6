import { DEFAULT_RULES, ruleSheet, signOffSheet, type ReportRecord } from "@paylift/validation";
import { workbook } from "@paylift/validation/workbook";
import { COMPARISON_TABLES, comparisonSheets } from "./comparison-sheets.ts";
import type { ExportedComparison } from "./exported-migration.ts";

/**
 * A comparison as a workbook (Office Open XML): causes, differences, people with the pay of both sides, all lines, totals, checks, what
 * was not compared, sign-offs and the rules of severity, a sheet each. Texts are texts there: no cell is a formula.
 */
export function comparisonXlsx(comparison: ExportedComparison, record: ReportRecord = {}): Uint8Array {
  const sheets = comparisonSheets(comparison, record);
  return workbook([
    ...COMPARISON_TABLES.map((table) => sheets[table]),
    signOffSheet(record),
    ruleSheet(DEFAULT_RULES),
  ]);
}
