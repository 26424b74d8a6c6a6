import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { described, describedWithHours, plain } from "./support/plain-lines.ts";

test("lines are about the deduction that stands above, whoever is paid for it", (t) => {
  const { people, output, wrong } = readPrinted(`
  CITY OF HARBOR HILL
  DEDUCTION REGISTER
  06/01/2026 TO 06/14/2026
  EMP NO   EMPLOYEE NAME         CHECK       PCT     WAGE BASE      EMPLOYEE      EMPLOYER  YTD EMPLOYEE

  DEDUCTION: 2010 - BCBS PPO FAMILY    VENDOR: 10022 BLUE CROSS
  1001     BELLWETHER, ROSA      20456                1,600.00         50.00        125.00        600.00
  1002     OKAFOR, DANIEL        20457                1,000.00         40.00        100.00        480.00
           TOTAL 2010   COUNT 2                       2,600.00         90.00        225.00      1,080.00

  DEDUCTION: 2100 - 457B ICMA          VENDOR: 10418 ICMA RETIREMENT
  1001     BELLWETHER, ROSA      20456      5.00      1,600.00         80.00           .00        960.00
           TOTAL 2100   COUNT 1                       1,600.00         80.00           .00        960.00

           GRAND TOTAL                                                170.00        225.00      2,040.00
  `);
  const [rosa] = people;
  t.equal(output.format_type, "benefits_summary");
  t.match(rosa!.deductions, [
    { code: "2010", description: "BCBS PPO FAMILY", amount: 50, ytd_amount: 600 },
    { code: "2100", description: "457B ICMA", type: "457b", amount: 80, ytd_amount: 960 },
  ]);
  t.match(rosa!.employer_contributions, [{ description: "BCBS PPO FAMILY", amount: 125 }]);
  t.same(rosa!.taxes, []);
  t.equal(output.totals?.total_deductions, 170);
  t.same(wrong, NOTHING);
  t.end();
});

test("each item may have a list of who gets or pays it, as wide as what it holds", (t) => {
  const lines = (x: string, ...figures: string[]): string =>
    figures
      .map(
        (each, i) =>
          `  100${i + 1}   ${x}${["Bellwether, Rosa", "Okafor, Daniel  ", "Desai, Priya    "][i]}${each}`,
      )
      .join("\n");
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC
  Payroll Item Detail
  Pay Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026

  Earnings
  Regular Pay
  ID     Employee                Hours      Rate        Amount
${lines("", "        80.00     20.00      1,600.00", "        50.00     20.00      1,000.00", "        40.00     30.00      1,200.00")}
         Total Regular Pay      170.00                3,800.00

  Employee Taxes
  Federal Income Tax
  ID     Employee                   Taxable Wages       Amount
${lines("", "              1,600.00       160.00", "              1,000.00       100.00", "              1,200.00       120.00")}
         Total Federal Income Tax        3,800.00       380.00

  Employee Deductions
  Medical Plan
  ID         Employee                  Amount
${lines("    ", "          50.00", "          40.00")}
             Total Medical Plan         90.00
  `);
  const [rosa, , priya] = people;
  t.equal(people.length, 3);
  t.same(describedWithHours(rosa!.earnings), ["Regular Pay 1600 80"]);
  t.match(rosa!.taxes, [{ type: "federal_income", amount: 160, taxable_wages: 1600 }]);
  t.same(plain(rosa!.deductions), ["medical 50"]);
  t.same(priya!.deductions, []);
  t.same(wrong, NOTHING);
  t.end();
});

test("accounts that pay is booked to are no labels, and wages beside both sides are what a tax is due on", (t) => {
  const { people, wrong } = readPrinted(`
  HARBOR HILL SCHOOL DISTRICT 12
  Payroll Register
  Check Date 06/19/2026   Pay Period 06/01/2026 to 06/14/2026
  Pay Type             Account Number             Amount    Ded/Ben               Employee    Employer       Wages
  BELLWETHER, ROSA   001001                 Check 20456
  CERTIFIED PAY        10 E 100 1110 1000 52    1,600.00    FEDERAL TAX             160.00                1,520.00
                                                            SOCIAL SECURITY          99.20       99.20    1,600.00
                                                            TRS PENSION              80.00
  Gross                                         1,600.00    Total                   339.20       99.20  Net  1,260.80

  OKAFOR, DANIEL     001002                 Check 20457
  CERTIFIED PAY        10 E 100 1130 1000 18    1,000.00    FEDERAL TAX             100.00                1,000.00
                                                            SOCIAL SECURITY          62.00       62.00    1,000.00
  Gross                                         1,000.00    Total                   162.00       62.00  Net    838.00
  `);
  const [rosa] = people;
  t.match(rosa, { employee_id: "001001", gross_pay: 1600, net_pay: 1260.8 });
  t.same(described(rosa!.earnings), ["CERTIFIED PAY 1600"]);
  t.match(rosa!.taxes, [
    { type: "federal_income", amount: 160, taxable_wages: 1520 },
    { type: "social_security", amount: 99.2, taxable_wages: 1600 },
  ]);
  t.match(rosa!.employer_taxes, [{ type: "social_security", amount: 99.2 }]);
  t.same(plain(rosa!.deductions), ["pension 80"]);
  t.same(wrong, NOTHING);
  t.end();
});

const CHECKS = (agencies: string): string => `
  Harbor Kites LLC
  Payroll Check Register
  Check Date 06/19/2026    Period Ending 06/14/2026
  Check No.   Payee                               Gross       Taxes   Deductions    Net Amount
  Direct Deposits
  20457       Okafor, Daniel                   1,000.00      150.00        40.00        810.00
  20458       Desai, Priya                     2,000.00      300.00        60.00      1,640.00
              Total Direct Deposits (2)        3,000.00      450.00       100.00      2,450.00
  Payroll Checks
  20456       Bellwether, Rosa                 1,600.00      240.00        50.00      1,310.00
              Total Payroll Checks (1)         1,600.00      240.00        50.00      1,310.00
  Agency Checks
  20911       STATE DISBURSEMENT UNIT                                                    423.18
  20912       AETNA HEALTH PLANS                                                       1,188.44
              Total Agency Checks (2)                                                  ${agencies}
              Total Payroll                    4,600.00      690.00       150.00      3,760.00
  `;

test("a list of checks has lists of how people are paid, and of checks to others than people", (t) => {
  const { people, output, wrong } = readPrinted(CHECKS("1,611.62"));
  const [daniel, , rosa] = people;
  t.equal(people.length, 3);
  t.match(daniel, { employee_id: "", department: null, net_pay: 810 });
  t.match(daniel!.payments, [{ number: "20457", method: "direct_deposit", amount: 810 }]);
  t.match(rosa!.payments, [{ number: "20456", method: "check", amount: 1310 }]);
  t.match(output.totals, { gross_pay: 4600, net_pay: 3760, total_taxes: 690, total_deductions: 150 });
  t.same(wrong, NOTHING);
  t.end();
});

test("checks to others stand aside only where their sum says so", (t) => {
  const { wrong } = readPrinted(CHECKS("9,999.99"));
  t.ok(wrong.failed.length > 0);
  t.end();
});

test("sums of the taxes of one level are parts of all taxes, and how a payroll is funded is none", (t) => {
  const { output, held } = readPrinted(`
  Tax Liability and Funding Summary
  Harbor Kites LLC
  Pay Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026

  Federal Taxes             Taxable Wages    Employee Withheld    Employer Share    Total Tax
  Federal Income Tax             2,600.00               260.00                         260.00
  Social Security                2,600.00               161.20            161.20       322.40
  Total Federal Taxes                                   421.20            161.20       582.40
  State Taxes
  NC Income Tax                  2,600.00               104.00                         104.00
  NC Unemployment                2,600.00                                  70.20        70.20
  Total State Taxes                                     104.00             70.20       174.20
  Total Tax Liability                                   525.20            231.40       756.60

  Funding                   Count           Amount
  Direct Deposits               2         1,000.00
  Payroll Checks                1         1,074.80
  Total Funding                           2,074.80
  `);
  t.same(output.employees, []);
  t.equal(output.format_type, "tax_report");
  t.equal(output.totals?.total_taxes, 525.2);
  t.ok(held.includes("document.total_taxes:company"));
  t.end();
});

test("each list of a report may be about the tax of an agency, and tells again what people earned", (t) => {
  const { people, output, wrong } = readPrinted(`
  Tax Liability by Jurisdiction
  Harbor Paper & Box Co.
  Quarter: 2nd Quarter 2026 (04/01/2026 - 06/30/2026)

  Federal - Form 941:  Social Security - Employee
     Employee             ID       Gross Wages   Taxable Wages       Rate    Tax Amount
     Bellwether, Rosa     410         1,600.00        1,550.00    6.2000%         96.10
     Okafor, Miguel       411         1,000.00          980.00    6.2000%         60.76
     Total                            2,600.00        2,530.00                   156.86

  Federal - Form 941:  Social Security - Employer
     Employee             ID       Gross Wages   Taxable Wages       Rate    Tax Amount
     Bellwether, Rosa     410         1,600.00        1,550.00    6.2000%         96.10
     Okafor, Miguel       411         1,000.00          980.00    6.2000%         60.76
     Total                            2,600.00        2,530.00                   156.86

  Pennsylvania:  SUI Employee
     Employee             ID       Gross Wages   Taxable Wages       Rate    Tax Amount
     Bellwether, Rosa     410         1,600.00        1,550.00    0.0700%          1.09
     Okafor, Miguel       411         1,000.00          980.00    0.0700%          0.69
     Total                            2,600.00        2,530.00                     1.78

  Total Tax Liability                                                            315.50
  `);
  const [rosa] = output.employees;
  t.same(people.length, 2);
  t.equal(rosa!.gross_pay, 1600);
  t.same(plain(rosa!.taxes), ["social_security 96.1", "state_unemployment 1.09"]);
  t.same(rosa!.taxes[1]!.jurisdiction, "US-PA");
  t.same(plain(rosa!.employer_taxes), ["social_security 96.1"]);
  t.match(output.totals, { gross_pay: 2600, total_taxes: 315.5 }, "the sum of both sides");
  t.same(wrong, NOTHING);
  t.end();
});

test("the plan of a list stands over the names with its code, and each side has its year", (t) => {
  const { output, wrong } = readPrinted(`
  Deduction Listing by Deduction Code
  Harbor Timber Frame Co.
  Pay Period: 11/01/2026 to 11/14/2026      Pay Date: 11/20/2026

  401K - 401(k) Employee
    Employee              Emp No     Employee Amt   Employer Amt   YTD Employee   YTD Employer
    Bellwether, Rosa      510               80.00          40.00       1,680.00         840.00
    Okafor, Miguel        516               50.00          25.00       1,050.00         525.00
    Total 401K                             130.00          65.00

  DEN - Dental Plan
    Employee              Emp No     Employee Amt   Employer Amt   YTD Employee   YTD Employer
    Bellwether, Rosa      510               10.00           5.00         210.00         105.00
    Total DEN                               10.00           5.00

  Grand Total                              140.00
  `);
  const [rosa] = output.employees;
  t.same(
    rosa!.deductions.map(({ code, type, amount, ytd_amount: year }) => [code, type, amount, year]),
    [
      ["401K", "401k", 80, 1680],
      ["DEN", "dental", 10, 210],
    ],
  );
  t.same(
    rosa!.employer_contributions.map(({ type, amount, ytd_amount: year }) => [type, amount, year]),
    [
      ["401k", 40, 840],
      ["dental", 5, 105],
    ],
  );
  t.same(wrong, NOTHING);
  t.end();
});

test("namesakes who owe different taxes on the same gross pay stay apart by their ids", (t) => {
  const { output } = bestInferredOf(`
  Tax Report
  Harbor Kites LLC
  Federal Income Tax
  Id      Employee             Gross Pay      Tax
  1001    Smith, John           1,600.00   160.00
  1003    Desai, Priya            800.00    80.00
  Ohio Income Tax
  Id      Employee             Gross Pay      Tax
  1002    Smith, John           1,600.00    20.00
  1003    Desai, Priya            800.00    16.00
  `);
  t.same(
    output.employees.map(({ employee_id: id, taxes }) => [id, ...plain(taxes)]),
    [
      ["1001", "federal_income 160"],
      ["1003", "federal_income 80", "state_income 16"],
      ["1002", "state_income 20"],
    ],
  );
  t.end();
});
