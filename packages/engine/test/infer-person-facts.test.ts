import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("a department behind its word and a rate behind its own name no figure further right", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                 Payroll Register        Period Ending 06/14/2026   Pay Date 06/19/2026

  PERSONNEL                HOURS                   EARNINGS
  FILE/DEPT                  REG       O/T              REG                  O/T       GROSS     FEDERAL    MEDICARE      NET PAY
  RATE                     HRS 3     HRS 4           EARN 3               EARN 4
  BELLWETHER, ROSA         72.00                   1,440.00    SICK        80.00    1,600.00      160.00       22.04     1,417.96
  DEPT:  FIN2               4.00
  RATE 20.0000             32.00      HOLIDAY         80.00
  OKAFOR, MIGUEL           80.00                   2,000.00                         2,000.00      200.00       29.00     1,771.00
  DEPT:  FIN2
  RATE 25.0000
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { department: "FIN2", gross_pay: 1600, net_pay: 1417.96 });
  t.same(plain(rosa!.earnings), ["regular 1440", "sick 80", "holiday 80"]);
  t.match(miguel, { department: "FIN2", gross_pay: 2000 });
  t.same(failed, []);
  t.same(unclaimed, ["32.00"], "hours behind the rate are of no line that is known");
  t.end();
});

test("the gross pay of all is what each person's adds up to, though what is reimbursed has a sum beside it", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kites LLC                   Payroll Journal        Period Ending 06/14/2026   Pay Date 06/19/2026

  Employee Name       Description       Earnings     Reimb & Other     Withholdings        Taxes       Net Pay
  Bellwether, Rosa    Salary            2,000.00                       Fed Income Tax     200.00
                      Expense Reimb                         100.00     Medicare            29.00
                      Employee Total    2,000.00            100.00                        229.00      1,871.00
  Okafor, Miguel      Salary            1,000.00                       Fed Income Tax     100.00
                                                                       Medicare            14.50
                      Employee Total    1,000.00                                          114.50        885.50
  Company Total                         3,000.00            100.00                        343.50      2,756.50
  `);
  t.match(output.employees[0], { gross_pay: 2000, net_pay: 1871 });
  t.match(output.totals, { gross_pay: 3000, net_pay: 2756.5 });
  t.same(failed, []);
  t.end();
});

test("hours and the sign of dollars may head the two columns of a line", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                 Payroll Register        Period Ending 06/14/2026   Pay Date 06/19/2026

                             Regular              Overtime
  Name                   Hrs         $        Hrs        $       Gross        FIT       Med         Net
  Bellwether, Rosa     72.00  1,440.00       4.00   120.00    1,560.00     156.00     22.62    1,381.38
  Okafor, Miguel       80.00  2,000.00       0.00     0.00    2,000.00     200.00     29.00    1,771.00
  Total               152.00  3,440.00       4.00   120.00    3,560.00     356.00     51.62    3,152.38
  `);
  const [rosa] = output.employees;
  t.match(rosa!.earnings, [
    { description: "Regular", type: "regular", hours: 72, amount: 1440 },
    { description: "Overtime", type: "overtime", hours: 4, amount: 120 },
  ]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("the name of a list that goes on above the next person is no department, and a process has days", async (t) => {
  const { output } = bestInferredOf(`
  Payroll Register Report
  Process Start Date    06/01/2026     Process End Date    06/14/2026

  Person Number  3001    Person Name    Bellwether, Rosa
  Earnings             Hours     Amount     Taxes                   Amount
  Regular              80.00   1,600.00     Federal Income Tax      160.00
  Gross Earnings               1,600.00     Net Payment           1,440.00
  Contributions
  Person Number  3002    Person Name    Okafor, Daniel
  Earnings             Hours     Amount     Taxes                   Amount
  Regular              50.00   1,000.00     Federal Income Tax      100.00
  Gross Earnings               1,000.00     Net Payment             900.00
  Contributions
  `);
  t.match(output.pay_period, { start: "2026-06-01", end: "2026-06-14" });
  t.match(output.employees, [
    { name: "Rosa Bellwether", department: null },
    { name: "Daniel Okafor", department: null },
  ]);
});

test("a text below each line of a table is about whoever stands above, and no department of whoever follows", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll summary
  Employee                Gross Pay       Taxes      Deductions      Net Pay

  Rosa Bellwether          1,600.00      282.40           64.00     1,253.60
  Line Cook

  Daniel Okafor            1,000.00      176.50            0.00       823.50
  Server

  Priya Desai                800.00      141.20           20.00       638.80
  Server

  Total                    3,400.00      600.10           84.00     2,715.90
  `);
  t.same(
    output.employees.map(({ department }) => department),
    [null, null, null],
  );
  t.same(failed, []);
  t.end();
});

test("how somebody is paid may stand below the net pay, in its column", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Employee              Hours and Earnings               Employee Taxes                           Net Pay
  Rosa Bellwether       Regular        1,600.00          Federal Income Tax      160.00          1,416.80
  Kitchen               Gross          1,600.00          Medicare                 23.20    Direct Deposit
                                                         Total                   183.20
  Daniel Okafor         Regular        1,000.00          Federal Income Tax      100.00            885.50
  Office                Gross          1,000.00          Medicare                 14.50    Direct Deposit
                                                         Total                   114.50
  `);
  t.match(output.employees, [
    { payments: [{ method: "direct_deposit", amount: 1416.8 }] },
    { payments: [{ method: "direct_deposit", amount: 885.5 }] },
  ]);
  t.same(failed, []);
  t.end();
});

test("what is earned and deducted is a payroll, of a company with its number behind its name", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  EARNINGS AND DEDUCTIONS REGISTER
  HARBOR SCHOOL SERVICES INC 0917-4471                                         PAGE 1
  PAY PERIOD 09/01/26 THRU 09/30/26   CHECK DATE 09/30/26

  EMP NO  EMPLOYEE NAME      EARNINGS              AMOUNT    DEDUCTION              EMPLOYEE    EMPLOYER          NET
  07310   BELLWETHER, ROSA   CONTRACT SALARY     1,600.00    FEDERAL TAX              160.00                 1,264.80
                                                             MEDICARE                  23.20       23.20
                                                             TEACHER RETIREMENT       152.00      152.00
                             GROSS               1,600.00    TOTAL                    335.20      175.20
  07339   OKAFOR, MIGUEL     CONTRACT SALARY     1,000.00    FEDERAL TAX              100.00                   790.50
                                                             MEDICARE                  14.50       14.50
                                                             TEACHER RETIREMENT        95.00       95.00
                             GROSS               1,000.00    TOTAL                    209.50      109.50
  REPORT TOTALS (2 PARTICIPANTS)                 2,600.00                             544.70      284.70     2,055.30
  `);
  const [rosa] = output.employees;
  t.equal(output.format_type, "payroll_journal");
  t.match(output.company, { name: "HARBOR SCHOOL SERVICES INC" });
  t.same(plain(rosa!.deductions), ["pension 152"]);
  t.same(plain(rosa!.earnings), ["regular 1600"]);
  t.match(output.totals, { employee_count: 2, net_pay: 2055.3 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("how somebody is paid stands on the line of their name beside what they are, and a report has a number of its own", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Register Report (PR001)
  Meridian Outfitters, Inc.
  Pay Group: Hourly   Period: 04/26/2026 - 05/09/2026   Pay Date: 05/15/2026

  Bellwether, Rosa      Employee #: 500113   Location: Stores     Direct Deposit                 Net Pay: $1,416.80
  Earnings          Hours      Current        YTD    Taxes                 Current        YTD
  Regular           80.00     1,600.00   9,600.00    Federal Income Tax     160.00     960.00
                                                     Medicare                23.20     139.20
  Gross Pay         80.00     1,600.00   9,600.00    Total Taxes            183.20   1,099.20
  Okafor, Miguel        Employee #: 500154   Location: Stores     Check #: 43310                 Net Pay: $885.50
  Earnings          Hours      Current        YTD    Taxes                 Current        YTD
  Regular           40.00     1,000.00   6,000.00    Federal Income Tax     100.00     600.00
                                                     Medicare                14.50      87.00
  Gross Pay         40.00     1,000.00   6,000.00    Total Taxes            114.50     687.00
  `);
  t.match(output.company, { name: "Meridian Outfitters, Inc.", id: null });
  t.same(
    output.employees.map(({ payments }) =>
      payments.map(({ method, number, amount }) => [method, number, amount]),
    ),
    [[["direct_deposit", null, 1416.8]], [["check", "43310", 885.5]]],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("an id with letters stands in a column of its own, and a job title on a line of the header that has one", (t) => {
  const ids = bestInferredOf(`
  Employee Deduction Report
  Saguaro Supply Partners LP
  Pay Period: 08/01/2026 - 08/15/2026     Check Date: 08/20/2026

     Code   Description              Employee Amount   Employer Amount
  Bellwether, Rosa                     E1020       Admin
     MED    Medical - Choice                   50.00            125.00
     DEN    Dental                             10.00              0.00
            Employee Total                     60.00            125.00
  Okafor, Miguel                       E1027       Admin
     MED    Medical - Choice                   40.00            100.00
            Employee Total                     40.00            100.00
  Report Total                                100.00            225.00
  `);
  t.same(
    ids.output.employees.map(({ employee_id: id }) => id),
    ["E1020", "E1027"],
  );
  const { output, failed, unclaimed } = bestInferredOf(`
  CITY OF ALDER FALLS
  PAYROLL REGISTER BY DEPARTMENT
  PERIOD BEGINNING 10/01/2026  PERIOD ENDING 10/15/2026  PAY DATE 10/20/2026

  EMP NO  NAME                REG HRS     REG PAY   GROSS PAY    FED TAX    NET PAY
          TITLE                OT HRS      OT PAY     HOLIDAY   MEDICARE   CHECK NO
  DEPARTMENT: POLICE
  2001    BELLWETHER, ROSA      80.00    1,600.00    1,660.00     160.00   1,475.93
          OFFICER                2.00       60.00        0.00      24.07      40210
  2013    OKAFOR, MIGUEL        40.00    1,000.00    1,000.00     100.00     885.50
          OFFICER                0.00        0.00        0.00      14.50      40211
  DEPARTMENT TOTAL POLICE      120.00    2,600.00    2,660.00     260.00   2,361.43
                                 2.00       60.00        0.00      38.57
  `);
  t.match(output.employees[0]!.earnings, [
    { type: "regular", hours: 80, amount: 1600 },
    { type: "overtime", hours: 2, amount: 60 },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("hours and their rate stand in brackets behind the name of a line, and a written day is no department", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Paycheck details
  Harbor Coffee LLC
  Pay date Sep 25, 2026   |   Pay period Sep 07, 2026 - Sep 20, 2026

  Rosa Bellwether                                  Net pay  $1,416.80
  Regular (64.00 hrs at $25.00)      $1,600.00
  Gross pay                          $1,600.00
    Federal income tax                -$160.00
    Medicare                           -$23.20
  Employee taxes                      -$183.20

  Miguel Okafor                                    Net pay    $938.60
  Regular (40.00 hrs at $25.00)      $1,000.00
  Overtime (1.60 hrs at $37.50)         $60.00
  Gross pay                          $1,060.00
    Federal income tax                -$106.00
    Medicare                           -$15.40
  Employee taxes                      -$121.40
  `);
  const miguel = output.employees[1]!;
  t.equal(miguel.department, null);
  t.same(
    miguel.earnings.map(({ description, hours, rate, amount }) => [description, hours, rate, amount]),
    [
      ["Regular", 40, 25, 1000],
      ["Overtime", 1.6, 37.5, 60],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a day below a name is nobody's id", (t) => {
  const { output, failed } = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC
  Bellwether, Rosa
  06-19-2026
  Regular      80.00     1,600.00     FIT          160.00
  Gross                  1,600.00     Net Pay    1,440.00
  Okafor, Daniel
  06-22-2026
  Regular      40.00     1,000.00     FIT          100.00
  Gross                  1,000.00     Net Pay      900.00
  `);
  t.match(output.employees, [
    { name: "Rosa Bellwether", employee_id: "", net_pay: 1440 },
    { name: "Daniel Okafor", employee_id: "", net_pay: 900 },
  ]);
  t.same(failed, []);
  t.end();
});

test("what stands above each name is what the heading above that of names says", (t) => {
  const read = (heading: string, numbers: readonly string[]) =>
    bestInferredOf(`
  Check Register
  Harbor Kites LLC
  ${heading.padEnd(16)}Gross Pay       Taxes      Net Pay
  Employee
  ${numbers[0]!.padEnd(16)} 1,600.00      160.00     1,440.00
  Bellwether, Rosa
  ${numbers[1]!.padEnd(16)} 1,000.00      100.00       900.00
  Okafor, Daniel
  Totals           2,600.00      260.00     2,340.00
  `);
  const checks = read("Check No.", ["20115", "20116"]);
  t.match(checks.output.employees, [
    { name: "Rosa Bellwether", employee_id: "", net_pay: 1440, payments: [{ number: "20115" }] },
    { name: "Daniel Okafor", employee_id: "", net_pay: 900, payments: [{ number: "20116" }] },
  ]);
  const days = read("Check Date", ["06-19-2026", "06-19-2026"]);
  t.match(days.output.employees[1], { name: "Daniel Okafor", employee_id: "", net_pay: 900 });
  const ids = read("Employee ID", ["20115", "20116"]);
  t.match(ids.output.employees[1], { employee_id: "20116", net_pay: 900, payments: [] });
  for (const { failed } of [checks, days, ids]) t.same(failed, []);
  t.end();
});

test("a code that several people have behind their names is nobody's id", (t) => {
  const idsOf = (...codes: readonly [string, string]): string[] =>
    bestInferredOf(`
  Payroll Register
  Harbor Kites LLC
  Pay Date 06/19/2026
  Bellwether, Rosa                ${codes[0]}
  Regular     80.00     1,600.00     FIT          160.00
  Gross                 1,600.00     Net Pay    1,440.00
  Okafor, Daniel                  ${codes[1]}
  Regular     40.00     1,000.00     FIT          100.00
  Gross                 1,000.00     Net Pay      900.00
  `).output.employees.map(({ employee_id: id }) => id);
  t.same(idsOf("A100", "A100"), ["", ""]);
  t.same(idsOf("A100", "A101"), ["A100", "A101"]);
  t.end();
});
