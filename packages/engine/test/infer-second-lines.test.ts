import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

const REGISTER = `
  Tidewater Logistics Group LLC
  Payroll Register
  Pay Period: 4/16/2026 - 4/30/2026
  Check Date: 5/7/2026

  Employee              Salary Pay   Sick Leave   Regular Hours    Gross Pay     Net Pay
                       Federal W/H     Medicare          401(k)       Dental                    Vision
  Warner, Bartholomew     2,514.12       569.21                     3,083.33    2,639.11
                            298.68        44.71           60.00        40.83
  Diaz, Dmitri                                          2,629.00    2,629.00    2,230.88
                            200.00        38.12          100.00        50.00                     10.00
  Garcia-Lopez, Jean                     140.32         1,239.55    1,379.87    1,259.86
                            100.00        20.01
  Novak, Anna             1,000.00                                  1,000.00      930.50
                             50.00        14.50                                                   5.00
`;

test("where most people have a second line it is about the second line of the header, though one reaches further right", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(REGISTER);
  t.match(output.employees, [
    { name: "Bartholomew Warner", gross_pay: 3083.33, net_pay: 2639.11 },
    { name: "Dmitri Diaz", gross_pay: 2629, net_pay: 2230.88 },
    { name: "Jean Garcia-Lopez", gross_pay: 1379.87, net_pay: 1259.86 },
    { name: "Anna Novak", gross_pay: 1000, net_pay: 930.5 },
  ]);
  t.same(plain(output.employees[1]!.deductions), ["401k 100", "dental 50", "vision 10"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a sum with its number on its line is no name over the number below", (t) => {
  const person = (name: string, hours: string, pay: string): string => `
  ${name}
  Salary              ${hours}   ${pay}   Fed Withholding     80.00   401K EE     100.00
  Gross                        ${pay}   Total Taxes         80.00   Net Pay   1,820.00
  Salary Pay          ${hours}
`;
  const { output } = bestInferredOf(`
  St. Clair Foods Inc
  Payroll Register
  Pay Period: 6/15/2026 - 6/28/2026
${person("Bellwether, Rosa", "80.00", "2,000.00")}
${person("Okafor, Ana", "80.00", "2,000.00")}
`);
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 2000, net_pay: 1820 },
    { name: "Ana Okafor", gross_pay: 2000, net_pay: 1820 },
  ]);
  t.end();
});
