import { test } from "tap";
import type { TableData } from "../src/variants/variant-schema.ts";
import { JOURNAL_TABLE, journal } from "./support/made-up-variant.ts";
import { checksOf } from "./support/proof-of.ts";

const FIGURES = {
  GROSS: "gross_pay",
  REIMB: "total_reimbursements",
  TAXES: "total_taxes",
  DEDUCT: "total_deductions",
  NET: "net_pay",
  ERTAX: "total_employer_taxes",
  ERGIVES: "total_employer_contributions",
  COST: "employer_cost",
} as const;
const SUMMARY: TableData = {
  name: "summary",
  begin: "^Summary$",
  record_scope: "summary",
  header: { from: "^NAME\\b" },
  columns: [
    { lane: "name", role: "text", header: "NAME" },
    ...Object.entries(FIGURES).map(
      ([header, figure]) => ({ lane: "figures", role: "figure", header, figure }) as const,
    ),
  ],
  lanes: {},
  rows: [
    { match: "^Total$", kind: "total", scope: "company" },
    { match: "^(?<name>.+)$", kind: "employee" },
  ],
};
const DETAILS: TableData = {
  ...JOURNAL_TABLE,
  begin: "^Details$",
  lanes: { ...JOURNAL_TABLE.lanes, employer: { section: "employer_contribution" } },
};
const PAGE = `
  Summary
  NAME             GROSS   REIMB   TAXES  DEDUCT     NET   ERTAX  ERGIVES    COST
  Anna Sample     104.00   12.00   11.45    5.00   99.55    0.00     3.00  119.00
  Total           104.00   12.00   11.45    5.00   99.55    0.00     3.00  119.00
  Details
  PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
  Sample, Anna    Regular                     104.00  FIT          10.00  Dental        5.00  Match       3.00  Gross         104.00
                  Mileage                      12.00  Medicare      1.45  401k ER       6.00                    Net            99.55`;

function checks(
  page: string,
): Map<string, { passed: boolean | null; difference: number | null; identity: string }> {
  return checksOf(journal({ tables: [SUMMARY, DETAILS] }), page);
}

function failing(page: string): Record<string, number> {
  return Object.fromEntries(
    [...checks(page)]
      .filter(([, { passed }]) => passed === false)
      .map(([id, { difference }]) => [id, difference!]),
  );
}

test("each sum of a summary is checked against the employee's own lines", async (t) => {
  const ids = [...checks(PAGE).keys()].filter((id) => id.startsWith("employee."));
  t.same(ids, [
    "employee.gross_pay:employees[0]",
    "employee.net_pay:employees[0]",
    "employee.total_taxes:employees[0]",
    "employee.total_deductions:employees[0]",
    "employee.total_employer_taxes:employees[0]",
    "employee.total_employer_contributions:employees[0]",
    "employee.gross_pay_printed_twice:employees[0]",
    "employee.net_pay_printed_twice:employees[0]",
    "employee.total_reimbursements:employees[0]",
    "employee.employer_cost:employees[0]",
  ]);
  t.same(failing(PAGE), {}, "what the employer pays among the deductions is no part of their sum");
});

test("each printed sum that is off fails its own check, by name", async (t) => {
  const row = "104.00   12.00   11.45    5.00   99.55    0.00     3.00  119.00";
  const off: [from: string, to: string, id: string, difference: number][] = [
    ["12.00 ", "13.00 ", "total_reimbursements", -1],
    ["11.45", "11.55", "total_taxes", -0.1],
    [" 5.00 ", " 4.00 ", "total_deductions", 1],
    ["99.55", "99.50", "net_pay_printed_twice", 0.05],
    ["104.00", "105.00", "gross_pay_printed_twice", -1],
    ["0.00 ", "9.00 ", "total_employer_taxes", -9],
    ["3.00 ", "2.00 ", "total_employer_contributions", 1],
    ["119.00", "120.00", "employer_cost", -1],
  ];
  for (const [from, to, what, difference] of off) {
    const changed = row.replace(from, to);
    t.not(changed, row);
    const own = failing(PAGE.replace(row, changed));
    t.equal(own[`employee.${what}:employees[0]`], difference, `${what} of the employee`);
    const total = failing(PAGE.replace(`Total           ${row}`, `Total           ${changed}`));
    const id = `document.${what.replace("_printed_twice", "")}:company`;
    t.equal(total[id], difference, `${what} of the company`);
  }
});

test("sums over an employee's checks are added up check by check", async (t) => {
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00  FIT          10.00  Dental        5.00
    Check Total                                 100.00               10.00                5.00                                   85.00
                    Bonus                        50.00  FIT           7.00
    Check Total                                  50.00                7.00                0.00                                   43.00
    Person Total                                150.00               17.00                5.00                                  128.00`;
  const all = checksOf(journal(), page);
  t.same(
    [...all].map(([id, { expected, passed }]) => [id, expected, passed]),
    [
      ["employee.gross_pay:employees[0]", 150, true],
      ["employee.net_pay:employees[0]", 128, true],
      ["employee.total_taxes:employees[0]", 17, true],
      ["employee.total_taxes:employees[0]#2", 17, true],
      ["employee.total_deductions:employees[0]", 5, true],
      ["employee.total_deductions:employees[0]#2", 5, true],
      ["employee.gross_pay_printed_twice:employees[0]", 150, true],
      ["employee.net_pay_printed_twice:employees[0]", 128, true],
    ],
  );
});
