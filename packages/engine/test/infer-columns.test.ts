import { test } from "tap";
import { bestInferredOf as read } from "./support/best-inferred.ts";

test("a column of hours beside one of pay is named after the same line", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works Co
  Payroll Register

  Employee          REG Hours     REG Pay   Overtime 1.5 Hours   Overtime 1.5 Pay   Tips Paid Pay   Gross Pay      FIT   Soc Sec   Medicare    Dental     Net Pay
  Adams, Joe            80.00    1,600.00                 4.00             120.00           10.00    1,730.00   150.00    107.26      25.09     20.00    1,427.65
  Baker, Sue            72.50    1,450.00                                                            1,450.00   118.25     89.90      21.03     20.00    1,200.82
  Grand Total          152.50    3,050.00                 4.00             120.00           10.00    3,180.00   268.25    197.16      46.12     40.00    2,628.47
  `);
  t.same(
    output.employees.map(({ earnings }) =>
      earnings.map(({ description, type, hours, amount }) => [description, type, hours, amount]),
    ),
    [
      [
        ["REG", "regular", 80, 1600],
        ["Overtime 1.5", "overtime", 4, 120],
        ["Tips Paid Pay", "tips", null, 10],
      ],
      [["REG", "regular", 72.5, 1450]],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("a section goes on below the names of the columns on the next page", async (t) => {
  const head = "       Description              Hours       Rate       Amount          YTD";
  const { output, failed } = read(
    `
  Granite Works Co
  Payroll Journal

${head}
  Adams, Joe
    EARNINGS
       Regular                  80.00    20.0000     1,600.00     3,200.00
       Total Gross Pay                               1,600.00     3,200.00
    EMPLOYEE TAXES
       FIT                                             150.00       300.00
  `,
    `
${head}
       SOC SEC                                          99.20       198.40
       MED                                              23.20        46.40
       Total Employee Taxes                            272.40       544.80
    DEDUCTIONS
       STD                                              27.60        55.20
    NET PAY
       Net Pay                                       1,300.00     2,600.00
  `,
  );
  const [person] = output.employees;
  t.same(
    person!.taxes.map(({ type, amount }) => [type, amount]),
    [
      ["federal_income", 150],
      ["social_security", 99.2],
      ["medicare", 23.2],
    ],
  );
  t.same(failed, []);
});

test("who is paid nothing in a table of lines is somebody, too", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works Co
  Payroll Detail

  Name              Type         Description          Hours       Amount
  Joe Adams         Earning      Regular              80.00     1,600.00
  Joe Adams                      Gross Pay                      1,600.00
  Joe Adams         Tax          FIT                              150.00
  Joe Adams         Tax          GA Withholding                    50.00
  Joe Adams         Deduction    Long Term Disability               4.00
  Joe Adams                      Net Pay                        1,396.00
  Sue Baker                      Gross Pay                          0.00
  Sue Baker                      Net Pay                            0.00
  Uma Cole          Earning      Regular              10.00       200.00
  Uma Cole                       Gross Pay                        200.00
  Uma Cole          Tax          FIT                               10.00
  Uma Cole                       Net Pay                          190.00
  `);
  t.same(
    output.employees.map(({ name, gross_pay, net_pay }) => [name, gross_pay, net_pay]),
    [
      ["Joe Adams", 1600, 1396],
      ["Sue Baker", 0, 0],
      ["Uma Cole", 200, 190],
    ],
  );
  t.same(
    output.employees[0]!.deductions.map(({ type, amount }) => [type, amount]),
    [["disability", 4]],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("accounts of the ledger below a short table are no lines of it", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works Co
  Payroll Journal

                                                      Federal
                      Gross     Regular                Income     Social                   Net
  Team Member           Pay         Pay    Holiday        Tax   Security   Medicare      Amount
  1001 Joe Adams   1,600.00    1,400.00     200.00     150.00      99.20      23.20    1,327.60
  1002 Sue Baker   1,450.00    1,450.00                118.25      89.90      21.03    1,220.82
  Totals           3,050.00    2,850.00     200.00     268.25     189.10      44.23    2,548.42

  General Ledger Distribution
  Account 6010 Salaries           3,050.00
  Account 1010 Cash               2,548.42
  Account 2010 Taxes                501.58
  `);
  t.same(
    output.employees.map(({ name, gross_pay, net_pay, taxes }) => [name, gross_pay, net_pay, taxes.length]),
    [
      ["Joe Adams", 1600, 1327.6, 3],
      ["Sue Baker", 1450, 1220.82, 3],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("a stroke parts the figures of two columns, and the names over them", (t) => {
  const person = (name: string, id: string): string => `
  ${name.padEnd(20)}Hourly      80.00      1,600.00 / 14,400.00     Federal           160.00 / 1,440.00   1,416.80
  ID ${id}                                                         Medicare           23.20 /   208.80
                      Gross                  1,600.00 / 14,400.00     Total Taxes       183.20 / 1,648.80
`;
  const { output, failed, unclaimed } = read(`
                  Harbor Outfitters, Inc.
  Payroll Register   Pay Period: 08/16/2026 - 08/31/2026   Pay Date: 09/04/2026

  Employee            Earnings    Hours           Current / YTD     Taxes                 Current / YTD      Net Pay
${person("Bellwether, Rosa", "031")}${person("Okafor, Daniel", "039")}
  Grand Totals                                                        Total Taxes       366.40              2,833.60
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1600, net_pay: 1416.8 });
  t.match(output.totals, { total_taxes: 366.4, net_pay: 2833.6 }, "a net pay ends where its heading does");
  t.match(rosa!.earnings, [{ hours: 80, amount: 1600, ytd_amount: 14400 }]);
  t.match(rosa!.taxes, [
    { type: "federal_income", amount: 160, ytd_amount: 1440 },
    { type: "medicare", amount: 23.2, ytd_amount: 208.8 },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("columns that those of pay are called after hold their hours", (t) => {
  const { output, failed, unclaimed } = read(`
  HARBOR FOUNDRY INC                                                       PAYROLL WORKSHEET
  WEEK ENDING 11/14/2026   CHECK DATE 11/20/2026

  EMP   NAME                    RATE      REG       OT     REG PAY    OT PAY       GROSS      FED     FICA        NET
  640   BELLWETHER, ROSA       20.00    40.00     4.00      800.00    120.00      920.00    82.80    70.38     766.82
  649   OKAFOR, DANIEL         25.00    32.00               800.00                800.00    72.00    61.20     666.80
  658   SANDOVAL, MIGUEL       30.00    40.00     2.00    1,200.00     90.00    1,290.00   116.10    98.69   1,075.21
        TOTALS                                            2,800.00    210.00    3,010.00   270.90   230.27   2,508.83
  `);
  const [rosa] = output.employees;
  t.same(
    rosa!.earnings.map(({ type, hours, amount }) => [type, hours, amount]),
    [
      ["regular", 40, 800],
      ["overtime", 4, 120],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
