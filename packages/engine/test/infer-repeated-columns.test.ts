import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { described, describedWithHours, plain } from "./support/plain-lines.ts";

test("names of columns may stand at the left of two, one of the period and one of the year", (t) => {
  const { people, output, wrong } = readPrinted(`
  Harbor Kites LLC
  Employee Summary   06/01/2026 - 06/14/2026   Pay Date 06/19/2026
                             Gross Pay                Federal               Medicare             Garnish              Net Pay
  ID      Employee            Current         YTD      Current       YTD      Current      YTD     Current      YTD      Current         YTD
  1001    Bellwether, Rosa   1,600.00   19,200.00       160.00  1,920.00        23.20   278.40        0.00   300.00     1,416.80   16,701.60
  1002    Okafor, Daniel     1,000.00   12,000.00       100.00  1,200.00        14.50   174.00       50.00   600.00       835.50   10,026.00
  1003    Desai, Priya       2,000.00   24,000.00       200.00  2,400.00        29.00   348.00        0.00     0.00     1,771.00   21,252.00
          Totals             4,600.00   55,200.00       460.00  5,520.00        66.70   800.40       50.00   900.00     4,023.30   47,979.60
  `);
  const [rosa, daniel] = people;
  t.match(rosa, { gross_pay: 1600, net_pay: 1416.8 });
  t.same(
    rosa!.taxes.map(({ description, amount, ytd_amount: ytd }) => [description, amount, ytd]),
    [
      ["Federal", 160, 1920],
      ["Medicare", 23.2, 278.4],
    ],
  );
  t.match(daniel!.deductions, [{ description: "Garnish", amount: 50, ytd_amount: 600 }]);
  t.match(output.totals, { gross_pay: 4600, net_pay: 4023.3 });
  t.same(wrong, NOTHING);
  t.end();
});

test("columns that do not fit go on with the next page, beside the same names", (t) => {
  const { people, output, wrong } = readPrinted(
    `
  Harbor Kites LLC
  Payroll Worksheet   Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026
  Emp No   Employee Name          Regular Hours     Regular Pay     Bonus     Gross Pay
  1001     Bellwether, Rosa               80.00        1,600.00    100.00      1,700.00
  1002     Okafor, Daniel                 50.00        1,000.00      0.00      1,000.00
           Report Totals                 130.00        2,600.00    100.00      2,700.00
  `,
    `
  Harbor Kites LLC
  Payroll Worksheet   Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026
  Emp No   Employee Name         Federal Tax     Social Security     Medicare
  1001     Bellwether, Rosa           170.00              105.40        24.65
  1002     Okafor, Daniel             100.00               62.00        14.50
           Report Totals              270.00              167.40        39.15
  `,
    `
  Harbor Kites LLC
  Payroll Worksheet   Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026
  Emp No   Employee Name         Georgia Tax      Medical      Net Pay
  1001     Bellwether, Rosa            68.00        50.00     1,281.95
  1002     Okafor, Daniel              40.00         0.00       783.50
           Report Totals              108.00        50.00     2,065.45
  `,
  );
  const [rosa] = people;
  t.equal(people.length, 2);
  t.match(rosa, { employee_id: "1001", gross_pay: 1700, net_pay: 1281.95 });
  t.same(plain(rosa!.taxes), [
    "federal_income 170",
    "social_security 105.4",
    "medicare 24.65",
    "state_income 68",
  ]);
  t.match(output.totals, { gross_pay: 2700, net_pay: 2065.45 });
  t.same(wrong, NOTHING);
  t.end();
});

test("lists of the period stand beside those of the year, which may have more lines", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                                         Payroll Register
  Period 06/01/2026 - 06/14/2026                                                                      Check Date 06/19/2026
  THIS PAYROLL                                                                   YEAR TO DATE
  Earnings     Hours    Amount   Taxes          Amount  Deductions     Amount    Earnings     Hours     Amount   Taxes          Amount  Deductions     Amount
  1001  Bellwether, Rosa      Check 20456                                                                                       Net Pay   1,366.80
  Regular      80.00  1,600.00   Federal W/H    160.00  Medical         50.00    Regular     960.00  19,200.00   Federal W/H  1,940.00  Medical        600.00
                                 Medicare        23.20                           Bonus                  200.00   Medicare       281.30  Garnishment    120.00
  Total               1,600.00                  183.20                  50.00    Total               19,400.00                2,221.30                 720.00
  1002  Okafor, Daniel        Check 20457                                                                                       Net Pay     885.50
  Regular      50.00  1,000.00   Federal W/H    100.00                           Regular     600.00  12,000.00   Federal W/H  1,200.00
                                 Medicare        14.50                                                           Medicare       174.00
  Total               1,000.00                  114.50                   0.00    Total               12,000.00                1,374.00                   0.00
  Company Totals      2,600.00                  297.70                  50.00                                                   Net Pay   2,252.30
  `);
  const [rosa] = people;
  t.match(rosa, { gross_pay: 1600, net_pay: 1366.8 });
  t.match(rosa!.earnings, [
    { description: "Regular", hours: 80, amount: 1600, ytd_hours: 960, ytd_amount: 19200 },
    { description: "Bonus", amount: 0, ytd_amount: 200 },
  ]);
  t.match(rosa!.deductions, [
    { description: "Medical", amount: 50, ytd_amount: 600 },
    { description: "Garnishment", amount: 0, ytd_amount: 120 },
  ]);
  t.same(wrong, NOTHING);
  t.end();
});

test("a row of pay may say what it is behind the number of the check", (t) => {
  const { people, wrong } = readPrinted(`
  PAYROLL JOURNAL BY CODE
  Harbor Kites LLC
  EMP NO   EMPLOYEE NAME               REGULAR    OVERTIME       GROSS     FED TAX    MEDICARE     NET PAY
  1001     BELLWETHER, ROSA   Hrs        80.00        4.00       84.00
           CHECK 20456        Amt     1,600.00      120.00    1,720.00      172.00       24.94    1,523.06
  1002     OKAFOR, DANIEL     Hrs        50.00                   50.00
           CHECK 20457        Amt     1,000.00                1,000.00      100.00       14.50      885.50
           REPORT TOTAL       Hrs       130.00        4.00      134.00
                              Amt     2,600.00      120.00    2,720.00      272.00       39.44    2,408.56
  `);
  const [rosa] = people;
  t.same(describedWithHours(rosa!.earnings), ["REGULAR 1600 80", "OVERTIME 120 4"]);
  t.match(rosa!.payments, [{ number: "20456", amount: 1523.06 }]);
  t.same(wrong, NOTHING);
  t.end();
});

test("the sum of a kind of deductions is that of all where there is no other kind", (t) => {
  const { output, people, wrong } = readPrinted(`
  Harbor Kites LLC
  Payroll Summary by Employee
  June 1, 2026 through June 14, 2026
                                        Bellwether, Rosa        Okafor, Daniel                TOTAL
                                         Hours      Amount      Hours      Amount      Hours      Amount
  Employee Wages
    Hourly                               80.00    1,600.00      50.00    1,000.00     130.00    2,600.00
  Total Gross Pay                        80.00    1,600.00      50.00    1,000.00     130.00    2,600.00
  Taxes Withheld
    Federal Withholding                            -160.00                -100.00                -260.00
    Medicare Employee                               -23.20                 -14.50                 -37.70
  Total Taxes Withheld                             -183.20                -114.50                -297.70
  Deductions from Net Pay
    Health Insurance                                -50.00                   0.00                 -50.00
  Total Deductions from Net Pay                     -50.00                   0.00                 -50.00
  Net Pay                                         1,366.80                 885.50               2,252.30
  `);
  t.same(described(people[0]!.deductions), ["Health Insurance 50"]);
  t.match(output.totals, { total_deductions: 50, total_taxes: 297.7, net_pay: 2252.3 });
  t.same(wrong, NOTHING);
  t.end();
});
