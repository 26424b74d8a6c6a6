import { left, money, paperPdf, right, type Cell, type PaperRow } from "./paper.ts";
import { recap, sum, type PayrollRun, type RunEmployee, type RunTax } from "./payroll-run.ts";

const X = { agency: 40, label: 96, total: 330, wages: 412, theirs: 496, ours: 580 };
const AGENCIES: Readonly<Record<string, string>> = { FITW: "IRS", SS: "IRS", MED: "IRS", GA: "GA" };

/** A quarter's wages and taxes: lines of an agency under each employee, then the company's by agency. */
export function taxReport(run: PayrollRun): Promise<Buffer> {
  const total = (pick: (employee: RunEmployee) => number): number =>
    sum(run.employees.map((employee) => ({ cents: pick(employee) })));
  const taxes = byCode(run.employees.flatMap((employee) => employee.taxes));
  const ours = byCode(run.employees.flatMap((employee) => employee.employerTaxes));
  const rows: PaperRow[] = [
    ...run.employees.flatMap(block),
    { cells: [left(30, "Company Totals by Agency")], above: 10 },
    ...lines(taxes, ours, null),
    {
      cells: [
        left(30, `Report Totals (${run.employees.length} employees)`),
        right(X.total, money(total(({ gross }) => gross))),
        right(X.theirs, money(sum(taxes))),
        right(X.ours, money(sum(ours))),
      ],
    },
  ];
  return paperPdf(rows, {
    size: [612, 792],
    fontSize: 7,
    leading: 9.2,
    margin: 30,
    head: [
      [left(30, "FEIN 52-4046873"), left(220, run.company), right(X.ours, "Page 1")],
      [left(210, "Quarterly Tax and Wage Detail by Employee")],
      [left(230, "Quarter 3, 2026 (07/01/2026 - 09/30/2026)")],
      [],
      [
        left(30, "Employee / Agency"),
        right(X.total, "Total Wages"),
        right(X.wages, "Taxable Wages"),
        right(X.theirs, "Employee Tax"),
        right(X.ours, "Employer Tax"),
      ],
    ],
    foot: () => [],
  });
}

function block({ id, last, first, taxes, employerTaxes, gross }: RunEmployee): PaperRow[] {
  return [
    {
      cells: [
        left(30, `${last}, ${first}`),
        left(240, `ID ${id}`),
        left(350, "SSN XXX-XX-7815"),
        left(536, "Work state GA"),
      ],
    },
    ...lines(taxes, employerTaxes, gross),
    {
      cells: [
        left(X.label, "Employee Total"),
        right(X.total, money(gross)),
        right(X.theirs, money(sum(taxes))),
        right(X.ours, money(sum(employerTaxes))),
      ],
    },
  ];
}

function lines(taxes: readonly RunTax[], ours: readonly RunTax[], gross: number | null): PaperRow[] {
  return taxes.map(({ code, label, wages, cents }) => {
    const employer = ours.find((tax) => tax.code === `${code}-R`);
    const cells: Cell[] = [
      left(X.agency, AGENCIES[code]!),
      left(X.label, label),
      ...(code === "FITW" && gross !== null ? [right(X.total, money(gross))] : []),
      right(X.wages, money(wages)),
      right(X.theirs, money(cents)),
      ...(employer === undefined ? [] : [right(X.ours, money(employer.cents))]),
    ];
    return { cells };
  });
}

function byCode(taxes: readonly RunTax[]): RunTax[] {
  const all = recap(taxes);
  for (const tax of all)
    tax.wages = taxes.filter(({ code }) => code === tax.code).reduce((wages, each) => wages + each.wages, 0);
  return all;
}
