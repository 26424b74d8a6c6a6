import { test } from "tap";
import { buildLedger } from "../src/canonicalise/build-ledger.ts";
import { isAmountInWords } from "../src/infer/vocabulary/amount-in-words.ts";
import { infer } from "../src/infer/infer.ts";
import { preparePages } from "../src/infer/prepare/prepared-pages.ts";
import { reconcile } from "../src/reconcile/reconcile.ts";
import { inferredOf, peopleOf } from "./support/inferred.ts";
import { linesOfText } from "./support/page-of.ts";

function totalsOf(...pages: readonly string[]): Record<string, unknown>[] {
  return inferredOf(...pages).records.filter(({ scope }) => scope !== "check");
}

const REGISTER = `
    Payroll Register

    Employee              Earnings          Amount     Taxes            Amount     Net Pay             Amount
    Department: Kitchen
    Sample, Anna          Salary          1,000.00     Federal W/H      100.00     Gross Pay         1,000.00
    ID: 0017                                                                       Net Pay             900.00
    Department Total: Kitchen
    Gross Pay   1,000.00
    Net Pay   900.00
    Department: Office
    Sample, Anna          Salary          2,000.00     Federal W/H      200.00     Gross Pay         2,000.00
    ID: 0018                                                                       Net Pay           1,800.00
`;

test("the total of a department is no caption of the people below", async (t) => {
  t.match(totalsOf(REGISTER), [{ scope: "department", gross_pay: "1,000.00", net_pay: "900.00" }]);
});

test("a letter before the register is about nobody, and its sum is one that is printed again", async (t) => {
  const lines = linesOfText([
    `
    Dear client,
    A net amount of 2,700.00 will be debited from your account.
    Sincerely, Payroll Services
    `,
    REGISTER,
  ]);
  const { reading } = infer(preparePages(lines));
  t.equal(reading.records.filter(({ scope }) => scope === "check").length, 2);
  t.same(
    lines.flatMap(({ tokens }) => tokens.filter(({ moneyLike, claim }) => moneyLike && claim === null)),
    [],
  );
});

test("figures at the head of a report are the company's, each below its label", async (t) => {
  const head = `
    Payroll Journal Report

    Payroll period              Employees     Net pay        Total employer cost
    01/01/2026 - 01/15/2026     2             2,700.00       3,229.50
  `;
  t.match(totalsOf(head + REGISTER), [
    { scope: "department" },
    { scope: "company", count: 2, net_pay: "2,700.00", employer_cost: "3,229.50" },
  ]);
});

test("an amount below a name is no id", async (t) => {
  const people = peopleOf(`
    Payroll Journal

     Amount  Deductions      Earnings         Amount      Net Pay       Amount
    Sample, Anna    Employee ID: 0017
      50.00  Dental          Salary         1,000.00      Gross Pay   1,000.00
      25.00  HSA                                          Net Pay       925.00
  `);
  t.match(Object.keys(people).length, 1);
  t.match(people["Sample, Anna"], { id: "0017" });
});

test("a line that the people of one page do not have opens no section", async (t) => {
  const found = peopleOf(
    `
    Payroll Summary

                            Sample, Anna     Specimen, Bert
    Earnings
    Regular Pay                 1,000.00           2,000.00
    Mileage Reimbursement          50.00
    OT                                               100.00
    Gross Pay                   1,000.00           2,100.00
    `,
    `
    Payroll Summary

                            Muster, Cleo       Total
    Earnings
    Regular Pay                   500.00    3,500.00
    Mileage Reimbursement
    OT                             75.00      175.00
    Gross Pay                     575.00    3,675.00
    `,
  );
  t.match(found["Muster, Cleo"], { items: ["earning: Regular Pay = 500.00", "earning: OT = 75.00"] });
});

test("two lines of a code on one statement have a year together, unless it is the code's on both", async (t) => {
  const statement = (first: string, second: string): number | null => {
    const { reading } = infer(
      preparePages(
        linesOfText([
          `
    Earnings Statement

    Employee: Anna Sample
    Earnings              Hours      Current         YTD
    REG                   10.00       100.00    ${first}
    REG                    5.00        75.00    ${second}
    Gross Pay                         175.00    1,750.00
    Taxes                            Current         YTD
    FIT                                17.50      175.00
    Total Taxes                        17.50      175.00
    Net Pay                           157.50    1,575.00
        `,
        ]),
      ),
    );
    return buildLedger(reading).employees[0]!.lines.find(({ list }) => list === "earnings")!.ytdAmount;
  };
  t.equal(statement("1,000.00", "  750.00"), 175000);
  t.equal(statement("1,750.00", "1,750.00"), 175000);
});

test("an employee of whom no earning is listed, where others have some, does not foot", async (t) => {
  const { reading } = infer(
    preparePages(
      linesOfText([
        `
    Payroll Register

    Employee Name        ID        Salary     Gross Pay       FIT      Net Pay
    Sample, Anna         0017      2,000.00    2,000.00     200.00    1,800.00
    Specimen, Bert       0018                  1,000.00     100.00      900.00
      `,
      ]),
    ),
  );
  const failed = reconcile(buildLedger(reading)).filter(({ check }) => check.passed === false);
  t.match(
    failed.map(({ check }) => check.id),
    ["employee.gross_pay:employees[1]"],
  );
});

test("the check below a statement pays the statement's person, and brings in nobody", async (t) => {
  const statement = `
    Acme LLC                                                     Earnings Statement
    Pay Date: 06/07/2026
    SSN: XXX-XX-7293                                             Anna Sample

    Earnings           Rate       Hours      This Period      Year to Date
    Regular           25.00       80.00         2,000.00         24,000.00
    Gross Pay                                   2,000.00         24,000.00

    Taxes                                    This Period      Year to Date
    Federal Tax                                   200.00          2,400.00
    Net Pay                                     1,800.00         21,600.00

    Acme LLC                                                     Payroll Check Number:
    555 Woolworth Drive San Gabriel, CA 91778
    Anna Sample
    One Thousand Eight Hundred And 00/100 Dollars                $1,800.00
  `;
  const records = inferredOf(statement).records.filter(({ scope }) => scope === "check");
  t.match(records, [{ name: "Anna Sample", net_pay: "1,800.00" }]);
  t.equal(records.length, 1);
  t.notOk(records[0]!["employee_id"] ?? records[0]!["id"], "a social security number is no id");
  t.match(JSON.stringify(records[0]!["payments"]), /1,800\.00/);
});

test("an amount in words is nothing but that", async (t) => {
  for (const text of ["One Hundred and 25/100 Dollars", "***Two Thousand Sixty-seven And Two Cents"])
    t.ok(isAmountInWords(text), text);
  for (const text of ["One Time Bonus", "Dollars", "Ten", "Four Seasons Dues"])
    t.notOk(isAmountInWords(text), text);
});
