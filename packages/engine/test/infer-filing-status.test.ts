import { test } from "tap";
import { bestInferredOf as read } from "./support/best-inferred.ts";

test("how people file stands behind the name of a tax, whose sum is over all of them", async (t) => {
  const { output, held, failed, unclaimed } = read(`
  Granite Works LLC
  Payroll Register                                              Check Date: 08/28/2026

  Employee            Earnings     Hours     Amount    Taxes                   Deductions            Net Pay
  ADAMS, JOE          Regular      80.00   1,600.00    Federal W/H (H)  77.46  Medical     40.00
  Code: A36G          GROSS        80.00   1,600.00    Medicare         23.20  TOTAL       40.00   NET PAY    1,459.34
                                                       TOTAL           100.66
  BAKER, SUE          Regular      80.00   1,700.00    Federal W/H (S)  98.88  Medical     30.00
  Code: A36H          GROSS        80.00   1,700.00    Medicare         24.65  TOTAL       30.00   NET PAY    1,546.47
                                                       TOTAL           123.53
  Report Totals       Regular     160.00   3,300.00    Federal W/H     176.34  Medical     70.00
                      GROSS       160.00   3,300.00    Medicare         47.85  TOTAL       70.00   NET PAY    3,005.81
                                                       TOTAL           224.19
  `);
  t.same(
    output.employees.map(({ taxes }) => taxes.map(({ type, jurisdiction }) => `${type} ${jurisdiction}`)),
    [
      ["federal_income US", "medicare US"],
      ["federal_income US", "medicare US"],
    ],
  );
  t.ok(held.includes("column.taxes:Federal W/H:company"));
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("lines behind the word for the employer keep their names", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works LLC
  Payroll Register
  Pay period: 5/11/2026 - 5/17/2026     Pay date: 5/22/2026

  E61  Joe Adams                                                                        Check No. 5533
     Hours                Earnings               Withholding             Deductions
    Regular     40.00    Regular      800.00    Federal      77.46      SIMPLE IRA      24.00
    Total       40.00    Gross        800.00    Medicare     11.60      Total           24.00
                                                Total        89.06      Net Pay        686.94
    Employer:     Medicare 11.60     UT SUTA 8.00     SIMPLE IRA Match 12.00

  E62  Sue Baker                                                                        Check No. 5534
     Hours                Earnings               Withholding             Deductions
    Regular     40.00    Regular      900.00    Federal      87.46      SIMPLE IRA      27.00
    Total       40.00    Gross        900.00    Medicare     13.05      Total           27.00
                                                Total       100.51      Net Pay        772.49
    Employer:     Medicare 13.05     UT SUTA 9.00     SIMPLE IRA Match 13.50
  `);
  t.same(
    output.employees.map(({ employer_taxes, employer_contributions }) =>
      [...employer_taxes, ...employer_contributions].map(
        ({ description, type, amount }) => `${description} ${type} ${amount}`,
      ),
    ),
    [
      ["Medicare medicare 11.6", "UT SUTA state_unemployment 8", "SIMPLE IRA Match simple_ira 12"],
      ["Medicare medicare 13.05", "UT SUTA state_unemployment 9", "SIMPLE IRA Match simple_ira 13.5"],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("below what an hour is paid stands how somebody files, and below a long name its initial", async (t) => {
  const person = (name: string, rest: string): string => `
  ${name}  Regular         20.00   72.00    1,440.00  Federal Income Tax    77.00  Dental               10.00  Direct Deposit
  ${rest}  Paid Time Off   20.00    8.00      160.00  Social Security       99.20  Total Deductions     10.00  No. 700318
  Hourly $20.00              Shift Premium    1.00   16.00       16.00  Medicare              23.43
  Fed Single \u00b7 CO            Gross Pay               80.00    1,616.00  Colorado SIT          60.00
                                                                        CO FAMLI EE            7.27
                                                                        Total Taxes          266.90                             Net Pay    1,339.10
  `;
  const { output, failed, unclaimed } = read(`
  Payroll Register                                                     Pay Period: 08/24/2026 - 09/06/2026
  Heron Ridge Cider Company                                            Check Date: 09/11/2026

  Employee                   Earnings                                   Taxes Withheld               Deductions                   Payment
                             Description      Rate   Hours      Amount  Description         Amount   Description         Amount
  ${person("Bellwether-Boone, Rosalinda", "C                          ").replace(/Hourly/, "Emp ID 104040\n  Hourly")}
  ${person("Okafor, Daniel           ", "Emp ID 104076            ")}
  ${person("Caldwell, Mina H         ", "Emp ID 104078            ")}
  `);
  t.same(
    output.employees.map(({ name, employee_id: id, earnings }) => [
      name,
      id,
      earnings.map(({ code, description, amount }) => [code, description, amount]),
    ]),
    [
      ["Rosalinda C Bellwether-Boone", "104040"],
      ["Daniel Okafor", "104076"],
      ["Mina H Caldwell", "104078"],
    ].map(([name, id]) => [
      name,
      id,
      [
        [null, "Regular", 1440],
        [null, "Paid Time Off", 160],
        [null, "Shift Premium", 16],
      ],
    ]),
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});
