import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

/** Two people, whose FICA is so much, under a heading of these words. */
const register = (heading: string, first: string, second: string, of: readonly [string, string]): string => `
  Payroll Register      Harbor Kite Supply Co.      Pay Period 03/01/2026 - 03/14/2026      Pay Date 03/20/2026

  Employee                Gross Pay   Federal Tax   ${heading.padEnd(11)}   State Tax     Net Pay
  Bellwether, Rosa         2,000.00        200.00   ${first.padStart(11)}       80.00    ${of[0]}
  Okafor, Miguel           1,000.00         60.00   ${second.padStart(11)}       30.00    ${of[1]}
  Totals                   3,000.00        260.00   ${first === "153.00" ? "     229.50" : "      43.50"}      110.00    ${first === "153.00" ? "2,400.50" : "2,586.50"}
`;

function typesIn(text: string): (string | undefined)[] {
  const [rosa] = bestInferredOf(text).output.employees;
  return rosa!.taxes.flatMap(({ description, type }) => (/FICA/.test(description) ? [type] : []));
}

test("what is called FICA and Medicare is both where it takes more than social security could", (t) => {
  t.same(typesIn(register("FICA / Med", "153.00", "76.50", ["1,567.00", "  833.50"])), ["fica"]);
  t.same(typesIn(register("FICA Med", "29.00", "14.50", ["1,691.00", "  895.50"])), ["medicare"]);
  t.end();
});
