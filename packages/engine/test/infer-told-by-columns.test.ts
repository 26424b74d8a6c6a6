import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, plain } from "./support/plain-lines.ts";

test("of two headings for people names stand below the one that has them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Crab Tavern LLC                              Payroll by Employee
                                                      08/02/2026 - 08/08/2026   Pay date 08/12/2026

  Emp   Employee         Regular     Regular    Charged      Gross    Federal      Social             Net
  #                        Hours         Pay       Tips    Pay &       Tax     Security    Meals      Pay
                                                            Tips
        All employees      60.00      600.00     200.00     800.00      64.00      49.60    10.00    676.40
  760   Ruth Cho           20.00      200.00     100.00     300.00      24.00      18.60    10.00    247.40
  800   Ingrid Desai       40.00      400.00     100.00     500.00      40.00      31.00             429.00
  `);
  const [ruth] = output.employees;
  t.same(
    output.employees.map(({ name, employee_id }) => [name, employee_id]),
    [
      ["Ruth Cho", "760"],
      ["Ingrid Desai", "800"],
    ],
  );
  t.match(ruth, { gross_pay: 300, net_pay: 247.4 });
  t.same(described(ruth!.earnings), ["Regular 200", "Charged Tips 100"]);
  t.same(described(ruth!.deductions), ["Meals 10"]);
  t.match(output.totals, { gross_pay: 800, net_pay: 676.4 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("beside lists with columns of their own `Employer` is one, and its taxes have the names of those withheld", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Bakery Inc.                                  PAYROLL REGISTER                                   Page 1
  Pay Period: 2026-08-02 to 2026-08-15      Canadian Dollars (CAD)             Payment Date: 2026-08-21

  Employee            Earnings         Hours    Rate      Amount   Statutory       Amount   Other            Amount   Employer    Amount    Net Pay
  Bellwether, Rosa    Regular          80.00   20.00    1,600.00   Federal Tax     128.00   Union Dues        12.00   QPP         102.40   1,229.60
  No 0291                                                          Quebec Tax      128.00
  Cheque 20643                                                     QPP             102.40
                      Total            80.00            1,600.00                   358.40                     12.00               102.40   1,229.60
  Okafor, Miguel      Regular          70.00   20.00    1,400.00   Federal Tax     112.00   Union Dues        12.00   QPP          89.60   1,074.40
  No 0260                                                          Quebec Tax      112.00
  Cheque 20639                                                     QPP              89.60
                      Total            70.00            1,400.00                   313.60                     12.00                89.60   1,074.40
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "0291", gross_pay: 1600, net_pay: 1229.6 });
  t.same(described(rosa!.taxes), ["Federal Tax 128", "Quebec Tax 128", "QPP 102.4"]);
  t.same(described(rosa!.employer_taxes), ["QPP 102.4"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("two tables of the same people may both tell the gross pay, and between the company's taxes a tax is its own", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Riverboat Tours LLC
  Billing Register
  Pay Period 08/02/2026 - 08/15/2026   Check Date 08/21/2026
  ID     Employee            Gross Wages   ER Soc Sec   ER Medicare     FUTA    Workers Comp   Admin Fee   Total Billed
  0770   Bellwether, Rosa       2,000.00       124.00         29.00    12.00           18.00       60.00       2,243.00
  0747   Okafor, Miguel         1,000.00        62.00         14.50     6.00            9.00       30.00       1,121.50
  Totals                        3,000.00       186.00         43.50    18.00           27.00       90.00       3,364.50
  \f
  Harbor Riverboat Tours LLC
  Payroll Register
  Pay Period 08/02/2026 - 08/15/2026   Check Date 08/21/2026
  ID     Employee            Hours      Regular   Gross Wages   Federal W/H   Social Security   Medicare    Net Pay
  0770   Bellwether, Rosa    80.00     2,000.00      2,000.00        200.00            124.00      29.00   1,647.00
  0747   Okafor, Miguel      40.00     1,000.00      1,000.00        100.00             62.00      14.50     823.50
  Totals                    120.00     3,000.00      3,000.00        300.00            186.00      43.50   2,470.50
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 2000, net_pay: 1647 });
  t.same(plain(rosa!.taxes), ["federal_income 200", "social_security 124", "medicare 29"]);
  t.same(described(rosa!.employer_taxes), ["ER Soc Sec 124", "ER Medicare 29", "FUTA 12", "Workers Comp 18"]);
  t.same(failed, []);
  t.end();
});

test("a header without names is that of the lines below each name", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Lobster Pound LLC                                         page 1
  Payroll for 08/02/2026 to 08/15/2026
  PAY             Hours     Regular    Overtime       Gross
  TAXES         Federal   Soc. Sec.    Medicare       Maine        Total
  DEDUCTIONS     Health      Dental  Simple IRA       Total      Net Pay

  Bellwether, Rosa          no. 0949       check 21821
                  80.00    2,000.00                2,000.00
                 200.00      124.00       29.00       60.00       413.00
                  40.00       20.00       60.00      120.00     1,467.00
  Okafor, Miguel            no. 0910       check 21817
                  82.00    1,600.00       60.00    1,660.00
                 166.00      102.92       24.07       49.80       342.79
                  50.00                               50.00     1,267.21
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { employee_id: "0949", gross_pay: 2000, net_pay: 1467 });
  t.same(described(rosa!.taxes), ["Federal 200", "Soc. Sec. 124", "Medicare 29", "Maine 60"]);
  t.same(described(rosa!.deductions), ["Health 40", "Dental 20", "Simple IRA 60"]);
  t.same(described(miguel!.earnings), ["Regular 1600", "Overtime 60"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what a second header names is no part of the gross pay that it stands under", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Light Foods LLC
  Payroll Register                                 Check Date: 08/21/2026
  Employee               Regular Hours    Sick Leave    Commission      Gross Pay      Net Pay
  ID                               FIT       SOC SEC           MED         Dental         401k
  Rosa Bellwether             3,264.00             -             -       3,264.00     2,436.27
  000068                        285.27        202.37         47.33          20.63       272.13
  Miguel Okafor               1,368.00        152.00      2,036.96       3,556.96     2,717.34
  000060                        465.78        220.53         51.58              -       101.73
  Grand Total                 4,632.00        152.00      2,036.96       6,820.96     5,153.61
                                751.05        422.90         98.91          20.63       373.86
  `);
  t.same(
    output.employees.map(({ gross_pay, net_pay, deductions }) => [gross_pay, net_pay, described(deductions)]),
    [
      [3264, 2436.27, ["Dental 20.63", "401k 272.13"]],
      [3556.96, 2717.34, ["401k 101.73"]],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what stands in the column of a known gross pay is a part of it, and a check has its date beside its number", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Food Access Alliance Inc
  Payroll Register with Fund Allocation
  Pay period 08/02/2026 - 08/15/2026

  Check   Date         Employee                          Gross       Fed     OASDI        HI         Net
  20643   08/21/2026   Bellwether, Rosa               2,000.00    200.00    124.00     29.00    1,647.00
                         Fund 2340 Hillman Grant        600.00
                         Fund 1010 General            1,400.00
  20644   08/21/2026   Okafor, Miguel                 1,000.00    100.00     62.00     14.50      823.50
                         Fund 2340 Hillman Grant        300.00
                         Fund 1010 General              700.00
  Organization total                                  3,000.00    300.00    186.00     43.50    2,470.50
  `);
  const [rosa] = output.employees;
  t.same(described(rosa!.earnings), ["Fund 2340 Hillman Grant 600", "Fund 1010 General 1400"]);
  t.same(rosa!.deductions, []);
  t.match(rosa!.payments, [{ number: "20643", date: "2026-08-21", amount: 1647 }]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("`Wages` between a list of taxes and their amounts is what they are due on", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Mechanical, Inc. (HMI01)                     Payroll Register
  Pay Period: 08/02/2026 - 08/15/2026                                                                          Pay Date: 08/21/2026

  Employee              Earnings       Rate    Hours      Amount   Taxes       Wages    Amount   Deductions     Amount   Net Pay
  Bellwether, Rosa      REG         20.0000    80.00    1,600.00   FIT      1,550.00    155.00   DEN S125        50.00   Dir Dep      1,272.60
  Emp #: 201                                                       SS EE    1,550.00     99.90
                                                                   MED EE   1,550.00     22.50
                        Total                  80.00    1,600.00   Total                277.40   Total           50.00   Net          1,272.60
  Okafor, Miguel        REG         25.0000    40.00    1,000.00   FIT      1,000.00    100.00                           Dir Dep        823.50
  Emp #: 204                                                       SS EE    1,000.00     62.00
                                                                   MED EE   1,000.00     14.50
                        Total                  40.00    1,000.00   Total                176.50   Total            0.00   Net            823.50
  `);
  const [rosa] = output.employees;
  t.same(plain(rosa!.taxes), ["federal_income 155", "social_security 99.9", "medicare 22.5"]);
  t.same(
    rosa!.taxes.map(({ taxable_wages: wages }) => wages),
    [1550, 1550, 1550],
  );
  t.match(
    output.company,
    { name: "Harbor Mechanical, Inc.", id: "HMI01" },
    "a code with letters is one, too",
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the company's part of a sum of deductions stands beside it, and taxes have codes with the side that pays", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Hospitality Group, LLC                        Payroll Register
  Period Begin: 01/04/2026    Period End: 01/17/2026    Pay Date: 01/23/2026

  Employee:  Bellwether, Rosa            Emp No:  000100234      Org Level 1: KITCHEN        Check/Adv No:  46210
  Earning  Description   Hours      Amount   Deduction  Description   EE Amount   ER Amount   Tax        Taxable   EE Amount   ER Amount
  REG      Regular     80.0000    1,600.00   DEN        Dental            50.00       40.00   FIT       1,550.00      155.00        0.00
                                                                                              SSEE      1,550.00       96.10        0.00
                                                                                              MEDEE     1,550.00       22.48        0.00
                                                                                              OHCOLUMB  1,550.00       38.75        0.00
                                                                                              SSER      1,550.00        0.00       96.10
                                                                                              MEDER     1,550.00        0.00       22.48
  Gross                80.0000    1,600.00   Total Deductions             50.00       40.00   Total Taxes             312.33      118.58
  Net Pay                         1,237.67
  Employee:  Okafor, Miguel              Emp No:  000100345      Org Level 1: BAR            Check/Adv No:  46211
  Earning  Description   Hours      Amount   Deduction  Description   EE Amount   ER Amount   Tax        Taxable   EE Amount   ER Amount
  REG      Regular     40.0000    1,000.00   DEN        Dental            20.00       10.00   FIT         980.00       98.00        0.00
                                                                                              SSEE        980.00       60.76        0.00
                                                                                              MEDEE       980.00       14.21        0.00
                                                                                              OHCOLUMB    980.00       24.50        0.00
                                                                                              SSER        980.00        0.00       60.76
                                                                                              MEDER       980.00        0.00       14.21
  Gross                40.0000    1,000.00   Total Deductions             20.00       10.00   Total Taxes             197.47       74.97
  Net Pay                           782.53
  Report Totals
  Gross               120.0000    2,600.00   Total Deductions             70.00       50.00   Total Taxes             509.80      193.55
  Net Pay                         2,020.20
  `);
  const [rosa] = output.employees;
  t.match(rosa, { department: "KITCHEN", payments: [{ number: "46210", method: null, amount: 1237.67 }] });
  t.same(plain(rosa!.taxes), [
    "federal_income 155",
    "social_security 96.1",
    "medicare 22.48",
    "local_income 38.75",
  ]);
  t.same(plain(rosa!.employer_taxes), ["social_security 96.1", "medicare 22.48"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
