import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withHours, withYear } from "./support/plain-lines.ts";

/** The people of pages, and the figures that nobody claims. */
function read(...pages: readonly string[]) {
  const { output, unclaimed } = bestInferredOf(...pages);
  return { employees: output.employees, unclaimed };
}

test("the year may stand in tables of its own", async (t) => {
  const { employees, unclaimed } = read(`
  Harbor Kites LLC
  Earnings Statement
  Pay Period: 06/01/2026 - 06/14/2026
  Pay Date: 06/19/2026
  Employee: Rosa Bellwether

  This Period                              Year To Date
  Earnings           Hours     Amount      Earnings                  Amount
  Regular            80.00   1,600.00      Regular                19,200.00
  Gross Pay                  1,600.00      Gross Pay              19,200.00

  Taxes                        Amount      Taxes                     Amount
  Federal Income Tax           160.00      Federal Income Tax      1,920.00
  Medicare                      23.20      Medicare                  278.40
  Total Taxes                  183.20      Total Taxes             2,198.40

  Pay                          Amount      Pay                       Amount
  Net Pay                    1,416.80      Net Pay                17,001.60
  `);
  t.match(employees, [{ name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1416.8 }]);
  t.same(withYear(employees[0]!.earnings), ["regular 1600 19200"]);
  t.same(withYear(employees[0]!.taxes), ["federal_income 160 1920", "medicare 23.2 278.4"]);
  t.same(unclaimed, []);
});

test("the year may stand in a box, and taxes among the deductions", async (t) => {
  const { employees } = read(`
  Harbor Kites LLC                                                                                  Payslip

  Employee Name            Period Ending          Pay Date
  Rosa Bellwether          06/14/2026             06/19/2026

  Payments            Hours      Amount      Deductions               Amount      Year To Date
  Regular             80.00    1,600.00      FIT                      160.00      Gross Pay        19,200.00
                                             SOC SEC                   99.20      Tax Paid          3,388.80
                                             MED                       23.20      Net Pay          15,331.20
                                             Medical PPO               40.00

  Total Gross Pay              1,600.00      Total Deductions         322.40      Net Pay           1,277.60
  `);
  const [person] = employees;
  t.match(person, { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1277.6 });
  t.same(plain(person!.taxes), ["federal_income 160", "social_security 99.2", "medicare 23.2"]);
  t.same(plain(person!.deductions), ["medical 40"]);
});

test("the year may stand on the line below, in each of several stacks", async (t) => {
  const { employees, unclaimed } = read(`
  Payroll Register
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

  Employee             Earnings           Hours     Current    Taxes                   Current
  Bellwether, Rosa     Regular            80.00    1,600.00    Federal Income Tax       160.00
  ID: 1001             YTD                        19,200.00    YTD                    1,920.00
                       Overtime            4.00      120.00    Medicare                  24.94
                       YTD                           240.00    YTD                      281.88
                       Gross Pay                   1,720.00    Net Pay                1,535.06
                       YTD                        19,440.00    YTD                   17,238.12
  Okafor, Daniel       Regular            40.00    1,000.00    Federal Income Tax       100.00
  ID: 1002             YTD                        12,000.00    YTD                    1,200.00
                       Gross Pay                   1,000.00    Net Pay                  900.00
                       YTD                        12,000.00    YTD                   10,800.00
  `);
  t.match(employees, [
    { name: "Rosa Bellwether", gross_pay: 1720, net_pay: 1535.06 },
    { name: "Daniel Okafor", gross_pay: 1000, net_pay: 900 },
  ]);
  t.same(withYear(employees[0]!.earnings), ["regular 1600 19200", "overtime 120 240"]);
  t.same(withYear(employees[0]!.taxes), ["federal_income 160 1920", "medicare 24.94 281.88"]);
  t.same(unclaimed, []);
});

test("sums may stand above what they are made of, in the same columns", async (t) => {
  const { employees, unclaimed } = read(`
  Payroll Register
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

  Employee                            Gross Pay                         Taxes                      Deductions      Net Pay
  Company Total                        2,600.00                        260.00                           84.50     2,255.50
  Bellwether, Rosa                     1,600.00                        160.00                           84.50     1,355.50
                        Salary         1,600.00     Federal W/H        160.00   Long Term Disability    44.50
                                                                                Union Dues              40.00
  Okafor, Daniel                       1,000.00                        100.00                            0.00       900.00
                        Regular          900.00     Federal W/H        100.00
                        Overtime         100.00
  `);
  t.match(employees, [
    { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1355.5 },
    { name: "Daniel Okafor", gross_pay: 1000, net_pay: 900 },
  ]);
  t.same(plain(employees[0]!.earnings), ["regular 1600"]);
  t.same(plain(employees[0]!.deductions), ["disability 44.5", "union_dues 40"]);
  t.same(plain(employees[1]!.earnings), ["regular 900", "overtime 100"]);
  t.same(unclaimed, []);
});

test("a header of two lines may be about people of two lines", async (t) => {
  const { employees, unclaimed } = read(`
  Payroll Register
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

  Employee              Regular    Overtime    Gross Pay      Net Pay
  ID                        FIT    Medicare       Dental       Vision
  Bellwether, Rosa     1,600.00      100.00     1,700.00     1,505.35
  1001                   160.00       24.65         8.00         2.00
  Okafor, Daniel       1,000.00                 1,000.00       881.50
  1002                   100.00       14.50                      4.00
  `);
  t.match(employees, [
    { name: "Rosa Bellwether", employee_id: "1001", gross_pay: 1700, net_pay: 1505.35 },
    { name: "Daniel Okafor", employee_id: "1002", gross_pay: 1000, net_pay: 881.5 },
  ]);
  t.same(plain(employees[0]!.deductions), ["dental 8", "vision 2"]);
  t.same(plain(employees[1]!.taxes), ["federal_income 100", "medicare 14.5"]);
  t.same(unclaimed, []);
});

test("a line may have a column for its hours and one for its pay", async (t) => {
  const apart = `
  Payroll Register
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

  Employee             Reg Hrs      Reg Pay    Sick Leave Hrs   Sick Leave Amt     Gross Pay         FIT      Net Pay
  Bellwether, Rosa       72.00     1,440.00              8.00           160.00      1,600.00      160.00     1,440.00
  Okafor, Daniel         40.00     1,000.00              0.00             0.00      1,000.00      100.00       900.00
  `;
  const below = `
  Payroll Register
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

                              Regular                    Sick
  Employee               Hours          Pay       Hours         Pay     Gross Pay         FIT      Net Pay
  Bellwether, Rosa       72.00     1,440.00        8.00      160.00      1,600.00      160.00     1,440.00
  Okafor, Daniel         40.00     1,000.00        0.00        0.00      1,000.00      100.00       900.00
  `;
  for (const page of [apart, below]) {
    const { employees } = read(page);
    const [rosa] = employees;
    t.same(withHours(rosa!.earnings.filter(({ amount }) => amount !== 0)), ["regular 1440 72", "sick 160 8"]);
    t.equal(rosa!.gross_pay, 1600);
  }
});

test("an id may follow the name, and say that the person goes on", async (t) => {
  const head = `
  Payroll Journal
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

                         Hours        Amount
  `;
  const { employees } = read(
    `${head}
  Bellwether, Rosa ID: 1001
     Earnings
       Regular           80.00      1,600.00
       Gross Pay                    1,600.00
     Taxes
       Federal Income Tax             160.00`,
    `${head}
  Bellwether, Rosa ID: 1001 - continued
       Medicare                        23.20
     Net Pay                        1,416.80
  Okafor, Daniel ID: 1002
     Earnings
       Regular           40.00      1,000.00
       Gross Pay                    1,000.00
     Net Pay                        1,000.00`,
  );
  t.match(employees, [
    { name: "Rosa Bellwether", employee_id: "1001", gross_pay: 1600, net_pay: 1416.8 },
    { name: "Daniel Okafor", employee_id: "1002", gross_pay: 1000, net_pay: 1000 },
  ]);
  t.same(plain(employees[0]!.taxes), ["federal_income 160", "medicare 23.2"]);
});

test("facts about a person may stand between bars, and totals in a sentence above everybody", async (t) => {
  const { employees, unclaimed } = read(`
  Employee Pay Detail
  Harbor Kites LLC
  Paid 07/10/2026 for 06/22/2026 to 07/05/2026
  Total gross $3,600.00, total net $3,117.00, 2 employees

  Rosa Bellwether | #1001 | Sales
  Regular                   1,600.00
  Gross Pay                 1,600.00
  Federal Income Tax         (168.10)
  Medicare                    (24.80)
  Net Pay                   1,407.10

  Daniel Okafor | #1004 | Warehouse
  Regular                   2,000.00
  Gross Pay                 2,000.00
  Federal Income Tax         (210.10)
  Medicare                    (30.00)
  Medical                     (50.00)
  Net Pay                   1,709.90
  `);
  t.match(employees, [
    { name: "Rosa Bellwether", employee_id: "1001", gross_pay: 1600, net_pay: 1407.1 },
    { name: "Daniel Okafor", employee_id: "1004", gross_pay: 2000, net_pay: 1709.9 },
  ]);
  t.same(plain(employees[1]!.taxes), ["federal_income 210.1", "medicare 30"]);
  t.same(plain(employees[1]!.deductions), ["medical 50"]);
  t.same(plain(employees[1]!.earnings), ["regular 2000"]);
  t.ok(unclaimed.every((text) => text.startsWith("$")));
});

test("a check above its statement says who is paid, and how much", async (t) => {
  const check = (name: string, amount: string): string => `
  Magnolia Springs Nursery                                                              21131
  1400 Nursery Lane
  PAY TO THE ORDER OF      ${name}                                          **${amount}
  MEMO     Pay Period: 06/01/2026 - 06/14/2026

  Magnolia Springs Nursery                                                              21131
  Employee:  ${name}          SSN:  ***-**-8627
  Pay Period:  06/01/2026 - 06/14/2026      Pay Date:  06/19/2026`;
  const { employees, unclaimed } = read(
    `${check("Pedro Hollis", "1,336.80")}

  Earnings and Hours       Qty      Rate      Current    Withholdings and Deductions      Current
  Regular Pay            80.00     20.00     1,600.00    Federal Withholding              -160.00
                                                         Medicare Tax                      -23.20
                                                         Health Ins                        -80.00
  Gross Pay              80.00               1,600.00    Total Withheld                   -263.20
                                                         Net Pay                         1,336.80
  `,
    `${check("Karen Jefferson", "885.50")}

  Earnings and Hours       Qty      Rate      Current    Withholdings and Deductions      Current
  Regular Pay            40.00     25.00     1,000.00    Federal Withholding              -100.00
                                                         Medicare Tax                      -14.50
  Gross Pay              40.00               1,000.00    Total Withheld                   -114.50
                                                         Net Pay                           885.50
  `,
  );
  t.match(employees, [
    { name: "Pedro Hollis", net_pay: 1336.8, payments: [{ method: "check", amount: 1336.8 }] },
    { name: "Karen Jefferson", net_pay: 885.5, payments: [{ method: "check", amount: 885.5 }] },
  ]);
  t.same(plain(employees[0]!.deductions), ["medical 80"]);
  t.same(unclaimed, []);
});

test("hours and their rate tell what the number before them is, and what is withheld has a minus throughout", async (t) => {
  const { employees, unclaimed } = read(`
  Klamath Basin Timber LLC                          REMUNERATION STATEMENT
  Employee:  Rosa Bellwether                        Personnel no.      00000983
  Payroll period   06/01/2026 - 06/14/2026          Cost center        200

  WT      Text                           Number      Rate        Amount     Cumulative
  1010    Hourly Wages                    76.50     20.00      1,530.00      18,360.00
  1045    Shift Premium                   10.00      2.00         20.00         240.00
          Total gross                                          1,550.00      18,600.00
  /401    Federal Withholding Tax                                155.00-      1,860.00-
  /405    EE Medicare Tax                                         22.48-        269.76-
          Total taxes                                            177.48-      2,129.76-
          Net pay                                              1,372.52      16,470.24
          Bank transfer  Umpqua Bank ****8714                  1,372.52
  `);
  const [rosa] = employees;
  t.match(rosa, { employee_id: "00000983", department: "200", gross_pay: 1550, net_pay: 1372.52 });
  t.same(withHours(rosa!.earnings), ["regular 1530 76.5", "shift 20 10"]);
  t.same(withYear(rosa!.taxes), ["federal_income 155 1860", "medicare 22.48 269.76"]);
  t.match(rosa!.taxes[0], { code: "/401" });
  t.match(rosa!.payments, [{ method: "direct_deposit", amount: 1372.52 }]);
  t.same(unclaimed, []);
});

test("balances may begin beside the lines of another stack", async (t) => {
  const { employees, unclaimed } = read(`
  Halcyon Media Group                                                     Pay Stub
  Employee: Rosa Bellwether
  Pay Period: 06/01/2026 - 06/14/2026      Pay Date: 06/19/2026

  Earnings              Current           YTD      Employer Paid        Current           YTD
  Salary               1,600.00     19,200.00      Medical               120.00      1,440.00
  Gross Pay            1,600.00     19,200.00
  Taxes                 Current           YTD
  Federal Income         160.00      1,920.00      Time Off                Used     Available
  Medicare                23.20        278.40      Vacation                8.00         64.50
  Total Taxes            183.20      2,198.40      Sick                    0.00         40.00
  Net Pay              1,416.80     17,001.60
  `);
  t.same(withYear(employees[0]!.taxes), ["federal_income 160 1920", "medicare 23.2 278.4"]);
  t.match(employees[0], { employer_contributions: [{ amount: 120, ytd_amount: 1440 }] });
  t.equal(employees[0]!.employer_contributions.length, 1);
  t.same(unclaimed, []);
});
