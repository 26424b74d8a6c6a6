import { test } from "tap";
import { parseMapping } from "../src/index.ts";
import { readSpreadsheet } from "../src/read.ts";
import { drawCsv } from "./drawn/draw-csv.ts";
import { drawXlsx } from "./drawn/draw-xlsx.ts";
import { payrollOf, type Payroll } from "./drawn/payroll.ts";
import { mistakes } from "./drawn/score.ts";
import { hundredths, type DrawnCell } from "./drawn/sheet.ts";

const LABELS = [
  "Regular",
  "Overtime",
  "Bonus",
  "Federal Income Tax",
  "Social Security",
  "Medicare",
  "CA State Income Tax",
  "401(k)",
  "Medical",
  "Dental",
];
const HEADER = ["Employee ID", "Employee Name", ...LABELS, "Gross Pay", "Net Pay"];

function rowsOf({ people }: Payroll): DrawnCell[][] {
  return people.map((person) => [
    person.id,
    `${person.given} ${person.family}`,
    ...LABELS.map((label) => {
      const line = person.lines.find((own) => own.label === label);
      return line === undefined ? null : hundredths(line.amount, "0.00");
    }),
    hundredths(person.gross, "0.00"),
    hundredths(person.net, "0.00"),
  ]);
}

test("rows of one person below a header of their pay are checks of theirs, and added up", async (t) => {
  const [first, second] = [payrollOf(5, 8), payrollOf(6, 8)];
  second.people.forEach((person, at) => {
    const { given, family } = first.people[at]!;
    Object.assign(person, { given, family });
  });
  const [ones, others] = [rowsOf(first), rowsOf(second)];
  for (const rows of [ones.flatMap((row, at) => [row, others[at]!]), [...ones, ...others]]) {
    const bytes = drawXlsx([{ name: "S", rows: [HEADER, ...rows] }]);
    const { result, mapping } = readSpreadsheet(bytes);
    const { result: mapped } = readSpreadsheet(bytes, { map: parseMapping(mapping) });
    for (const { canonical_output: output } of [result, mapped]) {
      t.equal(output.employees.length, 8);
      output.employees.forEach((employee, at) => {
        const both = first.people[at]!.net + second.people[at]!.net;
        t.equal(Math.round(employee.net_pay! * 100), both);
      });
    }
  }
});

test("amounts without cents are amounts, and ids without letters are ids", async (t) => {
  const whole = (number: number): DrawnCell => ({ number: String(number) });
  const rows = [3000, 3100, 3250].map((pay, at) => [
    whole(1001 + at),
    ["Ann Kos", "Bo Lind", "Cy Mor"][at]!,
    whole(pay),
    whole(500),
    whole(pay + 500),
    whole(400),
    whole(pay + 100),
  ]);
  const header = ["Emp #", "Name", "Salary", "Bonus", "Gross", "Fed Tax", "Net"];
  const { result } = readSpreadsheet(drawXlsx([{ name: "S", rows: [header, ...rows] }]));
  t.match(result.canonical_output.employees, [
    { employee_id: "1001", name: "Ann Kos", gross_pay: 3500, net_pay: 3100, taxes: [{ amount: 400 }] },
    { employee_id: "1002", gross_pay: 3600, net_pay: 3200 },
    { employee_id: "1003", gross_pay: 3750, net_pay: 3350 },
  ]);
});

test("a row a pay item may be in any order, and in a table without lists", async (t) => {
  const payroll = payrollOf(8, 7);
  const lines = payroll.people.flatMap((person) =>
    person.lines.filter(({ list }) => !list.startsWith("employer")).map((line) => ({ person, line })),
  );
  const sorted = lines.toSorted((a, b) => (a.line.label < b.line.label ? -1 : 1));
  const rows = sorted.map(({ person: { id, given, family }, line }) => [
    id,
    `${given} ${family}`,
    line.list === "earnings" ? "Earnings" : line.list === "taxes" ? "Employee Taxes" : "Deductions",
    line.label,
    line.hours === null ? null : hundredths(line.hours),
    hundredths(line.amount),
  ]);
  const header = ["Employee ID", "Employee Name", "Category", "Description", "Hours", "Amount"];
  const style = { delimiter: "|", decimals: ".", encoding: "utf8" } as const;
  const { result } = readSpreadsheet(drawCsv({ name: "", rows: [header, ...rows] }, style));
  t.same(mistakes(result, payroll, ["employer_taxes", "employer_contributions", "figures"]), []);
});

const ITEMS = [
  "Employee ID",
  "Employee Name",
  "Department",
  "Category",
  "Description",
  "Amount",
  "YTD Amount",
];

/** Two people, a row a pay item, with figures of the year beside gross and net pay, too. */
function itemRows(): DrawnCell[][] {
  return [
    ["A-1", "Ann Kos"],
    ["A-2", "Bo Lind"],
  ].flatMap(([id = "", name = ""]) =>
    (
      [
        ["Earnings", "Salary", 300_000],
        ["Taxes", "Federal Income Tax", 40_000],
        ["Deductions", "Medical", 10_000],
        [null, "Gross Pay", 300_000],
        [null, "Net Pay", 250_000],
      ] as const
    ).map(([list, label, cents]): DrawnCell[] => [
      id,
      name,
      "Plant 4",
      list,
      label,
      hundredths(cents, "0.00"),
      hundredths(cents * 7, "0.00"),
    ]),
  );
}

test("where each item has a row, figures of the year beside gross and net pay are nobody's, and known", async (t) => {
  const { result } = readSpreadsheet(drawXlsx([{ name: "S", rows: [ITEMS, ...itemRows()] }]));
  t.same(result.unclaimed, []);
  t.match(result.canonical_output.employees, [
    { name: "Ann Kos", department: "Plant 4", gross_pay: 3000, net_pay: 2500 },
    { name: "Bo Lind", department: "Plant 4", taxes: [{ ytd_amount: 2800 }] },
  ]);
});

test("who is paid stands once on the page, however many rows say it", async (t) => {
  const rows = itemRows();
  const words = (own: readonly DrawnCell[][]): number =>
    readSpreadsheet(drawXlsx([{ name: "S", rows: [ITEMS, ...own] }])).result.pages.reduce(
      (sum, page) => sum + page.words,
      0,
    );
  const again: DrawnCell[][] = ["Dental", "Vision", "Parking"].map((label) => [
    "A-2",
    "Bo Lind",
    "Plant 4",
    "Deductions",
    label,
    hundredths(0, "0.00"),
    hundredths(0, "0.00"),
  ]);
  t.equal(words([...rows, ...again]) - words(rows), 3 * again.length);
});
