import { hours, left, money, paperPdf, rate, right, stacks, type Cell, type PaperRow } from "./paper.ts";
import { departmentsOf, sum, type PayrollRun, type RunEmployee } from "./payroll-run.ts";

const X = { name: 24, earnings: 170, taxes: 380, deductions: 545, net: 660, end: 768 };

/** Paycom's register of five columns: rate, hours and amount stand in the earnings column without headings. */
export function paycomRegister(run: PayrollRun): Promise<Buffer> {
  const rows: PaperRow[] = departmentsOf(run).flatMap(({ code, name, employees }) => [
    { cells: [left(X.name, `${code} - ${name}`)], above: 6 },
    ...employees.flatMap(block),
    ...totals(`Total for ${code} - ${name}`, employees),
  ]);
  rows.push(...totals("Company Totals", run.employees));
  return paperPdf(rows, {
    size: [792, 612],
    fontSize: 7,
    leading: 9,
    margin: 24,
    head: [
      [
        left(X.name, "Client Code: 0AB12"),
        left(360, "Payroll Register"),
        right(X.end, "Check Date: 08/21/2026"),
      ],
      [left(X.name, `Company: ${run.company}`), right(X.end, "Pay Period: 08/02/2026 - 08/15/2026")],
      [],
      [
        left(X.name, "Employee"),
        left(X.earnings, "Earnings"),
        left(X.taxes, "Taxes"),
        left(X.deductions, "Deductions"),
        left(X.net, "Net Pay"),
      ],
    ],
    foot: (page) => [[left(X.name, `Page ${page}`)]],
  });
}

const TAX_NAMES: Readonly<Record<string, string>> = {
  FITW: "Federal W/H (S)",
  SS: "Social Security",
  MED: "Medicare",
  GA: "GA State W/H",
};

function block(employee: RunEmployee): PaperRow[] {
  const worked = employee.earnings.reduce((all, line) => all + (line.hours ?? 0), 0);
  const person = [
    [left(X.name, `${employee.last}, ${employee.first}`.toUpperCase())],
    [left(X.name, `Code: ${employee.id}`)],
    [left(X.name, "Tax Profile: 1 - GA/GA/GA")],
  ];
  const pay = [
    [left(X.net, "Direct Deposit")],
    [left(X.net, "Net Check"), right(X.end, money(employee.net))],
    [left(X.net, "NET PAY"), right(X.end, money(employee.net))],
  ];
  const earned = employee.earnings.map((line) => [
    left(X.earnings, line.label),
    ...(line.rate === null ? [] : [right(X.earnings + 90, rate(line.rate))]),
    ...(line.hours === null ? [] : [right(X.earnings + 140, hours(line.hours))]),
    right(X.taxes - 12, money(line.cents)),
  ]);
  const gross = [
    left(X.earnings, "GROSS"),
    right(X.earnings + 140, hours(worked)),
    right(X.taxes - 12, money(employee.gross)),
  ];
  return bodyOf(person, [...earned, gross], employee, pay);
}

function bodyOf(
  person: Cell[][],
  earned: Cell[][],
  { taxes, deductions }: Pick<RunEmployee, "taxes" | "deductions">,
  pay: Cell[][],
): PaperRow[] {
  const taxed = [...taxes, { code: "TOTAL", cents: sum(taxes) }].map(({ code, cents }) => [
    left(X.taxes, TAX_NAMES[code] ?? code),
    right(X.deductions - 12, money(cents)),
  ]);
  const deducted = [...deductions, { label: "TOTAL", cents: sum(deductions) }].map(({ label, cents }) => [
    left(X.deductions, label === "401K" ? "401K %" : label),
    right(X.net - 12, money(cents)),
  ]);
  return stacks(person, earned, taxed, deducted, pay).map((cells, i) => ({ cells, above: i === 0 ? 4 : 0 }));
}

function totals(name: string, employees: readonly RunEmployee[]): PaperRow[] {
  const gross = sum(employees.map((employee) => ({ cents: employee.gross })));
  const net = sum(employees.map((employee) => ({ cents: employee.net })));
  const total = (lines: readonly { cents: number }[], x: number, end: number): Cell[][] => [
    [left(x, "TOTAL"), right(end, money(sum(lines)))],
  ];
  return stacks(
    [[left(X.name, name)], [left(X.name, `Employees: ${employees.length}`)]],
    [[left(X.earnings, "GROSS"), right(X.taxes - 12, money(gross))]],
    total(
      employees.flatMap(({ taxes }) => taxes),
      X.taxes,
      X.deductions - 12,
    ),
    total(
      employees.flatMap(({ deductions }) => deductions),
      X.deductions,
      X.net - 12,
    ),
    [[left(X.net, "NET PAY"), right(X.end, money(net))]],
  ).map((cells, i) => ({ cells, above: i === 0 ? 4 : 0 }));
}
