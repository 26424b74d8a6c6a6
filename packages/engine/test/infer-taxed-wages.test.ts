import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

/** What each tax is due on, in the period and in the year. */
function wages(
  taxes: readonly { description: string; taxable_wages: number | null; ytd_taxable_wages: number | null }[],
): string[] {
  return taxes.map(
    ({ description, taxable_wages, ytd_taxable_wages }) =>
      `${description} ${taxable_wages} ${ytd_taxable_wages}`,
  );
}

test("a box called after taxable wages says of each tax below its name what it is due on", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                                                                         Earning Statement
  Rosa Bellwether                Employee Number     22661      Pay Date           03/28/2026
                                 Hourly Rate       20.0000      Check Number       55012
                                     Current                     Year To Date
                   Hours/Units     Rate      Amount    Hours/Units      Amount
  Earnings
  Regular                80.00  20.0000    1,600.00         480.00    9,600.00     Taxable Wages (Current)
  Overtime               10.00  30.0000      300.00          10.00      300.00     Federal                   1,860.00
  Total Earnings         90.00             1,900.00         490.00    9,900.00     Social Security           1,900.00
  Pre-Tax Deductions                                                               NC                        1,860.00
  401(k) Pre-Tax                              40.00                     240.00
  Total Pre-Tax Deductions                    40.00                     240.00     Accruals
  Taxes                                                                            Vacation hrs                 55.00
  Federal Income Tax                         150.00                     900.00
  Employee Social Security                   117.80                     613.80
  NC State Income Tax                         80.00                     480.00
  Total Taxes                                347.80                   1,993.80
  Net Pay                                  1,512.20                   7,666.20
  `);
  const [rosa] = output.employees;
  t.same(wages(rosa!.taxes), [
    "Federal Income Tax 1860 null",
    "Employee Social Security 1900 null",
    "NC State Income Tax 1860 null",
  ]);
  t.equal(rosa!.net_pay, 1512.2);
  t.same(
    rosa!.earnings.map(({ hours, rate }) => [hours, rate]),
    [
      [80, 20],
      [10, 30],
    ],
  );
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("a strip of sums with a row for each period says what a tax is due on in both", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor State University          Pay Begin Date: 06/01/2026        Advice #: 000000000880213
                                   Pay End Date:   06/15/2026        Advice Date: 06/19/2026
  Rosa Bellwether                  Employee ID: 00375752
                 HOURS AND EARNINGS                                          TAXES
  Description        Hours      Earnings           YTD       Description             Current           YTD
  Regular            80.00      1,600.00      9,600.00       Fed Withholding          150.00        900.00
                                                             Fed OASDI/EE              99.20        595.20
  TOTAL:             80.00      1,600.00      9,600.00       TOTAL:                   249.20      1,495.20

                TOTAL GROSS     FED TAXABLE GROSS     TOTAL TAXES     TOTAL DEDUCTIONS        NET PAY
  Current:         1,600.00              1,560.00          249.20                 0.00       1,350.80
  YTD:             9,600.00              9,360.00        1,495.20                 0.00       8,104.80
  `);
  const [rosa] = output.employees;
  t.same(wages(rosa!.taxes), ["Fed Withholding 1560 9360", "Fed OASDI/EE null null"]);
  t.same([rosa!.gross_pay, rosa!.net_pay], [1600, 1350.8]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("wages of a tax may be those of the year, in a line of their own", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                                  Pay Date: 06/19/2026
  Rosa Bellwether                                   Earnings Statement
  Earnings          Hours      Amount           YTD     Taxes                  Amount        YTD
  Regular           80.00    1,600.00      9,600.00     Federal Income Tax     150.00     900.00
  Gross Pay                  1,600.00      9,600.00     Total Taxes            150.00     900.00
  Net Pay                    1,450.00
  Federal Taxable Wages      1,560.00
  Federal Taxable Wages YTD  9,360.00
  `);
  t.same(wages(output.employees[0]!.taxes), ["Federal Income Tax 1560 9360"]);
  t.same(unclaimed, []);
  t.end();
});

test("boxes of wages beside each other are of the period and of the year, as their names say", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                      Pay Date: 06/19/2026
  Rosa Bellwether                       Earnings Statement
  Earnings          Hours      Amount           YTD     Taxes                  Amount        YTD
  Regular           80.00    1,600.00      9,600.00     Federal Income Tax     150.00     900.00
                                                        Medicare                23.20     139.20
  Gross Pay                  1,600.00      9,600.00     Total Taxes            173.20   1,039.20
  Net Pay                    1,426.80
  Taxable Wages This Period                 Taxable Wages YTD
  Federal              1,560.00             Federal            9,360.00
  Medicare             1,600.00             Medicare           9,600.00
  `);
  t.same(wages(output.employees[0]!.taxes), ["Federal Income Tax 1560 9360", "Medicare 1600 9600"]);
  t.same(unclaimed, []);
  t.end();
});

test("both sides of a tax are due on the wages of their columns, and a recap may spell taxes out", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Quarterly Wage and Tax Register                                                                   1st Quarter 2026
  Harbor Kites, S.C.                                                         Check dates 01/01/2026 - 03/31/2026

                                              Federal Income Tax            Social Security               WI Income Tax             WI SUI
  Emp No.  Employee Name      Gross Wages     Taxable   Withheld     Taxable   Employee   Employer     Taxable   Withheld     Taxable   Employer
  1234     Bellwether, Rosa     12,000.00   11,500.00     700.00   12,000.00     744.00     744.00   11,500.00     500.00   12,000.00     366.00
  1235     Okafor, Miguel       10,000.00   10,000.00     600.00   10,000.00     620.00     620.00   10,000.00     440.00   10,000.00     305.00
  1236     Desai, Priya          8,000.00    8,000.00     480.00    8,000.00     496.00     496.00    8,000.00     350.00    8,000.00     244.00
  Report Totals - 3 Employees   30,000.00   29,500.00   1,780.00   30,000.00   1,860.00   1,860.00   29,500.00   1,290.00   30,000.00     915.00

  Tax Liability Recap
  Tax                            Employee Withheld      Employer         Total
  Federal Income Tax                      1,780.00          0.00      1,780.00
  Social Security                         1,860.00      1,860.00      3,720.00
  Wisconsin Income Tax                    1,290.00          0.00      1,290.00
  Wisconsin Unemployment (SUI)                0.00        915.00        915.00
  Total Taxes                             4,930.00      2,775.00      7,705.00
  `);
  const [rosa] = output.employees;
  t.equal(output.company.name, "Harbor Kites, S.C.");
  t.same(wages(rosa!.taxes), [
    "Federal Income Tax 11500 null",
    "Social Security 12000 null",
    "WI Income Tax 11500 null",
  ]);
  t.same(wages(rosa!.employer_taxes), ["Social Security 12000 null", "WI SUI 12000 null"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the state of a tax may stand behind the words for its wages", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kites LLC                                                           Payslip
  Name: Rosa Bellwether       Employee ID: 204418       Check Date: 06/19/2026
  Description          Amount          YTD       Description                        Amount          YTD
  Employee Taxes                                 Taxable Wages
  Medicare              23.20       232.00       Medicare - Taxable Wages         1,600.00    16,000.00
  State Tax - CA        64.00       640.00       State Tax Taxable Wages - CA     1,500.00    15,000.00
  Employee Taxes        87.20       872.00
  Gross Pay          1,600.00    16,000.00
  Net Pay            1,512.80    15,128.00
  `);
  t.same(wages(output.employees[0]!.taxes), ["Medicare 1600 16000", "State Tax - CA 1500 15000"]);
  t.same(failed, []);
  t.end();
});

test("the wages that taxes are due on in the year may be called after nothing else", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kites LLC                                                           Pay Stub
  Name: Rosa Bellwether       Employee ID: 204418       Check Date: 06/19/2026
  Hours and Earnings                  Hours       Current                        YTD
  Base Pay                            80.00      1,600.00                  16,000.00
  Total Gross Pay                                1,600.00                  16,000.00
  Taxes                     Taxable Current   Tax Current   Taxable YTD      Tax YTD
  Federal Income Tax               1,500.00        150.00     15,000.00     1,500.00
  Medicare                         1,600.00         23.20     16,000.00       232.00
  Total Taxes                                      173.20                   1,732.00
  Net Pay                                        1,426.80                  14,268.00
  `);
  const { taxes } = output.employees[0]!;
  t.same(wages(taxes), ["Federal Income Tax 1500 15000", "Medicare 1600 16000"]);
  t.same(
    taxes.map(({ amount, ytd_amount: year }) => [amount, year]),
    [
      [150, 1500],
      [23.2, 232],
    ],
  );
  t.same(failed, []);
  t.end();
});
