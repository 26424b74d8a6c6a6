import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithHours, describedWithYear } from "./support/plain-lines.ts";

const GRID = `
  Payroll Journal                                                                    Pay period  09/06/2026 to 09/19/2026
  Cedar Point Diner LLC                                                              Check date  09/25/2026

                                         HOURS                         EARNINGS                          TAXES WITHHELD            DEDUCTIONS          NET
  Employee                            Reg      OT     PTO      Regular  Overtime       PTO       Gross   Fed W/H   Soc Sec  Medicare   Medical    401(k)     Net Pay  Payment
  Adams, Joe             Current    40.00             8.00      800.00              160.00      960.00     60.00     59.52     13.92     40.00                786.56  DD 20931
  E-356 Cook             YTD       400.00    2.00    16.00    8,000.00     60.00    320.00    8,380.00    500.00    519.56    121.51    400.00              6,838.93
  Baker, Sue             Current    30.00    5.00               600.00    150.00                750.00     40.00     46.50     10.88                20.00     632.62  CK 20932
  E-361 Server           YTD       300.00    5.00             6,000.00    150.00              6,150.00    400.00    381.30     89.18               200.00   5,079.52
  Clark-Winterbourne, Al Current    10.00                       200.00                          200.00                12.40      2.90                         184.70  DD 20933
  E-377 Server           YTD       100.00                     2,000.00                        2,000.00               124.00     29.00                       1,847.00
  Company Total          Current    80.00    5.00     8.00    1,600.00    150.00    160.00    1,910.00    100.00    118.42     27.70     40.00     20.00   1,603.88
  3 employees            YTD       800.00    7.00    16.00   16,000.00    210.00    320.00   16,530.00    900.00  1,024.86    239.69    400.00    200.00  13,765.45

  Payroll Recap                                    Net Pay Distribution
  Gross wages                 1,910.00                                                                                 Direct deposits (2)                    971.26
  Total taxes withheld          246.12                                                                                 Checks (1)                             632.62
  Total deductions               60.00                                                                                 Total net pay                        1,603.88
  Net pay                     1,603.88
`;

test("names of groups over the middle of their columns part these, however narrow the names are", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(GRID);
  const [joe, sue, al] = output.employees;
  t.same(describedWithHours(joe!.earnings).slice(0, 2), ["Regular 800 40", "PTO 160 8"]);
  t.same(describedWithHours(sue!.earnings), ["Regular 600 30", "Overtime 150 5"]);
  t.same(describedWithYear(sue!.earnings), ["Regular 600 6000", "Overtime 150 150"]);
  t.same(described(joe!.taxes), ["Fed W/H 60", "Soc Sec 59.52", "Medicare 13.92"]);
  t.same(
    output.employees.map(({ gross_pay, net_pay }) => [gross_pay, net_pay]),
    [
      [960, 786.56],
      [750, 632.62],
      [200, 184.7],
    ],
  );
  t.same([joe!.deductions[0]!.type, sue!.deductions[0]!.type, al!.deductions], ["medical", "401k", []]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("hours of the year are those of what is paid for them, by another name as well, where nothing is paid now", (t) => {
  const [joe] = bestInferredOf(GRID).output.employees;
  t.match(
    joe!.earnings.find(({ description }) => description === "Overtime"),
    { amount: 0, ytd_amount: 60, ytd_hours: 2 },
  );
  t.end();
});

test("a long name ends where the word for the period begins, and below it an id stands close before the job", (t) => {
  const { output } = bestInferredOf(GRID);
  t.same(
    output.employees.map(({ name, employee_id: id }) => [name, id]),
    [
      ["Joe Adams", "E-356"],
      ["Sue Baker", "E-361"],
      ["Al Clark-Winterbourne", "E-377"],
    ],
  );
  t.end();
});

test("a number of a payment with its letters may reach into the column of the net pay", (t) => {
  const { output } = bestInferredOf(GRID);
  t.same(
    output.employees.map(({ payments: [payment] }) => [payment!.method, payment!.number, payment!.amount]),
    [
      ["direct_deposit", "20931", 786.56],
      ["check", "20932", 632.62],
      ["direct_deposit", "20933", 184.7],
    ],
  );
  t.equal(output.totals?.net_pay, 1603.88, "what some are paid by deposit is not the net pay of all");
  t.end();
});
