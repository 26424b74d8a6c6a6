import type { ValidationReport } from "../report/report.ts";
import { DEFAULT_RULES } from "../rules/default-rules.ts";
import type { Rule } from "../rules/rule.ts";
import type { ReportRecord } from "./report-record.ts";
import { isNumber, NUMBER_COLUMNS, REPORT_COLUMNS, reportTable } from "./report-table.ts";
import { workbook, type Cell, type Worksheet } from "./xlsx/workbook.ts";

/**
 * The report as a workbook (Office Open XML): differences, causes, sign-offs and the rules of severity, a sheet each.
 * Texts are texts there: no cell is a formula.
 */
export function reportXlsx(
  report: ValidationReport,
  record: ReportRecord = {},
  rules: readonly Rule[] = DEFAULT_RULES,
): Uint8Array {
  return workbook([differences(report, record), causes(report), signOffs(record), rulesOf(rules)]);
}

function differences(report: ValidationReport, record: ReportRecord): Worksheet {
  const isFigure = REPORT_COLUMNS.map((column) => NUMBER_COLUMNS.has(column));
  const rows = reportTable(report, record).map((row) =>
    row.map((text, at) => (isFigure[at] === true && isNumber(text) ? figure(text) : text)),
  );
  return { name: "Differences", columns: REPORT_COLUMNS, rows };
}

/** Money has two decimals; hours and rates have those that they need. */
function figure(text: string): Cell {
  return /\.\d\d$/.test(text) ? { amount: Number(text) } : Number(text);
}

function causes({ groups }: ValidationReport): Worksheet {
  return {
    name: "Causes",
    columns: [
      "severity",
      "cause",
      "explanation",
      "employees",
      "differences",
      "effects",
      "money_at_risk",
      "difference",
    ],
    rows: groups.map(
      ({ severity, title, explanation, employees, discrepancies, effects, money_at_risk, difference }) => [
        severity,
        title,
        explanation,
        employees,
        discrepancies,
        effects,
        money_at_risk,
        difference,
      ],
    ),
  };
}

function signOffs({ signatures = [] }: ReportRecord): Worksheet {
  const rows = signatures.map(({ by, at, comment }) => [by, at, comment]);
  return { name: "Sign-offs", columns: ["signed_by", "signed_at", "comment"], rows };
}

function rulesOf(rules: readonly Rule[]): Worksheet {
  const rows = rules.map(({ id, severity, text }) => [id, severity, text]);
  return { name: "Rules", columns: ["rule", "severity", "text"], rows };
}
