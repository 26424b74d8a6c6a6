import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

const STATEMENT = `
  STATEMENT OF REMUNERATION
  Mohrbach Pumps Inc.                                     Pay date 10/31/2026
  Employee no. 00012345    Name: Rosa Bellwether          Period 10/01/2026 to 10/31/2026

  WType  Text                    For-per   Qty/Hrs     Rate       Amount            Cum.
  Gross pay elements
  1000   Hourly wages                       160.00   20.0000    3,200.00       32,000.00
  1099   Hourly wages (retro)    09/2026      2.00   20.0000       40.00           40.00
         Gross                                                  3,240.00       32,040.00
  Statutory deductions
  /401   Federal income tax                                       324.00-       3,204.00-
  /403   Social security                                          200.88-       1,986.48-
  /405   Medicare                                                  46.98-         464.58-
         Total statutory                                          571.86-       5,655.06-
  Voluntary deductions
  5110   Health plan                                              100.00-       1,000.00-
  5111   Health plan refund      09/2026                           12.00           12.00
         Total voluntary                                           88.00-         988.00-
         Net pay                                                2,580.14       25,396.94
  Transfer to account
         First Bank   ****1234                                  2,580.14
`;

test("of as many deductions with a minus as without the sum tells that all are turned, and a refund is none", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(STATEMENT);
  const [rosa] = output.employees;
  t.same(plain(rosa!.deductions), ["medical 100", "medical -12"]);
  t.same(plain(rosa!.taxes), ["federal_income 324", "social_security 200.88", "medicare 46.98"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what is transferred to an account of which the last digits are shown is how the net pay is paid", (t) => {
  const { output } = bestInferredOf(STATEMENT);
  t.match(output.employees[0]!.payments, [{ amount: 2580.14 }]);
  t.end();
});
