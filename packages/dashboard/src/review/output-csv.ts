import { disarmFormula } from "@paylift/canonical";
import type { CanonicalOutput, Deduction, Earning, Tax } from "@paylift/canonical";
import papaparse from "papaparse";

const COLUMNS = [
  "employee_id",
  "name",
  "department",
  "section",
  "code",
  "description",
  "type",
  "role",
  "hours",
  "rate",
  "amount",
  "taxable_wages",
  "ytd_amount",
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null>>;

/** A canonical output as CSV: a row for each line of each employee. Texts that a spreadsheet would run are escaped. */
export function outputCsv({ employees }: CanonicalOutput): string {
  const rows = employees.flatMap((employee) => {
    const { employee_id, name, department, gross_pay, net_pay } = employee;
    const lines: Row[] = [
      { section: "pay", description: "gross pay", amount: gross_pay },
      ...employee.earnings.map((each) => row("earning", each)),
      ...employee.deductions.map((each) => row("deduction", each)),
      ...employee.taxes.map((each) => row("tax", each)),
      ...employee.employer_taxes.map((each) => row("employer_tax", each)),
      ...employee.employer_contributions.map((each) => row("employer_contribution", each)),
      { section: "pay", description: "net pay", amount: net_pay },
    ];
    return lines.map((line) => ({ employee_id, name, department, ...line }) as Row);
  });
  const data = rows.map((each) => COLUMNS.map((column) => disarmFormula(each[column])));
  return papaparse.unparse({ fields: [...COLUMNS], data });
}

function row(section: string, line: Earning | Deduction | Tax): Row {
  const { code, description, type, amount, ytd_amount } = line;
  const role = "role" in line ? { role: line.role } : {};
  const quantity = "hours" in line ? { hours: line.hours, rate: line.rate } : {};
  const wages = "taxable_wages" in line ? { taxable_wages: line.taxable_wages } : {};
  return { section, code, description, type, ...role, amount, ytd_amount, ...quantity, ...wages };
}
