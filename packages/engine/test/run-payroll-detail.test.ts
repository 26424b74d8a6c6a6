import { test } from "tap";
import { bundledVariants } from "../src/variants/bundled-providers.ts";
import { matches } from "./support/matches.ts";
import { proofOf } from "./support/proof-of.ts";

const PAGE = `
    Company: Specimen Foods LLC
    Report: Payroll Detail
    Check Dates From: 8/19/2026 - Payroll 1
    To: 8/19/2026 - Payroll 1
    Employee                          Earnings         Hours    Rate    Amount  Taxes                     Amount  Deductions       Amount  Payments       Amount
    Sample, Anna M                    Regular          80.00   20.00  1,600.00  FED FIT                   168.10  401K EE           86.38  Check 4711   1,236.40
    xxx-xx-0001                       Overtime          4.25   30.00    127.50  FED SOCSEC                107.11  Deduction Total   86.38  Net Pay      1,236.40
    Pay Frequency: Biweekly           Cash tips*                         50.00  FED MEDCARE                25.05
    Department: Kitchen               Total Hours      84.25                    GA SIT                    104.46
                                      Total Earnings                  1,777.50  Total Taxes               404.72
                                                                                FED SOCSEC-ER             107.11
                                                                                Total Employer Liability  107.11

    Specimen, Bert                    Salary                          2,000.00  FED FIT                   300.00                           DD A12       1,500.00
    xxx-xx-0002                       Total Earnings                  2,000.00  FED SOCSEC                200.00                           Net Pay      1,500.00
                                                                                Total Taxes               500.00
    Company Total and Employee Count  Total Earnings                  3,777.50  Total Taxes               904.72  Deduction Total   86.38  Net Pay      2,736.40
    2
    Page 1 of 1`;

test("RUN payroll detail, as it is described: stacks of earnings, taxes, deductions and payments", async (t) => {
  const variant = bundledVariants().find(({ data }) => data.slug === "run-payroll-detail-v1")!;
  const { output, checks, score, proof } = proofOf(variant, PAGE);
  matches(t, output, {
    provider: "adp",
    company: { name: "Specimen Foods LLC" },
    pay_period: { start: null, end: null },
    pay_date: "2026-08-19",
    employees: [
      {
        name: "Anna M Sample",
        department: "Kitchen",
        gross_pay: 1777.5,
        net_pay: 1236.4,
        earnings: [
          { type: "regular", hours: 80, rate: 20, amount: 1600 },
          { type: "overtime", amount: 127.5 },
          { description: "Cash tips", type: "tips", role: "memo", amount: 50 },
        ],
        taxes: [
          { type: "federal_income" },
          { type: "social_security" },
          { type: "medicare" },
          { type: "state_income", jurisdiction: "US-GA", amount: 104.46 },
        ],
        employer_taxes: [{ type: "social_security", amount: 107.11 }],
        deductions: [{ type: "401k", amount: 86.38 }],
        payments: [{ number: "4711", method: "check", amount: 1236.4 }],
      },
      { name: "Bert Specimen", payments: [{ number: "A12", method: "direct_deposit" }] },
    ],
    totals: { employee_count: 2, gross_pay: 3777.5, net_pay: 2736.4, total_taxes: 904.72 },
  });
  t.same(
    checks.filter(({ check }) => check.passed !== true).map(({ check }) => check),
    [],
  );
  t.same(
    proof.tokens.filter(({ claim }) => claim === null).map(({ text }) => text),
    [],
  );
  t.ok(score >= 0.95);
});
