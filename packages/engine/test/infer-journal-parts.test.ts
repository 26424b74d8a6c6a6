import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { withHours, withYear } from "./support/plain-lines.ts";

const HEADER = `
    EMPLOYEE NAME
         ID           DESCRIPTION     RATE     HOURS   EARNINGS        WITHHOLDINGS                DEDUCTIONS
`;

const journal = (liabilities: string, foot = ""): string => `${HEADER}
  Barlow, Elaine      Hourly       20.0000   80.0000   1,600.00  Fed Income Tax     160.00   401k EE Pretax    80.00
  ID 86               Bonus                              400.00  Social Security    124.00   Dental Pretax     20.00
                                                                 Medicare            29.00
                      EMPLOYEE TOTAL         80.0000   2,000.00                     313.00                    100.00  Net Pay  1,587.00
  Bianchi, Anjali     Hourly       25.0000   75.2500   1,881.25  Fed Income Tax     150.00   401k EE Pretax    60.00
  ID 268                                                         Social Security    116.64
                                                                 Medicare            27.28
                      EMPLOYEE TOTAL         75.2500   1,881.25                     293.92                     60.00  Net Pay  1,527.33
  COMPANY TOTALS      Hourly                155.2500   3,481.25  Fed Income Tax     310.00   401k EE Pretax   140.00
                      Bonus                              400.00  Social Security    240.64   Dental Pretax     20.00
                                                                 Medicare            56.28
                      COMPANY TOTAL         155.2500   3,881.25                     606.92                    160.00  Net Pay  3,114.33
${liabilities}${foot}
`;
const LIABILITIES = `
              EMPLOYER LIABILITIES (COMPANY)
  Social Security                     240.64
  Medicare                             56.28
  CO Unemploy                         103.92
  TOTAL EMPLOYER LIABILITY            400.84
`;
const FOOT = `

  0061 12004417 Front Range Sign & Lighting Inc      Payroll Journal    Period Start - End Date 03/02/25 - 03/15/25    Check Date 03/21/25
`;

test("a list of what the company owes stands below its centred name, and its number before its own", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(journal(LIABILITIES, FOOT));
  t.match(output, {
    company: { id: "0061 12004417", name: "Front Range Sign & Lighting Inc" },
    pay_period: { start: "2025-03-02", end: "2025-03-15" },
  });
  t.match(output.employees, [
    { name: "Elaine Barlow", employee_id: "86", gross_pay: 2000, net_pay: 1587 },
    { name: "Anjali Bianchi", employee_id: "268", gross_pay: 1881.25, net_pay: 1527.33 },
  ]);
  t.same(withHours(output.employees[1]!.earnings), ["regular 1881.25 75.25"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the sum of what the company owes may have the name of those of people, who have none", (t) => {
  const named = LIABILITIES.replace("TOTAL EMPLOYER LIABILITY", "Total Employer Taxes    ");
  const { held, failed, unclaimed } = bestInferredOf(journal(named, FOOT));
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.ok(held.length > 0);
  const { failed: misprinted } = bestInferredOf(journal(named.replace("400.84", "400.85"), FOOT));
  t.not(misprinted.length, 0, "one that does not add up is told");
  t.end();
});

test("a year and few digits before a company are not its number", (t) => {
  for (const before of ["2025 ", "12 ", ""])
    t.equal(
      bestInferredOf(journal(LIABILITIES, FOOT.replace("0061 12004417 ", before))).output.company.id,
      null,
    );
  t.end();
});

test("the figures of a quarter stand between those of the period and of the year, in columns as wide as they are", (t) => {
  const person = (name: string, id: string, net: string): string => `
  ${name.padEnd(22)}ID: ${id}        Dept: Aides                    Direct Deposit 20911
  Earnings         Hours    Rate    Current        QTD         YTD   Taxes                  Current        QTD         YTD
  Regular Pay      40.00  25.000   1,000.00   6,000.00   40,000.00   Federal Income Tax      100.00     600.00    4,000.00
  Total Gross      40.00           1,000.00   6,000.00   40,000.00   Social Security          62.00     372.00    2,480.00
                                                                     Medicare                 14.50      87.00      580.00
                                                                     Total Taxes             176.50   1,059.00    7,060.00
                                                                     Net Pay     ${net}
`;
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Register
  Blue Ridge Home Health LLC       Pay Period: 11/10/2025 to 11/16/2025      Check Date: 11/20/2025
${person("Pham, Monique", "BR-165", "823.50      4,941.00          32,940.00")}
${person("Vogel, Curtis", "BR-135", "823.50      4,941.00          32,940.00")}
`);
  t.match(output.employees, [
    { name: "Monique Pham", employee_id: "BR-165", gross_pay: 1000, net_pay: 823.5 },
    { name: "Curtis Vogel", employee_id: "BR-135", gross_pay: 1000, net_pay: 823.5 },
  ]);
  t.same(withYear(output.employees[0]!.earnings), ["regular 1000 40000"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("`Net` over `Amount` is a name already", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Granite Bay Kites LLC
  Payroll Summary by Employee
  Pay Period: 06/01/2026 - 06/14/2026
  Check Date: 06/19/2026

                                                                    Net                 Soc
  Employee              ID        Hourly       PTO      Gross      Amount     FIT       Sec      Dental
  Rosa Bellwether      0039     1,500.00    100.00   1,600.00    1,317.60   160.00     99.20     23.20
  Miguel Okafor        0055     2,000.00         -   2,000.00    1,652.80   200.00    124.00     23.20
  Anne Price           0052     1,000.00         -   1,000.00      858.00    80.00     62.00         -
  `);
  t.same(
    output.employees.map(({ net_pay }) => net_pay),
    [1317.6, 1652.8, 858],
  );
  t.same(unclaimed, []);
  t.end();
});
