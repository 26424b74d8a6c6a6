import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithYear, plain, withYear } from "./support/plain-lines.ts";

const NOTHING = { unclaimed: [], failed: [] };

test("a statement goes on with the next page beside the same name, and wages of taxes have a list of their own", (t) => {
  const head = `
  Saint Odile Medical Center
  Statement of Earnings and Deductions

  EMPLOYEE                 EMPLOYEE NO     COST CENTER     PAY PERIOD                    PAY DATE
  De Santis, Marcus A.     00096510        6152-ICU        06/08/2026 - 06/21/2026       06/27/2026
`;
  const { output, unclaimed, failed } = bestInferredOf(
    `${head}
  Hours and Earnings                                                           Gross 2,000.00
  Code     Description            Hours        Rate       Current        YTD Amount
  REG      Regular                80.00     23.7500      1,900.00         24,700.00
  EIB      Extended Illness        4.00     25.0000        100.00            300.00
           Total Gross                                   2,000.00         25,000.00

  Taxes                                153.00     Taxable Wages
  Description             Current         YTD     Wage Base               Current           YTD
  Social Security          124.00    1,550.00     Social Security        2,000.00     25,000.00
  Medicare                  29.00      362.50     Medicare               2,000.00     25,000.00
  Total                    153.00    1,912.50

  Pay Summary
                            Gross       Taxes     Deductions       Net Pay
  Current                2,000.00      153.00          46.88      1,800.12
  Year to Date          25,000.00    1,912.50         609.44     22,478.06
  `,
    `${head}
  Deductions                            46.88     Employer Paid Benefits               5.12
  Description             Current         YTD     Description           Current         YTD
  Nurses Union              46.88      609.44     Basic Life               5.12       66.56
  Total                     46.88      609.44     Total                    5.12       66.56

  Net Pay Distribution               1,800.12
  Account                              Amount
  Savings ****4166                     200.00
  Checking ****2727                  1,600.12
  `,
  );
  const [marcus, other] = output.employees;
  t.equal(other, undefined);
  t.equal(output.company.name, "Saint Odile Medical Center");
  t.match(marcus, { employee_id: "00096510", gross_pay: 2000, net_pay: 1800.12 });
  t.same(plain(marcus!.earnings), ["regular 1900", "sick 100"]);
  t.match(marcus!.taxes[0], { taxable_wages: 2000, ytd_taxable_wages: 25000, amount: 124, ytd_amount: 1550 });
  t.same(withYear(marcus!.deductions), ["union_dues 46.88 609.44"]);
  t.same(withYear(marcus!.employer_contributions), ["life 5.12 66.56"]);
  t.same(
    marcus!.payments.map(({ amount }) => amount),
    [200, 1600.12],
  );
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("what is of the year may stand below each figure, where that ends", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Pay stub for household employment

  Employee             Henry Ng
  Employer             The Whitcombe-Ray Household
  Pay period           April 28, 2026 through May 4, 2026
  Pay date             May 7, 2026

  What you earned
  Regular hours  30.25 hours x $28.00                 $847.00
                                      year to date $15,470.27
  Gross pay                                           $847.00
                                      year to date $15,470.27

  Taxes withheld from you
  Social Security                                      $52.51
                                         year to date $959.16
  Medicare                                             $12.28
                                         year to date $224.32
  Total taxes                                          $64.79
                                       year to date $1,183.48

  Money returned to you (not wages)
  Bus tickets                                          $14.99
                                         year to date $261.49

  Take-home pay                                       $797.20

  Taxes your employer pays in addition
  Social Security                                      $52.51
                                         year to date $959.16
  `);
  const [henry] = output.employees;
  t.equal(output.company.name, "The Whitcombe-Ray Household");
  t.match(henry, { gross_pay: 847, net_pay: 797.2 });
  t.same(withYear(henry!.earnings), ["regular 847 15470.27", "reimbursement 14.99 261.49"]);
  t.same(withYear(henry!.taxes), ["social_security 52.51 959.16", "medicare 12.28 224.32"]);
  t.same(withYear(henry!.employer_taxes), ["social_security 52.51 959.16"]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("labels in two languages mean what their first one does, and are printed as a whole", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Rideau Valley Millwork Ltd.                          CHEQUE NO. / N° DE CHÈQUE
                                                       020738
                                                       DATE (YYYY-MM-DD / AAAA-MM-JJ)
                                                       2026-06-06
  Statement of Earnings / Relevé de paie

  Employee / Employé(e)     Emp. No. / N° empl.     Department / Service     Period / Période
  Björn Håkansson           185-85                  Finishing                2026-05-18 to 2026-05-31

  Earnings / Gains                                      Statutory / Retenues légales
                                     Current /                                         Current /
  Description     YTD / Cumul          Courant          Description    YTD / Cumul       Courant
  Regular / Régulier     28,873.91    2,568.38          EI / AE             610.38         54.11
  Gross / Brut           28,873.91    2,568.38          Total               610.38         54.11

  Other Deductions / Autres retenues
  Description                 YTD / Cumul     Current / Courant
  Union Dues / Cotisation          313.50                 28.50
  Total                            313.50                 28.50

  Net Pay / Paie nette YTD / Cumul: 27,950.03           Current / Courant: $2,485.77
  `);
  const [bjorn] = output.employees;
  t.equal(output.pay_date, "2026-06-06");
  t.match(bjorn, { employee_id: "185-85", department: "Finishing", gross_pay: 2568.38, net_pay: 2485.77 });
  t.same(describedWithYear(bjorn!.earnings), ["Regular / Régulier 2568.38 28873.91"]);
  t.same(describedWithYear(bjorn!.taxes), ["EI / AE 54.11 610.38"]);
  t.same(withYear(bjorn!.deductions), ["union_dues 28.5 313.5"]);
  t.match(bjorn!.payments, [{ number: "020738", method: "check", amount: 2485.77 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("deductions before and after tax have a sum each, and one of both at the end", (t) => {
  const { output, held, unclaimed, failed } = bestInferredOf(`
  TOWN OF EAST HALLOWAY                                  EMPLOYEE DIRECT DEPOSIT ADVICE

  EMPLOYEE NAME           EMP NO     DEPARTMENT     PAY PERIOD                    CHECK DATE
  WHITFIELD, THOMAS R.    5840       POLICE         03/08/2026-03/21/2026         03/28/2026

  DESCRIPTION             HOURS         RATE       CURRENT    YEAR TO DATE
  REGULAR HOURLY          80.00      30.0000      2,400.00       14,573.26
  GROSS PAY                                       2,400.00       14,573.26

  BEFORE-TAX DEDUCTIONS                  TAXES
  DESCRIPTION          CURRENT           DESCRIPTION              CURRENT
  RETIREMENT            142.38           FEDERAL INCOME TAX        170.99
  TOTAL                 142.38           TOTAL                     170.99
  AFTER-TAX DEDUCTIONS
  DESCRIPTION          CURRENT
  UNION AFSCME 818       23.75
  UNITED WAY              5.00
  TOTAL                  28.75

  GROSS 2,400.00 LESS TAXES 170.99 LESS DEDUCTIONS 171.13
  NET PAY                                         2,057.88       11,017.70

  DEPOSITS
  BANK CHK ****5813                               2,057.88
  `);
  const [thomas] = output.employees;
  t.match(thomas, { gross_pay: 2400, net_pay: 2057.88 });
  t.same(
    thomas!.deductions.map(({ type, pretax, amount }) => [type, pretax, amount]),
    [
      ["pension", true, 142.38],
      ["union_dues", false, 23.75],
      ["charity", false, 5],
    ],
  );
  t.same(described(thomas!.taxes), ["FEDERAL INCOME TAX 170.99"]);
  t.match(thomas!.payments, [{ method: "direct_deposit", amount: 2057.88 }]);
  t.ok(held.includes("employee.total_deductions:employees[0]"));
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});
