import { test } from "tap";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

/** Whose tax, what it is reckoned from, and each tax: federal, social security, unemployment. */
const PEOPLE = [
  ["Abernathy, Ann", 14196.0, 1193.9, 880.15, 84.0],
  ["Byron, Ada", 11366.88, 854.4, 704.75, 42.0],
  ["Curie, Marie", 12487.19, 988.84, 774.21, 21.5],
  ["Duarte, Ines", 9239.81, 599.15, 572.87, 63.25],
] as const;

const money = (amount: number, width: number): string => amount.toFixed(2).padStart(width);

/** A list of taxes by person, with words between each tax and its numbers that say who pays it. */
const register = (employee: string, employer: string): string => `
Tax Detail by Employee

${"Quarter To Date".padStart(66)}${"Year To Date".padStart(44)}
Tax                        Paid      Taxable Wages      Tax Amount                Taxable Wages     Tax Amount
${PEOPLE.map(([name, wages, federal, security, unemployment]) => {
  const line = (tax: string, payer: string, amount: number): string =>
    `  ${tax.padEnd(25)}${payer.padEnd(9)}${money(wages, 14)}${money(amount, 16)}${money(3 * wages, 29)}${money(3 * amount, 15)}`;
  const all = federal + 2 * security + unemployment;
  return [
    name,
    line("Federal Income Tax", employee, federal),
    line("Social Security", employee, security),
    line("Social Security", employer, security),
    line("Workforce Fund", employer, unemployment),
    `  ${"Employee Total".padEnd(48)}${money(all, 16)}${money(3 * all, 44)}`,
    "",
  ].join("\n");
}).join("\n")}
`;

test("who pays a line is told by the word between its label and its numbers", async (t) => {
  for (const [employee, employer] of [
    ["EE", "ER"],
    ["Employee", "Employer"],
  ] as const) {
    const people = peopleOf(jointly(register(employee, employer)));
    t.same(
      people.map(printedLines),
      PEOPLE.map(([, , federal, security, unemployment]) => [
        `employer_tax Social Security ${Math.round(100 * security)}`,
        `employer_tax Workforce Fund ${Math.round(100 * unemployment)}`,
        `tax Federal Income Tax ${Math.round(100 * federal)}`,
        `tax Social Security ${Math.round(100 * security)}`,
      ]),
      "what both sides pay in all is no line",
    );
    t.ok(
      people.every(({ figures }) => !figures.has("total_taxes")),
      "and no sum of what is withheld",
    );
    t.same(
      people[0]!.items.map(({ taxableWages, ytdTaxableWages }) => [
        taxableWages?.cents,
        ytdTaxableWages?.cents,
      ]),
      Array.from({ length: 4 }, () => [1419600, 4258800]),
      "headings that end with their columns are over them",
    );
  }
});

test("a word that stands with employers nowhere says who is covered", async (t) => {
  const people = peopleOf(
    jointly(`
Benefit Report by Employee

Employee             Plan                  Tier    Employee    Employer
Abernathy, Ann       Medical PPO           FAM       249.00      615.00
                     Dental                EE          9.90        6.00
                     Vision                FAM         8.80        2.00
Byron, Ada           Medical PPO           EE         72.00      310.00
                     Dental                FAM        31.20       15.00
                     Vision                EE          3.45        1.00
Curie, Marie         Medical PPO           FAM       249.00      615.00
                     Dental                EE          9.90        6.00
                     Vision                FAM         8.80        2.00
Duarte, Ines         Medical PPO           EE         72.00      310.00
                     Dental                FAM        31.20       15.00
                     Vision                EE          3.45        1.00
`),
  );
  t.same(printedLines(people[1]!), [
    "deduction Dental 3120",
    "deduction Medical PPO 7200",
    "deduction Vision 345",
    "employer_contribution Dental 1500",
    "employer_contribution Medical PPO 31000",
    "employer_contribution Vision 100",
  ]);
});
