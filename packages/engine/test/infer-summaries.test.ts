import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("several tables of sums beside one of lines are one summary, and what is paid back is the person's", (t) => {
  const { output, held, failed, unclaimed } = bestInferredOf(`
  Payroll Summary
  Harbor Kites LLC

  Hours and Earnings
  Employee             Regular Hours    Regular Earnings      Bonus    Gross Earnings
  Bellwether, Rosa             80.00            1,600.00      120.00         1,720.00
  Okafor, Daniel               50.00            1,000.00        0.00         1,000.00
  Totals                      130.00            2,600.00      120.00         2,720.00

  What employees take home
  Employee             Gross Earnings    Deductions      Taxes    Reimbursements       Net Pay
  Bellwether, Rosa           1,720.00         60.00     303.58             35.00      1,391.42
  Okafor, Daniel             1,000.00          0.00     176.50              0.00        823.50
  Totals                     2,720.00         60.00     480.08             35.00      2,214.92

  What the company pays
  Employee             Gross Earnings    Reimbursements    Company Taxes    Company Contributions    Total Payroll Cost
  Bellwether, Rosa           1,720.00             35.00           131.58                    30.00              1,916.58
  Okafor, Daniel             1,000.00              0.00            76.50                     0.00              1,076.50
  Totals                     2,720.00             35.00           208.08                    30.00              2,993.08
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1720, net_pay: 1391.42 });
  t.same(plain(rosa!.earnings), ["regular 1600", "bonus 120", "reimbursement 35"]);
  t.ok(held.some((id) => id.startsWith("employee.employer_cost:")));
  t.ok(held.includes("document.total_taxes:company"));
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("a void check has the number of the one that it takes back, and amounts with a minus", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                          PAYROLL JOURNAL
  CHECK NO    EARNINGS       HOURS      RATE        AMOUNT     TAXES          AMOUNT          GROSS       NET PAY
  EMPLOYEE 1001  BELLWETHER, ROSA
  20911       REGULAR        80.00     20.00      1,600.00     FED W/H        160.00       1,600.00      1,416.80
                                                               MEDICARE        23.20
  20911       REGULAR       80.00-     20.00     1,600.00-     FED W/H       160.00-      1,600.00-     1,416.80-
  **VOID**                                                     MEDICARE       23.20-
  21412       REGULAR        80.00     20.00      1,600.00     FED W/H        160.00       1,600.00      1,416.80
                                                               MEDICARE        23.20
  EMPLOYEE 1002  OKAFOR, DANIEL
  20912       REGULAR        50.00     20.00      1,000.00     FED W/H        100.00       1,000.00        885.50
                                                               MEDICARE        14.50
  COMPANY TOTALS            130.00                2,600.00                    297.70       2,600.00      2,302.30
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1600, net_pay: 1416.8 });
  t.same(
    rosa!.payments.map(({ number, amount }) => [number, amount]),
    [
      ["20911", 1416.8],
      ["20911", -1416.8],
      ["21412", 1416.8],
    ],
  );
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("how somebody is paid may stand alone below the name, and hours and rate in brackets behind a line", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Paycheck Details
  Harbor Kites LLC
  Pay period 06/01/2026 - 06/14/2026   Pay date 06/19/2026

  Rosa Bellwether
  Direct deposit
  Earnings                                             Employee taxes
  Regular hours (80.00 @ $20.00)         $1,600.00     Federal Income Tax                   $160.00
  Overtime hours (4.00 @ $30.00)           $120.00     Medicare                              $24.94
  Gross pay                              $1,720.00     Total employee taxes                 $184.94
                                                       Net pay                            $1,535.06

  Daniel Okafor
  Manual check
  Earnings                                             Employee taxes
  Regular hours (50.00 @ $20.00)         $1,000.00     Federal Income Tax                   $100.00
  Gross pay                              $1,000.00     Medicare                              $14.50
                                                       Total employee taxes                 $114.50
                                                       Net pay                              $885.50
  `);
  const [rosa, daniel] = output.employees;
  t.match(rosa!.earnings, [
    { description: "Regular hours", hours: 80, rate: 20, amount: 1600 },
    { description: "Overtime hours", hours: 4, rate: 30, amount: 120 },
  ]);
  t.match(rosa!.payments, [{ method: "direct_deposit", amount: 1535.06 }]);
  t.match(daniel!.payments, [{ method: "check", amount: 885.5 }]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("where pay is taken back, so are the taxes, and what the company alone paid", (t) => {
  const reversal = bestInferredOf(`
  Payroll Register - Reversal
  Harbor Kites LLC
  Pay Date 06/19/2026
  Employee                 Gross Pay          FIT     Medicare      Net Pay
  Bellwether, Rosa         -1,600.00      -160.00       -23.20    -1,416.80
  Okafor, Daniel           -1,000.00      -100.00       -14.50      -885.50
  Totals                   -2,600.00      -260.00       -37.70    -2,302.30
  `);
  t.match(reversal.output.employees[0], { gross_pay: -1600, net_pay: -1416.8 });
  t.same(plain(reversal.output.employees[0]!.taxes), ["federal_income -160", "medicare -23.2"]);
  t.same(reversal.failed, []);
  const paidBack = bestInferredOf(`
  Employer Contributions Report
  Harbor Kites LLC
  Pay Date 06/19/2026
  Employee                 Employer 401K     Employer HSA
  Bellwether, Rosa             -160.00           -23.20
  Okafor, Daniel               -100.00           -14.50
  Totals                       -260.00           -37.70
  `);
  t.same(plain(paidBack.output.employees[0]!.employer_contributions), ["401k -160", "hsa -23.2"]);
  t.same(paidBack.failed, []);
  t.end();
});

test("what the company pays for a person is indented below their name, and is no sum over all", (t) => {
  const person = (name: string): string => `
  ${name}
    Gross Pay                                       1,600.00
      Hourly                            80.00       1,600.00
    Employee Taxes                                   -183.20
      Federal Income Tax                             -160.00
      Medicare                                        -23.20
    Net Pay                                         1,416.80
    Employer Taxes                                     62.40
      Medicare Employer                                23.20
      OR SUI Employer                                  39.20
    Total Cost                                      1,662.40
`;
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Print House
  Employee Payroll Cost Summary
  March 1 - 31, 2026
                                        Hours         Amount
${person("Rosa Bellwether")}${person("Daniel Okafor")}
  All Employees
    Gross Pay                                       3,200.00
    Net Pay                                         2,833.60
  `);
  t.same(
    output.employees.map(({ employer_taxes: taxes }) => taxes.map(({ type, amount }) => `${type} ${amount}`)),
    [
      ["medicare 23.2", "state_unemployment 39.2"],
      ["medicare 23.2", "state_unemployment 39.2"],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
