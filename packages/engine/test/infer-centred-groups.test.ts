import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithHours, describedWithYear } from "./support/plain-lines.ts";

test("names of groups stand over the middle of columns whose own names take two lines, or stand on one of them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kite Supply Ltd.
  Payroll Register for the pay period 2026-10-04 to 2026-10-17, cheque date 2026-10-23
                                                Hours                 Earnings                                   Statutory Deductions          Other Deductions                    Employer Share
                                                                                              Gross                                                                  Net
                                                                               Vacation         Pay                     Federal        ON    Pension   Union         Pay                      Pension
  Emp   Employee                             Reg     O/T    Regular  Overtime       Pay                   CPP      EI       Tax       Tax       Plan    Dues                   CPP      EI       Plan
  221   Bellwether, Rosa  Current          72.50    4.00   1,800.00    100.00     76.00    1,976.00    110.00   32.00    200.00    100.00      80.00   40.00    1,414.00    110.00   44.80      80.00
                          YTD                             36,000.00  2,000.00  1,520.00   39,520.00  2,200.00  640.00  4,000.00  2,000.00   1,600.00  800.00   28,280.00  2,200.00  896.00   1,600.00
  223   Okafor, Miguel    Current          80.00           2,000.00                        2,000.00    112.00   33.00    210.00    105.00                       1,540.00    112.00   46.20
                          YTD                             40,000.00                       40,000.00  2,240.00  660.00  4,200.00  2,100.00                      30,800.00  2,240.00  924.00
  Total, 2 employees      Current         152.50    4.00   3,800.00    100.00     76.00    3,976.00    222.00   65.00    410.00    205.00      80.00   40.00    2,954.00    222.00   91.00      80.00
  `);
  const [rosa] = output.employees;
  t.same(describedWithHours(rosa!.earnings).slice(0, 1), ["Regular 1800 72.5"]);
  t.same(describedWithYear(rosa!.earnings).slice(-1), ["Vacation Pay 76 1520"]);
  t.same(described(rosa!.taxes), ["CPP 110", "EI 32", "Federal Tax 200", "ON Tax 100"]);
  t.same(described(rosa!.deductions), ["Pension Plan 80", "Union Dues 40"]);
  t.same(described(rosa!.employer_taxes), ["CPP 110", "EI 44.8"]);
  t.same(describedWithYear(rosa!.employer_contributions), ["Pension Plan 80 1600"]);
  t.match(output.totals, { employee_count: 2, gross_pay: 3976, net_pay: 2954 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("names of groups stand over the middle of their columns where people have lines of pay and a sum", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kite Supply Ltd.                                          Pay Period  07/06/2026 - 07/19/2026
  Labor Distribution by Department                                 Check Date  07/24/2026

                                                  WAGES                              EMPLOYER TAXES AND BENEFITS
  Emp ID / Employee          Pay Type          Hours      Rate      Wages    Soc. Sec.  Medicare    FUTA   401(k) Match   Labor Cost
  110 Kitchen
  E220  Bellwether, Rosa     REG  Regular      80.00   20.0000   1,600.00
                             OT  Overtime       2.00   30.0000      60.00
                             Employee Total    82.00             1,660.00       102.92     24.07    9.96          49.80     1,846.75
  E221  Okafor, Miguel       REG  Regular      40.00   25.0000   1,000.00
                             Employee Total    40.00             1,000.00        62.00     14.50    6.00           0.00     1,082.50
  Total 110 Kitchen (2)                       122.00             2,660.00       164.92     38.57   15.96          49.80     2,929.25
  120 Office
  E222  Desai, Priya         REG  Regular      60.00   25.0000   1,500.00
                             Employee Total    60.00             1,500.00        93.00     21.75    9.00          45.00     1,668.75
  E223  Abara, Zara          REG  Regular      20.00   25.0000     500.00
                             Employee Total    20.00               500.00        31.00      7.25    3.00           0.00       541.25
  Total 120 Office (2)                         80.00             2,000.00       124.00     29.00   12.00          45.00     2,210.00
  Report Total (4)                            202.00             4,660.00       288.92     67.57   27.96          94.80     5,139.25

  Department Recap
  Department        Employees      Hours       Wages    Labor Cost        %
  110  Kitchen              2     122.00    2,660.00      2,929.25     57.0
  120  Office               2      80.00    2,000.00      2,210.00     43.0
  `);
  const [rosa] = output.employees;
  t.equal(output.format_type, "payroll_summary");
  t.match(rosa, {
    name: "Rosa Bellwether",
    employee_id: "E220",
    department: "110 Kitchen",
    gross_pay: 1660,
    taxes: [],
  });
  t.same(described(rosa!.earnings), ["Regular 1600", "Overtime 60"]);
  t.same(described(rosa!.employer_taxes), ["Soc. Sec. 102.92", "Medicare 24.07", "FUTA 9.96"]);
  t.same(described(rosa!.employer_contributions), ["401(k) Match 49.8"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
