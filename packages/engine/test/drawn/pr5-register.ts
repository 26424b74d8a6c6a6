import { hours, left, money, paperPdf, rate, right, stacks, type Cell, type PaperRow } from "./paper.ts";
import { recap, sum, sumOfYear, type PayrollRun, type RunEmployee, type RunLine } from "./payroll-run.ts";

const X = {
  name: 24,
  department: 130,
  pay: 160,
  rate: 250,
  hours: 282,
  current: 325,
  year: 335,
  yearHours: 415,
  yearPay: 462,
  taxes: 472,
  taxCurrent: 560,
  taxYear: 602,
  deductions: 612,
  deductionCurrent: 690,
  deductionYear: 730,
  net: 774,
};

/** The ruled "PAYROLL REGISTER" of small bureaus: codes before descriptions, the year's pay in a list of its own. */
export function pr5Register(run: PayrollRun): Promise<Buffer> {
  const rows = [...run.employees.flatMap(block), ...companyTotals(run.employees)];
  return paperPdf(rows, {
    size: [792, 612],
    fontSize: 6.5,
    leading: 8.5,
    margin: 22,
    head: [
      [
        left(X.name, "Employee Name"),
        left(X.department, "Dept."),
        left(X.pay, "Pays"),
        left(X.taxes, "Taxes"),
        left(X.deductions, "Deductions & Memos"),
        right(X.net, "Ck. No."),
      ],
      [
        left(X.name, "(State for)"),
        left(X.department, "No."),
        left(X.pay, "Current"),
        left(X.year, "Year-to-Date"),
        right(X.net, "Type"),
      ],
      [
        left(X.pay, "Description"),
        right(X.rate, "Rate"),
        right(X.hours, "Hours"),
        right(X.current, "Pay"),
        left(X.year, "Description"),
        right(X.yearHours, "Hours"),
        right(X.yearPay, "Amount"),
        left(X.taxes, "Tax Description"),
        right(X.taxCurrent, "Current"),
        right(X.taxYear, "YTD"),
        left(X.deductions, "Description"),
        right(X.deductionCurrent, "Current"),
        right(X.deductionYear, "YTD"),
        right(X.net, "Net Pay"),
      ],
    ],
    foot: (page) => [
      [left(X.name, "Pay Period: Weekly 08/02/26 - 08/15/26"), right(X.net, "Check Date: 08/21/26")],
      [
        left(X.name, "Co. No: 99"),
        left(90, run.company),
        left(360, "PAYROLL REGISTER"),
        left(600, "Payroll #: 198"),
        right(X.net, `Page: B - ${page}`),
      ],
    ],
  });
}

const CODES: Readonly<Record<string, string>> = {
  REG: "0-Regular Pay",
  OT: "1-Overtime",
  BONUS: "7-Bonus",
  FITW: "Federal Income Tax",
  SS: "Social Security",
  MED: "Medicare",
  GA: "GA State Income Tax",
  "401K": "4-401K Plan",
  DENT: "6-Dental",
  GARN: "9-Garnishment",
  "401ER": "M2-401(k) ER M",
};

function bodyOf(
  { earnings, taxes, deductions, memos }: Pick<RunEmployee, "earnings" | "taxes" | "deductions" | "memos">,
  person: Cell[][],
  pay: Cell[][],
): Cell[][] {
  // The list of the year has an order of its own.
  const year = [...earnings].reverse();
  return stacks(
    person,
    earnings.map((line) => [
      left(X.pay, CODES[line.code]!),
      ...(line.rate === null ? [] : [right(X.rate, rate(line.rate))]),
      ...(line.hours === null ? [] : [right(X.hours, hours(line.hours))]),
      right(X.current, money(line.cents)),
    ]),
    year.map((line) => [
      left(X.year, CODES[line.code]!),
      ...(line.hours === null ? [] : [right(X.yearHours, hours(line.hours * 9))]),
      right(X.yearPay, money(line.year)),
    ]),
    taxes.map((line) => [left(X.taxes, CODES[line.code]!), ...pair(X.taxCurrent, X.taxYear, line)]),
    [...deductions, ...memos].map((line) => [
      left(X.deductions, CODES[line.code]!),
      ...pair(X.deductionCurrent, X.deductionYear, line),
    ]),
    pay,
  );
}

const pair = (current: number, year: number, line: RunLine): Cell[] => [
  right(current, money(line.cents)),
  right(year, money(line.year)),
];

function block(employee: RunEmployee, i: number): PaperRow[] {
  const person = [
    [{ ...left(X.name, `${employee.last}, ${employee.first}`), bold: true }],
    [left(X.name, employee.id), left(60, "*******6132"), left(X.department, employee.department.code)],
    [left(X.name, "Weekly Fed: Married 0")],
    [left(X.name, "GA Married 0")],
  ];
  const pay = [
    [right(X.net, String(31_001 + i))],
    ...(i % 2 === 0 ? [[right(X.net, "DD")]] : [[right(X.net, "CK")]]),
    [right(X.net, money(employee.net))],
  ];
  return [
    ...bodyOf(employee, person, pay).map((cells, row) => ({ cells, above: row === 0 ? 4 : 0 })),
    { cells: sums("Employee Totals", [employee]) },
  ];
}

/** The subtotal of deductions has the memos in it. */
function sums(label: string, employees: readonly RunEmployee[]): Cell[] {
  const total = (lines: readonly RunLine[]): RunLine => ({
    code: "",
    label: "",
    cents: sum(lines),
    year: sumOfYear(lines),
  });
  const earnings = employees.flatMap((employee) => employee.earnings);
  const worked = earnings.reduce((all, line) => all + (line.hours ?? 0), 0);
  const deducted = employees.flatMap(({ deductions, memos }) => [...deductions, ...memos]);
  return [
    left(X.name, label),
    left(X.pay, "Totals:"),
    right(X.hours, hours(worked)),
    right(X.current, money(sum(earnings))),
    left(X.year, "Total YTD:"),
    right(X.yearHours, hours(worked * 9)),
    right(X.yearPay, money(sumOfYear(earnings))),
    left(X.taxes, "Totals:"),
    ...pair(X.taxCurrent, X.taxYear, total(employees.flatMap(({ taxes }) => taxes))),
    left(X.deductions, "Totals:"),
    ...pair(X.deductionCurrent, X.deductionYear, total(deducted)),
  ];
}

function companyTotals(employees: readonly RunEmployee[]): PaperRow[] {
  const earnings = recap(employees.flatMap((employee) => employee.earnings));
  for (const line of earnings) {
    const own = employees.flatMap((employee) => employee.earnings).filter(({ code }) => code === line.code);
    line.hours = line.hours === null ? null : own.reduce((all, each) => all + (each.hours ?? 0), 0);
    line.rate = null;
  }
  const all = {
    earnings,
    taxes: recap(employees.flatMap((employee) => employee.taxes)),
    deductions: recap(employees.flatMap((employee) => employee.deductions)),
    memos: recap(employees.flatMap((employee) => employee.memos)),
  };
  const net = sum(employees.map((employee) => ({ cents: employee.net })));
  return [
    { cells: [left(X.name, "Company Totals")], above: 6 },
    ...bodyOf(all, [[left(X.name, `Employees: ${employees.length}`)]], [[right(X.net, money(net))]]).map(
      (cells) => ({ cells }),
    ),
    { cells: sums("Company Totals", employees) },
  ];
}
