import { hours, left, money, paperPdf, rate, right, stacks, type Cell, type PaperRow } from "./paper.ts";
import {
  departmentsOf,
  sum,
  sumOfYear,
  type PayrollRun,
  type RunEmployee,
  type RunLine,
} from "./payroll-run.ts";

const X = {
  earnings: 24,
  hours: 130,
  rate: 170,
  current: 220,
  year: 270,
  taxes: 284,
  taxCurrent: 390,
  taxYear: 436,
  deductions: 450,
  deductionCurrent: 540,
  deductionYear: 590,
  employer: 604,
  employerCurrent: 710,
  employerYear: 762,
};

/** The register whose foot names an "Employer Code": the net pay stands above an employee's lines. */
export function employerCodeRegister(run: PayrollRun): Promise<Buffer> {
  const rows: PaperRow[] = departmentsOf(run).flatMap(({ code, name, employees }) => [
    { cells: [left(X.earnings, `Department : ${name}`)], above: 6 },
    ...employees.flatMap(block),
    { cells: sums(`Dept ${code} Tot:`, employees), above: 4 },
  ]);
  const net = sum(run.employees.map((employee) => ({ cents: employee.net })));
  rows.push({ cells: sums("Grand Tot:", run.employees), above: 6 });
  rows.push({
    cells: [left(X.earnings, "Payroll Summary"), left(X.taxes, `Total Net Pay: ${money(net)}`)],
    above: 6,
  });
  return paperPdf(rows, {
    size: [792, 612],
    fontSize: 7,
    leading: 9,
    margin: 24,
    head: [
      [left(340, run.company)],
      [left(338, "Payroll Register Report")],
      [left(230, "Pay Period From 08/02/2026 to 08/15/2026, Pay Date: 08/21/2026, Payroll # 44 (Standard)")],
      [],
      [
        left(X.earnings, "Earnings"),
        right(X.hours, "Hours"),
        right(X.rate, "Rate"),
        right(X.current, "Current"),
        right(X.year, "YTD"),
        left(X.taxes, "Taxes"),
        right(X.taxCurrent, "Current"),
        right(X.taxYear, "YTD"),
        left(X.deductions, "Deductions"),
        right(X.deductionCurrent, "Current"),
        right(X.deductionYear, "YTD"),
        left(X.employer, "ER Taxes*"),
        right(X.employerCurrent, "Current"),
        right(X.employerYear, "YTD"),
      ],
    ],
    foot: (page) => [
      [
        left(
          X.earnings,
          `Employer Code: SAMPLE Page ${page} Payroll Finalized: 08/19/2026 by Q Run on 08/20/2026`,
        ),
      ],
    ],
  });
}

const pair = (current: number, year: number, line: RunLine): Cell[] => [
  right(current, money(line.cents)),
  right(year, money(line.year)),
];

function block(employee: RunEmployee): PaperRow[] {
  const { earnings, taxes, deductions, employerTaxes } = employee;
  const head = [
    left(X.earnings, `Emp# ${employee.id}`),
    left(90, `${employee.last}, ${employee.first}`),
    left(X.taxes, "Location : NY1"),
    left(370, `Dept : ${employee.department.code}`),
    left(X.deductions, "Group : Manufacturing"),
    left(560, "Credit Weeks : 1"),
    right(X.employerYear, `Net Pay: ${money(employee.net)}`),
  ];
  const body = stacks(
    earnings.map((line) => [
      left(X.earnings, line.label),
      ...(line.hours === null ? [] : [right(X.hours, hours(line.hours))]),
      ...(line.rate === null ? [] : [right(X.rate, rate(line.rate))]),
      ...pair(X.current, X.year, line),
    ]),
    taxes.map((line) => [left(X.taxes, line.label), ...pair(X.taxCurrent, X.taxYear, line)]),
    deductions.map((line) => [
      left(X.deductions, line.label),
      ...pair(X.deductionCurrent, X.deductionYear, line),
    ]),
    employerTaxes.map((line) => [
      left(X.employer, line.label),
      ...pair(X.employerCurrent, X.employerYear, line),
    ]),
  );
  return [
    { cells: head, above: 5 },
    ...body.map((cells) => ({ cells })),
    { cells: sums("Employee Tot:", [employee]) },
  ];
}

function sums(name: string, employees: readonly RunEmployee[]): Cell[] {
  const total = (lines: readonly RunLine[]): RunLine => ({
    code: "",
    label: "",
    cents: sum(lines),
    year: sumOfYear(lines),
  });
  const earnings = employees.flatMap((employee) => employee.earnings);
  const worked = earnings.reduce((all, line) => all + (line.hours ?? 0), 0);
  return [
    left(X.earnings, name),
    right(X.hours, hours(worked)),
    ...pair(X.current, X.year, total(earnings)),
    ...pair(X.taxCurrent, X.taxYear, total(employees.flatMap(({ taxes }) => taxes))),
    ...pair(X.deductionCurrent, X.deductionYear, total(employees.flatMap(({ deductions }) => deductions))),
    ...pair(
      X.employerCurrent,
      X.employerYear,
      total(employees.flatMap((employee) => employee.employerTaxes)),
    ),
  ];
}
