import { test } from "tap";
import { described } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("the year may stand in the column of names, beside lists that say what those of the person say", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                           Payroll Journal
  Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026
  EMPLOYEE NAME        DESCRIPTION        RATE      HOURS    EARNINGS    WITHHOLDINGS               DEDUCTIONS            NET PAY
  Bellwether, Rosa     Hourly            20.00      80.00    1,600.00    Federal          155.00    Medical      50.00   1,371.80
                                                                         Medicare          23.20
                       EMPLOYEE TOTAL               80.00    1,600.00                     178.20                 50.00   Net Pay  1,371.80
  YEAR TO DATE         Hourly                      960.00   19,200.00    Federal        1,860.00    Medical     600.00
                       Bonus                                   500.00    Medicare         285.65
                       YTD TOTAL                            19,700.00                   2,145.65                600.00
  Okafor, Daniel       Hourly            20.00      50.00    1,000.00    Federal          100.00    Medical      20.00     865.50
                                                                         Medicare          14.50
                       EMPLOYEE TOTAL               50.00    1,000.00                     114.50                 20.00   Net Pay  865.50
  YEAR TO DATE         Hourly                      600.00   12,000.00    Federal        1,200.00    Medical     240.00
                                                                         Medicare         174.00
                       YTD TOTAL                            12,000.00                   1,374.00                240.00
  `);
  const [rosa, daniel] = people;
  t.match(rosa!.earnings, [
    { description: "Hourly", amount: 1600, hours: 80, ytd_amount: 19200, ytd_hours: 960 },
    { description: "Bonus", amount: 0, ytd_amount: 500 },
  ]);
  t.match(daniel, {
    gross_pay: 1000,
    taxes: [
      { amount: 100, ytd_amount: 1200 },
      { amount: 14.5, ytd_amount: 174 },
    ],
    deductions: [{ amount: 20, ytd_amount: 240 }],
  });
  t.same(wrong, NOTHING);
  t.end();
});

test("the year beside names goes on below the header of the next page", (t) => {
  const head = (page: number): string => `
  Harbor Kites LLC                           Payroll Journal                                Page ${page}
  Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026
  EMPLOYEE NAME        DESCRIPTION        HOURS    EARNINGS    WITHHOLDINGS               DEDUCTIONS            NET PAY
`;
  const { people } = readPrinted(
    `${head(1)}  Bellwether, Rosa     Hourly             80.00    1,600.00    Federal          155.00    Medical      50.00   1,371.80
                                                               Medicare          23.20
                       EMPLOYEE TOTAL     80.00    1,600.00                     178.20                 50.00   Net Pay  1,371.80
  YEAR TO DATE         Hourly            960.00   19,200.00    Federal        1,860.00    Medical     600.00`,
    `${head(2)}                       Bonus                         500.00    Medicare         285.65
                       YTD TOTAL                  19,700.00                   2,145.65                600.00
  Okafor, Daniel       Hourly             50.00    1,000.00    Federal          100.00    Medical      20.00     865.50
                                                               Medicare          14.50
                       EMPLOYEE TOTAL     50.00    1,000.00                     114.50                 20.00   Net Pay  865.50`,
  );
  t.match(people[0], {
    earnings: [
      { amount: 1600, ytd_amount: 19200 },
      { description: "Bonus", amount: 0, ytd_amount: 500 },
    ],
    taxes: [{ amount: 155 }, { amount: 23.2, ytd_amount: 285.65 }],
  });
  t.match(people[1], { gross_pay: 1000, earnings: [{ amount: 1000, ytd_amount: null }] });
  t.end();
});

test("lists may be called by who levies their taxes, over columns that each has", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                           Payroll Register
  Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026
                   Pay Detail                             Voluntary Deductions      State / Local      Federal
  Personnel                    Hours     Earnings  Gross       Amount               Amount             Amount
  BELLWETHER,ROSA  REGULAR     80.00     1,600.00  1,600.00     50.00 VISION         30.00 PA           155.00 FIT
                                                                                     12.00 PA READING    23.20 MED
  NET PAY 1,329.80
  OKAFOR,DANIEL    REGULAR     50.00     1,000.00  1,000.00     20.00 VISION         20.00 PA           100.00 FIT
                                                                                      8.00 PA READING    14.50 MED
  NET PAY 837.50
  `);
  const [rosa, daniel] = people;
  t.same(described(rosa!.taxes), ["PA 30", "FIT 155", "PA READING 12", "MED 23.2"]);
  t.match(
    daniel!.taxes.map(({ type }) => type),
    ["state_income", "federal_income", String, "medicare"],
  );
  t.same(described(daniel!.deductions), ["VISION 20"]);
  t.same(wrong, NOTHING);
  t.end();
});

test("who is paid may stand behind the name of a plan, and when it is taken out", (t) => {
  const { people } = readPrinted(`
  Harbor Kites LLC                           Benefits Summary by Plan
  Pay Period 06/01/2026 - 06/14/2026         Pay Date 06/19/2026
  Emp ID   Employee            Department    Employee Deduction   Employer Contribution
  MED01 Medical PPO 1500       Blue Ridge Health                                            Pre-tax deduction
  1001     Bellwether, Rosa    Kitchen                   50.00                  150.00
  1002     Okafor, Daniel      Office                    20.00                  140.00
           Plan total                                    70.00                  290.00
  DEN01 Dental Plus            Blue Ridge Dental                                            Pre-tax deduction
  1001     Bellwether, Rosa    Kitchen                   12.00                    6.00
  1002     Okafor, Daniel      Office                     8.00                    4.00
           Plan total                                    20.00                   10.00
  `);
  t.same(
    people.map(({ deductions }) => described(deductions)),
    [
      ["Medical PPO 1500 50", "Dental Plus 12"],
      ["Medical PPO 1500 20", "Dental Plus 8"],
    ],
  );
  t.end();
});

test("the line of somebody is none of a plan, though their name has a word of one", (t) => {
  const { people } = readPrinted(`
  Harbor Kites LLC                           Payroll Register
  Pay Period 06/01/2026 - 06/14/2026         Pay Date 06/19/2026
  Description              Hours        Amount      Description     Amount    Description   Amount
  1001  Mbeki, Joaquín C      Department: ASSY - Assembly       Hourly        Direct Deposit 21748
  Regular                  80.00      1,600.00      Federal W/H     155.00    Medical        50.00
  Gross Pay                80.00      1,600.00      Taxes           155.00    Deductions     50.00
  Net Pay                             1,395.00
  1002  Abara, Joaquín C      Department: ASSY - Assembly       Hourly        Direct Deposit 21749
  Regular                  50.00      1,000.00      Federal W/H     100.00    Medical        20.00
  Gross Pay                50.00      1,000.00      Taxes           100.00    Deductions     20.00
  Net Pay                               880.00
  `);
  t.match(people, [
    { department: "ASSY - Assembly", payments: [{ number: "21748" }] },
    { department: "ASSY - Assembly", payments: [{ number: "21749" }] },
  ]);
  t.end();
});

test("lines that say what each tax comes to are nobody's where they add up to the sum below", (t) => {
  const report = (sum: string): string => `
  Harbor Kites LLC                           Tax Liability by Agency
  Pay Period 06/01/2026 - 06/14/2026         Pay Date 06/19/2026
  ID     Employee            Tax                   Taxable Wages   Employee Tax   Employer Tax
  1001   Bellwether, Rosa    Federal Income Tax         1,600.00         155.00
                             Medicare                   1,600.00          23.20          23.20
  1002   Okafor, Daniel      Federal Income Tax         1,000.00         100.00
                             Medicare                   1,000.00          14.50          14.50
  Agency summary by tax
                             Federal Income Tax         2,600.00         255.00
                             Medicare                   2,600.00          37.70          37.70
         Agency total                                                    ${sum}          37.70
  `;
  const { people } = readPrinted(report("292.70"));
  t.match(people[1]!.taxes, [{ amount: 100, taxable_wages: 1000 }, { amount: 14.5 }]);
  t.not(readPrinted(report("292.71")).people[1]!.taxes[0]!.amount, 100, "what does not add up is no summary");
  t.end();
});

test("a line with a group and the number of its people is its sum", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                           Payroll Register
  Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026
  EARNINGS                                          TAXES                     DEDUCTIONS             NET PAY
  Description              Hours        Amount      Description     Amount    Description   Amount
  110 - Kitchen
  Bellwether, Rosa         Emp Id: 1001
  Regular                  80.00      1,600.00      Federal W/H     155.00    Medical        50.00
                                                    Medicare         23.20
  GROSS                    80.00      1,600.00      Total Taxes     178.20    Total          50.00   1,371.80
  Okafor, Daniel           Emp Id: 1002
  Regular                  50.00      1,000.00      Federal W/H     100.00    Medical        20.00
                                                    Medicare         14.50
  GROSS                    50.00      1,000.00      Total Taxes     114.50    Total          20.00     865.50
  Dept 110  2 Employees   130.00      2,600.00                      292.70                   70.00   2,237.30
  `);
  t.same(
    people.map(({ earnings }) => described(earnings)),
    [["Regular 1600"], ["Regular 1000"]],
  );
  t.same(wrong, NOTHING);
  t.end();
});

test("hours of leave behind the name of their balances are no lines", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                           Pay Statement
  Employee: Rosa Bellwether     Pay Period 06/01/2026 - 06/14/2026     Pay Date 06/19/2026
  Earnings            Hours      Amount        Taxes              Amount
  Regular             80.00    1,600.00        Federal Income     155.00
  Gross Pay                    1,600.00        Medicare            23.20
                                               Total Taxes        178.20
  Employer Paid Benefits         Amount
  Medical                        150.00
  Leave balance (hours)   Vacation   24.00   Sick   16.00
  Dental                          11.25
  Net Pay                      1,421.80
  `);
  t.same(described(people[0]!.employer_contributions), ["Medical 150", "Dental 11.25"]);
  t.same(wrong, NOTHING);
  t.end();
});
