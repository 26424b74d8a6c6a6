import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withHours } from "./support/plain-lines.ts";

test("hours and pay may each have a label of their own", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Pay Period: 06/01/2026 - 06/14/2026

  Bellwether, Rosa    Reg Hours       80.00    Reg Pay      1,600.00    Fed W/H       160.00    Total Taxes      183.20
  ID: 1001            OT Hours         4.00    OT Pay         120.00    Medicare       23.20    Net Pay        1,536.80
                      Total Hours     84.00    Gross Pay    1,720.00
  Okafor, Miguel      Reg Hours       40.00    Reg Pay      1,000.00    Fed W/H       100.00    Total Taxes      114.50
  ID: 1002            OT Hours         0.00    OT Pay           0.00    Medicare       14.50    Net Pay          885.50
                      Total Hours     40.00    Gross Pay    1,000.00
  Company Total       Reg Hours      120.00    Reg Pay      2,600.00    Fed W/H       260.00    Total Taxes      297.70
                      OT Hours         4.00    OT Pay         120.00    Medicare       37.70    Net Pay        2,422.30
                      Total Hours    124.00    Gross Pay    2,720.00
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1720, net_pay: 1536.8 });
  t.same(withHours(rosa!.earnings), ["regular 1600 80", "overtime 120 4"]);
  t.match(output.totals, { gross_pay: 2720, net_pay: 2422.3, total_taxes: 297.7 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("hours stand before amounts whose labels follow", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  HARBOR KITES LLC               PAYROLL JOURNAL
  PERIOD 06/01/2026-06/14/2026

  EMPLOYEE                HOURS     EARNINGS                TAXES                  NET PAY
  BELLWETHER, ROSA        80.00     1,600.00 REGULAR        160.00 FIT            1,536.80
  #1001                    4.00       120.00 OVERTIME        23.20 MEDICARE
                          84.00     1,720.00 GROSS          183.20 TAXES
  OKAFOR, MIGUEL          40.00     1,000.00 REGULAR        100.00 FIT              885.50
  #1002                                                      14.50 MEDICARE
                          40.00     1,000.00 GROSS          114.50 TAXES
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "1001", gross_pay: 1720, net_pay: 1536.8 });
  t.same(withHours(rosa!.earnings), ["regular 1600 80", "overtime 120 4"]);
  t.same(unclaimed, []);
  t.end();
});

test("the sums of sections may stand on the line of the gross pay, and those of the company below people", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Journal
  Pay Period 06/01/2026 - 06/14/2026

  Earnings         Hours       Amount    Taxes               Amount    Deductions          Amount
  Rosa Bellwether      File No 1001
  Regular          80.00     1,600.00    Fed Income Tax      160.00    Medical              80.00
                                         EE Medicare          23.20
  Gross 1,600.00                         Taxes 183.20                  Deductions 80.00              Net 1,336.80
  Miguel Okafor        File No 1002
  Regular          80.00     2,100.00    Fed Income Tax      210.00
                                         EE Medicare          30.45
  Gross 2,100.00                         Taxes 240.45                  Deductions 0.00               Net 1,859.55
  Company Totals
  Gross 3,700.00                         Taxes 423.65                  Deductions 80.00              Net 3,196.35
  `);
  t.match(output.employees, [
    { gross_pay: 1600, net_pay: 1336.8 },
    { gross_pay: 2100, net_pay: 1859.55 },
  ]);
  t.match(output.totals, { gross_pay: 3700, net_pay: 3196.35, total_taxes: 423.65, total_deductions: 80 });
  t.same(unclaimed, []);
  t.end();
});

test("a column of totals is the sum of its row", (t) => {
  const { output, held, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Deduction Register by Employee
  Pay Date: 06/19/2026

  Employee               ID        401K    Medical     Dental      Total
  Bellwether, Rosa       1001     60.00      80.00      12.00     152.00
  Okafor, Miguel         1002     84.00                 12.00      96.00
  Yates, Olive           1003                40.00                 40.00
  Grand Total                    144.00     120.00      24.00     288.00
  `);
  t.same(
    output.employees.map(({ deductions }) => plain(deductions)),
    [["401k 60", "medical 80", "dental 12"], ["401k 84", "dental 12"], ["medical 40"]],
  );
  t.match(output.totals, { total_deductions: 288 });
  t.ok(held.includes("document.total_deductions:company"));
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("who alone pays is charged in the company's column", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  TOWN OF MILLBROOK                       PAYROLL PROOF REGISTER
  PAY PERIOD 06/01/2026 TO 06/14/2026

  EMPLOYEE 1001  BELLWETHER, ROSA
    PAY    DESCRIPTION           QUANTITY         RATE        AMOUNT
    100    REGULAR                  80.00        20.00      1,600.00
    110    SICK                      8.00        20.00        160.00
           TOTAL GROSS PAY          88.00                   1,760.00
    DED    DESCRIPTION              BASIS     EMPLOYEE      EMPLOYER
    1000 FICA                    1,760.00       109.12        109.12
    1100 MEDICARE                1,760.00        25.52         25.52
    2000 FEDERAL TAX             1,760.00       176.00           .00
           TOTAL DEDUCTIONS                     310.64        134.64
           NET PAY                            1,449.36

  EMPLOYEE 1002  OKAFOR, MIGUEL
    PAY    DESCRIPTION           QUANTITY         RATE        AMOUNT
    100    REGULAR                  40.00        25.00      1,000.00
           TOTAL GROSS PAY          40.00                   1,000.00
    DED    DESCRIPTION              BASIS     EMPLOYEE      EMPLOYER
    1000 FICA                    1,000.00        62.00         62.00
    1100 MEDICARE                1,000.00        14.50         14.50
    2000 FEDERAL TAX             1,000.00       100.00           .00
           TOTAL DEDUCTIONS                     176.50         76.50
           NET PAY                              823.50
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1760, net_pay: 1449.36 });
  t.same(withHours(rosa!.earnings), ["regular 1600 80", "sick 160 8"]);
  t.same(
    rosa!.taxes.map(({ code, amount, taxable_wages: wages }) => `${code} ${amount} ${wages}`),
    ["1000 109.12 1760", "1100 25.52 1760", "2000 176 1760"],
  );
  t.same(plain(rosa!.employer_taxes), ["social_security 109.12", "medicare 25.52"]);
  t.same(unclaimed, []);
  t.end();
});

test("a report on one retirement plan says what its columns are paid into", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  401(k) Contribution Report
  Payroll Date: 06/19/2026

  Participant            SSN             Hire Date     Compensation    Deferral %    Pre-Tax      Roth    Loan Repayment    Employer Match      Total
  Bellwether, Rosa       xxx-xx-3214     05/18/2017        2,000.00            3%      60.00      0.00             25.00             30.00     115.00
  Okafor, Miguel         xxx-xx-1996     10/27/2008        2,500.00            4%     100.00     50.00              0.00             50.00     200.00
  Report Total                                             4,500.00                   160.00     50.00             25.00             80.00     315.00
  `);
  t.equal(output.pay_date, "2026-06-19");
  t.same(
    output.employees.map(({ deductions }) => plain(deductions)),
    [
      ["401k 60", "roth_401k 0", "401k_loan 25"],
      ["401k 100", "roth_401k 50", "401k_loan 0"],
    ],
  );
  t.match(output.employees, [
    { gross_pay: 2000, employer_contributions: [{ amount: 30 }] },
    { gross_pay: 2500, employer_contributions: [{ amount: 50 }] },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("hours and their rate may stand with their units on the line below", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Rogue River Rafting Co.
  Pay Stub
  Employee: Rosa Bellwether
  Pay period June 1, 2026 - June 14, 2026

  Earnings
  Regular                          $1,600.00
  80.00 hrs x $20.00
  Overtime                           $120.00
  4.00 hrs x $30.00
  Gross pay                        $1,720.00
  Taxes
  Federal income tax                 $172.00
  Medicare                            $24.94
  Total taxes                        $196.94
  Net pay                          $1,523.06
  `);
  const [rosa] = output.employees;
  t.same(withHours(rosa!.earnings), ["regular 1600 80", "overtime 120 4"]);
  t.match(rosa!.earnings, [{ rate: 20 }, { rate: 30 }]);
  t.same({ id: rosa!.employee_id, unclaimed }, { id: "", unclaimed: [] });
  t.end();
});

test("dashes stand for nothing, and names of groups over the middle of their columns for all of them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Tybee Oyster House
  Weekly Payroll Report
  Week of 06/08/2026 to 06/14/2026 - Payable 06/19/2026

                       Wages                               Taxes                Deductions
  Name            Regular       Tips       Gross       FIT       Med        Dental     401k       Net
  Leroy Cho        600.00     100.00      700.00     70.00     10.15         12.00    21.00    586.85
  Evelyn Park      400.00          —      400.00     40.00      5.80             —        —    354.20
  Olive Yates      500.00      50.00      550.00     55.00      7.98         12.00        —    475.02
  TOTAL          1,500.00     150.00    1,650.00    165.00     23.93         24.00    21.00  1,416.07
  `);
  t.match(output, { company: { name: "Tybee Oyster House" }, pay_date: "2026-06-19" });
  const [leroy, evelyn] = output.employees;
  t.same(plain(leroy!.taxes), ["federal_income 70", "medicare 10.15"]);
  t.same(plain(leroy!.deductions), ["dental 12", "401k 21"]);
  t.same([...plain(evelyn!.earnings), ...plain(evelyn!.deductions)], ["regular 400"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
