import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

const REGISTER = `
  QUARRY DOOR WORKS INC                                     Period Beginning: 09/07/2025
  Weekly Payroll Register                                   Period Ending: 09/13/2025
                                                            Check Date: 09/19/2025
  Employee                Reg Hrs     Regular    PTO/Sick       GROSS     Federal     Soc Sec   Deduction   Deduction       Taxes     NET PAY    Check No
  Number / Rate            OT Hrs    Overtime   Other Pay                            Medicare   Deduction   Deduction     Deducts                    Type

  ASHBY, DORA               32.00      960.00   240.00 P     1,300.00      130.00      80.60    60.00 4K     20.00 4L      229.45      990.55       88411
  10-003122  30.0000                            100.00 B                               18.85                                80.00                   Check
  BRANDT, OTTO              40.00    1,500.00                1,500.00      150.00      93.00    70.00 MD                   264.75    1,159.25       88412
  10-003157  Salary                                                                    21.75     6.00 UN                    76.00                 Dir Dep
  COLE, MINA                40.00    1,000.00                1,150.00      115.00      71.30    40.00 4K     30.00 MD      202.98      877.02       88413
  10-003224  25.0000         4.00      150.00                                          16.68                                70.00                   Check
  DRAKE, HUGO               40.00    1,800.00                1,800.00      180.00     111.60    90.00 4K                   317.70    1,392.30       88414
  10-003291  Salary                                                                    26.10                                90.00                 Dir Dep

  COMPANY TOTAL            152.00    5,260.00                5,750.00      575.00     356.50                             1,014.88    4,419.12
  4 Employees                4.00      150.00                                          83.38                               316.00

  Pay codes          P Paid Time Off      S Sick Pay       B Bonus
  Deduction codes    4K 401(k) Deferral     190.00     MD Medical Sec 125     100.00
                     4L 401(k) Loan          20.00     UN Uniform Rental        6.00
`;

test("codes may be explained behind the title of their list, beside what they sum up to", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(REGISTER);
  const [dora, otto, mina] = output.employees;
  t.same(described(dora!.earnings), ["Regular 960", "Paid Time Off 240", "Bonus 100"]);
  t.same(described(dora!.deductions), ["401(k) Deferral 60", "401(k) Loan 20"]);
  t.match(dora!.deductions, [{ code: "4K" }, { code: "4L" }]);
  t.same(described(otto!.deductions), ["Medical Sec 125 70", "Uniform Rental 6"]);
  t.same(described(mina!.deductions), ["401(k) Deferral 40", "Medical Sec 125 30"]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("who is paid by no rate has a word in its place, which is the name of no line", (t) => {
  const { output, held } = bestInferredOf(REGISTER);
  const [, otto] = output.employees;
  t.match(otto, { employee_id: "10-003157", gross_pay: 1500, net_pay: 1159.25 });
  t.same(described(otto!.taxes), ["Federal 150", "Soc Sec 93", "Medicare 21.75"]);
  t.match(otto!.payments, [{ number: "88412", method: "direct_deposit", amount: 1159.25 }]);
  t.ok(held.some((id) => id.startsWith("employee.total_deductions")));
  t.end();
});

test("the names of columns behind a word for codes explain none", (t) => {
  const { output, failed } = bestInferredOf(`
  Quarry Door Works Inc      Payroll Register     Pay Period 09/07/2025 - 09/13/2025     Check Date 09/19/2025

  Ashby, Dora        Employee ID: 3122
  PAY CODES      REG HRS      OT RATE      YTD AMOUNT      AMOUNT
  REG              40.00                    12,000.00    1,000.00
  Gross Pay                                              1,000.00
  Federal Income                                           100.00
  Net Pay                                                  900.00
  `);
  t.same(described(output.employees[0]!.earnings), ["REG 1000"]);
  t.same(failed, []);
  t.end();
});
