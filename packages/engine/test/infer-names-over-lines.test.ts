import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithYear } from "./support/plain-lines.ts";

const NOTHING = { unclaimed: [], failed: [] };

test("a label over a name heads no column of names, though lines of pay below look like one", (t) => {
  const stub = (who: string, id: string, voucher: string): string => `
  Alder Grill LLC                                                                        Wage Statement
  Employee           Employee No.   Department   Position     Pay Period                Pay Date     Advice No.
  ${who}    ${id}           Kitchen      Dishwasher   07/08/2026 - 07/21/2026   07/26/2026   ${voucher}

  Earnings             Hours    Rate  This Period       YTD   Taxes               This Period     YTD  Deductions        This Period     YTD
  Regular Hours        70.00   20.00     1,400.00 18,400.00   Federal Income Tax        90.00 1,180.00 Uniforms                12.50  150.00
  Meal Break Premium    2.00   20.00        40.00    200.00   Social Security           89.28 1,153.20 Total Deductions        12.50  150.00
  Gross Pay            72.00             1,440.00 18,600.00   Medicare                  20.88   269.70
                                                              Total Taxes              200.16 2,602.90

                        Gross Pay                Less Taxes           Less Deductions               Net Pay
  This Period            1,440.00                    200.16                     12.50             $1,227.34
  Year to Date          18,600.00                  2,602.90                    150.00            $15,847.10

  Net pay of $1,227.34 was deposited to your account ending in 2000.
  `;
  const { output, unclaimed, failed } = bestInferredOf(
    stub("Rosa Bellwether", "3302", "DD00061204") + stub("Daniel F Okafor", "3312", "DD00061205"),
  );
  t.same(
    output.employees.map(({ name, employee_id: id, net_pay: net }) => [name, id, net]),
    [
      ["Rosa Bellwether", "3302", 1227.34],
      ["Daniel F Okafor", "3312", 1227.34],
    ],
  );
  for (const { earnings, payments } of output.employees) {
    t.same(described(earnings), ["Regular Hours 1400", "Meal Break Premium 40"]);
    t.match(payments, [{ method: "direct_deposit", amount: 1227.34 }]);
  }
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a list of what the company pays begins beside a line of another list", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Osprey Line Electric Co.                        EARNINGS STATEMENT

  Employee              Employee ID         Check Date          Check No.
  Rosa Bellwether       JW-2041             06/06/2026          305518

  Hours and Earnings         Rate    Hours       Current    Year To Date     Taxes                    Current    Year To Date
  Regular Time              50.00    40.00      2,000.00       42,000.00     Federal Withholding       160.00        3,360.00
  Gross Pay                          40.00      2,000.00       42,000.00     FICA - Social Security    124.00        2,604.00
                                                                             FICA - Medicare            29.00          609.00
  Non-Taxable Reimbursements                     Current    Year To Date     Total Taxes               313.00        6,573.00
  Parking Reimbursement                            11.50          230.00
                                                                             Deductions               Current    Year To Date
  Employer-Paid Fringe Benefits                  Current    Year To Date     Working Dues               50.00        1,050.00
  Health & Welfare                                560.00       11,760.00     Vacation Fund             100.00        2,100.00
  NEBF Pension                                    375.00        7,875.00     Total Deductions          150.00        3,150.00
  JATC Training                                    35.00          735.00

  NET PAY                                                  Current      $1,548.50   YTD     32,507.00
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 2000, net_pay: 1548.5 });
  t.same(describedWithYear(rosa!.earnings), ["Regular Time 2000 42000", "Parking Reimbursement 11.5 230"]);
  t.same(describedWithYear(rosa!.employer_contributions), [
    "Health & Welfare 560 11760",
    "NEBF Pension 375 7875",
    "JATC Training 35 735",
  ]);
  t.same(described(rosa!.deductions), ["Working Dues 50", "Vacation Fund 100"]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});
