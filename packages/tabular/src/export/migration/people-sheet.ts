import { moneyFromJson, moneyToJson, type Employee } from "@paylift/canonical";
import type { ValidationReport } from "@paylift/validation";
import type { Cell, Worksheet } from "@paylift/validation/workbook";
import { amount, text } from "../cells.ts";
import type { ExportedComparison } from "./exported-migration.ts";

const PAY_COLUMNS = [
  "department",
  "source_gross_pay",
  "target_gross_pay",
  "source_net_pay",
  "target_net_pay",
  "difference_of_net_pay",
] as const;

/** Everybody once, as the report has them, with what both sides pay them. */
export function peopleSheet(
  { source, target, report }: ExportedComparison,
  { name, columns, rows }: Worksheet,
): Worksheet {
  const [from, to] = [source.canonical_output.employees, target.canonical_output.employees];
  const pay = report.employees.map((verdict) =>
    payOf(employeeAt(from, verdict.source_index), employeeAt(to, verdict.target_index)),
  );
  return {
    name,
    columns: [...columns, ...PAY_COLUMNS],
    rows: [...rows].map((row, at) => [...row, ...(pay[at] ?? [])]),
  };
}

type Verdict = ValidationReport["employees"][number];

function employeeAt(employees: readonly Employee[], index: Verdict["source_index"]): Employee | null {
  return index === null ? null : (employees[index] ?? null);
}

function payOf(source: Employee | null, target: Employee | null): Cell[] {
  const [from, to] = [source?.net_pay ?? null, target?.net_pay ?? null];
  return [
    text(source?.department ?? target?.department ?? null),
    amount(source?.gross_pay ?? null),
    amount(target?.gross_pay ?? null),
    amount(from),
    amount(to),
    amount(from === null || to === null ? null : moneyToJson(moneyFromJson(to) - moneyFromJson(from))),
  ];
}
