import { test } from "tap";
import { bestInferredOf as read } from "./support/best-inferred.ts";

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
      ["other", "DE", 659.95],
      ["other", "DE", 384.18],
      ["other", "DE", 438.39],
    ],
  );
  t.match(output, { company: { name: "Seeblick Feinkost GmbH" }, format_type: "pay_statement" });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("a person's jobs have sums of their own, which are not the person's", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works Co
  Payroll Journal by Position

  Position           Pay Code      Hours      Rate      Amount    Withholdings & Deductions     Amount
  Adams, Joe     ID: 20311
    Host             Regular       10.00     15.00      150.00    Federal                        22.00
                     Overtime       2.00     22.50       45.00    Soc Sec                        24.49
    Subtotal Host                                       195.00    Medicare                        5.73
    Server           Regular       20.00     10.00      200.00
    Subtotal Server                                     200.00
  Employee Total                   32.00                395.00                                   52.22    Net Pay   342.78
  Baker, Sue     ID: 20312
    Line Cook        Regular       40.00     20.00      800.00    Federal                        80.00
    Subtotal Line Cook                                  800.00    Soc Sec                        49.60
                                                                  Medicare                       11.60
  Employee Total                   40.00                800.00                                  141.20    Net Pay   658.80
  `);
  t.same(
    output.employees.map(({ name, gross_pay, net_pay, earnings, taxes }) => [
      name,
      gross_pay,
      net_pay,
      earnings.map(({ amount }) => amount),
      taxes.map(({ amount }) => amount),
    ]),
    [
      ["Joe Adams", 395, 342.78, [150, 45, 200], [22, 24.49, 5.73]],
      ["Sue Baker", 800, 658.8, [800], [80, 49.6, 11.6]],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("of two columns of wages the one beside the taxable is what was earned", async (t) => {
  const { output } = read(`
  Sunset Orchards Inc.
  Quarterly Wage and Withholding Report
  Quarter Ending 06/30/2026
  SSN            Employee Name       State Wages     PIT Wages    PIT Withheld
  XXX-XX-2304    CRUZ, BAO             11,227.48     11,000.00          292.91
  XXX-XX-4669    LEE, ANDERS            8,573.15      7,323.15          149.95
                 Report Totals         19,800.63     18,323.15          442.86
  `);
  t.same(
    output.employees.map(({ name, gross_pay, taxes }) => [
      name,
      gross_pay,
      taxes.map(({ amount }) => amount),
    ]),
    [
      ["BAO CRUZ", 11227.48, [292.91]],
      ["ANDERS LEE", 8573.15, [149.95]],
    ],
  );
});

test("bare totals below each person's lines are the person's", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works Co
  Payroll Journal

  Employee          Earnings         Amount    Taxes       Amount    Deductions     Amount      Net Pay
  van Dyke, Joe     Salary         1,600.00    FIT         150.00    401K            64.00     1,255.40
  K-101             Bonus            100.00    SS          105.40
                                               MED          24.65
                                               IL SIT      100.55
  Totals                           1,700.00                380.60                    64.00     1,255.40
  Baker, Sue                                                                                       0.00
  K-102
  Totals                               0.00                  0.00                     0.00         0.00
  Cole, Uma         Salary         1,000.00    FIT         100.00    401K            40.00       783.50
  K-103                                        SS           62.00
                                               MED          14.50
  Totals                           1,000.00                176.50                    40.00       783.50
  Company Totals                   2,700.00                557.10                   104.00     2,038.90
  `);
  t.same(
    output.employees.map(({ name, employee_id, gross_pay, net_pay }) => [
      name,
      employee_id,
      gross_pay,
      net_pay,
    ]),
    [
      ["Joe van Dyke", "K-101", 1700, 1255.4],
      ["Sue Baker", "K-102", 0, 0],
      ["Uma Cole", "K-103", 1000, 783.5],
    ],
  );
  t.match(output.totals, { gross_pay: 2700, net_pay: 2038.9 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("numbers of lines stand before names that go on below, and FICA beside Medicare is social security", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works Co
  Payroll Register

  No Employee Name       Wages        Tips       Gross       FWT      FICA   Medicare     Net Pay
  41 Imogen             500.00      100.00      600.00     40.00     37.20       8.70      514.10
     Vandermeer
  42 Anne Marie         700.00                  700.00     50.00     43.40      10.15      596.45
     van der
     Westhuizen
  43 Joe Adams          300.00      100.00      400.00     20.00     24.80       5.80      349.40
     Totals           1,500.00      200.00    1,700.00    110.00    105.40      24.65    1,459.95
  `);
  t.same(
    output.employees.map(({ name, employee_id, gross_pay, taxes }) => [
      name,
      employee_id,
      gross_pay,
      taxes.map(({ type }) => type).join(),
    ]),
    [
      ["Imogen Vandermeer", "41", 600, "federal_income,social_security,medicare"],
      ["Anne Marie van der Westhuizen", "42", 700, "federal_income,social_security,medicare"],
      ["Joe Adams", "43", 400, "federal_income,social_security,medicare"],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("a listing of the company's taxes is the company's, whatever its one column is called", async (t) => {
  const { output } = read(`
  Redwood Tile LLC
  Payroll Tax Liability by Employee
  04/01/2026 - 06/30/2026

  Federal Income Tax
  Employee            Subject Wages           Tax
  Adams, Joe               1,600.00        100.00
  Baker, Sue               1,450.00         90.00
  Total Federal Income Tax 3,050.00        190.00
  Medicare - Employee
  Employee            Subject Wages           Tax
  Adams, Joe               1,600.00         23.20
  Baker, Sue               1,450.00         21.03
  Total Medicare Employee  3,050.00       44.23
  Medicare - Employer
  Employee            Subject Wages           Tax
  Adams, Joe               1,600.00         23.20
  Baker, Sue               1,450.00         21.03
  Total Medicare Employer  3,050.00       44.23
  `);
  const shown = output.employees.map(({ name, taxes, employer_taxes }) => [
    name,
    taxes.map(({ amount }) => amount),
    employer_taxes.map(({ amount }) => amount),
  ]);
  t.same(shown, [
    ["Joe Adams", [100, 23.2], [23.2]],
    ["Sue Baker", [90, 21.03], [21.03]],
  ]);
});
