import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, plain } from "./support/plain-lines.ts";

test("Employer beside the names of other lists heads what the company pays", async (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Laurentian Millwork Inc.          PAYROLL REGISTER
  Pay Period: 2026-08-02 to 2026-08-15          Payment Date: 2026-08-21

                 EARNINGS                                     DEDUCTIONS                           EMPLOYER
  EMPLOYEE       Description     Hours     Rate     Current   Description     Current       YTD    Description     Current        YTD
  Khan, Vera     Regular         75.00    35.00    2,625.00   Fed Tax          288.75  4,620.00    CPP              156.19   2,499.04
  No. 000122                                                  CPP              156.19  2,499.04    EI                60.90     974.40
                                                              EI                43.58    697.28
                                                              Group Health      45.16    722.56
                 TOTAL           75.00             2,625.00   TOTAL            533.68  8,538.88
                                                              NET PAY        2,091.32 33,461.12
  Park, Liam     Regular         80.00    30.00    2,400.00   Fed Tax          264.00  4,224.00    CPP              142.80   2,284.80
  No. 000143                                                  CPP              142.80  2,284.80    EI                55.68     890.88
                                                              EI                39.84    637.44
                 TOTAL           80.00             2,400.00   TOTAL            446.64  7,146.24
                                                              NET PAY        1,953.36 31,253.76
  `);
  const [vera] = output.employees;
  t.same(plain(vera!.employer_taxes), ["other 156.19", "other 60.9"]);
  t.same(plain(vera!.taxes), ["other 288.75", "other 156.19", "other 43.58"]);
  t.match(vera, { gross_pay: 2625, net_pay: 2091.32 });
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
});

test("a heading may go on below, beside a figure of another column", async (t) => {
  const block = (name: string, net: string, amounts: readonly string[]): string => `
  ${name}      Pay date: 08/21/2026      Direct deposit
  Gross pay             Hours         Amount     Employee taxes             Amount     Employer taxes &              Amount     Net pay
                                                                                       contributions                            ${net}
  Hourly                72.00     ${amounts[0]}     Federal Income Tax         ${amounts[1]}     Social Security Employer      ${amounts[2]}
  Total                 72.00     ${amounts[0]}     Social Security            ${amounts[2]}     Medicare Employer              ${amounts[3]}
                                                 Medicare                    ${amounts[3]}     Total                         ${amounts[5]}
                                                 Total                      ${amounts[4]}
`;
  const { output, failed } = bestInferredOf(
    `Deschutes Bike Works LLC
  Payroll Details
  ${block("Grace Iverson", "1,345.60", ["1,600.00", "132.00", " 99.20", "23.20", "254.40", "122.40"])}
  ${block("Daniel Okafor", "1,511.80", ["1,800.00", "150.50", "111.60", "26.10", "288.20", "137.70"])}`,
  );
  t.match(output.employees, [
    { name: "Grace Iverson", gross_pay: 1600, net_pay: 1345.6 },
    { name: "Daniel Okafor", gross_pay: 1800, net_pay: 1511.8 },
  ]);
  t.same(
    failed.filter((id) => id.includes("employer")),
    [],
  );
});

test("tables of pages are as wide as what they hold, and what the form is about is no heading", async (t) => {
  const head = (page: number): string => `
  EMPLOYER NAME: LOS OLIVOS NURSERY INC     ACCOUNT NO. 482-1193-6     QUARTER ENDED 09/30/2026     QTR 3     PAGE ${page} OF 2`;
  const { output, failed } = bestInferredOf(
    `
  QUARTERLY REPORT OF WAGES
  ${head(1)}
  A. SOCIAL SECURITY NUMBER     B. EMPLOYEE NAME     C. TOTAL SUBJECT WAGES     D. PIT WAGES     E. PIT WITHHELD
  ***-**-7818                   CHO, VERA                          9,318.24         9,318.24              484.56
  ***-**-5886                   DELUCA, PEDRO                     14,137.20        14,137.20              735.12
  ***-**-7830                   FARROW, MIGUEL                     8,942.40         8,942.40              465.00
                                TOTALS THIS PAGE                  32,397.84        32,397.84            1,684.68`,
    `
  QUARTERLY REPORT OF WAGES
  ${head(2)}
  A. SOCIAL SECURITY NUMBER          B. EMPLOYEE NAME     C. TOTAL SUBJECT WAGES     D. PIT WAGES     E. PIT WITHHELD
  ***-**-4816                        YATES, RUTH                       21,643.20        21,643.20            1,125.42
  ***-**-7325                        ZIMMERMAN, NADIA                  20,227.20        20,227.20            1,051.80
                                     TOTALS THIS PAGE                  41,870.40        41,870.40            2,177.22
                                     GRAND TOTALS                      74,268.24        74,268.24            3,861.90`,
  );
  t.equal(output.employees.length, 5);
  t.match(output.employees[0], { name: "VERA CHO", gross_pay: 9318.24 });
  t.match(output.totals, { gross_pay: 74268.24 });
  t.same(failed, []);
});

test("how it is paid stands in the column of the net pay, and bare sums below the company's net pay", async (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Stark County Heating          Payroll Register
  Pay Period: 08/02/2026 - 08/15/2026          Pay Date: 08/21/2026

  Employee              Hours and Earnings                 Employee Taxes                    Deductions                    Net Pay
  Daniel Okafor         Regular  72.00 hrs      1,600.00   Federal Income Tax     150.00     Medical Insurance    50.00        1,376.80
                                                           Medicare                23.20                                   Direct Deposit
                        Gross                   1,600.00   Total                  173.20     Total                50.00
  Rosa Bellwether       Regular  80.00 hrs      2,000.00   Federal Income Tax     200.00     Medical Insurance    60.00        1,711.00
                                                           Medicare                29.00                                   Direct Deposit
                        Gross                   2,000.00   Total                  229.00     Total                60.00
  Company Totals        Employees: 2                                                                              Net Pay:     3,087.80
                                                3,600.00                          402.20                         110.00
  `);
  t.match(output.employees, [
    { name: "Daniel Okafor", gross_pay: 1600, net_pay: 1376.8 },
    { name: "Rosa Bellwether", gross_pay: 2000, net_pay: 1711 },
  ]);
  t.same(plain(output.employees[1]!.deductions), ["medical 60"]);
  t.match(output.totals, { gross_pay: 3600, net_pay: 3087.8, total_taxes: 402.2, total_deductions: 110 });
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
});

test("headers of many lines, with names of groups between them that take two", async (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Payroll Register
  Pay run: Biweekly 08/02/2026 - 08/15/2026          Check date: 08/21/2026

                                                                                              Employee
                                Earnings                        Employee Taxes                Deductions                        Employer Costs
                                                                   Federal                                                              Social
                                                                    Income       Social                                               Security      Medicare
  Employee            ID       Regular    Overtime       Gross         Tax     Security         401(k)     Medical    Net Pay             (ER)          (ER)
  Castellanos, Olive  0574    1,700.00           -    1,700.00    (108.58)     (105.40)        (80.00)    (203.18)   1,202.84           105.40         24.65
  Desai, Farid        0584    3,500.00      100.00    3,600.00    (310.42)     (223.20)       (214.32)    (170.87)   2,681.19           223.20         52.20
  Total                       5,200.00      100.00    5,300.00    (419.00)     (328.60)       (294.32)    (374.05)   3,884.03           328.60         76.85
  `);
  const [olive] = output.employees;
  t.same(plain(olive!.taxes), ["federal_income 108.58", "social_security 105.4"]);
  t.equal(olive!.taxes[0]!.description, "Federal Income Tax");
  t.same(plain(olive!.deductions), ["401k 80", "medical 203.18"]);
  t.same(plain(olive!.employer_taxes), ["social_security 105.4", "medicare 24.65"]);
  t.match(olive, { gross_pay: 1700, net_pay: 1202.84 });
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
});

test("behind the net pay, among taxes of the company, what both can pay is the company's", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Client: Harbor Landscaping LLC                                                              Payroll Billing Detail
  Pay Period: 05/03/2026 - 05/16/2026          Check Date: 05/22/2026

                             Gross    Employee      Employee         Net    Employer    Employer    Workers'
  Employee          ID       Wages       Taxes    Deductions         Pay        FICA        SUTA        Comp
  Bellwether, Rosa  W01   1,600.00      183.20         50.00    1,366.80      122.40       43.20       49.60
  Okafor, Daniel    W02   1,000.00      114.50          0.00      885.50       76.50       27.00       31.00
  Invoice Totals          2,600.00      297.70         50.00    2,252.30      198.90       70.20       80.60
  `);
  t.same(described(output.employees[0]!.employer_contributions), ["Workers' Comp 49.6"]);
  t.same(described(output.employees[0]!.employer_taxes), ["Employer FICA 122.4", "Employer SUTA 43.2"]);
  t.same(output.employees[0]!.taxes, []);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a sign before the name of a column is part of it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  HARBOR CHOP HOUSE                                                                Weekly Payroll Register
  Week Ending 08/09/2026    Check Date 08/12/2026

                              Reg         Reg     Charged    Declared       Gross      Fed       Soc    Less: Cash         Net
  No.   Employee              Hrs       Wages        Tips   Cash Tips       Wages      W/H       Sec          Tips       Check
  101   Bellwether, Rosa    31.00      279.00      183.80       79.08      541.88    37.93     33.60         79.08      391.27
  102   Okafor, Daniel      39.00      351.00      179.52       25.44      555.96    38.92     34.47         25.44      457.13
  103   Sandoval, Miguel    40.00      700.00                              700.00    49.00     43.40                    607.60
        Report Total       110.00    1,330.00      363.32      104.52    1,797.84   125.85    111.47        104.52    1,456.00
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 541.88, net_pay: 391.27 });
  t.match(rosa!.deductions, [{ description: "Less: Cash Tips", role: "offset", amount: 79.08 }]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
