import { test } from "tap";
import { withCodes } from "./support/plain-lines.ts";
import { bestInferredOf } from "./support/best-inferred.ts";

const REGISTER = `
  Alder Valley Paving, Inc.
  Payroll Register                      Check Date:  06/18/2026
  EC Earnings            Rate    Hours      Amount    Deductions                 Amount
  Bell, Ana                                           Check #:  20417
   1 Regular Time     20.0000    40.00      800.00    Federal Income Tax          80.00
   2 Overtime         30.0000     2.00       60.00    Social Security EE          59.52
  12 Safety Bonus                           100.00
  Gross Earnings:                          $960.00    Net Pay:                  $820.48
  Cole, Mina                                          Check #:  20418
   1 Regular Time     25.0000    30.00      750.00    Federal Income Tax          70.00
   2 Overtime         37.5000     2.00       75.00    Social Security EE          51.15
   3 Vacation Pay     25.0000     4.00      100.00
  Gross Earnings:                          $925.00    Net Pay:                  $803.85
`;

test("a code of more digits begins further left and ends where others do", (t) => {
  const [ana] = bestInferredOf(REGISTER).output.employees;
  t.same(withCodes(ana!.earnings), ["1 regular 800", "2 overtime 60", "12 bonus 100"]);
  t.end();
});
