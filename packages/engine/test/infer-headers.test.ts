import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, plain } from "./support/plain-lines.ts";

test("names of groups stand between names of columns, over the middle of theirs", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Keystone Tile Company
  Payroll Register                                                Check Date 07/10/2026

  Employee                Earnings          Gross                   Taxes Withheld                   Deductions      Net Pay
                    Regular    Overtime              Federal  Soc. Sec.  Medicare    State       401(k)    Plan B
  Cho, Tomas         900.00      100.00  1,000.00     100.00      62.00     14.50    30.00        40.00     10.00     743.50
  Doe, Jane        1,000.00        0.00  1,000.00     110.00      62.00     14.50    30.00        50.00      0.00     733.50
  Company Total    1,900.00      100.00  2,000.00     210.00     124.00     29.00    60.00        90.00     10.00   1,477.00
  `);
  const [person] = output.employees;
  t.same(described(person!.earnings), ["Regular 900", "Overtime 100"]);
  t.same(described(person!.taxes), ["Federal 100", "Soc. Sec. 62", "Medicare 14.5", "State 30"]);
  t.same(described(person!.deductions), ["401(k) 40", "Plan B 10"]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("taxes of one name are the company's under its group", (t) => {
  const { output, failed } = bestInferredOf(`
  Blue Heron Grill Inc
  Payroll Register                                    Check Date 07/10/2026

                       Earnings                   Employee Taxes                                  Employer
  Employee          Wages      Tips      Gross     FWH      FICA       MED       Net     FICA       MED      FUTA
  DOE, JANE        900.00    100.00   1,000.00   90.00     62.00     14.50    833.50    62.00     14.50      6.00
  ROE, RICK      1,000.00      0.00   1,000.00   90.00     62.00     14.50    833.50    62.00     14.50      6.00
  Grand Total    1,900.00    100.00   2,000.00  180.00    124.00     29.00  1,667.00   124.00     29.00     12.00
  `);
  const [person] = output.employees;
  t.same(described(person!.taxes), ["FWH 90", "FICA 62", "MED 14.5"]);
  t.same(described(person!.employer_taxes), ["FICA 62", "MED 14.5", "FUTA 6"]);
  t.same(failed, []);
  t.end();
});

test("a name of two words is one heading, though numbers and names stand below each", (t) => {
  const { output, failed } = bestInferredOf(`
  Old Harbor Plumbing Co
  Payroll Register                                    Check Date 07/10/2026

  Team Member                  Regular   Gross Pay   Federal W/H   FICA Soc Sec       Net
  0050 JANE DOE               1,000.00    1,000.00         90.00          62.00    848.00
  0057 RICK ROE                 900.00      900.00         80.00          55.80    764.20
  0059 TOMAS CHO                800.00      800.00         70.00          49.60    680.40
  `);
  t.same(
    output.employees.map(({ name, employee_id, net_pay }) => [name, employee_id, net_pay]),
    [
      ["JANE DOE", "0050", 848],
      ["RICK ROE", "0057", 764.2],
      ["TOMAS CHO", "0059", 680.4],
    ],
  );
  t.same(failed, []);
  t.end();
});

test("the first words of names of two lines are no groups", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Blue Heron Grill Inc
  Payroll Register                                    Check Date 07/10/2026

                                           Federal      Social                 Employer
  Employee          Wages       Gross        W/H      Security        Net      Soc Sec
  DOE, JANE      1,000.00    1,000.00       90.00        62.00     848.00        62.00
  ROE, RICK        900.00      900.00       80.00        55.80     764.20        55.80
  `);
  t.same(described(output.employees[0]!.taxes), ["Federal W/H 90", "Social Security 62"]);
  t.same(described(output.employees[0]!.employer_taxes), ["Employer Soc Sec 62"]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("wages of a tax stand in a column before it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Piedmont Nursery Supply Inc
  Payroll Tax Summary by Employee            Check date 07/10/2026

  Employee         Gross Wages    FIT Wages       FIT    NC SIT Wages    NC SIT
  Doe, Jane           1,000.00       950.00     90.00          940.00     40.00
  Roe, Rick           2,000.00     1,900.00    180.00        1,880.00     80.00
  Totals              3,000.00     2,850.00    270.00        2,820.00    120.00
  `);
  t.equal(output.format_type, "tax_report");
  t.match(output.employees[0]!.taxes, [
    { description: "FIT", type: "federal_income", amount: 90, taxable_wages: 950 },
    { description: "NC SIT", type: "state_income", amount: 40, taxable_wages: 940 },
  ]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("a rate in a column of its own is that of the line which it pays", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Gulf Breeze Charter Inc
  Payroll Register                                    Check Date 07/10/2026

  Employee       Hrs      Rate       Basic    OT 1.5    Gross Pay       FIT        SS     Net Pay    Check #
  Doe, Jane    40.00     20.00      800.00    100.00       900.00     80.00     55.80      764.20       3301
  Roe, Rick    30.00     25.00      750.00      0.00       750.00     70.00     46.50      633.50       3302
  `);
  const [jane, rick] = output.employees;
  t.match(jane!.earnings, [
    { description: "Basic", hours: 40, rate: 20, amount: 800 },
    { description: "OT 1.5", hours: null, rate: null, amount: 100 },
  ]);
  t.match(jane!.payments, [{ number: "3301", amount: 764.2 }]);
  t.match(rick!.payments, [{ number: "3302", amount: 633.5 }]);
  t.same(unclaimed, []);
  t.end();
});

test("a column says how each payment is made", (t) => {
  const { output, failed } = bestInferredOf(`
  Cascade Fabrication LLC
  Check Register                                    Pay Period 07/01/2026 to 07/05/2026

  Check No    Employee       Type               Gross Pay      Taxes    Deductions     Net Pay
  20051       Jane Doe       Direct Deposit      1,000.00     150.00         50.00      800.00
  20052       Rick Roe       Check                 900.00     120.00         80.00      700.00
  Total (2)                                      1,900.00     270.00        130.00    1,500.00
  `);
  t.match(output.employees, [
    { payments: [{ number: "20051", method: "direct_deposit", amount: 800 }] },
    { payments: [{ number: "20052", method: "check", amount: 700 }] },
  ]);
  t.match(output.totals, { gross_pay: 1900, net_pay: 1500, total_taxes: 270, total_deductions: 130 });
  t.same(failed, []);
  t.end();
});

test("in a header of several lines a name that nobody knows is withheld", (t) => {
  const { output, failed } = bestInferredOf(`
  MIDWEST GRAIN TERMINAL INC
  PAYROLL REGISTER                       CHECK DATE 07/10/2026

  EMPLOYEE NAME          REG HRS      REG PAY     FED TAX        FICA        401K       GROSS
  EMP NO                  OT HRS       OT PAY      ST TAX    MEDICARE       KRUGX         NET
  ============================================================================================
  DOE, JANE                40.00       800.00       80.00       49.60       40.00      800.00
  0451                      0.00         0.00       30.00       11.60       25.00      563.80

  ROE, RICK                30.00       600.00       60.00       43.40       30.00      700.00
  0452                      5.00       100.00       20.00       10.15        0.00      536.45
  `);
  const [person] = output.employees;
  t.match(person, { employee_id: "0451", gross_pay: 800, net_pay: 563.8 });
  t.same(described(person!.deductions), ["401K 40", "KRUGX 25"]);
  t.same(failed, []);
  t.end();
});

test("a column of wages that are disposable is no money withheld", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Delta Staffing Group
  Garnishment Report                                 Pay Date 07/10/2026

  Employee       Emp ID    Order Type               Case Number     Disposable Income    Amount Withheld
  Doe, Jane      0629      Child Support            16-CV-2494                 752.55             211.85
  Roe, Rick      0610      Creditor Garnishment     12-CV-1486               2,356.63             225.32
  Total Withheld                                                                                  437.17
  `);
  t.equal(output.format_type, "benefits_summary");
  t.match(output.employees, [
    { employee_id: "0629", deductions: [{ type: "child_support", amount: 211.85 }] },
    { employee_id: "0610", deductions: [{ type: "garnishment", amount: 225.32 }] },
  ]);
  t.same(unclaimed, []);
  t.end();
});

test("below the year in a title stand amounts of the period", (t) => {
  const { output, failed } = bestInferredOf(`
  Stonebridge Senior Living
  Payroll Register - Current and Year-to-Date
  Name / ID                Regular     Overtime       Gross     Fed W/H      OASDI         Net
  Doe, Jane  Current        900.00       100.00    1,000.00       90.00      62.00      848.00
  0388       YTD          9,000.00     1,000.00   10,000.00      900.00     620.00    8,480.00
  Roe, Rick  Current        800.00         0.00      800.00       70.00      49.60      680.40
  0389       YTD          8,000.00         0.00    8,000.00      700.00     496.00    6,804.00
  `);
  t.match(output.employees[0]!.earnings, [
    { amount: 900, ytd_amount: 9000 },
    { amount: 100, ytd_amount: 1000 },
  ]);
  t.same(failed, []);
  t.end();
});

test("names of groups end where their first columns do", (t) => {
  const { output, failed } = bestInferredOf(`
  St. Clair Plumbing Company
  Payroll Summary by Employee                     Check Date: 07/10/2026

                             Earnings                                                           Deductions                                         Taxes
  Employee                     Salary                  Bonus              Gross Pay          401(k) Pretax    Union Dues Local 12                    FIT                SOC SEC                    Net
  Doe, Jane                  1,000.00                 100.00               1,100.00                  50.00                  25.00                 100.00                  68.20                 856.80
  Roe, Rick                  1,000.00                   0.00               1,000.00                  50.00                   0.00                  90.00                  62.00                 798.00
  `);
  t.same(described(output.employees[0]!.deductions), ["401(k) Pretax 50", "Union Dues Local 12 25"]);
  t.same(described(output.employees[0]!.taxes), ["FIT 100", "SOC SEC 68.2"]);
  t.same(failed, []);
  t.end();
});

test("rules of a typewriter stand between a header and its table, and everybody's sums may come first", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  NITTANY FOODSERVICE CORP
  PAYROLL JOURNAL SUMMARY   CHECK DATE 07/10/2026

                           REGULAR       GROSS     FEDERAL         NET
  EMPLOYEE                     PAY         PAY         TAX         PAY
  ------------------    ----------  ----------  ----------  ----------
  All employees (2)       2,100.00    2,100.00      210.00    1,890.00
  DOE, JANE               1,100.00    1,100.00      110.00      990.00
  ROE, RICK               1,000.00    1,000.00      100.00      900.00
  `);
  t.same(
    output.employees.map(({ name }) => name),
    ["JANE DOE", "RICK ROE"],
  );
  t.match(output.totals, { gross_pay: 2100, net_pay: 1890 });
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("a column of checks tells where a person's further check begins", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Chattahoochee Outfitters Inc
  Payroll Journal                                        Check Date 07/10/2026

  Employee          Check     Earnings        Amount     Taxes          Amount         Net
  Doe, Jane         21681     Regular       1,000.00     Soc Sec         62.00      923.50
  ID:  0717                                              Medicare        14.50
  Check 21681 Total                         1,000.00                     76.50      923.50
                    22181     Bonus           500.00     Soc Sec         31.00      461.75
                                                         Medicare         7.25
  Check 22181 Total                           500.00                     38.25      461.75
  Employee Total                            1,500.00                    114.75    1,385.25
  `);
  t.match(output.employees, [{ employee_id: "0717", gross_pay: 1500, net_pay: 1385.25 }]);
  t.match(output.employees[0]!.payments, [
    { number: "21681", amount: 923.5 },
    { number: "22181", amount: 461.75 },
  ]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("names of groups may begin right behind the column before theirs", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                                        Payroll Register
  06/01/2026 to 06/14/2026, paid 06/19/2026
                   Earnings                             Taxes                         Deductions
  Employee               Regular     Bonus       Gross        Fed        SS     Zone      Medical       401k         Net
  Bellwether, Rosa      1,600.00    100.00    1,700.00     170.00    105.40    24.65        50.00      80.00    1,269.95
  Okafor, Daniel        1,000.00              1,000.00     100.00     62.00    14.50                   50.00      773.50
  Totals                2,600.00    100.00    2,700.00     270.00    167.40    39.15        50.00     130.00    2,043.45
  `);
  const [rosa] = output.employees;
  t.same(plain(rosa!.taxes), ["federal_income 170", "social_security 105.4", "other 24.65"]);
  t.same(plain(rosa!.deductions), ["medical 50", "401k 80"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("names of groups may begin with the cells of columns whose headings stand at the right", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Juniper Design Co.
  Payroll Summary
  Pay period: Jun 01, 2026 to Jun 15, 2026     Check date: Jun 19, 2026

                        Hours                            Earnings                         Employee Taxes                   Deductions                       Employer
  Employee                Regular   Overtime        PTO      Wages       Comm      Gross    Federal       FICA   Medicare     401(k)     Health    Net Pay       FICA   Medicare
  Rosa Bellwether           80.00       0.00       0.00   1,600.00     100.00   1,700.00     170.00     105.40      24.65      80.00      50.00   1,269.95     105.40      24.65
  Miguel Okafor             30.00       0.00      10.00   1,000.00       0.00   1,000.00     100.00      62.00      14.50      20.00      40.00     763.50      62.00      14.50
  Totals                   110.00       0.00      10.00   2,600.00     100.00   2,700.00     270.00     167.40      39.15     100.00      90.00   2,033.45     167.40      39.15
  `);
  const [rosa, miguel] = output.employees;
  t.same(plain(rosa!.earnings.filter(({ amount }) => amount !== 0)), ["regular 1600", "commission 100"]);
  t.same(described(rosa!.taxes), ["Federal 170", "FICA 105.4", "Medicare 24.65"]);
  t.same(described(rosa!.deductions), ["401(k) 80", "Health 50"]);
  t.same(described(rosa!.employer_taxes), ["FICA 105.4", "Medicare 24.65"]);
  t.match(
    miguel!.earnings,
    [{}, { type: "pto", hours: 10, amount: 0 }],
    "the last column of hours is one, too",
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the number of a person may stand above the name, on the first line of what is said of them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Veterinary Supply
  Payroll Register
  For the Period From Feb 1, 2026 to Feb 15, 2026

  Employee ID           Pay Type              Pay Amt         Gross        State        Dental
  Employee                         Pay Hrs               Fed_Income        Local        SUI_ER
  SS No                                                     Soc_Sec         K401    Soc_Sec_ER
  Reference                                                Medicare       Health    Medicare_ER
  BELLWE-01             Salary       80.00   1,600.00      1,600.00       -48.00        -10.00
  Rosa Bellwether                                           -160.00       -24.00        -43.20
  XXX-XX-5859                                                -99.20       -80.00        -99.20
  42210                                                      -23.20       -50.00        -23.20
                        Net                  1,105.60
  OKAFOR-02             Regular      40.00   1,000.00      1,000.00       -30.00         -5.00
  Miguel Okafor                                             -100.00       -15.00        -27.00
  XXX-XX-3822                                                -62.00       -40.00        -62.00
  42211                                                      -14.50       -30.00        -14.50
                        Net                    703.50
  `);
  const [rosa] = output.employees;
  t.match(rosa, {
    name: "Rosa Bellwether",
    employee_id: "BELLWE-01",
    department: null,
    gross_pay: 1600,
    net_pay: 1105.6,
  });
  t.same(described(rosa!.taxes), ["Fed_Income 160", "Soc_Sec 99.2", "Medicare 23.2", "State 48", "Local 24"]);
  t.same(described(rosa!.deductions), ["K401 80", "Health 50", "Dental 10"]);
  t.same(
    described(rosa!.employer_taxes),
    ["SUI_ER 43.2", "Soc_Sec_ER 99.2", "Medicare_ER 23.2"],
    "what the company pays has the minus of what is withheld",
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
