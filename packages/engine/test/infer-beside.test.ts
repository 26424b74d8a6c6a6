import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { inferredOf } from "./support/inferred.ts";
import { described } from "./support/plain-lines.ts";

test("dots lead from a label to its figure, and brackets hold facts about a person", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Peachtree Dental Group, P.C.
  Payroll listing for pay period 8/2/26-8/15/26, checks dated 8/21/26

  Nadia Cho (employee no. 0596, Front Desk)
    Regular wages . . . . . . . . . . . . . . . . . . 1,000.00
    Overtime wages...................................   100.00
  Gross pay . . . . . . . . . . . . . . . . . . . . . 1,100.00
    Federal income tax.................................100.00
    Medicare (HI) . . . . . . . . . . . . . . . . . . .  15.95
    Dental insurance . . . . . . . . . . . . . . . . .   23.90
  Total withheld . . . . . . . . . . . . . . . . . . .  139.85
  Net pay . . . . . . . . . . . . . . . . . . . . . .   960.15
  `);
  const [person] = output.employees;
  t.match(person, { name: "Nadia Cho", employee_id: "0596", gross_pay: 1100, net_pay: 960.15 });
  t.match(person!.taxes, [
    { type: "federal_income" },
    { type: "medicare", jurisdiction: "US", amount: 15.95 },
  ]);
  t.match(output, {
    pay_period: { start: "2026-08-02", end: "2026-08-15" },
    pay_date: "2026-08-21",
    totals: null,
  });
  t.same(unclaimed, []);
  t.end();
});

test("what the company pays is headed by its costs, taxes included", (t) => {
  const { output, failed } = bestInferredOf(`
  Tall Pines Veterinary Clinic
  Payroll Details   Aug 2 - Aug 15, 2026    Paid on Aug 21, 2026

  Iverson, Anne
  Employee ID:  0517    Department:  300
  Earnings            Amount    Employee Taxes          Amount    Deductions           Amount    Employer Costs           Amount
  Salary Pay        1,900.00    Federal Income Tax      143.10    401(k)               100.00    Social Security Tax      117.80
  Gross Pay         1,900.00    Social Security Tax     117.80    Total Deductions     100.00    Medicare Tax              27.55
                                Medicare Tax             27.55                                   401(k) Match              50.00
                                Total Taxes             288.45                                   Total Employer Costs     195.35
  Net Pay           1,511.55
  `);
  const [person] = output.employees;
  t.match(person, { employee_id: "0517", department: "300" });
  t.same(described(person!.taxes), [
    "Federal Income Tax 143.1",
    "Social Security Tax 117.8",
    "Medicare Tax 27.55",
  ]);
  t.same(described(person!.employer_taxes), ["Social Security Tax 117.8", "Medicare Tax 27.55"]);
  t.same(described(person!.employer_contributions), ["401(k) Match 50"]);
  t.match(output.pay_period, { start: "2026-08-02", end: "2026-08-15" });
  t.same(failed, []);
  t.end();
});

test("the sum of a list may have the name of the list", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Meridian Media Group                                Pay Statement
  Employee: Jane Doe                                  Check Date: 07/10/2026

  Earnings
  Description            Hours        Rate      Amount         YTD
  Hourly                 40.00       25.00    1,000.00   10,000.00
  Bonus                                          50.00       50.00
  Earnings                                    1,050.00   10,050.00

  Employer Paid Benefits
  Description                                   Amount         YTD
  401(k) Company Match                           39.94      399.40
  Company Paid Life                              10.02      100.20
  Employer Paid Benefits                         49.96      499.60

  Employee Taxes
  Description                                   Amount         YTD
  OASDI                                          65.10      651.00
  Employee Taxes                                 65.10      651.00
  Net Pay                                       984.90    9,399.00
  `);
  const [person] = output.employees;
  t.same(described(person!.earnings), ["Hourly 1000", "Bonus 50"]);
  t.same(described(person!.employer_contributions), [
    "401(k) Company Match 39.94",
    "Company Paid Life 10.02",
  ]);
  t.same(unclaimed, []);
  t.end();
});

test("sums of a section stand at the names' edge, with hours before them", (t) => {
  const { output, failed } = bestInferredOf(`
  Bayview Montessori School
  Payroll Register                                              Check Date: 07/10/2026

  Jane Doe             Emp No:  0256     SSN:  xxx-xx-8422     Check:  23949
  Earnings           Rate      Hours      Amount     YTD Hours     YTD Amount
  Regular           31.00      64.00    1,984.00      1,034.50      32,780.23
  Sick              31.00       4.00      124.00         87.25       2,190.02
  Total Earnings               68.00    2,108.00      1,121.75      34,970.25
  Taxes                                   Amount           YTD
  Social Security                         130.70      2,083.60
  Total Taxes                             130.70      2,083.60
                                        Net Pay:      1,977.30
  Rick Roe             Emp No:  0257     SSN:  xxx-xx-8423     Check:  23950
  Earnings           Rate      Hours      Amount     YTD Hours     YTD Amount
  Regular           20.00      50.00    1,000.00      1,000.00      20,000.00
  Total Earnings               50.00    1,000.00      1,000.00      20,000.00
  Taxes                                   Amount           YTD
  Social Security                          62.00      1,240.00
  Total Taxes                              62.00      1,240.00
                                        Net Pay:        938.00
  `);
  t.same(
    output.employees.map(({ earnings, taxes, net_pay }) => [described(earnings), described(taxes), net_pay]),
    [
      [["Regular 1984", "Sick 124"], ["Social Security 130.7"], 1977.3],
      [["Regular 1000"], ["Social Security 62"], 938],
    ],
  );
  t.same(failed, []);
  t.end();
});

test("other figures than the last person's below all people are the company's", (t) => {
  const person = (name: string, id: string, amount: string, net: string): string => `
  ${id}  ${name}
    Regular Pay                   ${amount}
    Gross Pay                     ${amount}
    Social Security                  62.00
    Net Pay                       ${net}`;
  const { output, failed, unclaimed } = bestInferredOf(`
  Rubber City Transit Inc
  Payroll Detail Listing       Period ending 08/15/2026
${person("Doe, Jane", "1001", "1,000.00", "  938.00")}
${person("Roe, Rick", "1002", "1,100.00", "1,038.00")}
  Total Employees                     2
  Total Gross Pay               2,100.00
  Total Taxes                     124.00
  Total Net Pay                 1,976.00
  `);
  t.match(output.employees, [
    { gross_pay: 1000, net_pay: 938 },
    { gross_pay: 1100, net_pay: 1038 },
  ]);
  t.match(output.totals, { employee_count: 2, gross_pay: 2100, net_pay: 1976, total_taxes: 124 });
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("totals of the last line are printed without the sign of the columns", (t) => {
  const { output, failed } = bestInferredOf(`
  Canal Street Hospitality Group
  Payroll Register                       Pay Date: 07/10/2026

  Employee        Regular       Gross     Federal Tax    Social Security    Medical        Net Pay
  Doe, Jane      1,000.00    1,000.00        (100.00)            (62.00)     (40.00)        798.00
  Roe, Rick      1,000.00    1,000.00        (100.00)            (62.00)     (40.00)        798.00
  Company Totals    Gross: 2,000.00    Taxes: 324.00    Deductions: 80.00    Net: 1,596.00
  `);
  t.match(output.totals, { gross_pay: 2000, total_taxes: 324, total_deductions: 80, net_pay: 1596 });
  t.same(failed, []);
  t.end();
});

test("names stand beside ids; what looks like one elsewhere is a job", (t) => {
  const { output } = bestInferredOf(`
  Carolina Home Care Partners - Payroll Register with Labor Distribution
  Pay Date: 07/10/2026

    0539 - Grace Cho          SSN ***-**-6434
  Job             Pay Type       Hours      Rate      Amount
  Rose Visit      Regular        10.00     20.00      200.00
  On Call         Regular         5.00     30.00      150.00
  Gross                          15.00                350.00
  Social Security                                      21.70
  Net Pay                                             328.30

    0540 - Vera Iverson       SSN ***-**-8338
  Job             Pay Type       Hours      Rate      Amount
  Rose Visit      Regular        10.00     25.00      250.00
  Gross                          10.00                250.00
  Social Security                                      15.50
  Net Pay                                             234.50
  `);
  t.same(
    output.employees.map(({ name, employee_id }) => `${employee_id} ${name}`),
    ["0539 Grace Cho", "0540 Vera Iverson"],
  );
  t.equal(output.company.name, "Carolina Home Care Partners");
  t.end();
});

test("labels without a colon stand before a name, a department and an id", (t) => {
  const { output } = bestInferredOf(`
  Buckeye Surgical Associates                           EARNINGS STATEMENT

  Employee             Esther Castle      Pay Period         08/02/2026 - 08/15/2026
  Employee Number      0639               Pay Date           08/21/2026
  Department           Kitchen            Advice Number      21242

  Earnings                 Hours      Rate       Current           YTD
  Regular Hourly           80.00     17.50      1,400.00     22,641.05
  Total Gross Pay                               1,400.00     22,641.05
  Taxes                                          Current           YTD
  Social Security Tax                              86.80      1,499.05
  Total Taxes                                      86.80      1,499.05
  NET PAY                                       1,313.20     21,142.00
  `);
  t.match(output.employees, [{ name: "Esther Castle", employee_id: "0639", department: "Kitchen" }]);
  t.match(output.employees[0]!.payments, [{ number: "21242", amount: 1313.2 }]);
  t.end();
});

test("parts of the net pay go to accounts, whatever the number above is called", (t) => {
  const { output } = bestInferredOf(`
  Blue Ridge Millwork, Inc.                             STATEMENT OF EARNINGS
                                                        Check No.:     20379
  Employee: Billy Petrov                                Pay Date: 07/10/2026
  EARNINGS                 HOURS      RATE       CURRENT
  Regular                  40.00     25.00      1,000.00
  Social Security                                  62.00
  NET PAY                                         938.00
  NET PAY DISTRIBUTION
  Checking ****4471                               700.00
  Savings ****0912                                238.00
  `);
  t.match(output.employees[0]!.payments, [
    { method: "direct_deposit", amount: 700 },
    { method: "direct_deposit", amount: 238 },
  ]);
  t.end();
});

test("what a report is, and of when, is what none of its lines are about", (t) => {
  const { records } = inferredOf(`
  Northfield Instruments Inc
  401(k) Contribution Report 07/10/2026
  SSN            Name                Gross Wages    Pre-Tax Deferral    Employer Match
  XXX-XX-4570    Lindqvist, Cheryl      1,855.14               74.21             37.10
  XXX-XX-3677    Ramirez, Oscar         2,966.48               88.99             44.50
  `);
  t.match(records, [
    {
      name: "Lindqvist, Cheryl",
      items: ["deduction: Pre-Tax Deferral = 74.21", "employer_contribution: Employer Match = 37.10"],
    },
    { name: "Ramirez, Oscar" },
  ]);
  t.end();
});

test("a list below the word for it is about what stands there", (t) => {
  const { output } = bestInferredOf(`
  Local Freight Lines Inc
  Deduction Register
  Check Date 07/10/2026
  Deduction:  MED Medical Insurance
  Emp #     Employee Name        Current Amount     YTD Amount
  0356      LINDQVIST, JOSE               71.01       1,155.40
  0348      OKONKWO, PRIYA                94.75       1,558.46
  Total for MED:  2 employees            165.76       2,713.86
  `);
  t.match(output.employees, [
    {
      name: "JOSE LINDQVIST",
      deductions: [{ code: "MED", type: "medical", amount: 71.01, ytd_amount: 1155.4 }],
    },
    { name: "PRIYA OKONKWO", deductions: [{ code: "MED", amount: 94.75 }] },
  ]);
  t.end();
});

test("an id may stand between the label and the name", (t) => {
  const { output } = bestInferredOf(`
  CATAWBA TEXTILE MILLS INC                                    PAYROLL CHECK STUB
  EMPLOYEE: 0594 ULYSSES CASTLE       PAY PERIOD: 08/02/26 TO 08/15/26       CHECK: 20288  DATE: 08/21/26

  EARNINGS        HRS     CURRENT          YTD    TAXES        CURRENT        YTD
  REGULAR       80.00    1,000.00    16,000.00    OASDI          62.00     992.00
  GROSS                  1,000.00    16,000.00    TOTAL          62.00     992.00
  NET PAY                  938.00    15,008.00
  `);
  t.match(output, {
    pay_date: "2026-08-21",
    employees: [{ employee_id: "0594", name: "ULYSSES CASTLE", gross_pay: 1000, net_pay: 938 }],
  });
  t.end();
});
