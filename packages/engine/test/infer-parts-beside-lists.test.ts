import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

const REGISTER = `
                                                                                     Company: ALDR-02
  Alder Outfitters, Inc.                                             Pay Group: US Weekly   Pay Run: Regular
  Payroll Register Report                                          Pay Period: 02/01/2026 - 02/14/2026
                                                                              Pay Date: 02/20/2026

  Bell, Ana     Emp # 007701    Dept: 2500 - Retail     Hourly                                           Deposit Adv # 91551
  Earnings     Hours    Rate     Amount      Taxes               Taxable    Amount    Deductions       Amount    Employer            Amount
  Regular      40.00  20.0000    800.00      Federal Income Tax   780.00     80.00    Pre-Tax                    Social Security ER   49.60
  Vacation      2.00  20.0000     40.00      Social Security      840.00     52.08    401(k)            20.00    Medicare ER          12.18
                                             Medicare             840.00     12.18    Dental            40.00    401(k) Match         10.00
                                                                                      Post-Tax
                                                                                      Voluntary Life     5.00
  Hours 42.00      Gross Earnings 840.00     Taxes 144.26     Pre-Tax Ded 60.00     Post-Tax Ded 5.00            Net Pay 630.74

  Dorn, Cal     Emp # 007702    Dept: 2500 - Retail     Hourly                                           Deposit Adv # 91552
  Earnings     Hours    Rate     Amount      Taxes               Taxable    Amount    Deductions       Amount    Employer            Amount
  Regular      30.00  30.0000    900.00      Federal Income Tax   880.00     90.00    Pre-Tax                    Social Security ER   55.80
                                             Social Security      900.00     55.80    401(k)            20.00    Medicare ER          13.05
                                             Medicare             900.00     13.05    Post-Tax
                                                                                      Voluntary Life     5.00
  Hours 30.00      Gross Earnings 900.00     Taxes 158.85     Pre-Tax Ded 20.00     Post-Tax Ded 5.00            Net Pay 716.15

  Fonda, Eve    Emp # 007703    Dept: 2600 - Stock      Hourly                                           Deposit Adv # 91553
  Earnings     Hours    Rate     Amount      Taxes               Taxable    Amount    Deductions       Amount    Employer            Amount
  Regular      40.00  35.0000  1,400.00      Federal Income Tax 1,400.00    140.00                               Social Security ER   86.80
                                             Social Security    1,400.00     86.80                               Medicare ER          20.30
                                             Medicare           1,400.00     20.30
  Hours 40.00      Gross Earnings 1,400.00   Taxes 247.10     Pre-Tax Ded 0.00      Post-Tax Ded 0.00            Net Pay 1,152.90
`;

test("parts of a list begin beside lines of others, and a strip of sums begins with the hours", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(REGISTER);
  t.match(output, { company: { name: "Alder Outfitters, Inc.", id: "ALDR-02" } });
  const [ana, , eve] = output.employees;
  t.same(described(ana!.earnings), ["Regular 800", "Vacation 40"], "the sum of the hours is no line");
  t.same(
    ana!.deductions.map(({ description, pretax, amount }) => [description, pretax, amount]),
    [
      ["401(k)", true, 20],
      ["Dental", true, 40],
      ["Voluntary Life", false, 5],
    ],
  );
  t.same(described(ana!.employer_taxes), ["Social Security ER 49.6", "Medicare ER 12.18"]);
  t.same(described(ana!.employer_contributions), ["401(k) Match 10"]);
  t.same(described(eve!.taxes), ["Federal Income Tax 140", "Social Security 86.8", "Medicare 20.3"]);
  t.match(ana!.payments, [{ number: "91551", method: "direct_deposit", amount: 630.74 }]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});
