import { hours, left, money, paperPdf, rate, right, stacks, type Cell, type PaperRow } from "./paper.ts";
import {
  departmentsOf,
  recap,
  sum,
  type PayrollRun,
  type RunEmployee,
  type RunEarning,
} from "./payroll-run.ts";

const X = {
  name: 24,
  description: 130,
  rate: 250,
  hours: 295,
  earnings: 345,
  other: 395,
  withholdings: 405,
  withheld: 520,
  deductions: 522,
  deducted: 640,
  net: 641,
  paid: 768,
};

/** Paychex's journal: the name again with `(cont.)` at a page break, amounts that touch the label beside them. */
export function paychexJournal(run: PayrollRun): Promise<Buffer> {
  const rows: PaperRow[] = departmentsOf(run).flatMap(({ code, name, employees }) => [
    { cells: [left(X.name, `**** ${code} ${name}`)] },
    ...employees.flatMap((employee, i) => block(employee, i, `${code} ${name}`)),
    ...totals([[left(X.name, `${code} TOTAL`)]], `${code} TOTAL`, employees),
  ]);
  const people = run.employees.length;
  const head = [
    [left(X.name, "COMPANY TOTALS")],
    [left(X.name, `${people} Person(s)`)],
    [left(X.name, `${people} Transaction(s)`)],
  ];
  rows.push(...totals(head, "COMPANY TOTAL", run.employees));
  rows.push(...liabilities(run.employees));
  return paperPdf(rows, {
    size: [792, 612],
    fontSize: 7,
    leading: 9,
    margin: 24,
    head: [
      [left(360, "PAYROLL JOURNAL")],
      [left(X.description, "HOURS, EARNINGS, REIMBURSEMENTS & OTHER PAYMENTS")],
      [
        left(X.name, "EMPLOYEE NAME"),
        left(X.withholdings, "WITHHOLDINGS"),
        left(X.deductions, "DEDUCTIONS"),
        left(X.net, "NET PAY"),
      ],
      [right(X.other, "REIMB & OTHER"), left(X.net, "ALLOCATIONS")],
      [
        left(40, "ID"),
        left(X.description, "DESCRIPTION"),
        right(X.rate, "RATE"),
        right(X.hours, "HOURS"),
        right(X.earnings, "EARNINGS"),
        right(X.other, "PAYMENTS"),
      ],
    ],
    foot: (page) => [
      [
        left(X.name, `0940 70001234 ${run.company}`),
        left(340, "Period Start - End Date 08/02/26 - 08/15/26"),
        right(X.paid, "Payroll Journal"),
      ],
      [
        left(X.name, "Run Date 08/20/26 02:14 PM"),
        left(350, "Check Date 08/21/26"),
        right(X.paid, `PYRJRN Page ${page}`),
      ],
    ],
  });
}

const TAX_NAMES: Readonly<Record<string, string>> = {
  FITW: "Fed Income Tax",
  SS: "Social Security",
  MED: "Medicare",
  GA: "GA Income Tax",
};
const DEDUCTION_NAMES: Readonly<Record<string, string>> = {
  "401K": "Traditional 401k",
  DENT: "Dental Pre-tax",
  GARN: "Creditor Garn",
};

const earned = (line: RunEarning, total: boolean): Cell[] => [
  left(X.description, line.code === "REG" ? "Hourly" : line.label),
  ...(line.rate === null || total ? [] : [right(X.rate, rate(line.rate))]),
  ...(line.hours === null ? [] : [right(X.hours, hours(line.hours, 4))]),
  right(X.earnings, money(line.cents)),
];

function sides({ taxes, deductions }: Pick<RunEmployee, "taxes" | "deductions">): [Cell[][], Cell[][]] {
  return [
    taxes.map(({ code, cents }) => [left(X.withholdings, TAX_NAMES[code]!), right(X.withheld, money(cents))]),
    deductions.map(({ code, cents }) => [
      left(X.deductions, DEDUCTION_NAMES[code]!),
      right(X.deducted, money(cents)),
    ]),
  ];
}

type Body = Pick<RunEmployee, "earnings" | "taxes" | "deductions">;

/** The total of deductions ends where the label of the net pay begins, as it is printed: `73.00Net Pay`. */
function sumRow(label: string, { earnings, taxes, deductions }: Body, net: number): Cell[] {
  const worked = earnings.reduce((all, line) => all + (line.hours ?? 0), 0);
  return [
    left(X.description, label),
    ...(worked === 0 ? [] : [right(X.hours, hours(worked, 4))]),
    right(X.earnings, money(sum(earnings))),
    right(X.withheld, money(sum(taxes))),
    ...(deductions.length === 0 ? [] : [right(X.net, money(sum(deductions)))]),
    left(X.net, "Net Pay"),
    right(X.paid, money(net)),
  ];
}

function block(employee: RunEmployee, i: number, department: string): PaperRow[] {
  const name = `${employee.last}, ${employee.first}`;
  const continued = [
    [left(X.name, `${department} (cont.)`)],
    [left(X.name, `${name} (cont.)`)],
    [left(X.name, employee.id)],
  ];
  const [withheld, deducted] = sides(employee);
  const person = [[left(X.name, name)], [left(X.name, employee.id)]];
  const bonus = employee.earnings.find(({ code }) => code === "BONUS");
  if (bonus !== undefined && i % 2 === 0) return severalChecks(employee, bonus, person, continued);
  const deposit = [
    [left(X.net, `Direct Deposit # ${411 + i}`)],
    [left(X.net, "Chkg 917"), right(X.paid, money(employee.net))],
  ];
  const pay =
    employee.net < 100_000
      ? [[left(X.net, `Check # ${411 + i}`), right(X.paid, money(employee.net))]]
      : deposit;
  const body = stacks(
    person,
    employee.earnings.map((line) => earned(line, false)),
    withheld,
    deducted,
    pay,
  );
  return [...body, sumRow("EMPLOYEE TOTAL", employee, employee.net)].map((cells, row) =>
    row === 0 ? { cells, above: 3 } : { cells, continued },
  );
}

/** A bonus on a check of its own, without withholdings, before the check of the regular pay. */
function severalChecks(
  employee: RunEmployee,
  bonus: RunEarning,
  person: Cell[][],
  continued: Cell[][],
): PaperRow[] {
  const first: Body = { earnings: [bonus], taxes: [], deductions: [] };
  const rest: Body = { ...employee, earnings: employee.earnings.filter((line) => line !== bonus) };
  const net = employee.net - bonus.cents;
  const [withheld, deducted] = sides(rest);
  const pay = (number: number, cents: number): Cell[][] => [
    [left(X.net, `Check # ${number}`), right(X.paid, money(cents))],
  ];
  const rows = [
    ...stacks(person, [earned(bonus, false)], pay(1411, bonus.cents)),
    sumRow("CHECK 1 TOTAL", first, bonus.cents),
    ...stacks(
      rest.earnings.map((line) => earned(line, false)),
      withheld,
      deducted,
      pay(1412, net),
    ),
    sumRow("CHECK 2 TOTAL", rest, net),
    sumRow("EMPLOYEE TOTAL", employee, employee.net),
  ];
  return rows.map((cells, row) => (row === 0 ? { cells, above: 3 } : { cells, continued }));
}

function totals(person: Cell[][], label: string, employees: readonly RunEmployee[]): PaperRow[] {
  const earnings = recap(employees.flatMap((employee) => employee.earnings));
  for (const line of earnings) {
    const own = employees.flatMap((employee) => employee.earnings).filter((each) => each.code === line.code);
    line.hours = line.hours === null ? null : own.reduce((all, each) => all + (each.hours ?? 0), 0);
  }
  const all: Body = {
    earnings,
    taxes: recap(employees.flatMap((employee) => employee.taxes)),
    deductions: recap(employees.flatMap((employee) => employee.deductions)),
  };
  const [withheld, deducted] = sides(all);
  const net = sum(employees.map((employee) => ({ cents: employee.net })));
  const body = stacks(
    person,
    earnings.map((line) => earned(line, true)),
    withheld,
    deducted,
  );
  return [...body, sumRow(label, all, net)].map((cells, row) => ({ cells, above: row === 0 ? 3 : 0 }));
}

/** Employer taxes are printed for the company alone. */
function liabilities(employees: readonly RunEmployee[]): PaperRow[] {
  const [ss, medicare] = recap(employees.flatMap((employee) => employee.employerTaxes));
  const theirs = sum(employees.flatMap((employee) => employee.taxes));
  const ours = ss!.cents + medicare!.cents;
  const line = (label: string, cents: number): Cell[] => [
    left(X.withholdings, label),
    right(X.withheld, money(cents)),
  ];
  return stacks(
    [[left(X.name, "Employer Liabilities")]],
    [
      line("Social Security", ss!.cents),
      line("Medicare", medicare!.cents),
      line("TOTAL EMPLOYER LIABILITY", ours),
      line("TOTAL TAX LIABILITY", ours + theirs),
    ],
  ).map((cells) => ({ cells }));
}
