import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

const HEAD =
  "Emp #     Employee                 Gross Wages   Taxable Wages   Employee Tax   Employer Tax       Liability";

/** Two taxes of one agency, each with its people. */
const FEDERAL = `  Federal Income Tax
  ${HEAD}
  2201      Bellwether, Rosa           12,000.00       11,400.00       1,140.00                      1,140.00
  2207      Okafor, Miguel              9,000.00        9,000.00         810.00                        810.00
  Total Federal Income Tax             21,000.00       20,400.00       1,950.00                      1,950.00

  Medicare
  ${HEAD}
  2201      Bellwether, Rosa           12,000.00       12,000.00         174.00         174.00         348.00
  2207      Okafor, Miguel              9,000.00        9,000.00         130.50         130.50         261.00
  Total Medicare                       21,000.00       21,000.00         304.50         304.50         609.00`;

test("a liability is the sum of both sides of a tax, and who is owed stands above each list", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Tax Liability Report by Agency                                     Quarter 2, 2026
  Harbor Kite Supply LLC                                             04/01/2026 to 06/30/2026

  Internal Revenue Service                                                                         Semiweekly
${FEDERAL}

  Colorado Department of Revenue                                                  Acct 22041        Monthly
  Colorado Income Tax
  ${HEAD}
  2201      Bellwether, Rosa           12,000.00       11,400.00         501.60                        501.60
  2207      Okafor, Miguel              9,000.00        9,000.00         396.00                        396.00
  Total Colorado Income Tax            21,000.00       20,400.00         897.60                        897.60
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { name: "Rosa Bellwether", employee_id: "2201", gross_pay: 12000 });
  t.same(described(rosa!.taxes), ["Federal Income Tax 1140", "Medicare 174", "Colorado Income Tax 501.6"]);
  t.same(described(rosa!.employer_taxes), ["Medicare 174"]);
  t.match(miguel, { gross_pay: 9000, taxes: [{ amount: 810 }, { amount: 130.5 }, { amount: 396 }] });
  t.same(unclaimed, []);
  t.end();
});

test("a liability beside the wages alone is what is withheld", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  State Tax Liability Report
  Harbor Kite Supply LLC                                             04/01/2026 to 06/30/2026

  Colorado Income Tax
  Emp #     Employee                 Gross Wages   Taxable Wages       Liability
  2201      Bellwether, Rosa           12,000.00       11,400.00          501.60
  2207      Okafor, Miguel              9,000.00        9,000.00          396.00
  Total Colorado Income Tax            21,000.00       20,400.00          897.60
  `);
  t.same(
    output.employees.map(({ gross_pay, taxes }) => [gross_pay, ...described(taxes)]),
    [
      [12000, "Colorado Income Tax 501.6"],
      [9000, "Colorado Income Tax 396"],
    ],
  );
  t.same(unclaimed, []);
  t.end();
});

test("what an agency is owed in all stands behind its taxes, and what each is owed in a table at the end", (t) => {
  const read = (ofRevenue: string) =>
    bestInferredOf(
      `
  Tax Liability Report by Agency                                     Quarter 2, 2026
  Harbor Kite Supply LLC                                             04/01/2026 to 06/30/2026

${FEDERAL}
  Agency total - Form 941                                              2,254.50         304.50       2,559.00

  Oregon Transit Tax
  ${HEAD}
  2201      Bellwether, Rosa           12,000.00                          12.00          18.00          30.00
  2207      Okafor, Miguel              9,000.00                           9.00          13.50          22.50
  Total Oregon Transit Tax             21,000.00                          21.00          31.50          52.50
  `,
      `
  Summary by Agency
  Agency                         Frequency             Employee Tax   Employer Tax       Liability
  Internal Revenue Service       Semiweekly                2,254.50         304.50        2,559.00
  Department of Revenue          Quarterly                 ${ofRevenue}          31.50           52.50
  Total, all agencies                                      2,275.50         336.00        2,611.50

  Employees                  2
  Total gross wages                  $21,000.00
  `,
    );
  const { output, failed, unclaimed } = read("   21.00");
  t.match(output.totals, { employee_count: 2, gross_pay: 21000, total_taxes: 2275.5 });
  const [rosa] = output.employees;
  t.same(described(rosa!.taxes), ["Federal Income Tax 1140", "Medicare 174", "Oregon Transit Tax 12"]);
  t.same(described(rosa!.employer_taxes), ["Medicare 174", "Oregon Transit Tax 18"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  const wrong = read("   22.00");
  t.not(wrong.failed.length + wrong.unclaimed.length, 0, "a table that does not add up stays");
  t.end();
});

const WITHHELD = "Emp #     Employee                 Gross Wages   Taxable Wages   Tax Withheld";
const DUE = "Emp #     Employee                 Gross Wages   Taxable Wages   Employer Tax";

const titled = (gross: string, note = ""): string => `
  Quarterly Payroll Tax Report
  Harbor Kite Supply LLC                                             04/01/2026 to 06/30/2026

  Federal Income Tax                                                   Internal Revenue Service
  ${WITHHELD}
  2201      Bellwether, Rosa           12,000.00       11,400.00       1,140.00
  2207      Okafor, Miguel              9,000.00        9,000.00         810.00
  2210      Yates, Olive                8,000.00        8,000.00         700.00
  Federal Income Tax Total             29,000.00       28,400.00       2,650.00

  Oregon Income Tax                                                  OR Dept of Revenue
  ${WITHHELD}
  2201      Bellwether, Rosa           12,000.00       11,400.00         501.60
  2210      Yates, Olive                8,000.00        8,000.00         300.00
  Oregon Income Tax Total              ${gross}       19,400.00         801.60

  Oregon Unemployment                              OR Employment Department Rate 2.40%
  ${DUE}
  2201      Bellwether, Rosa           12,000.00       12,000.00         288.00
  2210      Yates, Olive                8,000.00        8,000.00         192.00
  Oregon Unemployment Total            20,000.00       20,000.00         480.00

  Quarter Recap${note}
                                                   Taxable Wages   Employee Tax   Employer Tax
  Federal Income Tax                                   28,400.00       2,650.00
  Oregon Income Tax                                    19,400.00         801.60
  Oregon Unemployment                                  20,000.00                        480.00
  Total                                                                3,451.60         480.00

  Number of Employees          3
  Total Gross Wages            29,000.00
`;

test("who is owed may end the line of a tax, and who owes it need not be all", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(titled("20,000.00"));
  t.match(output.totals, { employee_count: 3, gross_pay: 29000, total_taxes: 3451.6 });
  const [rosa, miguel] = output.employees;
  t.equal(output.employees.length, 3);
  t.match(rosa, { employee_id: "2201", gross_pay: 12000 });
  t.same(described(rosa!.taxes), ["Federal Income Tax 1140", "Oregon Income Tax 501.6"]);
  t.same(described(rosa!.employer_taxes), ["Oregon Unemployment 288"]);
  t.same(described(miguel!.taxes), ["Federal Income Tax 810"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  const wrong = bestInferredOf(titled("20,010.00"));
  t.not(wrong.failed.length + wrong.unclaimed.length, 0, "wages of a list that are not those in it");
  t.end();
});
