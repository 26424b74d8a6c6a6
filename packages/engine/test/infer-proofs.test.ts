import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithHours } from "./support/plain-lines.ts";

test("a town's proof: the warrant counts the payroll, bars rule columns, and sums of both kinds are none of either", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    `
  10/19/2026 08:14     |TOWN OF ASHBY FALLS                                             |PG    1
  jkowalski            |PAYROLL PROOF - EARNINGS AND DEDUCTIONS                         |prproof

  WARRANT: 102226   PAY PERIOD: 10/03/2026 TO 10/16/2026   CHECK DATE: 10/22/2026

  EMP # NAME                        PAY DESCRIPTION       HOURS    RATE     AMOUNT  DED DESCRIPTION        EMPLOYEE   EMPLOYER
  1005  BELLWETHER, ROSA            110 REGULAR           64.00 30.0000   1,920.00  1100 MEDICARE             31.09      31.09
        ORG 1220 FIRE               455 PRIVATE DETAIL     4.00 56.0000     224.00  2000 FEDERAL WH          184.19
                                    900 PRIOR PD ADJ                        -54.00  3000 RETIREMENT          190.00
                                                                                    4050 BASIC LIFE            0.00       3.15
                                    GROSS                                 2,090.00  TOTALS                   405.28      34.24
                                                                                    NET PAY                1,684.72

  1065  OKAFOR, MIGUEL              110 REGULAR           80.00 25.0000   2,000.00  1100 MEDICARE             29.00      29.00
        ORG 1420 HIGHWAY                                                            2000 FEDERAL WH          150.00
    `,
    `
  10/19/2026 08:14     |TOWN OF ASHBY FALLS                                             |PG    2
  jkowalski            |PAYROLL PROOF - EARNINGS AND DEDUCTIONS                         |prproof

  WARRANT: 102226   PAY PERIOD: 10/03/2026 TO 10/16/2026   CHECK DATE: 10/22/2026

  EMP # NAME                        PAY DESCRIPTION       HOURS    RATE     AMOUNT  DED DESCRIPTION        EMPLOYEE   EMPLOYER
                                                                                    3000 RETIREMENT          180.00
                                                                                    4050 BASIC LIFE            0.00       3.15
                                    GROSS                                 2,000.00  TOTALS                   359.00      32.15
                                                                                    NET PAY                1,641.00

  WARRANT TOTALS   EMPLOYEES 2   GROSS 4,090.00   EMPLOYEE TAXES AND DEDUCTIONS 764.28   NET PAY 3,325.72
                   EMPLOYER TAXES AND BENEFITS 66.39
    `,
  );
  const [rosa, miguel] = output.employees;
  t.equal(output.company.name, "TOWN OF ASHBY FALLS");
  t.match(rosa, { employee_id: "1005", department: "1220 FIRE", gross_pay: 2090, payments: [] });
  t.same(describedWithHours(rosa!.earnings), [
    "REGULAR 1920 64",
    "PRIVATE DETAIL 224 4",
    "PRIOR PD ADJ -54 null",
  ]);
  t.match(
    rosa!.earnings.map(({ type }) => type),
    ["regular", "other", "retro"],
  );
  t.match(rosa!.deductions, [{ description: "RETIREMENT", type: "pension", amount: 190 }]);
  t.same(described(rosa!.employer_contributions), ["BASIC LIFE 3.15"]);
  t.match(miguel, { net_pay: 1641, payments: [] });
  t.match(output.totals, { gross_pay: 4090, net_pay: 3325.72, total_taxes: null, total_deductions: null });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
