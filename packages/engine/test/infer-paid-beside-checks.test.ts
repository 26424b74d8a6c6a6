import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

const FIRST = `
  Payroll Summary
  Harbor Kites, LLC                                     Pay Period: Feb 9, 2026 - Feb 22, 2026   Pay Date: Feb 27, 2026

  Employee               Regular     Gross Pay     Federal     Medicare      401(k)      Net Pay
  Bellwether, Rosa      1,600.00      1,600.00      144.00        23.20       64.80     1,368.00
  Okafor, Miguel        1,000.00      1,000.00      100.00        14.50        0.00       885.50
  Totals                2,600.00      2,600.00      244.00        37.70       64.80     2,253.50
`;
const SECOND = `
  Payments and Employer Taxes
  Employee            Payment Method     Check #    Amount Paid    Social Security     Medicare     401(k) Match   Employer Total
  Bellwether, Rosa    Check              5117          1,368.00              99.20        23.20            32.40           154.80
  Okafor, Miguel      Direct Deposit                     885.50              62.00        14.50             0.00            76.50
  Totals                                               2,253.50             161.20        37.70            32.40           231.30

  Payroll Cost                                          Withholdings
  Total Gross Pay            2,600.00                   Total Taxes Withheld       281.70
  Employer Taxes               198.90                   Total Deductions            64.80
  Employer Contributions        32.40                   Total Net Pay            2,253.50
  Total Payroll Cost         2,831.30
`;

test("what is paid beside the numbers of checks is the net pay, and a total of the employer is the sum of its row", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(FIRST, SECOND);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { net_pay: 1368, payments: [{ number: "5117", method: "check", amount: 1368 }] });
  t.match(miguel, { net_pay: 885.5, payments: [{ method: "direct_deposit", amount: 885.5 }] });
  t.same(plain(rosa!.employer_taxes), ["social_security 99.2", "medicare 23.2"]);
  t.same(plain(rosa!.employer_contributions), ["401k 32.4"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("sums over people in a box beside what the employer pays are those of all", (t) => {
  const { output } = bestInferredOf(FIRST, SECOND);
  t.match(output.totals, { gross_pay: 2600, net_pay: 2253.5, total_taxes: 281.7, total_deductions: 64.8 });
  t.end();
});
