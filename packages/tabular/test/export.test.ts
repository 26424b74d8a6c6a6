import { test } from "tap";
import type { CanonicalOutput, Employee } from "@paylift/canonical";
import { resultCsv, resultXlsx, type ExportedResult } from "../src/index.ts";
import { exampleOutput } from "../../canonical/test/example-output.ts";

/** What spreadsheets run where a cell begins so, in the forms of several scripts. */
const FORMULAS = [
  '=HYPERLINK("http://evil.example")',
  "+1+1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "＝1+1",
  "＋1",
  "＠A",
  "－A1",
  "-A1",
];

function exported(output: CanonicalOutput): ExportedResult {
  return {
    canonical_output: output,
    confidence_score: 0.98,
    confidence_reasons: [{ code: "proved", message: "all sums hold", effect: 0 }],
    checks: [
      {
        id: "employee.net_pay:employees[0]",
        scope: "employee",
        identity: "gross − taxes = net",
        expected: 100.5,
        actual: 100.25,
        difference: -0.25,
        passed: false,
        members: [],
      },
    ],
    unclaimed: [{ page: 2, text: "12.34" }],
  };
}

function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of csv.slice(1).matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("CSV has a row a pay item, and gross and net pay before them", async (t) => {
  const output = exampleOutput();
  const [heading = [], ...rows] = cellsOf(resultCsv({ canonical_output: output }));
  const records = rows.map((row) => Object.fromEntries(row.map((cell, at) => [heading[at], cell])));
  const [employee] = output.employees as [Employee];
  t.match(records[0], {
    company: output.company.name,
    pay_date: output.pay_date,
    employee_id: employee.employee_id,
    list: "gross_pay",
    amount: employee.gross_pay?.toFixed(2),
  });
  const count =
    2 +
    employee.earnings.length +
    employee.taxes.length +
    employee.deductions.length +
    employee.employer_taxes.length +
    employee.employer_contributions.length +
    employee.payments.length;
  t.equal(records.filter(({ employee_id }) => employee_id === employee.employee_id).length, count);
  const [earning] = employee.earnings;
  t.match(
    records.find(({ list }) => list === "earnings"),
    { description: earning?.description, type: earning?.type, amount: earning?.amount.toFixed(2) },
  );
});

test("no cell of the CSV runs as a formula, and negative amounts stay numbers", async (t) => {
  const output = exampleOutput();
  const [first] = output.employees as [Employee];
  const [line] = first.deductions as [Employee["deductions"][number]];
  output.employees = FORMULAS.map((formula) => ({
    ...first,
    name: formula,
    department: formula,
    deductions: [{ ...line, description: formula, code: formula, amount: -12.5 }],
  }));
  const rows = cellsOf(resultCsv({ canonical_output: output }));
  for (const cell of rows.flat())
    t.match(cell, /^(?:[^=+\-@\t\r＝＋＠－|%]|-?\d+(?:\.\d+)?$|$)/u, JSON.stringify(cell));
  t.ok(rows.some((row) => row.includes("-12.50")));
});

test("the same result gives the same workbook", async (t) => {
  const result = exported(exampleOutput());
  t.same(resultXlsx(result), resultXlsx(result));
});
