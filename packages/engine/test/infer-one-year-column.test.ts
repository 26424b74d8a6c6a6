import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithYear } from "./support/plain-lines.ts";

const head = (page: number): string => `
  Village of Alder Falls, Iowa                                            Warrant: 3107
  PAYROLL REGISTER BY DEPARTMENT                  Pay Period: 03/08/2026 to 03/21/2026
                                                              Check Date: 03/27/2026   Page ${page}

  CODE    DESCRIPTION             HOURS       RATE     EARNINGS     TAXES    DEDUCTIONS    EMPLOYER    YEAR TO DATE
`;

const ana = `
  DEPARTMENT 6010  PUBLIC WORKS
  7011    BELL, ANA                                    HOURLY                                            CHECK 81120
  101     REGULAR HOURLY          40.00    20.0000       800.00                                           8,000.00
  1000    FEDERAL INCOME TAX                                        80.00                                   800.00
  1100    SOCIAL SECURITY                                           49.60                                   496.00
  3000    ASRS RETIREMENT                                                         90.00                     900.00
`;
const anaGoesOn = `
  1100    SOCIAL SECURITY                                                                      49.60        496.00
  3000    ASRS RETIREMENT                                                                      95.00        950.00
          EMPLOYEE TOTAL          40.00                  800.00    129.60         90.00       144.60
          NET PAY                                        580.40
`;
const person = (id: string, name: string, check: string): string => `
  ${id}    ${name}                                    HOURLY                                            ${check}
  101     REGULAR HOURLY          40.00    30.0000     1,200.00                                          12,000.00
  1000    FEDERAL INCOME TAX                                       120.00                                 1,200.00
  1100    SOCIAL SECURITY                                           74.40                                   744.00
  1100    SOCIAL SECURITY                                                                      74.40        744.00
          EMPLOYEE TOTAL          40.00                1,200.00    194.40          0.00        74.40
          NET PAY                                      1,005.60
`;

test("the year beside what the company alone pays is its own, and what heads every page is no check", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    head(1) + person("7012", "DORN, CAL", "DIR DEP 81119") + ana,
    `${head(2) + anaGoesOn + person("7013", "FONDA, EVE", "DIR DEP 81121")}
          DEPARTMENT NET PAY                           2,591.60
`,
  );
  const found = output.employees.find(({ name }) => name === "ANA BELL")!;
  t.same(describedWithYear(found.deductions), ["ASRS RETIREMENT 90 900"]);
  t.same(describedWithYear(found.employer_taxes), ["SOCIAL SECURITY 49.6 496"]);
  t.same(describedWithYear(found.employer_contributions), ["ASRS RETIREMENT 95 950"]);
  t.match(found.deductions, [{ type: "pension" }]);
  t.same(
    output.employees.flatMap(({ payments }) => payments.map(({ number, amount }) => [number, amount])),
    [
      ["81119", 1005.6],
      ["81120", 580.4],
      ["81121", 1005.6],
    ],
  );
  t.same([failed, unclaimed], [[], []]);
  t.end();
});
