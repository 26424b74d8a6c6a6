import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withHours, withYear } from "./support/plain-lines.ts";

test("names of periods over the middle of their columns say what is of the year, and lists of several sections each have their sum", async (t) => {
  const { output, unclaimed, failed } = bestInferredOf(
    `
  Kankakee Cold Storage Inc.        Earnings Statement        Pay Date:  08/21/2026
  Employee: Rosa Bellwether                                   Pay Period: 08/02/2026 - 08/15/2026

                                       Current                        Year to Date
                          Hours        Rate       Amount         Hours         Amount
  Earnings
    Regular               80.00     20.0000     1,600.00      1,280.00      25,600.00
    Overtime               4.00     30.0000       120.00         64.00       1,920.00
  Total                   84.00                 1,720.00      1,344.00      27,520.00
  Pre-Tax Deductions
    401K                                           86.00                     1,376.00
    Dental                                         14.00                       224.00
  Total                                           100.00                     1,600.00
  Taxes
    Fed W/H                                       150.00                     2,400.00
    FICA EE                                       106.64                     1,706.24
  Total                                           256.64                     4,106.24
  Net Pay                                       1,363.36                    21,813.76
  `,
    `
  Kankakee Cold Storage Inc.        Earnings Statement        Pay Date:  08/21/2026
  Employee: Daniel Okafor                                     Pay Period: 08/02/2026 - 08/15/2026

                                       Current                        Year to Date
                          Hours        Rate       Amount         Hours         Amount
  Earnings
    Regular               40.00     25.0000     1,000.00        640.00      16,000.00
    Overtime               2.00     37.5000        75.00         32.00       1,200.00
  Total                   42.00                 1,075.00        672.00      17,200.00
  Taxes
    Fed W/H                                        95.00                     1,520.00
    FICA EE                                        66.65                     1,066.40
  Total                                           161.65                     2,586.40
  Net Pay                                         913.35                    14,613.60
  `,
  );
  const [rosa, daniel] = output.employees;
  t.match(rosa, { gross_pay: 1720, net_pay: 1363.36 });
  t.match(daniel, { gross_pay: 1075, net_pay: 913.35 });
  t.same(withHours(rosa!.earnings), ["regular 1600 80", "overtime 120 4"]);
  t.match(rosa!.earnings[0], { ytd_hours: 1280, ytd_amount: 25600 });
  t.same(withYear(daniel!.taxes), ["federal_income 95 1520", "social_security 66.65 1066.4"]);
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
});

test("facts stand beside bare words, rates have multiples, and sums are called payments and tax deductions", async (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Front Range Geospatial Inc                                       Payslip
  Name                Tomas Ellington          Person Number       100494
  Period Start        08/02/2026               Period End          08/15/2026
  Payment Date        08/21/2026               Department          Kitchen

                 Gross Earnings      Pretax Deductions      Employee Tax Deductions      Net Payment
  Current              1,040.00                  50.00                       120.08           869.92
  Year to Date        16,640.00                 800.00                     1,921.28        13,918.72

  Earnings             Hours      Rate      Multiple      Current      Year to Date
  Regular Wages        37.00     26.00             1       962.00         15,392.00
  Overtime              2.00     26.00           1.5        78.00          1,248.00
  Total Earnings                                         1,040.00         16,640.00

  Pretax Deductions                                       Current      Year to Date
  Medical EE                                                50.00            800.00
  Total Pretax Deductions                                   50.00            800.00

  Employee Tax Deductions                                 Current      Year to Date
  FIT Withheld                                             105.00          1,680.00
  Medicare Withheld                                         15.08            241.28
  Total Employee Tax Deductions                            120.08          1,921.28
  `);
  const [tomas] = output.employees;
  t.match(tomas, { name: "Tomas Ellington", gross_pay: 1040, net_pay: 869.92 });
  t.same(withHours(tomas!.earnings), ["regular 962 37", "overtime 78 2"]);
  t.same(withYear(tomas!.taxes), ["federal_income 105 1680", "medicare 15.08 241.28"]);
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
});

test("TX before what an employee is taxed is no state, and quotas of leave are no pay", async (t) => {
  const { output, failed } = bestInferredOf(`
  Cuyahoga Forge & Die Company             STATEMENT OF EARNINGS
  Rosa Bellwether                          Personnel No.  00000153
  118 Ash Street                           Check Date     08/21/2026

  Description                      Hours      Rate       Current     Year-to-date
  Regular Pay                      80.00     20.00      1,600.00        25,600.00
  Total Gross                                           1,600.00        25,600.00
  TX Withholding Tax - Fed                                150.00-        2,400.00-
  TX EE Social Security Tax                                99.20-        1,587.20-
  TX EE Medicare Tax                                       23.20-          371.20-
  TX Withholding Tax - OH                                  48.00-          768.00-
  Total Taxes                                             320.40-        5,126.40-
  Net Pay                                               1,279.60        20,473.60
  Bank transfer   KEYBANK  ****7756                     1,279.60

  Quota               Entitled      Used   Balance
  Vacation              120.00     48.00     72.00
  `);
  const [rosa] = output.employees;
  t.same(plain(rosa!.taxes), [
    "federal_income 150",
    "social_security 99.2",
    "medicare 23.2",
    "state_income 48",
  ]);
  t.equal(rosa!.taxes[3]!.jurisdiction, "US-OH");
  t.same(plain(rosa!.earnings), ["regular 1600"]);
  t.match(rosa!.payments, [{ amount: 1279.6 }]);
  t.same(failed, []);
});

test("days stand below `Pay Begin Date` and `Pay End Date`", (t) => {
  const { output } = bestInferredOf(`
  Three Rivers Hospital                                                    EARNINGS STATEMENT
  Employee Name        Employee ID     Pay Begin Date    Pay End Date      Pay Date
  Gregory Nguyen       2204811         07/26/2026        08/08/2026        08/14/2026

  Description       Rate     Hours     Current         YTD    Description       Current        YTD
  Regular        23.5000     80.00    1,880.00   30,080.00    Medicare            27.26     436.16
  Gross Pay                           1,880.00   30,080.00    Total Taxes         27.26     436.16
  Net Pay                             1,852.74   29,643.84
  `);
  t.match(output, { pay_period: { start: "2026-07-26", end: "2026-08-08" }, pay_date: "2026-08-14" });
  t.end();
});

test("words for the year go on below, in lists beside each other", (t) => {
  const statement = (name: string, id: string): string => `
  Harbor Tech Partners                                                              Advice Number 4221${id}
  ${name.padEnd(28)}Employee # CO-007${id}                             Pay Date 04/17/2026
  77 Aspen Ct, Golden, CO 80401                                       Pay Period 03/30/2026 - 04/12/2026

  Earnings                                                Employee Taxes
                      Hours      Current      Year To                             Current      Year To
                                  Amount         Date                              Amount         Date
  Regular             80.00    $1,600.00   $14,400.00     Federal Income          $160.00    $1,440.00
  Gross Earnings               $1,600.00   $14,400.00     Medicare                 $23.20      $208.80
                                                          Total Employee Taxes    $183.20    $1,648.80

                                                          Net Pay               $1,416.80
`;
  const { output, failed, unclaimed } = bestInferredOf(
    statement("Rosa Bellwether", "1"),
    statement("Daniel Okafor", "2"),
  );
  const [rosa] = output.employees;
  t.match(rosa!.earnings, [{ hours: 80, amount: 1600, ytd_amount: 14400 }]);
  t.match(rosa!.taxes, [
    { amount: 160, ytd_amount: 1440 },
    { amount: 23.2, ytd_amount: 208.8 },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("lines at the top of a page go on with the statement of the page before, up to the name of the next", async (t) => {
  const { output, unclaimed, failed } = bestInferredOf(
    `
  Employee: Rosa Bellwether               Pay Date:  08/21/2026

  Earnings               Hours       Rate       Amount
    Regular              80.00    20.0000     1,600.00
    Overtime              4.00    30.0000       120.00
  Gross Pay                                   1,720.00
  Taxes                                         Amount
    Fed W/H                                     150.00
    FICA EE                                     106.64
  `,
    `
    Medicare EE                                  24.94
  Total Taxes                                   281.58
  Deductions                                    Amount
    401K                                         86.00
    Dental                                       14.00
  Total Deductions                              100.00
  Net Pay                                     1,338.42

  Employee: Daniel Okafor                 Pay Date:  08/21/2026

  Earnings               Hours       Rate       Amount
    Regular              40.00    25.0000     1,000.00
    Overtime              2.00    37.5000        75.00
  Gross Pay                                   1,075.00
  Taxes                                         Amount
    Fed W/H                                      95.00
    FICA EE                                      66.65
    Medicare EE                                  15.59
  Total Taxes                                   177.24
  Net Pay                                       897.76
  `,
    `
  Employee: Sofia Marchetti               Pay Date:  08/21/2026

  Earnings               Hours       Rate       Amount
    Regular              40.00    30.0000     1,200.00
  Gross Pay                                   1,200.00
  Taxes                                         Amount
    Fed W/H                                     105.00
    FICA EE                                      74.40
    Medicare EE                                  17.40
  Total Taxes                                   196.80
  Net Pay                                     1,003.20
  `,
  );
  const [rosa, daniel] = output.employees;
  t.match(rosa, { gross_pay: 1720, net_pay: 1338.42 });
  t.same(plain(rosa!.taxes), ["federal_income 150", "social_security 106.64", "medicare 24.94"]);
  t.same(plain(rosa!.deductions), ["401k 86", "dental 14"]);
  t.match(daniel, { gross_pay: 1075, net_pay: 897.76 });
  t.same(plain(daniel!.taxes), ["federal_income 95", "social_security 66.65", "medicare 15.59"]);
  t.same(daniel!.deductions, []);
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
});

test("the hours of each day on a stub are no pay, and facts about the person stand above them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Tidewater Landscape Services LLC                        Pay Statement
  Employee: Hannah Thibodeaux      Employee ID: 41
  Week: 05/11/2026 - 05/17/2026    Pay Date: 05/22/2026

  Time           Mon 5/11   Tue 5/12   Wed 5/13   Thu 5/14   Fri 5/15   Sat 5/16      Total
  Hours worked       7.75       9.00       8.50       8.50       8.50       0.00      42.25

  Earnings         Hours      Rate     Amount     Deductions            This Check         YTD
  Regular          40.00    20.000     800.00     Federal Income Tax         68.80    1,240.90
  Overtime          2.25    30.000      67.50     Social Security            53.79      962.26
                                                  Medicare                   12.58      226.96
                                                  Uniforms                    7.75      142.00
  Gross Pay                            867.50     Total Deductions          142.92
                                                  Net Pay                   724.58
  `);
  const [hannah] = output.employees;
  t.match(hannah, { name: "Hannah Thibodeaux", employee_id: "41", gross_pay: 867.5, net_pay: 724.58 });
  t.same(withHours(hannah!.earnings), ["regular 800 40", "overtime 67.5 2.25"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a check above the name of whom it pays is theirs, where the statement before has ended", (t) => {
  const statement = (name: string, pay: string, net: string): string => `
  Employee: ${name}               Pay Date:  08/21/2026

  Earnings               Hours       Rate       Amount
    Regular              40.00    25.0000     ${pay}
  Gross Pay                                   ${pay}
  Taxes                                         Amount
    Fed W/H                                      95.00
  Net Pay                                     ${net}
  `;
  const check = "\n  Harbor Kites LLC      Check No. 5001      Amount of Check     905.00\n";
  const { output, unclaimed, failed } = bestInferredOf(
    statement("Rosa Bellwether", "1,100.00", "1,005.00"),
    check + statement("Daniel Okafor", "1,000.00", "905.00"),
    statement("Sofia Marchetti", "1,200.00", "1,105.00"),
  );
  const [rosa, daniel] = output.employees;
  t.match(rosa, { net_pay: 1005, payments: [] });
  t.match(daniel, { net_pay: 905, payments: [{ amount: 905 }] });
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
  t.end();
});

test("what the company pays for somebody heads no taxes of the next person", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Harbor Kites LLC                   Payroll Register                   Pay Date 06/19/2026

  Bellwether, Rosa       Employee ID 1001
    Gross Pay                           1,600.00
    Federal Tax                           160.00
    Social Security                        99.20
    Net Pay                             1,340.80
    Employer Contributions
    401K                                   60.00
  Okafor, Daniel         Employee ID 1002
    Gross Pay                           1,000.00
    Federal Tax                           100.00
    Social Security                        62.00
    Net Pay                               838.00
  `);
  const [rosa, daniel] = output.employees;
  t.same(plain(rosa!.employer_contributions), ["401k 60"]);
  t.same(plain(daniel!.taxes), ["federal_income 100", "social_security 62"]);
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
  t.end();
});
