import { stringify } from "csv-stringify/sync";
import type { ExtractionResult } from "@paylift/engine";
import type { Outcome } from "./outcomes.ts";

const COLUMNS = [
  "file",
  "employee_id",
  "name",
  "gross",
  "net",
  "confidence",
  "failed_checks",
  "error",
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null>>;

/** One row an employee. A document without a result has one row with its error, so that nobody misses it. */
export function employeesCsv(outcomes: Iterable<readonly [file: string, outcome: Outcome]>): string {
  const rows = Array.from(outcomes).flatMap(([file, outcome]): Row[] =>
    outcome.result === null
      ? [{ file, error: outcome.error.code }]
      : employeeRows(outcome.result).map((row) => ({ file, ...row })),
  );
  return stringify(rows, {
    header: true,
    columns: [...COLUMNS],
    // Names come from the document: one that starts with "=" must not run as a formula in a spreadsheet, not even where
    // semicolons part cells.
    escape_formulas: true,
    cast: { string: (text) => text.replaceAll(/([;；])(?=[\s"']*[=+\-@|%＝＋－＠])/g, "$1'") },
  });
}

function employeeRows({
  canonical_output: { employees },
  checks,
  confidence_score,
}: ExtractionResult): Row[] {
  const failed = checks.filter(({ passed }) => passed === false);
  return employees.map((employee, index) => ({
    employee_id: employee.employee_id,
    name: employee.name,
    gross: employee.gross_pay,
    net: employee.net_pay,
    confidence: confidence_score,
    // The checks that a figure of this employee takes part in; a failed total concerns everybody in it.
    failed_checks: failed
      .filter(({ members }) => members.some((path) => path.startsWith(`employees[${index}].`)))
      .map(({ id }) => id)
      .join("; "),
  }));
}
