import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithHours } from "./support/plain-lines.ts";

const HEAD = `
  Company code 1000  Brandywine Coatings Corporation
  Payroll journal     Payroll area U2 biweekly  Period 10/05/2026 - 10/18/2026
  Pay date 10/23/2026

    WT   Wage type text                TxAu    Number  Un      Rate     Amount USD`;

const FIRST = `${HEAD}
  -------------------------------------------------------------------------------------
  | Pers.No. 00012046    Bellwether, Rosa G                                             |
  | Cost ctr 51000 Logistics                                                          |
  -------------------------------------------------------------------------------------
  | 1005  Hourly wage                          72.00  H    19.0800       1,373.76      |
  | 1210  Overtime 150%                         8.00  H    28.6200         228.96      |
  | 1405  Shift premium 2nd                                                 84.48      |
  | /101  Total gross                                                    1,687.20*     |
  | /401  TX Withholding Tax            FED                                190.73-     |
  | /403  TX EE Social Security Tax     FED                                104.61-     |
  | /401  TX Withholding Tax            PA                                  57.97-     |
  | /407  TX EE Unemployment Tax        PA                                   1.36-     |
  | 2410  401(k) EE pre-tax                                                116.39-     |
  | /559  Net pay, bank transfer                                         1,216.14*     |
  | Employer charges (not part of net pay)                                            |
  | /404  TX ER Social Security Tax     FED                                104.61      |
  | /408  TX ER Unemployment Tax        FED                                 11.64      |
  | 3410  401(k) ER match                                                   58.20      |
  -------------------------------------------------------------------------------------
  | Pers.No. 00012324    Okafor, Miguel M                                             |
  | Cost ctr 40010 Assembly                                                           |
  -------------------------------------------------------------------------------------
  | 1005  Hourly wage                          72.00  H    29.3800       2,115.36      |
  | 1720  Safety award                                                     100.00      |
  | /101  Total gross                                                    2,215.36*     |
  | /401  TX Withholding Tax            FED                                156.70-     |`;

const SECOND = `${HEAD}
    Pers.No. 00012324 (continued)
  | /403  TX EE Social Security Tax     FED                                137.35-     |
  | /401  TX Withholding Tax            PA                                  78.86-     |
  | /407  TX EE Unemployment Tax        PA                                   1.90-     |
  | 2460  401(k) loan                                                       61.40-     |
  | /558  Net pay, check                                                 1,779.15*     |
  | Employer charges (not part of net pay)                                            |
  | /404  TX ER Social Security Tax     FED                                137.35      |
  | /408  TX ER Unemployment Tax        FED                                 16.27      |
  | 3410  401(k) ER match                                                   81.34      |
  -------------------------------------------------------------------------------------

  *** Totals of the journal
      Personnel numbers                           2
      Total gross                          3,902.56
      Total taxes                            729.48
      Total deductions                       177.79
      Total net pay                        2,995.29
      Total employer charges                 409.41
`;

test("a column beside the names of taxes says who levies them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(FIRST, SECOND);
  const [rosa] = output.employees;
  const lines = [...rosa!.taxes, ...rosa!.employer_taxes];
  t.same(
    lines.map(({ code, type, jurisdiction, amount }) => [code, type, jurisdiction, amount]),
    [
      ["/401", "federal_income", "US", 190.73],
      ["/403", "social_security", "US", 104.61],
      ["/401", "state_income", "US-PA", 57.97],
      ["/407", "state_unemployment", "US-PA", 1.36],
      ["/404", "social_security", "US", 104.61],
      ["/408", "federal_unemployment", "US", 11.64],
    ],
  );
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("what a number counts stands in a column of its own, and sums have codes as lines do", (t) => {
  const { output } = bestInferredOf(FIRST, SECOND);
  const [rosa, miguel] = output.employees;
  t.match(rosa, {
    employee_id: "00012046",
    department: "51000 Logistics",
    gross_pay: 1687.2,
    net_pay: 1216.14,
  });
  t.same(describedWithHours(rosa!.earnings), [
    "Hourly wage 1373.76 72",
    "Overtime 150% 228.96 8",
    "Shift premium 2nd 84.48 null",
  ]);
  t.match(miguel, { employee_id: "00012324", gross_pay: 2215.36, net_pay: 1779.15 });
  t.match(output.totals, { employee_count: 2, total_taxes: 729.48, net_pay: 2995.29 });
  t.end();
});

test("the name of the net pay says how it is paid", (t) => {
  const [rosa, miguel] = bestInferredOf(FIRST, SECOND).output.employees;
  t.match(rosa!.payments, [{ number: null, method: "direct_deposit", amount: 1216.14 }]);
  t.match(miguel!.payments, [{ number: null, method: "check", amount: 1779.15 }]);
  t.end();
});
