import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";

const person = (id: string, name: string, craft: string, [net, check]: readonly [string, string]): string => `
${id}     ${name}                     Yard - ${craft}                                        Hourly
Job                   Craft       Earn                 Hours           Rate         Amount
26-014 North Pier     JRNY        1   Regular          40.00        30.0000       1,200.00
SHOP                              40  Expense Reimb                                  25.00
                                                       40.00   Gross Earnings     1,200.00
TAXES WITHHELD (subject / amount)
FED     Federal Income Tax     1,150.00     110.00     FICA    Social Security     1,200.00     74.40
MED     Medicare               1,200.00      17.40     OR      Oregon W/H          1,150.00     80.50
DEDUCTIONS
101     401(k)                               50.00     120     Union Dues                       20.00
EMPLOYER LIABILITIES
FICAR   Social Security ER     1,200.00      74.40     MEDR    Medicare ER         1,200.00     17.40
ORUI    OR Unemployment        1,200.00      28.80     201     401(k) Match                     36.00

Total Taxes 282.30    Total Deductions 70.00    Non-Taxable Reimb 25.00     EFT ${check}     Net Pay ${net}
`;

const JOURNAL = `
Tidewater Piledriving Inc                                          PR Period 03/16/2026 to 03/29/2026
Payroll Journal by Employee                                                           Paid 04/03/2026
${person("T1026", "Dora Ashby", "Carpenters", ["872.70", "6011"])}
${person("T1034", "Otto Brandt", "Laborers", ["872.70", "6012"])}
${person("T1041", "Mina Cole", "Carpenters", ["872.70", "6013"])}
`;

test("two numbers below the name of the company's list are what a tax is due on and the tax, as in the list above", (t) => {
  const { people, wrong } = readPrinted(JOURNAL);
  t.same(wrong, NOTHING);
  for (const { employer_taxes } of people)
    t.same(
      employer_taxes.map(({ code, taxable_wages, amount }) => [code, taxable_wages, amount]),
      [
        ["FICAR", 1200, 74.4],
        ["MEDR", 1200, 17.4],
        ["ORUI", 1200, 28.8],
      ],
    );
  t.end();
});

test("what is paid back untaxed has a sum beside those of taxes and deductions, which the company does not add", (t) => {
  const { people, held } = readPrinted(JOURNAL);
  t.ok(held.some((id) => id.includes("total_reimbursements")));
  for (const { employer_contributions, earnings } of people) {
    t.same(
      employer_contributions.map(({ type, amount }) => [type, amount]),
      [["401k", 36]],
    );
    t.same(
      earnings.map(({ type, amount }) => [type, amount]),
      [
        ["regular", 1200],
        ["reimbursement", 25],
      ],
    );
  }
  t.end();
});

test("behind an id and a name stands where somebody works, before how they are paid", (t) => {
  const { people } = readPrinted(JOURNAL);
  t.same(
    people.map(({ employee_id, department }) => [employee_id, department]),
    [
      ["T1026", "Yard - Carpenters"],
      ["T1034", "Yard - Laborers"],
      ["T1041", "Yard - Carpenters"],
    ],
  );
  t.end();
});

test("a balance of leave may say in its name what it is counted in, and nothing below is paid", (t) => {
  const { people, wrong } = readPrinted(`
  Tidewater Clinic                                                      STATEMENT OF EARNINGS
  Dora Ashby                          Pay Begin Date 07/19/2026     Pay End Date 08/01/2026
  Employee ID  000120658              Advice Date 08/07/2026

  HOURS AND EARNINGS
  Description              Rate        Hours       Earnings       YTD Earnings
  Regular               30.0000        80.00       2,400.00          36,000.00
  Total                                            2,400.00          36,000.00

  TAXES                                               EMPLOYER PAID BENEFITS
  Description           Current          YTD          Description            Current            YTD
  Fed Withholding        200.00     3,000.00          Medical PPO             470.00       7,050.00
  Total                  200.00     3,000.00

                       TOTAL GROSS       TOTAL TAXES        NET PAY
  Current                 2,400.00            200.00       2,200.00
  YTD                    36,000.00          3,000.00      33,000.00

  PTO BALANCE (HOURS)
  Start Balance          93.34   Earned           7.23
  Taken                   8.00   End Balance     92.57
  `);
  t.same(wrong, NOTHING);
  t.same(
    people[0]!.employer_contributions.map(({ amount }) => amount),
    [470],
  );
  t.end();
});
