import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("a tax right above the name of the list beside it is no sum of a list", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll details
  Harbor Kites LLC
  Pay period 10/01/2026 - 10/15/2026   Pay date 10/20/2026

  Rosa Bellwether                                                          Delivery · Hourly
  Earnings               Hours        Rate      Amount     Employee taxes                     Amount
  Regular hours          80.00      $20.00   $1,600.00     Social Security                    $99.20
  Gross pay                                  $1,600.00     Medicare                           $23.20
                                                           Oregon State Income Tax           $134.93
  Employee deductions                           Amount
  Medical insurance                             $50.00     Oregon Paid Leave                    $9.60
  Total deductions                              $50.00     Total employee taxes               $266.93

                                              Net pay $1,283.07

  Daniel Okafor                                                            Delivery · Hourly
  Earnings               Hours        Rate      Amount     Employee taxes                     Amount
  Regular hours          40.00      $25.00   $1,000.00     Social Security                    $62.00
  Gross pay                                  $1,000.00     Medicare                           $14.50
                                                           Oregon State Income Tax            $80.00
  Employee deductions                           Amount
  Medical insurance                             $50.00     Oregon Paid Leave                    $6.00
  Total deductions                              $50.00     Total employee taxes               $162.50

                                              Net pay $787.50

  Priya Desai                                                              Cafe · Salary
  Earnings               Hours        Rate      Amount     Employee taxes                     Amount
  Salary                                     $1,000.00     Social Security                    $62.00
  Gross pay                                  $1,000.00     Total employee taxes               $62.00

                                              Net pay $938.00
  `);
  const [rosa] = output.employees;
  t.same(plain(rosa!.taxes), [
    "social_security 99.2",
    "medicare 23.2",
    "state_income 134.93",
    "state_family_leave 9.6",
  ]);
  t.same(plain(rosa!.deductions), ["medical 50"]);
  t.same(
    output.employees.map(({ department }) => department),
    ["Delivery", "Delivery", "Cafe"],
    "between the name and how somebody is paid",
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
