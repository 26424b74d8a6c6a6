import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithYear, plain, withYear } from "./support/plain-lines.ts";

const NOTHING = { unclaimed: [], failed: [] };

test("facts in a grid without colons, sides over periods, and wages of taxes among other lines", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Employee Name    Rosa Bellwether        Pay Begin Date    06/08/2026
  Employee ID      004217                 Pay End Date      06/21/2026
  Department       Finishing              Check Date        06/27/2026
  Company          Harbor Kites and       Document          55120
                   Lanterns LLC

  Earnings
  Description         Hours        Rate      Current          YTD
  Regular             80.00     25.0000     2,000.00    24,000.00
  Total               80.00                 2,000.00    24,000.00

  Taxes                          Current          YTD
  Federal Income Tax              160.00     1,920.00
  Social Security                 120.90     1,450.80
  Medicare                         28.28       339.36
  GA State Tax                     90.00     1,080.00
  Total Taxes                     399.18     4,790.16

                                    Employee                  Employer
  Deductions                  Current       YTD         Current        YTD
  401K                         100.00    1,200.00         50.00      600.00
  Dental                        10.00      120.00          0.00        0.00
  Medical                       40.00      480.00        200.00    2,400.00
  Total                        150.00    1,800.00        250.00    3,000.00

  Other Information                Current         YTD
  Federal Taxable Wages           1,850.00    22,200.00
  Medicare Taxable Wages          1,950.00    23,400.00
  State Taxable Wages             1,850.00    22,200.00
  Local Taxable Wages             1,850.00    22,200.00

  Net Pay                         1,450.82    17,409.84
  Checking ****1234               1,450.82
  `);
  const [rosa, other] = output.employees;
  t.equal(other, undefined);
  t.match(output, {
    format_type: "pay_statement",
    company: { name: "Harbor Kites and Lanterns LLC" },
    pay_date: "2026-06-27",
  });
  t.match(rosa, { employee_id: "004217", name: "Rosa Bellwether", department: "Finishing" });
  t.match(rosa!.payments, [{ number: "55120", method: "direct_deposit", amount: 1450.82 }]);
  t.same(withYear(rosa!.deductions), ["401k 100 1200", "dental 10 120", "medical 40 480"]);
  t.same(withYear(rosa!.employer_contributions), ["401k 50 600", "medical 200 2400"]);
  t.same(
    rosa!.taxes.map(({ type, taxable_wages: wages, ytd_taxable_wages: year }) => [type, wages, year]),
    [
      ["federal_income", 1850, 22200],
      ["social_security", null, null],
      ["medicare", 1950, 23400],
      ["state_income", 1850, 22200],
    ],
  );
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a list of facts without colons, and a strip of sums that says again what a tax is due on", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Payslip
  Employee            Rosa Bellwether
  Employee Number     004217
  Department          Finishing
  Employer            Harbor Kites LLC
  Pay Period          06/08/2026 - 06/21/2026
  Pay Date            06/27/2026

  Pay Type        Hours       Rate      Current           YTD
  Regular         80.00    25.0000     2,000.00     24,000.00
  Total           80.00                2,000.00     24,000.00

  Tax                        Based On     Current         YTD
  Federal Income Tax         1,850.00      160.00    1,920.00
  Social Security            1,950.00      120.90    1,450.80
  Total                                    280.90    3,370.80

  Deduction      Pre-Tax     EE Current      EE YTD    ER Current      ER YTD
  401K             Yes           100.00    1,200.00         50.00      600.00
  Loan             No             40.00      480.00          0.00        0.00
  Total                          140.00    1,680.00         50.00      600.00

  Pay Summary
               Gross     FIT Taxable Wages      Taxes     Deductions      Net Pay
  Current   2,000.00              1,850.00     280.90         140.00     1,579.10
  YTD      24,000.00             22,200.00   3,370.80       1,680.00    18,949.20
  `);
  const [rosa] = output.employees;
  t.equal(output.company.name, "Harbor Kites LLC");
  t.match(rosa, { employee_id: "004217", department: "Finishing", gross_pay: 2000, net_pay: 1579.1 });
  t.match(rosa!.taxes, [
    { type: "federal_income", amount: 160, taxable_wages: 1850 },
    { type: "social_security", amount: 120.9, taxable_wages: 1950 },
  ]);
  t.equal(rosa!.taxes.length, 2);
  t.match(rosa!.deductions, [
    { type: "401k", pretax: true, amount: 100, ytd_amount: 1200 },
    { type: "loan", pretax: false, amount: 40, ytd_amount: 480 },
  ]);
  t.same(withYear(rosa!.employer_contributions), ["401k 50 600"]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a part of a statement is no title: a page of one person without another is theirs", (t) => {
  const page = (name: string, id: string): string => `
  Employee            ${name}      Employee Number     ${id}
  Pay Date            06/27/2026            Pay Group           Weekly

  Pay Type        Hours       Rate      Current           YTD
  Regular         80.00    25.0000     2,000.00     24,000.00

  Tax                        Current         YTD
  Federal Income Tax          160.00    1,920.00

  Pay Summary
               Gross      Taxes      Net Pay
  Current   2,000.00     160.00     1,840.00
  YTD      24,000.00   1,920.00    22,080.00
  `;
  const { output } = bestInferredOf(page("Rosa Bellwether", "004217"), page("Daniel Okafor  ", "004218"));
  t.equal(output.format_type, "pay_statement");
  t.match(output.employees, [
    { name: "Rosa Bellwether", employee_id: "004217" },
    { name: "Daniel Okafor", employee_id: "004218" },
  ]);
  t.end();
});

test("each period may be over both sides, too", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Lanternfish Press LLC                                                       Earnings Statement
  Employee: Rosa Bellwether          Employee ID: 4217           Pay Date: 06/27/2026
  Pay Period: 06/08/2026 - 06/21/2026                            Advice #: 7781

  Earnings            Hours      Rate        Amount           YTD
  Regular             80.00   25.0000      2,000.00     24,000.00
  Gross Pay                                2,000.00     24,000.00

                             Current                   Year to Date
  Benefit               Employee      Employer       Employee      Employer
  401(k)                  100.00         50.00       1,200.00        600.00
  Medical                  40.00        200.00         480.00      2,400.00
  Total                   140.00        250.00       1,680.00      3,000.00

  Taxes                 Amount           YTD
  Federal Income        160.00      1,920.00
  Total Taxes           160.00      1,920.00

  Net Pay             1,700.00     20,400.00
  `);
  const [rosa] = output.employees;
  t.same(withYear(rosa!.deductions), ["401k 100 1200", "medical 40 480"]);
  t.same(withYear(rosa!.employer_contributions), ["401k 50 600", "medical 200 2400"]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("the columns of a list of taxable wages may be named below its name, and its lines after it", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Lanternfish Press LLC                                                                 Payslip
  Employee: Rosa Bellwether          Employee ID: 4217           Pay Date: 06/27/2026
  Pay Period: 06/08/2026 - 06/21/2026

                                     Earnings
  Description                                  Hours       Amount           YTD
  Regular                                      80.00     2,000.00     24,000.00
  Gross Pay                                              2,000.00     24,000.00

              Employee Taxes                                    Pre Tax Deductions
  Description              Amount         YTD       Description             Amount         YTD
  Federal Withholding      160.00    1,920.00       401(k)                  100.00    1,200.00
  OASDI                    124.00    1,488.00       Total                   100.00    1,200.00
  State Tax - GA            90.00    1,080.00
  Total                    374.00    4,488.00

              Taxable Wages                                      Absence Plans
  Description                           Amount          YTD       Description     Accrued   Available
  Federal Withholding - Taxable Wages   1,900.00   22,800.00      Vacation           6.00      147.00
  OASDI - Taxable Wages                 2,000.00   24,000.00
  State Tax - GA - Taxable Wages        1,900.00   22,800.00

  Net Pay                               1,526.00   18,312.00
  `);
  const [rosa] = output.employees;
  t.same(describedWithYear(rosa!.taxes), [
    "Federal Withholding 160 1920",
    "OASDI 124 1488",
    "State Tax - GA 90 1080",
  ]);
  t.same(
    rosa!.taxes.map(({ taxable_wages: wages, ytd_taxable_wages: year }) => [wages, year]),
    [
      [1900, 22800],
      [2000, 24000],
      [1900, 22800],
    ],
  );
  t.same(plain(rosa!.deductions), ["401k 100"]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});
