import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withHours } from "./support/plain-lines.ts";

const stub = (name: string, check: string, hours: string, rest: string): string => `
  Employee Pay Stub                               Check number: ${check}          Pay Date: 06/19/2026
  Employee
  ${name}, 410 Bay Blvd, Newport, OR 97365
                                                  Pay Period: 06/01/2026 - 06/14/2026
  Earnings and Hours          Qty      Rate       Current     YTD Amount     Deductions From Gross       Current     YTD Amount
${hours}
  Net Pay ${rest}
`;

test("sums without a name are those of their lists, each in its stack, and hours may be counted as a clock does", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    stub(
      "Rosa Bellwether",
      "20911",
      `  Hourly                    80:00     20.00      1,600.00      16,000.00     Health Insurance             -60.00        -600.00
  Overtime                   4:15     30.00        127.50       1,275.00                                  -60.00        -600.00
                            84:15                1,727.50      17,275.00
                                                                             Taxes                       Current     YTD Amount
                                                                             Federal Withholding         -160.00      -1,600.00
                                                                             Medicare Employee            -24.18        -241.80
                                                                                                         -184.18      -1,841.80

                                                                             Adjustments to Net Pay      Current     YTD Amount
                                                                             Dental                       -25.00        -250.00
                                                                                                          -25.00        -250.00`,
      "                                                                                            1,458.32      14,583.20",
    ),
    stub(
      "Daniel Okafor",
      "20912",
      `  Hourly                    50:30     20.00      1,010.00      10,100.00     Health Insurance             -40.00        -400.00
                            50:30                1,010.00      10,100.00                                  -40.00        -400.00
                                                                             Taxes                       Current     YTD Amount
                                                                             Federal Withholding         -100.00      -1,000.00
                                                                             Medicare Employee            -14.07        -140.70
                                                                                                         -114.07      -1,140.70`,
      "                                                                                              855.93       8,559.30",
    ),
  );
  const [rosa, daniel] = output.employees;
  t.match(rosa, { name: "Rosa Bellwether", gross_pay: 1727.5, net_pay: 1458.32 });
  t.same(withHours(rosa!.earnings), ["regular 1600 80", "overtime 127.5 4.25"]);
  t.same(plain(rosa!.deductions), ["medical 60", "dental 25"]);
  t.match(daniel, { gross_pay: 1010, net_pay: 855.93 });
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("what is carried from page to page is nobody and no total", (t) => {
  const page = (lines: string): string => `
  HARBOR KITES LLC                       PAYROLL REGISTER    PERIOD 06/01/26 TO 06/14/26    CHECK DATE 06/19/26
  EMPLOYEE                 GROSS     FEDERAL    MEDICARE     MEDICAL     NET PAY
${lines}`;
  const { output, failed, unclaimed } = bestInferredOf(
    page(`  BELLWETHER, ROSA      1,600.00      160.00       23.20       60.00    1,356.80
  OKAFOR, DANIEL        1,000.00      100.00       14.50       40.00      845.50
  PAGE TOTAL            2,600.00      260.00       37.70      100.00    2,202.30
  CARRIED FORWARD       2,600.00      260.00       37.70      100.00    2,202.30`),
    page(`  BROUGHT FORWARD       2,600.00      260.00       37.70      100.00    2,202.30
  DESAI, PRIYA            800.00       80.00       11.60        0.00      708.40
  LINDQVIST, MEI          600.00       60.00        8.70       20.00      511.30
  PAGE TOTAL            1,400.00      140.00       20.30       20.00    1,219.70
  GRAND TOTAL           4,000.00      400.00       58.00      120.00    3,422.00`),
  );
  t.same(
    output.employees.map(({ name }) => name),
    ["ROSA BELLWETHER", "DANIEL OKAFOR", "PRIYA DESAI", "MEI LINDQVIST"],
  );
  t.match(output.totals, { gross_pay: 4000, net_pay: 3422 });
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("a total of the company may stand in the column of the lines, right of the names", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Earnings Register
  Employee              Emp No    Code    Earning               Hours      Rate       Dollars
  Dept: 110 - Assembly
  Bellwether, Rosa      1001      1       Regular               80.00     20.00      1,600.00
                                  2       Overtime               4.00     30.00        120.00
                                          Employee Total        84.00                1,720.00
  Okafor, Daniel        1002      1       Regular               50.00     20.00      1,000.00
                                  5       Holiday                8.00     20.00        160.00
                                          Employee Total        58.00                1,160.00
                                          Dept 110 Total       142.00                2,880.00
  Dept: 120 - Paint
  Desai, Priya          1003      1       Regular               40.00     20.00        800.00
                                  2       Overtime               2.00     30.00         60.00
                                          Employee Total        42.00                  860.00
                                          Dept 120 Total        42.00                  860.00
                                          Report Total         184.00                3,740.00
  `);
  t.same(
    output.employees[0]!.earnings.map(({ code, amount }) => [code, amount]),
    [
      ["1", 1600],
      ["2", 120],
    ],
  );
  t.equal(output.totals?.gross_pay, 3740);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("tips that are taken back were in the gross pay, and a net check is the net pay", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Team Member             Reg Pay    Charge Tips    Declared Cash Tips    Gross Pay       FIT  Medicare    Less Cash Tips    Net Check
  Rosa Bellwether        1,600.00         200.00                 40.00     1,840.00    184.00     26.68             40.00     1,589.32
  Daniel Okafor          1,000.00         150.00                 30.00     1,180.00    118.00     17.11             30.00     1,014.89
  Priya Desai              800.00           0.00                  0.00       800.00     80.00     11.60              0.00       708.40
  Totals                 3,400.00         350.00                 70.00     3,820.00    382.00     55.39             70.00     3,312.61
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1840, net_pay: 1589.32 });
  t.same(
    rosa!.deductions.map(({ role, amount }) => [role, amount]),
    [["offset", 40]],
  );
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("a line below the last person with the company's name, or with none, is the sum of all and no check of theirs", (t) => {
  for (const name of ["Harbor Kites", "            "]) {
    const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Summary
  Harbor Kites
  Pay Date 06/19/2026
       Employee               Gross Pay       Taxes      Net Pay
       Bellwether, Rosa        1,600.00      160.00     1,440.00
       Okafor, Daniel          1,000.00      100.00       900.00
       Desai, Priya              800.00       80.00       720.00
  ${name}                 3,400.00      340.00     3,060.00
  `);
    t.match(output.employees[2], { name: "Priya Desai", gross_pay: 800, net_pay: 720 }, name);
    t.match(output.totals, { gross_pay: 3400, net_pay: 3060, total_taxes: 340 });
    t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  }
  t.end();
});

test("so is one without gross and net pay, and one of each department", (t) => {
  const taxes = bestInferredOf(`
  Tax Report
  Harbor Kites LLC
  Quarter Ending 09/30/2026
  Employee              Gross Pay       FIT    Medicare
  Bellwether, Rosa       1,600.00    160.00       23.20
  Okafor, Daniel         1,000.00    100.00       14.50
  Desai, Priya             800.00     80.00       11.60
                         3,400.00    340.00       49.30
  `);
  t.same(plain(taxes.output.employees[2]!.taxes), ["federal_income 80", "medicare 11.6"]);
  t.equal(taxes.output.totals?.gross_pay, 3400);
  const departments = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC
  Pay Date 06/19/2026
  Employee             Gross Pay         FIT    Medicare     Dental      Net Pay
  Bellwether, Rosa      1,600.00      160.00       23.20      10.00     1,406.80
  Okafor, Daniel        1,000.00      100.00       14.50      10.00       875.50
                        2,600.00      260.00       37.70      20.00     2,282.30
  Desai, Priya            800.00       80.00       11.60      10.00       698.40
  Abara, Chidi            500.00       50.00        7.25      10.00       432.75
                        1,300.00      130.00       18.85      20.00     1,131.15
                        3,900.00      390.00       56.55      40.00     3,413.45
  `);
  t.same(
    departments.output.employees.map(({ net_pay: net }) => net),
    [1406.8, 875.5, 698.4, 432.75],
  );
  t.match(departments.output.totals, { gross_pay: 3900, net_pay: 3413.45 });
  for (const { failed, unclaimed } of [taxes, departments])
    t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a further check of the last person that is no sum of anybody's stays theirs", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Summary
  Harbor Kites LLC
  Pay Date 06/19/2026
       Employee               Gross Pay       Taxes      Net Pay
       Okafor, Daniel          1,000.00      100.00       900.00
       Bellwether, Rosa        1,600.00      160.00     1,440.00
                                 400.00       40.00       360.00
                               3,000.00      300.00     2,700.00
  `);
  t.match(output.employees[1], { name: "Rosa Bellwether", gross_pay: 2000, net_pay: 1800 });
  t.match(output.totals, { gross_pay: 3000, net_pay: 2700 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a row of nothing but sums is over everybody, though its name stands on a further line or nowhere", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  St. Olaf's Parish
  Monthly Payroll Ledger - September 2026
  Paid: September 30, 2026

                             Base     Housing       Total        Fed.     Social                  N.C.         Net
  Staff Member             Salary   Allowance        Comp  Income Tax   Security   Medicare   Income Tax      Paid
  Rosa Bellwether        1,600.00           -    1,600.00      160.00      99.20      23.20        64.00  1,253.60
  Daniel Okafor          2,000.00      500.00    2,500.00      200.00          -          -        80.00  2,220.00
  Miguel Sandoval        1,000.00           -    1,000.00      100.00      62.00      14.50        40.00    783.50
                         4,600.00      500.00    5,100.00      460.00     161.20      37.70       184.00  4,257.10
  `);
  t.match(output, {
    company: { name: "St. Olaf's Parish" },
    pay_period: { start: "2026-09-01", end: "2026-09-30" },
  });
  t.match(output.totals, { gross_pay: 5100, net_pay: 4257.1 });
  t.match(output.employees[2], { gross_pay: 1000, net_pay: 783.5 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  const stacked = bestInferredOf(`
  HARBOR STAIR AND RAIL      PAYROLL REGISTER        P/E 03/21/26    CHECK DATE 03/27/26

  EMP NO                     REG HRS    REG PAY      GROSS     FED WH      PA WH        NET
  NAME                        OT HRS     OT PAY                  FICA      LOCAL
  CHECK                                   BONUS                 MEDCR
  007                          80.00   1,600.00   1,827.50     182.75      56.10   1,430.56
  BELLWETHER, ROSA              4.25     127.50                113.31      18.28
  46210                                  100.00                 26.50
  011                          40.00   1,000.00   1,000.00     100.00      30.70     782.80
  OKAFOR, DANIEL                                                62.00      10.00
  46211                                                         14.50
  015                          40.00     900.00     900.00      90.00      27.63     704.52
  SANDOVAL, MIGUEL                                              55.80       9.00
  46212                                                         13.05
                              160.00   3,500.00   3,727.50     372.75     114.43   2,917.88
  ** TOTALS **                  4.25     127.50                231.11      37.28
                                         100.00                 54.05
  `);
  t.match(stacked.output.totals, { gross_pay: 3727.5, net_pay: 2917.88 });
  const [rosa] = stacked.output.employees;
  t.match(rosa, { employee_id: "007", gross_pay: 1827.5, payments: [{ number: "46210", amount: 1430.56 }] });
  t.same(plain(rosa!.taxes), [
    "federal_income 182.75",
    "social_security 113.31",
    "medicare 26.5",
    "state_income 56.1",
    "local_income 18.28",
  ]);
  t.same({ failed: stacked.failed, unclaimed: stacked.unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the bare sum of what is earned and paid back is more than the gross pay, and not called so", (t) => {
  const person = (name: string, id: string, back: string, sum: string, net: string): string => `
  ${name.padEnd(20)}REG               80.00     1,600.00    FIT           160.00    401K           80.00
  Emp #: ${id}          MILEAGE REIMB             ${back}    MED EE         23.20
                      Total             80.00     ${sum}    Total         183.20    Total          80.00    ${net}
`;
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Mechanical, Inc.                                  Payroll Register
  Pay Period 05/10/2026 - 05/23/2026                       Pay Date 05/29/2026

  Employee            Earnings          Hours       Amount    Taxes         Amount    Deductions    Amount     Net Pay
${person("Bellwether, Rosa", "201", "  147.58", "1,747.58", "1,484.38")}
${person("Okafor, Daniel", "204", "    0.00", "1,600.00", "1,336.80")}
${person("Sandoval, Miguel", "207", "   20.00", "1,620.00", "1,356.80")}
  Totals                               240.00     4,967.58                  549.60                  240.00    4,177.98
  `);
  t.same(
    output.employees.map(({ gross_pay: gross, net_pay: net }) => [gross, net]),
    [
      [null, 1484.38],
      [1600, 1336.8],
      [null, 1356.8],
    ],
  );
  t.match(output.totals, { gross_pay: null, total_earnings: 4967.58, net_pay: 4177.98 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a sum without a name over people whose figures stand below their names is nobody's pay", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Saddle Club
  Payroll Register                                   Pay Date 05/15/2026

  Employee              Check No         Gross     Fed Tax    Medicare       Net Pay
  Bellwether, Rosa
                                      1,000.00      100.00       14.50        885.50
  Okafor, Daniel
                                      1,100.00      110.00       14.50        975.50
  Sandoval, Miguel
                                      1,200.00      120.00       17.40      1,062.60
                                      3,300.00      330.00       46.40      2,923.60
  `);
  t.same(
    output.employees.map(({ gross_pay, net_pay }) => [gross_pay, net_pay]),
    [
      [1000, 885.5],
      [1100, 975.5],
      [1200, 1062.6],
    ],
  );
  t.match(output.totals, { gross_pay: 3300, net_pay: 2923.6 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
