import type { Cell, Worksheet } from "@paylift/validation/workbook";
import { amount, day, quantity, text } from "./cells.ts";
import type { ExportedResult } from "./exported-result.ts";
import {
  DOCUMENT_COLUMNS,
  LINE_COLUMNS,
  OWN_SHEETS,
  PEOPLE_COLUMNS,
  TOTAL_COLUMNS,
  TOTALS,
} from "../own/own-columns.ts";
import { lineRows } from "./line-table.ts";

/** A result as tables, in the order of their sheets. */
export function resultSheets(result: ExportedResult): Worksheet[] {
  return [
    people(result),
    lineSheet(result),
    totals(result),
    checkSheet(result),
    document(result),
    unclaimed(result),
  ];
}

/** A row a pay item of somebody. */
export function lineSheet({ canonical_output: output }: Pick<ExportedResult, "canonical_output">): Worksheet {
  return { name: OWN_SHEETS.lines, columns: LINE_COLUMNS, rows: lineRows(output) };
}

function people({ canonical_output: { employees } }: ExportedResult): Worksheet {
  return {
    name: OWN_SHEETS.people,
    columns: PEOPLE_COLUMNS,
    rows: employees.map(({ employee_id, name, department, gross_pay, net_pay }) => [
      employee_id,
      name,
      text(department),
      amount(gross_pay),
      amount(net_pay),
    ]),
  };
}

/** The totals that the document prints; none where it prints none. */
function totals({ canonical_output: { totals: printed } }: ExportedResult): Worksheet {
  const cell = (total: (typeof TOTALS)[number], value: number | null): Cell =>
    total === "employee_count" ? quantity(value) : amount(value);
  const rows = printed === null ? [] : TOTALS.map((total) => [total, cell(total, printed[total])]);
  return { name: OWN_SHEETS.totals, columns: TOTAL_COLUMNS, rows };
}

/** What was added up, and whether it holds. */
export function checkSheet({ checks: all }: Pick<ExportedResult, "checks">): Worksheet {
  const verdict = (passed: boolean | null): string =>
    passed === null ? "not made" : passed ? "holds" : "fails";
  return {
    name: "Checks",
    columns: ["check", "scope", "verdict", "identity", "expected", "actual", "difference"],
    rows: all.map(({ id, scope, identity, expected, actual, difference, passed }) => [
      id,
      scope,
      verdict(passed),
      identity,
      amount(expected),
      amount(actual),
      amount(difference),
    ]),
  };
}

function document({ canonical_output: output, ...result }: ExportedResult): Worksheet {
  const { company, pay_period } = output;
  return {
    name: OWN_SHEETS.document,
    columns: DOCUMENT_COLUMNS,
    rows: [
      ["company", text(company.name)],
      ["company_id", text(company.id)],
      ["pay_period_start", day(pay_period.start)],
      ["pay_period_end", day(pay_period.end)],
      ["pay_date", day(output.pay_date)],
      ["run_kind", text(output.run_kind)],
      ["currency", output.currency],
      ["format_type", output.format_type],
      ["provider", text(output.provider)],
      ["format_variant", text(output.format_variant)],
      ["confidence", quantity(result.confidence_score)],
      ...result.confidence_reasons.map(({ code, message }) => [`reason: ${code}`, message]),
    ],
  };
}

function unclaimed({ unclaimed: figures }: ExportedResult): Worksheet {
  return {
    name: "Unclaimed",
    columns: ["page", "cell", "figure"],
    rows: figures.map(({ page, cell, text: figure }) => [page, cell ?? "", figure]),
  };
}
