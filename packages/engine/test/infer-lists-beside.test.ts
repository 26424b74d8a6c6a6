import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { described, plain } from "./support/plain-lines.ts";

test("a letter before each line tells what it is", (t) => {
  const { people, wrong } = readPrinted(`
  HARBOR KITES LLC                               PAYROLL REGISTER
  PERIOD 06/01/26 - 06/14/26     CHECK DATE 06/19/26
  TYP DESCRIPTION          HOURS      RATE       AMOUNT    YTD AMOUNT
  1001  BELLWETHER, ROSA            CHECK 20456
   E  REGULAR              80.00     20.00     1,600.00     19,200.00
   T  FEDERAL                                    160.00      1,920.00
   T  ZONE LEVY                                   23.20        278.40
   D  MEDICAL                                     50.00        600.00
   D  RSA PLAN                                    80.00        960.00
      GROSS PAY                                1,600.00     19,200.00
      NET PAY                                  1,286.80     15,441.60
  1002  OKAFOR, DANIEL              CHECK 20457
   E  REGULAR              50.00     20.00     1,000.00     12,000.00
   T  FEDERAL                                    100.00      1,200.00
   D  MEDICAL                                     40.00        480.00
      GROSS PAY                                1,000.00     12,000.00
      NET PAY                                    860.00     10,320.00
  `);
  const [rosa] = people;
  t.same(described(rosa!.taxes), ["FEDERAL 160", "ZONE LEVY 23.2"]);
  t.same(described(rosa!.deductions), ["MEDICAL 50", "RSA PLAN 80"]);
  t.same(wrong, NOTHING);
  t.end();
});

test("a list of taxable wages has the names of taxes, and says what they are due on", (t) => {
  const { people, output, wrong } = readPrinted(`
  Harbor Kites LLC                           Payroll Journal
  Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026
  Employee            Earnings     Hours      Amount   Taxes         Amount   Deductions    Amount   Taxable Wages      Amount      Net Pay
  Bellwether, Rosa    Regular      80.00    1,600.00   Federal       155.00   Medical        50.00   Federal          1,550.00     1,371.80
  Emp# 1001                                            Medicare       23.20                          Medicare         1,600.00
                      Total        80.00    1,600.00                 178.20                  50.00
  Okafor, Daniel      Regular      50.00    1,000.00   Federal       100.00                          Federal          1,000.00       885.50
  Emp# 1002                                            Medicare       14.50                          Medicare         1,000.00
                      Total        50.00    1,000.00                 114.50                   0.00
  Company Total                   130.00    2,600.00                 292.70                  50.00                               2,257.30
  `);
  const [rosa] = people;
  t.match(rosa, { employee_id: "1001", gross_pay: 1600, net_pay: 1371.8 });
  t.match(rosa!.taxes, [
    { type: "federal_income", amount: 155, taxable_wages: 1550 },
    { type: "medicare", amount: 23.2, taxable_wages: 1600 },
  ]);
  t.match(output.totals, { gross_pay: 2600, net_pay: 2257.3, total_taxes: 292.7, total_deductions: 50 });
  t.same(wrong, NOTHING);
  t.end();
});

test("what the company pays may stand among the taxes, whose sum is the employee's", (t) => {
  const { people, output, wrong } = readPrinted(`
  Harbor Kites LLC                           PAYROLL REGISTER
  PERIOD 06/01/2026 - 06/14/2026   CHECK DATE 06/19/2026
  EMPLOYEE            EARN         HOURS      AMOUNT   TAX           AMOUNT   DEDUCTION     AMOUNT     NET PAY
  BELLWETHER, ROSA    REG          80.00    1,600.00   FIT           160.00   401K-EE        80.00    1,336.80
  ID 1001                                              MED-EE         23.20   401K-ER        40.00
                                                       MED-ER         23.20
                      TOTAL        80.00    1,600.00                 183.20                  80.00
  OKAFOR, DANIEL      REG          50.00    1,000.00   FIT           100.00   401K-EE        50.00      835.50
  ID 1002                                              MED-EE         14.50   401K-ER        25.00
                                                       MED-ER         14.50
                      TOTAL        50.00    1,000.00                 114.50                  50.00
  COMPANY TOTAL                   130.00    2,600.00                 297.70                 130.00    2,172.30
  `);
  const [rosa] = people;
  t.same(plain(rosa!.taxes), ["federal_income 160", "medicare 23.2"]);
  t.same(plain(rosa!.employer_taxes), ["medicare 23.2"]);
  t.match(output.totals, { total_taxes: 297.7, total_deductions: 130 });
  t.same(wrong, NOTHING);
  t.end();
});

test("facts fill the line of a name, and figures of the year are none of the period", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                           Payroll Register - Detail
  Pay Period 06/01/2026 to 06/14/2026                                                    Check Date 06/19/2026
     Earnings          Hours      Rate      Amount   Taxes           Amount   Deductions      Amount     Net Pay
  1001 - Bellwether, Rosa     Dept: Shop    Rate: $20.00    Fed: M-1   Hired: 03/10/2019   YTD Gross: $19,200.00
     Regular           80.00     20.00    1,600.00   FED WH          160.00   Medical          50.00
                                                     MEDICARE         23.20
     Total             80.00              1,600.00                   183.20                    50.00    1,366.80
  1002 - Okafor, Daniel       Dept: Shop    Rate: $20.00    Fed: S-0   Hired: 03/11/2019   YTD Gross: $12,000.00
     Regular           50.00     20.00    1,000.00   FED WH          100.00
                                                     MEDICARE         14.50
     Total             50.00              1,000.00                   114.50                     0.00      885.50
     Grand Total      130.00              2,600.00                   297.70                    50.00    2,252.30
  `);
  const [rosa] = people;
  t.match(rosa, { employee_id: "1001", gross_pay: 1600, net_pay: 1366.8 });
  t.same(plain(rosa!.taxes), ["federal_income 160", "medicare 23.2"]);
  t.same(wrong, NOTHING);
  t.end();
});

test("what was paid before this period is no figure of the year", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                    Pay Period 06/01/2026 - 06/14/2026
  1001  Rosa Bellwether               Date 06/19/2026

  Earnings                 Prior YTD      Current          YTD
    Regular Pay            17,600.00     1,600.00    19,200.00
  Total Earnings           17,600.00     1,600.00    19,200.00
  Taxes                    Prior YTD      Current          YTD
    Federal Withholding     1,760.00       160.00     1,920.00
    Medicare                  255.20        23.20       278.40
  Total Taxes               2,015.20       183.20     2,198.40
  Net Pay                  15,584.80     1,416.80    17,001.60
  `);
  const [rosa] = people;
  t.match(rosa, { gross_pay: 1600, net_pay: 1416.8 });
  t.match(rosa!.earnings, [{ amount: 1600, ytd_amount: 19200 }]);
  t.match(rosa!.taxes, [
    { amount: 160, ytd_amount: 1920 },
    { amount: 23.2, ytd_amount: 278.4 },
  ]);
  t.same(wrong, NOTHING);
  t.end();
});

test("a check of nothing beside deposits is no net pay", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                                   Earnings Statement
  ROSA BELLWETHER                          Period Ending:      06/14/2026
  18 ORCHARD LN                            Pay Date:           06/19/2026
  MACON GA 31201
  Earnings            rate      hours    this period    year to date
  Regular          20.0000      80.00       1,600.00       19,200.00
           Gross Pay                       $1,600.00       19,200.00
  Deductions  Statutory
           Federal Income Tax                -160.00        1,920.00
           Medicare Tax                       -23.20          278.40
           Other
           Medical                            -50.00          600.00
           Checking                        -1,000.00
           Savings                           -366.80
           Net Check                           $0.00
  `);
  const [rosa] = people;
  t.match(rosa, { gross_pay: 1600, net_pay: null });
  t.same(
    rosa!.payments.map(({ amount }) => amount),
    [1000, 366.8],
  );
  t.same(wrong, NOTHING);
  t.end();
});

test("an id and a check may follow a name in one phrase", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC
  Payroll Detail
  Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026

  Bellwether, Rosa ID 1001 Check 20456
  Week      Pay Type     Hours      Rate       Amount     Withheld          Amount
  Week 1    Regular      40.00     20.00       800.00     Federal           160.00
  Week 2    Regular      40.00     20.00       800.00     Medicare           23.20
  Gross Pay              80.00               1,600.00     Net Pay         1,416.80

  Okafor, Daniel ID 1002 Check 20457
  Week      Pay Type     Hours      Rate       Amount     Withheld          Amount
  Week 1    Regular      50.00     20.00     1,000.00     Federal           100.00
  Gross Pay              50.00               1,000.00     Medicare           14.50
                                                          Net Pay           885.50
  `);
  const [rosa] = people;
  t.match(rosa, { employee_id: "1001", name: "Rosa Bellwether", net_pay: 1416.8 });
  t.match(rosa!.payments, [{ number: "20456", amount: 1416.8 }]);
  t.same(plain(rosa!.earnings), ["regular 1600"]);
  t.same(wrong, NOTHING);
  t.end();
});

test("columns of totals add up their lists, whatever stands above the people", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC
  Payroll Summary
  Pay Period: 06/01/2026 - 06/14/2026   Pay Date: 06/19/2026
                            Earnings                       Taxes                     Deductions
  Employee              Regular       Gross     Federal  Medicare       Total    Medical      401k     Total         Net
  10 - Guides
  Bellwether, Rosa     1,600.00    1,600.00      160.00     23.20      183.20      50.00     80.00    130.00    1,286.80
  20 - Shop
  Okafor, Daniel       1,000.00    1,000.00      100.00     14.50      114.50                50.00     50.00      835.50
  Grand Total          2,600.00    2,600.00      260.00     37.70      297.70      50.00    130.00    180.00    2,122.30
  `);
  const [rosa, daniel] = people;
  t.match(rosa, { department: "10 Guides", gross_pay: 1600, net_pay: 1286.8 });
  t.equal(daniel!.department, "20 Shop");
  t.same(plain(rosa!.deductions), ["medical 50", "401k 80"]);
  t.same(wrong, NOTHING);
  t.end();
});

test("the company's part is a list beside those of the employee, and hours need no heading", (t) => {
  const slip = (name: string, check: string): string => `
  City of Harbor Hill                                             Pay statement no. ${check}
  ${name}         Period: 06/01/2026 to 06/14/2026   Pay date: 06/19/2026

  Earnings                  Amount    Deductions            Amount    Employer              Amount
  Regular        80.00    1,600.00    Federal tax           160.00    Social security        99.20
  Overtime        4.00      120.00    Social security        99.20    Pension plan           40.00
                                      Pension plan           80.00

       Gross          Deductions             Net pay
    1,720.00              339.20            1,380.80
`;
  const { output, people, wrong } = readPrinted(
    slip("1001   Rosa Bellwether", "20456") + slip("1002   Daniel Okafor", "20457"),
  );
  const [rosa] = people;
  t.equal(output.company.name, "City of Harbor Hill");
  t.match(rosa, { gross_pay: 1720, net_pay: 1380.8 });
  t.match(rosa!.earnings, [
    { hours: 80, amount: 1600 },
    { hours: 4, amount: 120 },
  ]);
  t.same(plain(rosa!.deductions), ["pension 80"]);
  t.same(plain(rosa!.employer_taxes), ["social_security 99.2"]);
  t.same(plain(rosa!.employer_contributions), ["pension 40"]);
  t.same(wrong, NOTHING);
  t.end();
});

test("a list that begins below `Hours` is one of hours, beside that of the pay", (t) => {
  const person = (name: string): string => `
  ${name.padEnd(22)}Regular      80.00    Regular     1,600.00     FIT         160.00     401(k)      80.00     1,376.80
                        Overtime      2.00    Overtime       60.00     Med          24.07     Total       80.00
                                              Total       1,660.00     SS          102.92
                                                                       Total       286.99
`;
  const text = `
                                    Harbor Cycles
                                   Payroll Details
               Paid 08/20/2026 for 08/01/2026 - 08/15/2026

  Name                  Hours                 Gross Pay                Taxes Withheld         Deductions         Net Pay
${person("Bellwether, Rosa")}${person("Okafor, Daniel")}
`.replaceAll("1,376.80", "1,293.01");
  const { output, failed, unclaimed } = bestInferredOf(text);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1660, net_pay: 1293.01 });
  t.same(
    rosa!.earnings.map(({ description, hours, amount }) => [description, hours, amount]),
    [
      ["Regular", 80, 1600],
      ["Overtime", 2, 60],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
