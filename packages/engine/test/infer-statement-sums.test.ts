import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("sums of entitlements and of allotments are short for figures, and no department's", async (t) => {
  const { output, failed } = bestInferredOf(`
  LEAVE AND EARNINGS STATEMENT
  NAME (LAST, FIRST, MI)          SOC. SEC. NO.       GRADE
  BELLWETHER, ROSA                *****7949           E5

  ENTITLEMENTS                       DEDUCTIONS                         ALLOTMENTS                          SUMMARY
  TYPE                  AMOUNT       TYPE                  AMOUNT       TYPE                  AMOUNT
  BASE PAY             4788.60       FEDERAL TAXES         430.97       DISCRETIONARY ALT     100.00
  BAS                   460.25       FICA-SOC SECURITY     296.89                                           +TOT ENT          5248.85
                                     FICA-MEDICARE          69.43                                           -TOT DED           823.29
                                     SGLI                   26.00                                           -TOT ALMT          100.00
                                                                                                            =NET AMT          4325.56
  `);
  const [rosa] = output.employees;
  t.equal(output.employees.length, 1);
  t.match(rosa, { name: "ROSA BELLWETHER", gross_pay: 5248.85, net_pay: 4325.56 });
  t.ok(rosa!.deductions.some(({ type, amount }) => type === "life" && amount === 26));
  t.notOk(failed.some((id) => id.startsWith("department")));
});

test("a list with a name of its own is not that of a sum above it", async (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Umpqua Valley Roofing LLC                              Pay Date: 08/21/2026
  Employee: Rosa Bellwether                              Pay Period: 08/02/2026 - 08/15/2026
  Net Pay: 1,200.60

  Earnings              Rate     Hours       Amount                    YTD
  Regular              20.00     80.00     1,600.00              25,600.00
  Gross Pay                      80.00     1,600.00              25,600.00

    Taxes                        Current          YTD            Deductions         Current          YTD
    FITW                          150.00     2,400.00            401K                 80.00     1,280.00
    SS                             99.20     1,587.20            MED S125             47.00       752.00
    MEDI                           23.20       371.20
  `);
  const [rosa] = output.employees;
  t.same(plain(rosa!.taxes), ["federal_income 150", "social_security 99.2", "medicare 23.2"]);
  t.same(plain(rosa!.deductions), ["401k 80", "medical 47"]);
  t.match(rosa, { gross_pay: 1600, net_pay: 1200.6 });
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
});

test("withholdings and deductions in one list have one sum", async (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Saguaro Photography                                 PAY STUB
  Employee: Rosa Bellwether                           Pay date: 08/21/2026

  Earnings                              Hours     Rate       Amount           YTD
  Regular Pay                           80.00    20.00     1,600.00     25,600.00
  Total earnings                                           1,600.00     25,600.00
  Withholdings and deductions                                Amount           YTD
  Federal Income Tax                                         150.00      2,400.00
  Medicare                                                    23.20        371.20
  Medical                                                     47.00        752.00
  Total withholdings and deductions                          220.20      3,523.20
  Net pay                                                  1,379.80     22,076.80
  `);
  t.match(output.employees, [{ gross_pay: 1600, net_pay: 1379.8 }]);
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
});

test("the company's sums stand beside those of taxes and of deductions, in one column", (t) => {
  const statement = (name: string): string => `
  Harbor Diagnostics Inc                                                  Pay Statement
  ${name.padEnd(24)}                  Period: 06/01/2026 - 06/15/2026
  1200 Lakeview Ave                         Pay Date: 06/19/2026

  Earnings                        Hours      Rate     This Period      Year to Date
  Hourly                          80.00     20.00        1,600.00         14,400.00
  Gross Earnings                                         1,600.00         14,400.00

  Taxes                   Taxable Wages      Employee    Employer      Employee YTD
  Federal Income Tax           1,600.00        160.00                      1,440.00
  Medicare                     1,600.00         23.20       23.20            208.80
  Total Taxes                                  183.20       23.20          1,648.80

  Deductions                                 Employee    Employer      Employee YTD
  401(k)                                        80.00       40.00            720.00
  Medical                                       50.00      200.00            450.00
  Total Deductions                             130.00      240.00          1,170.00

  Net Pay                                               $1,286.80
`;
  const { failed, unclaimed } = bestInferredOf(statement("Rosa Bellwether"), statement("Daniel Okafor"));
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what a government pays for somebody is no deduction, and a stack of both kinds beside another has its own sum", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  LEAVE AND EARNINGS STATEMENT                        Pay Date 06/19/2026
  Name: Pennington, Yolanda        Employee ID: 40117720

  ENTITLEMENTS              DEDUCTIONS                    ALLOTMENTS
  TYPE          AMOUNT      TYPE              AMOUNT      TYPE             AMOUNT
  BASE PAY     3017.77      FEDERAL TAXES     209.86      DISCRETION ALT   200.00
  HOUSING       600.00      OASDI TAX         180.70      CHARITY CFC       15.00
                            RETIRE FERS       248.97
                            FEHB               84.50
  TOTAL        3617.77                        724.03                       215.00
  NET PAY      2678.74

  BENEFITS PAID BY GOVERNMENT FOR YOU
  TYPE          AMOUNT      TYPE              AMOUNT
  FEHB          288.00      RETIRE FERS       248.97
  `);
  const [yolanda] = output.employees;
  t.match(yolanda, { gross_pay: 3617.77, net_pay: 2678.74 });
  t.same(plain(yolanda!.employer_contributions), ["medical 288", "pension 248.97"]);
  t.same(plain(yolanda!.deductions).toSorted(), [
    "charity 15",
    "medical 84.5",
    "other 200",
    "pension 248.97",
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what is called gross and is nothing replaces no gross pay, and taxes paid by state are the employee's", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Harbor Kites LLC                   Payroll Register                   Pay Date 06/19/2026

  Bellwether, Rosa       Employee ID 1001
    Gross Pay                           1,600.00
    Gross Tips                              0.00
    Taxes Paid by State
    GA Income Tax                          60.00
    Federal Tax                           160.00
    Social Security                        99.20
    Medicare                               23.20
    Net Pay                             1,257.60
  Okafor, Daniel         Employee ID 1002
    Gross Pay                           1,000.00
    Gross Tips                              0.00
    Taxes Paid by State
    GA Income Tax                          60.00
    Federal Tax                           100.00
    Social Security                        62.00
    Medicare                               14.50
    Net Pay                               763.50
  `);
  t.match(output.employees, [
    { gross_pay: 1600, net_pay: 1257.6, employer_taxes: [] },
    { gross_pay: 1000, net_pay: 763.5, employer_taxes: [] },
  ]);
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
  t.end();
});

test("what the company pays for somebody is no sum over people, and a strip has sums alone", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Harbor Ferries Inc                                                     Statement of Earnings
  Employee: Bellwether, Rosa         Employee No: 204418                 Pay Date: 06/19/2026

  Earnings                             Hours      Rate     This Period     YTD Amount
  Deck Pay                             80.00     20.00        1,600.00      14,400.00
  Gross Pay                                                   1,600.00      14,400.00

  Non-Taxable Reimbursement            Hours      Rate     This Period     YTD Amount
  Per Diem                             40.00      2.00           80.00         640.00

  Taxes                  This Period   Year to Date     Deductions             This Period   Year to Date
  Federal Income Tax          160.00       1,440.00     Dental                       12.40         111.60
  Medicare                     23.20         208.80     Total Deductions             12.40         111.60
  Total Taxes                 183.20       1,648.80

  Company Contributions  This Period   Year to Date
  Medical Company Share       210.00       1,890.00
  Total Company Contributions 210.00       1,890.00

  Gross Pay            Reimbursement          Taxes               Deductions          Net Pay
  1,600.00             80.00                  183.20              12.40               $1,484.40
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1600, net_pay: 1484.4 });
  t.same(plain(rosa!.employer_contributions), ["medical 210"]);
  t.ok(rosa!.earnings.some(({ type, amount }) => type === "reimbursement" && amount === 80));
  t.equal(output.totals, null);
  t.same({ unclaimed, failed }, { unclaimed: [], failed: [] });
  t.end();
});
