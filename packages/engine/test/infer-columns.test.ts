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

test("headings as close as words stand over columns of their own, and so do names and ids", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works Co
  Payroll Register
  Pay Date 07/31/2026 Period 07/01/2026 - 07/31/2026
  Ref Employee      Emp #   Tax Code     Gross Pay    Federal    Soc Sec   Medicare     Net Pay
  1   Joe Adams     1001    1257L         1,600.00     150.00      99.20      23.20    1,327.60
  2   Sue           1002    BR            1,450.00     118.25      89.90      21.03    1,220.82
      Baker-
      Jones
  3   Uma Cole      1003    1100L        (1,000.00)   (100.00)    (62.00)    (14.50)    (823.50)
      Totals                              2,050.00     168.25     127.10      29.73    1,724.92
  `);
  t.same(
    output.employees.map(({ name, employee_id, gross_pay, net_pay, taxes }) => [
      name,
      employee_id,
      gross_pay,
      net_pay,
      taxes.map(({ description }) => description).join(),
    ]),
    [
      ["Joe Adams", "1001", 1600, 1327.6, "Federal,Soc Sec,Medicare"],
      ["Sue Baker-Jones", "1002", 1450, 1220.82, "Federal,Soc Sec,Medicare"],
      ["Uma Cole", "1003", -1000, -823.5, "Federal,Soc Sec,Medicare"],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("a line without a name below a person's is another check, and their sum is the person's", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works Co
  Check Register Detail

  Employee          Emp #     Check #    Regular Pay       Bonus       Gross    Federal    FICA EE         Net
  Adams, Joe        4400      5100          1,600.00                1,600.00     150.00     122.40    1,327.60
                              5101                        300.00      300.00      30.00      22.95      247.05
  Employee Total                            1,600.00      300.00    1,900.00     180.00     145.35    1,574.65
  Baker, Sue        4402      5102          1,450.00                1,450.00     118.25     110.93    1,220.82
  Company Total                             3,050.00      300.00    3,350.00     298.25     256.28    2,795.47
  `);
  t.same(
    output.employees.map(({ name, employee_id, gross_pay, net_pay, earnings, taxes }) => [
      name,
      employee_id,
      gross_pay,
      net_pay,
      earnings.map(({ amount }) => amount),
      taxes.map(({ type, amount }) => `${type} ${amount}`),
    ]),
    [
      ["Joe Adams", "4400", 1900, 1574.65, [1600, 300], ["federal_income 180", "fica 145.35"]],
      ["Sue Baker", "4402", 1450, 1220.82, [1450], ["federal_income 118.25", "fica 110.93"]],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("the name of a sum may go on below it", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works Co
  Payroll Cost Report

  Employee          ID        Wages       Gross Pay    Federal    Medicare     Net Pay
  Cost Center: 100 Admin
  Joe Adams         4400      1,600.00     1,600.00     150.00       23.20    1,426.80
  Sue Baker         4402      1,450.00     1,450.00     118.25       21.03    1,310.72
  Cost Center                 3,050.00     3,050.00     268.25       44.23    2,737.52
  100 Total
  Cost Center: 200 Plant
  Uma Cole          4404      1,000.00     1,000.00     100.00       14.50      885.50
  Cost Center                 1,000.00     1,000.00     100.00       14.50      885.50
  200 Total
  `);
  t.same(
    output.employees.map(({ name, department, net_pay }) => [name, department, net_pay]),
    [
      ["Joe Adams", "100 Admin", 1426.8],
      ["Sue Baker", "100 Admin", 1310.72],
      ["Uma Cole", "200 Plant", 885.5],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("a German statement is read: amounts, names and sums, with types of nobody else", async (t) => {
  const { output, failed, unclaimed } = read(`
  Seeblick Feinkost GmbH
  Entgeltabrechnung
  Personalnummer: 1001
  Name: Jutta Brandt

  Bezeichnung                  Betrag
  Gehalt                     4,687.38
  Gesamtbrutto               4,687.38
  Lohnsteuer                   659.95
  Krankenversicherung          384.18
  Rentenversicherung           438.39
  Summe Abzüge               1,482.52
  Nettoverdienst             3,204.86
  Auszahlungsbetrag          3,204.86
  `);
  const [person] = output.employees;
  t.match(person, { name: "Jutta Brandt", employee_id: "1001", gross_pay: 4687.38, net_pay: 3204.86 });
  t.same(
    person!.taxes.map(({ type, jurisdiction, amount }) => [type, jurisdiction, amount]),
    [
      ["other", null, 659.95],
      ["other", null, 384.18],
      ["other", null, 438.39],
    ],
  );
  t.match(output, { company: { name: "Seeblick Feinkost GmbH" }, format_type: "pay_statement" });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});
