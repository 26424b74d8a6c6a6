import { hours, left, money, paperPdf, rate, right, stacks, type Cell, type PaperRow } from "./paper.ts";
import {
  departmentsOf,
  recap,
  sum,
  sumOfYear,
  type PayrollRun,
  type RunEmployee,
  type RunLine,
} from "./payroll-run.ts";

/** Columns as shares of the page's width where public parsers of the register give them. */
const WIDTH = 792;
const X = {
  code: 150,
  hours: 186,
  rate: 214,
  amount: 246,
  year: 280,
  tax: 0.395 * WIDTH,
  status: 0.445 * WIDTH,
  taxable: 0.495 * WIDTH,
  taxAmount: 0.548 * WIDTH,
  taxYear: 0.62 * WIDTH,
  deduction: 0.69 * WIDTH,
  deductionAmount: 0.765 * WIDTH,
  deductionYear: 0.825 * WIDTH,
  net: 0.895 * WIDTH,
};

/** What stands over a department's people. */
type Title = (department: { code: string; name: string }) => string;

/** Paylocity's "Payroll Register with YTD": values begin under the beginning of their heading. */
export function paylocityWithYtd(
  run: PayrollRun,
  title: Title = ({ code, name }) => `${code} - ${name}`,
): Promise<Buffer> {
  const rows: PaperRow[] = departmentsOf(run).flatMap(({ code, name, employees }) => [
    { cells: [left(24, title({ code, name }))], above: 6 },
    ...employees.flatMap((employee, i) => block(`${employee.last}, ${employee.first}`, employee, i)),
    ...totals(`Totals for ${code}`, employees),
  ]);
  rows.push(...totals("Report Totals", run.employees));
  return paperPdf(rows, {
    size: [WIDTH, 612],
    fontSize: 7,
    leading: 9,
    margin: 24,
    head: [
      [
        left(24, `${run.company} (${run.companyId})`),
        left(330, "Payroll Register with YTD"),
        right(768, "Check Date: 08/21/2026"),
      ],
      [right(768, "Process: 2026082101")],
      [left(310, "Pay Period: 08/02/2026 to 08/15/2026")],
    ],
    foot: (page) => [
      [
        left(24, "Paylocity Corporation (888) 555-0117"),
        left(380, `Page ${page}`),
        right(768, "User: QTEST"),
      ],
    ],
  });
}

const heading = (gutter: string, slip: Cell[], total: boolean): Cell[] => [
  left(24, gutter),
  left(X.code, "Code"),
  left(X.hours, "Hours"),
  ...(total ? [] : [left(X.rate, "Rate")]),
  left(X.amount, "Amount"),
  left(X.year, "YTD"),
  left(X.tax, "Code"),
  ...(total ? [] : [left(X.status, "Status")]),
  left(X.taxable, "Taxable"),
  left(X.taxAmount, "Amount"),
  left(X.taxYear, "YTD"),
  left(X.deduction, "Code"),
  left(X.deductionAmount, "Amount"),
  left(X.deductionYear, "YTD"),
  ...slip,
];

function block(name: string, employee: RunEmployee, i: number): PaperRow[] {
  const check = i % 3 === 2;
  const slip = [left(X.net, check ? "Check" : "Vchr"), right(768, String(140031 + i))];
  const pay: Cell[][] = [
    [left(X.net, "Type"), right(768, "Reg")],
    [left(X.net, "Chk Date"), right(768, "08/21/2026")],
    [left(X.net, "Net"), right(768, money(employee.net))],
    ...(check ? [] : [[left(X.net, "Dir Dep"), right(768, money(employee.net))]]),
  ];
  const person = [[left(24, `Emp Id ${employee.id}`)], [left(24, "Freq B")], [left(24, "Title Prep cook")]];
  return [
    { cells: heading(name, slip, false), above: 6 },
    ...lines(employee, person, pay, false),
    sums(employee),
  ];
}

function lines(
  { earnings, taxes, deductions }: Pick<RunEmployee, "earnings" | "taxes" | "deductions">,
  person: Cell[][],
  pay: Cell[][],
  total: boolean,
): PaperRow[] {
  const earned = earnings.map((line) => [
    left(X.code, line.code),
    ...(line.hours === null ? [] : [left(X.hours, hours(line.hours))]),
    ...(line.rate === null || total ? [] : [left(X.rate, rate(line.rate))]),
    left(X.amount, money(line.cents)),
    left(X.year, money(line.year)),
  ]);
  const taxed = taxes.map((line) => [
    left(X.tax, line.code),
    ...(total || line.code !== "GA" ? [] : [left(X.status, "S-0")]),
    left(X.taxable, money(line.wages)),
    left(X.taxAmount, money(line.cents)),
    left(X.taxYear, money(line.year)),
  ]);
  const deducted = deductions.map((line) => [
    left(X.deduction, line.code),
    left(X.deductionAmount, money(line.cents)),
    left(X.deductionYear, money(line.year)),
  ]);
  return stacks(person, earned, taxed, deducted, pay).map((cells) => ({ cells }));
}

function sums({
  earnings,
  taxes,
  deductions,
}: Pick<RunEmployee, "earnings" | "taxes" | "deductions">): PaperRow {
  const pair = (x: number, year: number, list: readonly RunLine[]): Cell[] => [
    left(x, money(sum(list))),
    left(year, money(sumOfYear(list))),
  ];
  const worked = earnings.reduce((all, line) => all + (line.hours ?? 0), 0);
  return {
    cells: [
      left(X.code, "Totals"),
      left(X.hours, hours(worked)),
      ...pair(X.amount, X.year, earnings),
      left(X.tax, "Totals"),
      ...pair(X.taxAmount, X.taxYear, taxes),
      left(X.deduction, "Totals"),
      ...pair(X.deductionAmount, X.deductionYear, deductions),
    ],
  };
}

function totals(name: string, employees: readonly RunEmployee[]): PaperRow[] {
  const earnings = recap(employees.flatMap((employee) => employee.earnings));
  for (const earning of earnings) {
    const own = employees
      .flatMap((employee) => employee.earnings)
      .filter(({ code }) => code === earning.code);
    earning.hours = earning.hours === null ? null : own.reduce((all, line) => all + (line.hours ?? 0), 0);
  }
  const taxes = recap(employees.flatMap((employee) => employee.taxes));
  for (const tax of taxes) {
    const own = employees.flatMap((employee) => employee.taxes).filter(({ code }) => code === tax.code);
    tax.wages = own.reduce((all, line) => all + line.wages, 0);
  }
  const all = { earnings, taxes, deductions: recap(employees.flatMap((employee) => employee.deductions)) };
  const net = sum(employees.map((employee) => ({ cents: employee.net })));
  const company = name === "Report Totals";
  const slip = company ? [left(X.net, "Chk/Vchr")] : [left(X.net, `Employees ${employees.length}`)];
  const pay = [
    [left(X.net, "Net"), right(768, money(net))],
    [left(X.net, "Employees"), right(768, String(employees.length))],
  ];
  return [
    { cells: heading(name, slip, true), above: 6 },
    ...lines(all, [], company ? pay : [], true),
    sums(all),
  ];
}
