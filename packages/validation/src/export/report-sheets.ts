import type { ValidationReport } from "../report/report.ts";
import type { Rule } from "../rules/rule.ts";
import { peopleSheet } from "./people-sheet.ts";
import type { ReportRecord } from "./report-record.ts";
import { isNumber, NUMBER_COLUMNS, REPORT_COLUMNS, reportTable } from "./report-table.ts";
import { untestedSheet } from "./untested-sheet.ts";
import type { Cell, Worksheet } from "./xlsx/workbook.ts";

/** A report as tables, to write as a workbook or to combine with other tables. */
export interface ReportSheets {
  /** A row a difference, the gravest first. */
  readonly differences: Worksheet;
  readonly causes: Worksheet;
  /** A row a person, in the order of the report's `employees`. */
  readonly people: Worksheet;
  readonly untested: Worksheet;
}

/** The tables of a report, with what people said about it. */
export function reportSheets(report: ValidationReport, record: ReportRecord = {}): ReportSheets {
  return {
    differences: differences(report, record),
    causes: causes(report),
    people: peopleSheet(report),
    untested: untestedSheet(report),
  };
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
        { amount: money_at_risk },
        { amount: difference },
      ],
    ),
  };
}

/** Who signed, when, and what they wrote. */
export function signOffSheet({ signatures = [] }: ReportRecord): Worksheet {
  const rows = signatures.map(({ by, at, comment }) => [by, at, comment]);
  return { name: "Sign-offs", columns: ["signed_by", "signed_at", "comment"], rows };
}

/** The rules behind the severities, in the order in which they are tried. */
export function ruleSheet(rules: readonly Rule[]): Worksheet {
  const rows = rules.map(({ id, severity, text }) => [id, severity, text]);
  return { name: "Rules", columns: ["rule", "severity", "text"], rows };
}
