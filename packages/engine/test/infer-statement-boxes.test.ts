import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withYear } from "./support/plain-lines.ts";

const NOTHING = { unclaimed: [], failed: [] };

test("a strip right of the page says who is paid and what comes of it, beside the lines of pay", (t) => {
  const { output, held, unclaimed, failed } = bestInferredOf(`
  Brightwater Supply Co                                   Earnings Record
                                                                              EMPLOYEE
  Earnings                        YTD 20,000.00 | Current 2,000.00            Rosa Bellwether
  Description       Hours      Rate        YTD        Current
  Base Pay          80.00   24.0000  19,000.00       1,920.00                 EMPLOYEE ID
  Bonus                                 990.00          70.00                 VP00540
  Group Term Life (imputed)              10.00          10.00
                                                                              DEPARTMENT
  Taxes                            YTD 3,000.00 | Current 300.00              Key Accounts
  Description                              YTD        Current
  Federal Withholding                 2,000.00         200.00                 PAY DATE
  OASDI                               1,000.00         100.00                 05/23/2025

  Deductions                       YTD   500.00 | Current  50.00              GROSS PAY
  Description                              YTD        Current                 2,000.00
  Roth 401(k)                           500.00          50.00
                                                                              – IMPUTED INCOME
                                                                              10.00

                                                                              – TAXES
                                                                              300.00

                                                                              – DEDUCTIONS
                                                                              50.00

                                                                              = NET PAY
                                                                              $1,640.00

                                                                              DEPOSITED TO
                                                                              Checking xx1249
                                                                              $1,640.00
  `);
  const [rosa, other] = output.employees;
  t.equal(other, undefined);
  t.match(output, { format_type: "pay_statement", pay_date: "2025-05-23" });
  t.equal(output.company.name, "Brightwater Supply Co");
  t.match(rosa, { employee_id: "VP00540", department: "Key Accounts", gross_pay: 2000, net_pay: 1640 });
  t.same(withYear(rosa!.earnings), ["regular 1920 19000", "bonus 70 990", "other 10 10"]);
  t.match(rosa!.payments, [{ method: "direct_deposit", amount: 1640 }]);
  t.ok(held.includes("employee.ytd_total_taxes:employees[0]"));
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("what is deposited stands in the strip, though it be another sum than the net pay", (t) => {
  const { output, failed } = bestInferredOf(`
  EMPLOYEE                        Brightwater Supply Co                            Pay Statement
  Rosa Bellwether
                                  Earnings
  EMPLOYEE NO.                    Description          Hours        Rate     Current         YTD
  VP00540                         Base Pay             80.00     24.0000    1,920.00   19,000.00
                                  Bonus                                        80.00      990.00
  DEPARTMENT                      Total Earnings                            2,000.00   19,990.00
  Key Accounts
                                  Taxes
  PERIOD                          Description                                Current         YTD
  05/05/2025 - 05/18/2025         Federal Withholding                         200.00    2,000.00
                                  OASDI                                       100.00    1,000.00
  CHECK DATE                      Total Taxes                                 300.00    3,000.00
  05/23/2025
                                  Deductions
  GROSS                           Description                                Current         YTD
  $2,000.00                       Roth 401(k)                                  50.00      500.00
                                  Total Deductions                             50.00      500.00
  NET PAY
  $1,560.00                       Questions? Ask payroll.

  Checking xx1249
  $1,650.00
  `);
  const [rosa] = output.employees;
  t.match(output, { pay_date: "2025-05-23", pay_period: { start: "2025-05-05", end: "2025-05-18" } });
  t.match(rosa, { name: "Rosa Bellwether", employee_id: "VP00540", net_pay: 1560 });
  t.match(rosa!.payments, [{ amount: 1650 }]);
  t.ok(failed.includes("employee.payments:employees[0]"));
  t.end();
});

const slip = (
  name: string,
  [department, works]: readonly [string, string],
  pay: readonly string[],
  sums: readonly string[],
): string => `
  Works No.    Employee Name             Employer                     Process Date
  ${works}         ${name}        Thornbury & Wicks Ltd        07/05/2026

  Department   National Insurance No.    Tax Code / NI Table          Tax Period
  ${department}    JT 11 99 76 B             1257L M1 / A                 Month 4

  Payments                                            Deductions
  Description         Hours     Rate    Amount        Description                  Amount
${pay.join("\n")}




${sums.join("\n")}

`;

const salaried = (name: string, works: string): string =>
  slip(
    name,
    ["Warehouse", works],
    [
      "  Salary                              4,000.00        PAYE Tax                     600.00",
      "  Mileage Expenses                       24.77        National Insurance           200.00",
      "                                                      Pension (Nest)               100.00",
    ],
    [
      "  Totals this year to date              This period                         Net Pay",
      "  Gross for Tax         16,000.00       Total Gross Pay      4,000.00      £3,124.77",
      "                                                                        Paid by BACS credit transfer",
      "  PAYE Tax               2,400.00       Expenses (non-taxable)  24.77",
      "  National Insurance       800.00       Total Deductions       900.00",
      "  Pension (Nest)           400.00       Employer's NI          500.00",
      "  Employer's NI          2,000.00       Employer's Pension     120.00",
      "  Employer's Pension       480.00",
    ],
  );

test("boxes below the lists tell the year, the period and the net pay, of two people on a page", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(
    salaried("Rosa Bellwether   ", "0212") +
      slip(
        "Luc van den Broeck",
        ["Accounts ", "0213"],
        [
          "  Basic Hours        100.00    20.00  2,000.00        PAYE Tax                     300.00",
          "                                                      National Insurance           100.00",
          "                                                      Pension (Nest)                50.00",
        ],
        [
          "  Totals this year to date              This period                         Net Pay",
          "  Gross for Tax          8,000.00       Total Gross Pay      2,000.00      £1,550.00",
          "                                                                        Paid by BACS credit transfer",
          "  PAYE Tax               1,200.00       Total Deductions       450.00",
          "  National Insurance       400.00       Employer's NI          250.00",
          "  Pension (Nest)           200.00       Employer's Pension      60.00",
          "  Employer's NI          1,000.00",
          "  Employer's Pension       240.00",
        ],
      ),
    salaried("Ines Duarte       ", "0214"),
  );
  const [rosa, luc, ines, other] = output.employees;
  t.equal(other, undefined);
  t.match(rosa, { employee_id: "0212", department: "Warehouse", gross_pay: 4000, net_pay: 3124.77 });
  t.same(plain(rosa!.earnings), ["regular 4000", "reimbursement 24.77"]);
  t.same(withYear(rosa!.deductions), ["pension 100 400"]);
  t.same(withYear(rosa!.employer_taxes), ["other 500 2000"]);
  t.match(luc, { name: "Luc van den Broeck", employee_id: "0213", department: "Accounts", net_pay: 1550 });
  t.match(luc!.earnings, [{ hours: 100, rate: 20, amount: 2000, ytd_amount: null }]);
  t.same(withYear(luc!.taxes), ["other 300 1200", "other 100 400"]);
  for (const { payments, net_pay } of [rosa!, luc!, ines!])
    t.match(payments, [{ method: "direct_deposit", amount: net_pay! }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("names of banks are no labels, and of a list of both kinds sums tell what nobody knows", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Castine State University

  Name:           Rosa Bellwether               Employee ID:    989667312
  Pay Period:     Sep 1, 2025 to Sep 30, 2025   Pay Date:       Sep 30, 2025

  Pay Summary
                      Gross           Deductions          Taxes            Net
  Current         $5,000.00              $200.00      $1,050.00      $3,750.00

  Earnings
  Earnings           Hours       Rate          Amount
  Monthly Salary                            $5,000.00
  Total                                     $5,000.00

  Benefits, Deductions and Taxes
  Type                  Employee Amount     Employer Amount     Applicable Gross
  Federal Tax                 $1,000.00                                $4,800.00
  Zorb Levy                      $50.00              $50.00            $5,000.00
  Quux                          $120.00
  403(b) TIAA                    $80.00
  Total                       $1,250.00              $50.00

  Check or Direct Deposit
  Bank Name                       Type       Account         Amount
  Katahdin Trust              Checking      xxxxx948      $3,350.00
  University Credit Union      Savings      xxxxx718        $400.00
  `);
  const [rosa] = output.employees;
  t.same(plain(rosa!.deductions), ["other 120", "403b 80"]);
  t.same(plain(rosa!.taxes), ["federal_income 1000", "other 50"]);
  t.match(rosa!.payments, [{ amount: 3350 }, { amount: 400 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("who is paid stands behind words for it, below a company that is called like a person", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Mount Zion Assembly
  88 Pisgah Church Road, Shelby, North Carolina

  Clergy compensation statement

  Paid to          Rosa Bellwether            Check number          2220
  For the month    May 1, 2025 - May 31, 2025   Check date    May 30, 2025

  Compensation                       This month     Year to date
  Cash salary                          2,500.00        12,500.00
  Housing allowance                    1,200.00         6,000.00
  Total compensation                   3,700.00        18,500.00

  Taxes withheld                     This month     Year to date
  Federal income tax                     200.00         1,000.00
  Total taxes                            200.00         1,000.00

  Other deductions                   This month     Year to date
  403(b) elective deferral               220.00         1,100.00
  Mission pledge                         125.00           625.00
  Total deductions                       345.00         1,725.00

  Added to the check                 This month     Year to date
  Professional expense reimbursement     110.00           550.00

  Net amount of check                 $3,265.00       $16,325.00
  `);
  const [rosa, other] = output.employees;
  t.equal(other, undefined);
  t.equal(output.company.name, "Mount Zion Assembly");
  t.match(rosa, { name: "Rosa Bellwether", gross_pay: 3700, net_pay: 3265 });
  t.same(withYear(rosa!.deductions), ["403b 220 1100", "charity 125 625"]);
  t.match(rosa!.payments, [{ number: "2220", method: "check", amount: 3265 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});
