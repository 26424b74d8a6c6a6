import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithHours, plain } from "./support/plain-lines.ts";

test("a company that is called one heads no column, and labels flow with their hours", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
                    Oconee River Kite Company
                       Payroll Check Journal
  Period Ending 06/14/2026                                       Checks Dated 06/19/2026

  Check 21138   Bellwether, Rosa         Emp # 0558                   Net Pay   1,284.01
    Earnings:   Reg     80.00    1,600.00     O/T      2.00       60.00
    Taxes:      FIT     166.00                SS     102.92     MEDI      24.07
                GA       83.00
    Gross     1,660.00    Total Taxes     375.99    Total Deductions       0.00
  Check 21139   Okafor, Miguel           Emp # 0569                   Net Pay   1,507.08
    Earnings:   Reg     70.00    2,100.00
    Taxes:      FIT     210.00                SS     130.20     MEDI      30.45
                GA      105.00
    Deductions: MEDICAL 117.27
    Gross     2,100.00    Total Taxes     475.65    Total Deductions     117.27
  Journal Totals
    Gross     3,760.00    Total Taxes     851.64    Total Deductions     117.27
    Net Pay   2,791.09
  `);
  const [rosa, miguel] = output.employees;
  t.equal(output.company.name, "Oconee River Kite Company");
  t.match(rosa, { employee_id: "0558", gross_pay: 1660, employer_taxes: [], employer_contributions: [] });
  t.same(describedWithHours(rosa!.earnings), ["Reg 1600 80", "O/T 60 2"]);
  t.same(plain(miguel!.deductions), ["medical 117.27"]);
  t.match(output.totals, { gross_pay: 3760, net_pay: 2791.09 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("names of lists may have their letters apart, and a line stands beside a fact in a column of types", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  PAYROLL PREVIEW REGISTER                             Harbor Kites LLC
  Period 06/01/26 thru 06/14/26                        Check Date 06/19/26

                              E A R N I N G S                         T A X E S                D E D U C T I O N S
  Employee            Type        Hours     Rate     Amount    Tax        Taxable    Amount    Code         Amount    Net Pay
  Bellwether, Rosa    REGULAR     80.00    20.00   1,600.00    FEDERAL   1,660.00    166.00    401K          80.00
  Emp 0903            OVERTIME     2.00    30.00      60.00    MEDICARE  1,660.00     24.07
  Rate 20.00/hr
                      TOTAL       82.00            1,660.00                          190.07                  80.00   1,389.93
  Okafor, Miguel      REGULAR     70.00    30.00   2,100.00    FEDERAL   2,100.00    210.00
  Emp 0943                                                     MEDICARE  2,100.00     30.45
  Rate 30.00/hr
                      TOTAL       70.00            2,100.00                          240.45                   0.00   1,859.55
  Grand Total                    152.00            3,760.00                          430.52                  80.00   3,249.48
    2 Employees
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "0903", gross_pay: 1660, net_pay: 1389.93 });
  t.same(describedWithHours(rosa!.earnings), ["REGULAR 1600 80", "OVERTIME 60 2"]);
  t.match(output.totals, { employee_count: 2, gross_pay: 3760, net_pay: 3249.48 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("an initial has a column of its own behind surname and given name", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  EMPLOYER WAGE DETAIL REPORT
  EMPLOYER: TETON KITES LLC             QUARTER ENDING: 06/30/2026

  SSN           LAST NAME           FIRST NAME       MI       TOTAL WAGES
  XXX-XX-8792   BELLWETHER          ROSA             A          19,200.00
  XXX-XX-1204   OKAFOR              MIGUEL                      25,200.00
  XXX-XX-7781   YATES               OLIVE            J          12,000.00
  GRAND TOTAL                                                   56,400.00
  `);
  t.same(
    output.employees.map(({ name }) => name),
    ["ROSA A BELLWETHER", "MIGUEL OKAFOR", "OLIVE J YATES"],
  );
  t.match(output.totals, { gross_pay: 56_400 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what is paid by the employer and what was deposited are no deductions", (t) => {
  const stub = (name: string, id: string, last: string): string => `
  Tamalpais Kite Collective                                             Pay statement
  Employee           Employee ID     Pay period                    Pay date        Advice number
  ${name.padEnd(19)}${id}            06/01/2026 - 06/14/2026       06/19/2026      2154${last}

  Description                 Hours       Rate        This pay       Year to date
  Earnings
    Hourly                    80.00     $20.00       $1,600.00         $19,200.00
  Gross earnings                                     $1,600.00         $19,200.00
  Taxes
    Federal income                                     $160.00          $1,920.00
    Medicare                                            $23.20            $278.40
  Total taxes                                          $183.20          $2,198.40
  Deductions
    Kaiser HMO                                         $100.00          $1,200.00
  Total deductions                                     $100.00          $1,200.00
  Net pay                                            $1,316.80         $15,801.60
  Paid by your employer
    Kaiser HMO                                         $250.00          $3,000.00
  Total paid by your employer                          $250.00          $3,000.00

  Deposited to account ending in 526${last}: $1,316.80
  `;
  const { output, failed, unclaimed } = bestInferredOf(
    stub("Rosa Bellwether", "0603", "1"),
    stub("Miguel Okafor", "0604", "2"),
  );
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "0603", net_pay: 1316.8 });
  t.same(plain(rosa!.deductions), ["medical 100"]);
  t.same(plain(rosa!.employer_contributions), ["medical 250"]);
  t.match(rosa!.payments, [{ number: "21541", method: "direct_deposit", amount: 1316.8 }]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

const OF_HI = (rosa: string, daniel: string): string => `
  Harbor Kites LLC                 Payroll Journal
  Pay Date 06/19/2026
  Employee               Gross         FIT       OASDI         HI     Net Pay
  Bellwether, Rosa    1,600.00      160.00       99.20     ${rosa}
  Okafor, Daniel      1,000.00      100.00       62.00     ${daniel}
  `;

test("HI is hospital insurance where it is due on the wages of social security, and Hawaii's tax else", (t) => {
  const typesOf = (text: string): unknown[] =>
    bestInferredOf(text).output.employees.map(({ taxes }) => [taxes[2]!.type, taxes[2]!.jurisdiction]);
  t.same(typesOf(OF_HI("23.20    1,317.60", "14.50      823.50")), [
    ["medicare", "US"],
    ["medicare", "US"],
  ]);
  t.same(typesOf(OF_HI("80.00    1,260.80", "14.50      823.50")), [
    ["state_income", "US-HI"],
    ["state_income", "US-HI"],
  ]);
  t.end();
});
