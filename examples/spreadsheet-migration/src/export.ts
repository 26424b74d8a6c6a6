import type { Sample } from "@paylift/samples";
import { workbook, type Cell } from "@paylift/validation/workbook";

type Truth = Sample["truth"];
type Person = Truth["employees"][number];

const COLUMNS = ["Employee", "Category", "Item", "Hours", "Rate", "Amount"];

/** What the new provider exports of a payroll run: a row a pay item, and what the run is about on a sheet before. */
export function exportOf({ company, pay_period: period, pay_date: payDate, employees }: Truth): Uint8Array {
  return workbook([
    {
      name: "Payroll run",
      columns: ["Company", company.name ?? ""],
      rows: [
        ["Pay period start", { date: period.start ?? "" }],
        ["Pay period end", { date: period.end ?? "" }],
        ["Pay date", { date: payDate ?? "" }],
      ],
    },
    { name: "Pay items", columns: COLUMNS, rows: employees.flatMap(rowsOf) },
  ]);
}

function rowsOf(person: Person): Cell[][] {
  const row = (
    category: string,
    item: string,
    amount: number,
    hours?: number | null,
    rate?: number | null,
  ): Cell[] => [person.name, category, item, hours ?? "", rate ?? "", { amount }];
  return [
    ...person.earnings.map(({ description, amount, hours, rate }) =>
      row("Earnings", description, amount, hours, rate),
    ),
    ...person.taxes.map(({ description, amount }) => row("Taxes", description, amount)),
    ...person.deductions.map(({ description, amount }) => row("Deductions", description, amount)),
    ...person.employer_taxes.map(({ description, amount }) => row("Employer taxes", description, amount)),
    ...person.employer_contributions.map(({ description, amount }) =>
      row("Employer contributions", description, amount),
    ),
    row("", "Gross Pay", person.gross_pay),
    row("", "Net Pay", person.net_pay),
  ];
}
