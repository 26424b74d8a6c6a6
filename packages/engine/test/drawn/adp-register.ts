import { left, paperPdf, right, stacks, type Cell, type PaperRow } from "./paper.ts";
import {
  departmentsOf,
  recap,
  sum,
  type PayrollRun,
  type RunEmployee,
  type RunEarning,
} from "./payroll-run.ts";

/** Right edges of the number columns, left edges of text. */
const X = {
  name: 14,
  reg: 122,
  ot: 150,
  hours: 176,
  regPay: 208,
  otPay: 248,
  pay: 300,
  gross: 420,
  federal: 456,
  state: 516,
  voluntary: 596,
  net: 770,
};
const LABEL_GAP = 4;

/** ADP's register from Workforce Now: money without a decimal point, its own identity at the foot of each page. */
export function adpRegister(run: PayrollRun): Promise<Buffer> {
  const rows: PaperRow[] = departmentsOf(run).flatMap(({ code, employees }) => [
    ...employees.flatMap(block),
    ...totals("DEPT TOTAL", code, employees),
  ]);
  rows.push(...totals("COMPANY TOTAL", "ABC", run.employees));
  return paperPdf(rows, {
    size: [792, 612],
    fontSize: 7,
    leading: 9,
    margin: 24,
    head: [
      [
        left(104, "Hours"),
        left(230, "Earnings"),
        right(X.gross, "Gross"),
        right(X.federal, "Federal"),
        right(X.state, "State/Local"),
        left(600, "Voluntary"),
        right(X.net, "Net Pay"),
      ],
      [
        right(X.reg, "Reg"),
        right(X.ot, "O/T"),
        right(X.hours, "Hours 3&4"),
        right(X.regPay, "Reg"),
        right(X.otPay, "O/T"),
        right(X.pay, "Earnings 3&4"),
        right(346, "5"),
        right(X.voluntary, "Deductions / Memo"),
      ],
    ],
    foot: (page) => [
      [left(X.name, run.company)],
      [left(X.name, "Batch : 1234 PeriodEnding : 08/15/2026 Week 33")],
      [left(X.name, "Payroll Register")],
      [left(X.name, `Company Code: ABC PayDate: 08/21/2026 Page ${page}`)],
      [left(X.name, "Copyright (c) 2026 ADP, Inc.")],
    ],
  });
}

/** `1 046 68` */
function spaced(cents: number): string {
  const text = String(Math.abs(cents)).padStart(3, "0");
  const whole = text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, " ");
  return `${whole} ${text.slice(-2)}${cents < 0 ? "-" : ""}`;
}

const labelled = (x: number, cents: number, label: string): Cell[] => [
  right(x, spaced(cents)),
  left(x + LABEL_GAP, label),
];

function stacksOf(
  { earnings, taxes, deductions, memos }: Pick<RunEmployee, "earnings" | "taxes" | "deductions" | "memos">,
  person: Cell[][],
  gross: number,
  pay: Cell[][],
): Cell[][] {
  const earned = earnings.map((line) => earning(line));
  const grossRow = [
    left(156, "Total Work Hrs:"),
    right(232, spaced(earnings.reduce((all, line) => all + (line.hours ?? 0), 0))),
    right(X.gross, spaced(gross)),
  ];
  const federal = taxes.filter(({ code }) => code !== "GA");
  const names: Record<string, string> = { FITW: "FIT", SS: "SS", MED: "MED" };
  const codes: Record<string, string> = { "401K": "K 401K", DENT: "D DENTAL", GARN: "G GARNISHMENT" };
  return stacks(
    person,
    [...earned, grossRow],
    federal.map(({ code, cents }) => labelled(X.federal, cents, names[code]!)),
    taxes.filter(({ code }) => code === "GA").map(({ cents }) => labelled(X.state, cents, "GA")),
    [
      ...deductions.map(({ code, cents }) => labelled(X.voluntary, cents, codes[code]!)),
      ...memos.map(({ cents }) => labelled(X.voluntary, cents, "N-M 401K MAT")),
    ],
    pay,
  );
}

function earning({ code, hours, cents }: RunEarning): Cell[] {
  if (code === "REG") return [right(X.reg, spaced(hours!)), right(X.regPay, spaced(cents))];
  if (code === "OT") return [right(X.ot, spaced(hours!)), right(X.otPay, spaced(cents))];
  return labelled(X.pay, cents, "B BONUS");
}

/** A long name takes two rows. */
function nameRows({ last, first }: RunEmployee): Cell[][] {
  const name = `${last},${first}`.toUpperCase();
  return name.length <= 16
    ? [[left(X.name, name)]]
    : name.split(/(?<=,)/).map((part) => [left(X.name, part)]);
}

function block(employee: RunEmployee): PaperRow[] {
  const person = [
    ...nameRows(employee),
    [left(X.name, `File: ${employee.id}`)],
    [left(X.name, `Dept: ${employee.department.code}`)],
    [left(X.name, "Rate: 20 0000")],
  ];
  const pay = [
    [right(X.net, "Voucher#")],
    [right(X.net, `0000${employee.id}`)],
    [right(X.net, spaced(employee.net))],
  ];
  const body = stacksOf(employee, person, employee.gross, pay);
  return body.map((cells, i) => ({ cells, above: i === 0 ? 3 : 0 }));
}

function totals(title: string, code: string, employees: readonly RunEmployee[]): PaperRow[] {
  const earnings = recap(employees.flatMap((employee) => employee.earnings));
  for (const line of earnings) {
    const own = employees.flatMap((employee) => employee.earnings).filter((each) => each.code === line.code);
    line.hours = own.reduce((all, each) => all + (each.hours ?? 0), 0);
  }
  const all = {
    earnings,
    taxes: recap(employees.flatMap((employee) => employee.taxes)),
    deductions: recap(employees.flatMap((employee) => employee.deductions)),
    memos: recap(employees.flatMap((employee) => employee.memos)),
  };
  const total = (pick: (employee: RunEmployee) => number): number =>
    sum(employees.map((employee) => ({ cents: pick(employee) })));
  const pay = [[right(X.net, "NET PAY")], [right(X.net, spaced(total(({ net }) => net)))]];
  const person = [[left(X.name, title)], [left(X.name, code)], [left(X.name, `${employees.length} Pays`)]];
  return [
    ...stacksOf(
      all,
      person,
      total(({ gross }) => gross),
      pay,
    ).map((cells, i) => ({ cells, above: i === 0 ? 3 : 0 })),
    { cells: [left(X.name, "TOTAL STATUTORY"), right(140, spaced(sum(all.taxes)))] },
    { cells: [left(X.name, "TOTAL DEDUCTIONS"), right(140, spaced(sum(all.deductions)))] },
  ];
}
