import { test } from "tap";
import type { Deduction, Earning, Totals } from "@paylift/canonical";
import { compare } from "../src/index.ts";
import { told } from "./support/findings.ts";
import { deduction, earning, employee, output } from "./support/outputs.ts";

const NONE: Totals = {
  employee_count: null,
  gross_pay: null,
  net_pay: null,
  total_earnings: null,
  total_deductions: null,
  total_taxes: null,
};

/** Compares two documents of one employee that print these totals. */
function totals(lines: object, source: Partial<Totals>, target: Partial<Totals>): string[] {
  const run = (printed: Partial<Totals>) =>
    output([employee({ gross_pay: 1000, net_pay: 850, ...lines })], { totals: { ...NONE, ...printed } });
  return told(compare(run(source), run(target)));
}

test("each layout may count earnings with reimbursements or without", async (t) => {
  const earnings: Earning[] = [earning(), earning({ type: "reimbursement", amount: 70 })];
  t.same(totals({ earnings }, { total_earnings: 1070 }, { total_earnings: 1000 }), [
    "low total totals.total_earnings: 1070.00 → 1000.00",
  ]);
  t.match(totals({ earnings }, { total_earnings: 1070 }, { total_earnings: 1001 }), [/^medium/]);
});

test("each layout may count deductions with notes and with what the employer pays, or without", async (t) => {
  const deductions: Deduction[] = [
    deduction(),
    deduction({ type: "life", role: "memo", amount: 7 }),
    deduction({ type: "401k", role: "employer_cost", amount: 30 }),
  ];
  for (const [source, target] of [
    [50, 57],
    [50, 87],
    [57, 87],
  ] as const)
    t.match(totals({ deductions }, { total_deductions: source }, { total_deductions: target }), [/^low/]);
  t.match(totals({ deductions }, { total_deductions: 50 }, { total_deductions: 58 }), [/^medium/]);
});

test("a cent in a printed total is a rounding, an employee is none", async (t) => {
  t.same(totals({}, { gross_pay: 1000 }, { gross_pay: 1000.01 }), [
    "low total totals.gross_pay: 1000.00 → 1000.01",
  ]);
  t.same(totals({}, { employee_count: 1 }, { employee_count: 2 }), [
    "medium total totals.employee_count: 1 → 2",
  ]);
});

test("a total that follows its employees has no money of its own at risk", async (t) => {
  const run = (amount: number) =>
    output([employee({ earnings: [earning({ amount })] })], { totals: { ...NONE, gross_pay: amount } });
  t.same(
    compare(run(1000), run(1200)).groups.map(({ title, money_at_risk }) => [title, money_at_risk]),
    [
      ["Regular earning: another amount", 200],
      ["Printed totals differ by what their employees differ by", 0],
    ],
  );
});
