import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

test("the number of a case or a loan beside an amount is no name of it, and a count stands behind its own words", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Deduction and Garnishment Register            Pay Period 08/02/2026 - 08/15/2026    Pay Date 08/21/2026

  CO10   Child Support
  Emp ID     Employee Name       Dept       Case / Account    Start Date    This Period    Year to Date    Balance
  HK50012    Bellwether, Rosa    Sewing     OR-55120087                           73.72        1,548.12
  HK50027    Okafor, Miguel      Office     LV 220817         02/28/2025         207.38        4,354.98   1,200.00
             Total CO10 Child Support - 2 employees                              281.10        5,903.10

  LN10   401(k) Loan
  Emp ID     Employee Name       Dept       Case / Account    Start Date    This Period    Year to Date    Balance
  HK50012    Bellwether, Rosa    Sewing     Loan 2            04/11/2025          65.38          457.66   2,654.47
  HK50031    Fontaine, Claire    Sewing     Loan 1            02/28/2025          25.35          329.55     460.36
             Total LN10 401(k) Loan - 2 employees                                 90.73          787.21

  GRAND TOTAL - ALL DEDUCTIONS                                                   371.83        6,690.31
  Employees with deductions: 3     Transactions: 4
  `);
  t.same(
    output.employees.map(({ deductions }) => described(deductions)),
    [["Child Support 73.72", "401(k) Loan 65.38"], ["Child Support 207.38"], ["401(k) Loan 25.35"]],
  );
  t.match(output.totals, { employee_count: 3, total_deductions: 371.83 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
