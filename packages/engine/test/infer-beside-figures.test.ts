import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, plain } from "./support/plain-lines.ts";

test("behind the gross pay of a row of sums stands the net pay in its column", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kite Supply LLC
  Payroll Register
  Period 06/01/2026 - 06/14/2026   Paid 06/19/2026

                          Pay                                        Taxes               Deductions
  Employee            Type        Hours    Rate     Amount    Federal    Medicare     Medical        Net Pay
  Bellwether, Rosa    Regular     80.00   20.00   1,600.00     166.00       24.07       50.00       1,419.93
    No. 1001          Overtime     2.00   30.00      60.00
                      Gross       82.00           1,660.00
  Okafor, Miguel      Regular     70.00   30.00   2,100.00     210.00       30.45        0.00       1,859.55
    No. 1002
                      Gross       70.00           2,100.00
  Company Totals      Gross      152.00           3,760.00     376.00       54.52       50.00       3,279.48
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "1001", gross_pay: 1660, net_pay: 1419.93 });
  t.match(output.totals, { gross_pay: 3760, net_pay: 3279.48 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("who gets what is withheld is no name, and no name of a line", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Black Warrior Kites Inc
  Deduction Detail Report - Check Date 06/19/2026

  Employee                   Deduction               Payee                       Case Number      Amount
  Bellwether, Rosa (1001)    Child Support           AL Payment Ctr              DR-2019-7712      90.00
                             IRS Tax Levy            Internal Revenue Service    DR-2021-4410      40.00
                                                                                 Employee Total   130.00
  Okafor, Miguel (1002)      Creditor Garnishment    Circuit Court Clerk         DR-2023-1187      60.00
                                                                                 Employee Total    60.00
                                                                                 Grand Total      190.00
  `);
  const [rosa, miguel] = output.employees;
  t.equal(output.format_type, "benefits_summary");
  t.same(described(rosa!.deductions), ["Child Support 90", "IRS Tax Levy 40"]);
  t.same(plain(miguel!.deductions), ["garnishment 60"]);
  t.match(output.totals, { total_deductions: 190 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the number of a payment stands below it, and sums over people whose lines have labels are about no caption", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
                                        PAYROLL JOURNAL
  Uharrie Kite Frames
  EMPLOYEE NAME        DESCRIPTION     RATE      HOURS    EARNINGS   WITHHOLDINGS              DEDUCTIONS          NET PAY ALLOCATIONS
  Bellwether, Rosa     Hourly       20.0000    80.0000    1,600.00   Fed Income Tax   160.00   Med 125    50.00    Direct Deposit    1,366.80
  0237                                                               Medicare          23.20                       DD 20278
                       EMPLOYEE TOTAL          80.0000    1,600.00                    183.20              50.00    Net Pay           1,366.80
  Okafor, Miguel       Hourly       30.0000    70.0000    2,100.00   Fed Income Tax   210.00                       Check Amt         1,859.55
  0244                                                               Medicare          30.45                       Chk 20279
                       EMPLOYEE TOTAL          70.0000    2,100.00                    240.45               0.00    Net Pay           1,859.55
  COMPANY TOTALS       2 Person(s)
                                              150.0000    3,700.00                    423.65              50.00    Net Pay           3,226.35
  Period Start - End Date  06/01/26 - 06/14/26                                                       Check Date 06/19/26
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa!.payments, [{ number: "20278", method: "direct_deposit", amount: 1366.8 }]);
  t.match(miguel!.payments, [{ number: "20279", method: "check" }]);
  t.match(output.totals, { gross_pay: 3700, net_pay: 3226.35, total_taxes: 423.65, total_deductions: 50 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
