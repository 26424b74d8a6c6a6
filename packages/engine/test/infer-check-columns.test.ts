import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

test("where deposits are told by a word in the column of checks, the numbers in it are those of checks", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Pay Period: 06/01/2026 - 06/14/2026    Check Date: 06/19/2026

  ID      Employee Name           Regular     Gross Pay    Federal W/H    Medicare      Net Pay    Check #
  410     Bellwether, Rosa       2,000.00      2,000.00         200.00       29.00     1,771.00    DD
  411     Okafor, Miguel         1,000.00      1,000.00         100.00       14.50       885.50    20417
  412     Tran, Ida              1,500.00      1,500.00         150.00       21.75     1,328.25    DD
          Total                  4,500.00      4,500.00         450.00       65.25     3,984.75
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa!.payments, [{ number: null, method: "direct_deposit" }]);
  t.match(miguel!.payments, [{ number: "20417", method: "check" }]);
  t.same(failed, []);
  t.end();
});
