import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { described, describedWithHours, plain } from "./support/plain-lines.ts";

test("columns under the name of a tax are its wages and what each side pays", (t) => {
  const { people, output, wrong } = readPrinted(`
  Harbor Kites LLC
  Employee Tax Detail Report
  Period 06/01/2026 - 06/14/2026, Check Date 06/19/2026
                                           Federal Income Tax              Medicare                      NC SUTA
  ID      Employee          Gross Wages      Wages        Tax      Wages       EE       ER        Wages       ER
  1001    Bellwether, Rosa     1,600.00   1,500.00     150.00   1,600.00    23.20    23.20     1,600.00    16.00
  1002    Okafor, Daniel       1,000.00   1,000.00     100.00   1,000.00    14.50    14.50     1,000.00    10.00
          Totals               2,600.00   2,500.00     250.00   2,600.00    37.70    37.70     2,600.00    26.00
  `);
  const [rosa] = people;
  t.equal(output.format_type, "tax_report");
  t.equal(rosa!.gross_pay, 1600);
  t.match(rosa!.taxes, [
    { type: "federal_income", amount: 150, taxable_wages: 1500 },
    { type: "medicare", amount: 23.2, taxable_wages: 1600 },
  ]);
  t.match(rosa!.employer_taxes, [
    { type: "medicare", amount: 23.2 },
    { type: "state_unemployment", amount: 16, taxable_wages: 1600 },
  ]);
  t.same(wrong, NOTHING);
  t.end();
});

test("what is withheld stands once, on the line of the sum of somebody's jobs", (t) => {
  const { people, output, wrong } = readPrinted(`
  Harbor Kites LLC
  Employee Payroll Detail
  Pay Period: 06/01/2026 - 06/14/2026   Check Date: 06/19/2026
  Employee                   Job           Hours      Rate         Pay     Fed Tax    Medicare    Meals Plan       Net Pay
  Bellwether, Rosa (1001)    Host          40.00     20.00      800.00
                             Server        40.00     22.00      880.00
  Employee Total                           80.00              1,680.00      168.00       24.36          0.00      1,487.64
  Okafor, Daniel (1002)      Line Cook     50.00     20.00    1,000.00
  Employee Total                           50.00              1,000.00      100.00       14.50         20.00        865.50
  Grand Total                             130.00              2,680.00      268.00       38.86         20.00      2,353.14
  `);
  const [rosa, daniel] = people;
  t.match(rosa, { employee_id: "1001", gross_pay: 1680, net_pay: 1487.64 });
  t.same(describedWithHours(rosa!.earnings), ["Host 800 40", "Server 880 40"]);
  t.same(plain(rosa!.taxes), ["federal_income 168", "medicare 24.36"]);
  t.same(described(daniel!.deductions), ["Meals Plan 20"]);
  t.match(output.totals, { gross_pay: 2680, net_pay: 2353.14 });
  t.same(wrong, NOTHING);
  t.end();
});

test("blocks flow down columns of the page, each as long as it is", (t) => {
  const { people, wrong } = readPrinted(`
                            Harbor Kites LLC
              Payroll Detail  06/01/2026 - 06/14/2026  Check Date 06/19/2026
  Bellwether, Rosa                    No. 1001       Okafor, Daniel                      No. 1002
  Regular           80.00 x 20.00     1,600.00       Regular           50.00 x 20.00     1,000.00
  Gross Pay                           1,600.00       Overtime           2.00 x 30.00        60.00
  Federal                               160.00       Gross Pay                           1,060.00
  Medicare                               23.20       Federal                               106.00
  Total Taxes                           183.20       Medicare                               15.37
  Net Pay (Check 20456)               1,416.80       Total Taxes                           121.37
                                                     Medical                                40.00
  Desai, Priya                        No. 1003       Total Deductions                       40.00
  Regular           40.00 x 30.00     1,200.00       Net Pay (Check 20457)                 898.63
  Gross Pay                           1,200.00
  Federal                               120.00       Quigley, Tomas                      No. 1004
  Medicare                               17.40       Regular           40.00 x 10.00       400.00
  Total Taxes                           137.40       Gross Pay                             400.00
  Net Pay (Check 20458)               1,062.60       Federal                                40.00
                                                     Medicare                                5.80
                                                     Total Taxes                            45.80
                                                     Net Pay (Check 20459)                 354.20
  `);
  t.match(Object.fromEntries(people.map(({ employee_id: id, net_pay: net }) => [id, net])), {
    1001: 1416.8,
    1002: 898.63,
    1003: 1062.6,
    1004: 354.2,
  });
  const daniel = people.find(({ employee_id: id }) => id === "1002")!;
  t.same(describedWithHours(daniel.earnings), ["Regular 1000 50", "Overtime 60 2"]);
  t.match(daniel.earnings, [{ rate: 20 }, { rate: 30 }]);
  t.match(daniel.payments, [{ number: "20457", method: "check", amount: 898.63 }]);
  t.same(wrong, NOTHING);
  t.end();
});

const REGISTER = `
  Harbor Kites LLC
  Payroll Register
  Period 06/01/2026 to 06/14/2026   Check Date 06/19/2026
  Employee            ID         Regular       Gross         FIT       MED      Net Pay
  Department 100 - Frames
  Bellwether, Rosa    1001      1,600.00    1,600.00      160.00     23.20     1,416.80
  Department 100 Total          1,600.00    1,600.00      160.00     23.20     1,416.80
  Department 200 - Upholstery
  Okafor, Daniel      1002      1,000.00    1,000.00      100.00     14.50       885.50
  Department 200 Total          1,000.00    1,000.00      100.00     14.50       885.50
  Company Total                 2,600.00    2,600.00      260.00     37.70     2,302.30
  `;
const RECAP = `
  Harbor Kites LLC
  Department Recap
  Check Date 06/19/2026
  Department            Employees         Gross        Net Pay
  100 - Frames                  1      1,600.00       1,416.80
  200 - Upholstery              1      1,000.00         885.50
  Total                         2      2,600.00       2,302.30
  `;
const entry = (cash: string): string => `
  Harbor Kites LLC
  Payroll Journal Entry
  Check Date 06/19/2026
  Account    Description                       Debit         Credit
  6000       Wages Expense                  2,600.00
  2100       Federal Taxes Payable                           297.70
  1000       Cash                                          ${cash}
             Total                          2,600.00       2,600.00
  `;

test("departments are listed again behind a register, and an entry books what was paid", (t) => {
  const { people, output, wrong } = readPrinted(REGISTER, RECAP, entry("2,302.30"));
  t.equal(people.length, 2);
  t.match(output.totals, { gross_pay: 2600, net_pay: 2302.3 });
  t.same(wrong, NOTHING);
  t.end();
});

test("an entry whose sides differ is not passed over", (t) => {
  const { wrong } = readPrinted(REGISTER, RECAP, entry("2,300.00"));
  t.not(wrong.failed.length + wrong.unclaimed.length, 0);
  t.end();
});

test("a list of each day pays on that day, and the report has none of its own", (t) => {
  const day = (date: string, first: number): string => `
  Check Date ${date}
  Bellwether, Rosa    ${first}        1,600.00      160.00     23.20     1,416.80
  Okafor, Daniel      ${first + 1}        1,000.00      100.00     14.50       885.50
  Total ${date}                 2,600.00      260.00     37.70     2,302.30`;
  const { people, output, wrong } = readPrinted(`
  Harbor Kites LLC
  Payroll Register by Check Date
  06/01/2026 - 06/30/2026
  Employee            Check No.    Gross Pay     Fed W/H  Medicare      Net Pay
${day("06/05/2026", 20456)}
${day("06/19/2026", 20556)}
  Grand Total                      5,200.00      520.00     75.40     4,604.60
  `);
  const [rosa] = people;
  t.equal(output.pay_date, null);
  t.match(rosa, { gross_pay: 3200, net_pay: 2833.6 });
  t.match(rosa!.payments, [
    { number: "20456", date: "2026-06-05", amount: 1416.8 },
    { number: "20556", date: "2026-06-19", amount: 1416.8 },
  ]);
  t.match(output.totals, { gross_pay: 5200, net_pay: 4604.6 });
  t.same(wrong, NOTHING);
  t.end();
});

test("an id may stand in brackets, apart from the name before it", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                        Payroll Register
  Check Date 06/19/2026
  BELLWETHER, ROSA   (0882)                        DEPOSIT 20456
  EARNINGS            HOURS      RATE      AMOUNT    TAXES              AMOUNT
  REGULAR             80.00     20.00    1,600.00    FED W/H            160.00
                                                     MEDICARE            23.20
  GROSS PAY 1,600.00      TOTAL TAXES 183.20      NET PAY 1,416.80
  OKAFOR, DANIEL   (0866)                          DEPOSIT 20457
  EARNINGS            HOURS      RATE      AMOUNT    TAXES              AMOUNT
  REGULAR             50.00     20.00    1,000.00    FED W/H            100.00
                                                     MEDICARE            14.50
  GROSS PAY 1,000.00      TOTAL TAXES 114.50      NET PAY 885.50
  `);
  t.match(people, [
    { employee_id: "0882", net_pay: 1416.8 },
    { employee_id: "0866", net_pay: 885.5 },
  ]);
  t.same(wrong, NOTHING);
  t.end();
});

test("the sum of somebody's lines may be called after their surname", (t) => {
  const { people, output, wrong } = readPrinted(`
  HARBOR KITES LLC                                                                     PAGE 1
  PAYROLL REGISTER   PERIOD 06/01/26 TO 06/14/26   CHECK DATE 06/19/26
  EARNINGS        HOURS     RATE      AMOUNT   TAXES            AMOUNT   DEDUCTIONS       AMOUNT       NET PAY
  1001 BELLWETHER, ROSA               CHECK 20456
  REGULAR         80.00    20.00    1,600.00   FED TAX          160.00   HEALTH            50.00
                                               MEDICARE          23.20
  * TOTAL BELLWETHER                1,600.00                    183.20                     50.00      1,366.80
  1002 OKAFOR, DANIEL                 CHECK 20457
  REGULAR         50.00    20.00    1,000.00   FED TAX          100.00
                                               MEDICARE          14.50
  * TOTAL OKAFOR                    1,000.00                    114.50                      0.00        885.50
  ** REGISTER TOTAL                 2,600.00                    297.70                     50.00      2,252.30
  `);
  t.match(people, [
    { employee_id: "1001", gross_pay: 1600, net_pay: 1366.8 },
    { employee_id: "1002", gross_pay: 1000, net_pay: 885.5 },
  ]);
  t.match(output.totals, { gross_pay: 2600, net_pay: 2252.3 });
  t.same(wrong, NOTHING);
  t.end();
});

const LABOR = (title: string): string => `
  Harbor Kites LLC
  ${title}
  Period 06/01/2026 - 06/14/2026, Pay Date 06/19/2026
  ID      Employee              Regular Hours      Rate    Regular Pay
  Project 4101 Ridge Loop
  101     Bellwether, Rosa              40.00     20.00         800.00
  102     Okafor, Daniel                24.00     20.00         480.00
          Project 4101 Total            64.00                 1,280.00
  Project 4102 Creek Bridge
  101     Bellwether, Rosa              16.00     20.00         320.00
          Project 4102 Total            16.00                   320.00
          Report Total                  80.00                 1,600.00
  `;

test("what was earned by project is payroll where labor is distributed", (t) => {
  const { people, wrong } = readPrinted(LABOR("Labor Distribution by Project"));
  t.equal(people.length, 2);
  t.same(describedWithHours(people[0]!.earnings), ["Regular 1120 56"]);
  t.same(wrong, NOTHING);
  t.same(readPrinted(LABOR("Invoice 2026-114")).people, []);
  t.end();
});
