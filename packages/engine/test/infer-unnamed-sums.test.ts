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
