import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

const statement = (month: string, bank: string): string => `
  REMUNERATION STATEMENT
  Kessler Pumps Inc.                     Period 10/16/2026 - 10/31/2026     Pay Date 10/31/2026
  Personnel no. 00045394      Name Rosa Bellwether

  WT   Wage type text              For          Hours       Rate       Amount  Year to date
  EARNINGS
  1005 Monthly Salary                                                2,000.00     20,000.00
  1310 Overtime 1.5                              10.00     12.2025     122.03        244.06
  1999 Retro Pay                   ${month}                             36.41         36.41
       Total gross                                                   2,158.44     20,280.47
  TAX DEDUCTIONS
  /401 TX Withholding Fed                                             215.84-     2,028.05-
  /403 TX EE Social Security                                          133.82-     1,257.39-
       Total taxes                                                    349.66-     3,285.44-
  OTHER DEDUCTIONS
  5110 Medical EE                                                     100.00-     1,000.00-
  5120 Dental EE                                                       10.00-       100.00-
       Total other deductions                                         110.00-     1,100.00-
       NET PAY                                                      1,698.78     15,895.03
  BANK TRANSFER
  ${bank}
`;

const AT_BANK = "Regions Bank        acct ******2053                                  1,698.78 USD";

for (const month of ["09.2026", "11.2026", "09/2026", "2026-09", "Sep 2026"])
  test(`a month in a cell of its own, ${month}, is what a line is about, and no figure of it`, (t) => {
    const { output, failed, unclaimed } = bestInferredOf(statement(month, AT_BANK));
    t.match(output.employees[0]!.earnings, [
      { description: "Monthly Salary", type: "regular", hours: null, amount: 2000, ytd_amount: 20_000 },
      { type: "overtime", hours: 10, rate: 12.2025, amount: 122.03 },
      { description: "Retro Pay", type: "retro", hours: null, rate: null, amount: 36.41, ytd_amount: 36.41 },
    ]);
    t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
    t.end();
  });

for (const bank of [AT_BANK, "First Bank    USD  1,698.78    Acct ****1234"])
  test(`a currency is no label of the amount beside it: ${bank}`, (t) => {
    const { output, failed } = bestInferredOf(statement("09.2026", bank));
    const [rosa] = output.employees;
    t.match(rosa!.payments, [{ method: "direct_deposit", amount: 1698.78 }]);
    t.same(rosa!.employer_contributions, []);
    t.equal(rosa!.deductions.length, 2);
    t.same(failed, []);
    t.end();
  });

test("an amount may look like a year and a month", (t) => {
  const { output, failed } = bestInferredOf(`
  Kessler Pumps Inc.      Pay Statement      Pay Date 10/31/2026
  Employee: Rosa Bellwether
  Earnings            Current           YTD
  Salary              1989.11      19891.10
  Gross Pay           1989.11      19891.10
  Taxes               Current           YTD
  Federal Income Tax   200.00       2000.00
  Medicare              28.84        288.40
  Net Pay             1760.27      17602.70
  `);
  t.match(output.employees, [{ gross_pay: 1989.11, earnings: [{ amount: 1989.11, ytd_amount: 19891.1 }] }]);
  t.same(failed, []);
  t.end();
});
