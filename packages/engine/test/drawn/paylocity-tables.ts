import { hours, left, money, paperPdf, rate, right, type Cell, type PaperRow } from "./paper.ts";
import {
  recap,
  sum,
  type PayrollRun,
  type RunEarning,
  type RunEmployee,
  type RunLine,
  type RunTax,
} from "./payroll-run.ts";

const X = { code: 46, label: 112, rate: 380, middle: 440, amount: 578 };

/** Paylocity's register of tables below each other; a page break repeats the name and the table's header. */
export function paylocityTables(run: PayrollRun): Promise<Buffer> {
  const rows: PaperRow[] = [...run.employees.flatMap(block), ...companyTotals(run.employees)];
  return paperPdf(rows, {
    size: [612, 792],
    fontSize: 7,
    leading: 9.4,
    margin: 30,
    head: [
      [left(30, "Payroll Register"), right(582, "Check Date: 09/30/2024")],
      [right(582, "Pay Period: 09/01/2024 to 09/30/2024")],
      [left(30, `${run.company} (${run.companyId})`), right(582, "Process: 2024093001")],
    ],
    foot: (page) => [[left(30, "Payroll Register"), right(582, `Page ${page}`)]],
  });
}

interface Part {
  heading: Cell[];
  lines: Cell[][];
}

const heading = (title: string, ...columns: Cell[]): Cell[] => [
  left(X.code, title),
  left(X.label, "Description"),
  ...columns,
];

function partsOf({ earnings, taxes, employerTaxes, deductions, memos }: RunEmployee, total: boolean): Part[] {
  const worked = earnings.reduce((all, line) => all + (line.hours ?? 0), 0);
  const label = ({ code, label: text }: RunLine): Cell[] => [left(X.code + 2, code), left(X.label, text)];
  const taxed = (title: string, list: readonly RunTax[]): Part => ({
    heading: heading(title, right(X.middle, "Taxable"), right(X.amount, "Amount")),
    lines: [
      ...list.map((line) => [
        ...label(line),
        ...(total ? [] : [right(X.middle, money(line.wages))]),
        right(X.amount, money(line.cents)),
      ]),
      [left(X.label, `Total ${title}`), right(X.amount, money(sum(list)))],
    ],
  });
  const earned = (line: RunEarning): Cell[] => [
    ...label(line),
    ...(line.rate === null || total ? [] : [right(X.rate, rate(line.rate))]),
    ...(line.hours === null ? [] : [right(X.middle, hours(line.hours))]),
    right(X.amount, money(line.cents)),
  ];
  return [
    {
      heading: heading(
        "Earnings",
        right(X.rate, "Rate"),
        right(X.middle, "Hours"),
        right(X.amount, "Amount"),
      ),
      lines: [
        ...earnings.map(earned),
        [
          left(X.label, total ? "Total Gross" : "Gross"),
          right(X.middle, hours(worked)),
          right(X.amount, money(sum(earnings))),
        ],
      ],
    },
    taxed("Taxes", taxes),
    taxed("Employer Taxes", employerTaxes),
    {
      heading: heading("Deductions", right(X.middle, "Employee"), right(X.amount, "Employer")),
      lines: [
        ...deductions.map((line) => [...label(line), right(X.middle, money(line.cents))]),
        ...memos.map((line) => [...label(line), right(X.amount, money(line.cents))]),
        [
          left(X.label, "Total Deductions"),
          right(X.middle, money(sum(deductions))),
          ...(memos.length === 0 ? [] : [right(X.amount, money(sum(memos)))]),
        ],
      ],
    },
  ];
}

function rowsOf(parts: readonly Part[], again: Cell[]): PaperRow[] {
  return parts.flatMap(({ heading: cells, lines }) => [
    { cells, above: 2, continued: [again] },
    ...lines.map((line) => ({ cells: line, continued: [again, cells] })),
  ]);
}

function block(employee: RunEmployee, i: number): PaperRow[] {
  const name = `${employee.last}, ${employee.first}`;
  const again = [left(34, `${name} ID: ${employee.id} - continued`)];
  return [
    {
      cells: [
        left(34, name),
        left(232, `ID: ${employee.id}`),
        left(320, `Dept: ${employee.department.code} - ${employee.department.name}`),
        right(X.amount, "Rate: 28.0000"),
      ],
      above: 6,
    },
    ...rowsOf(partsOf(employee, false), again),
    {
      cells: [
        left(X.code, `${i % 4 === 0 ? "Check" : "Voucher"} #: ${9423 + i}`),
        left(180, "Type: Regular"),
        left(400, "Net Pay"),
        right(X.amount, money(employee.net)),
      ],
      continued: [again],
    },
  ];
}

function companyTotals(employees: readonly RunEmployee[]): PaperRow[] {
  const earnings = recap(employees.flatMap((employee) => employee.earnings));
  for (const line of earnings) {
    const own = employees.flatMap((employee) => employee.earnings).filter(({ code }) => code === line.code);
    line.hours = line.hours === null ? null : own.reduce((all, each) => all + (each.hours ?? 0), 0);
  }
  const all = {
    ...employees[0]!,
    earnings,
    taxes: recap(employees.flatMap((employee) => employee.taxes)),
    employerTaxes: recap(employees.flatMap((employee) => employee.employerTaxes)),
    deductions: recap(employees.flatMap((employee) => employee.deductions)),
    memos: recap(employees.flatMap((employee) => employee.memos)),
  };
  const net = sum(employees.map((employee) => ({ cents: employee.net })));
  return [
    { cells: [left(30, "Company Totals")], above: 8 },
    ...rowsOf(partsOf(all, true), [left(30, "Company Totals - continued")]),
    {
      cells: [
        left(X.code, `Employees: ${employees.length}`),
        left(180, `Checks/Vouchers: ${employees.length}`),
        left(380, "Total Net Pay"),
        right(X.amount, money(net)),
      ],
    },
  ];
}
