import { test } from "tap";
import { linesOf } from "../../src/layout/lines.ts";
import { readJointly } from "../../src/understand/understand.ts";
import { pageOf } from "../support/page-of.ts";
import { allOf, jointly, namesIn, peopleOf, who } from "./joint-reading.ts";

test("a person's lists end where the next name begins, in bold or not, and the quarter is nothing beside this payroll", async (t) => {
  const person = (name: string, base: number, bonus = 10000): string => {
    const row = (label: string, cents: number): string =>
      label.padEnd(34) + [1, 4, 9].map((times) => ((cents * times) / 100).toFixed(2).padStart(20)).join("");
    return [
      `    ${name}`,
      "      Wages",
      row("        Hourly Wages", base),
      row("        Bonus", bonus),
      row("      Gross Pay", base + bonus),
      "      Taxes Withheld",
      row("        Federal Income Tax", base / 10),
      row("        Medicare", base / 50),
      row("      Total Taxes Withheld", (base * 6) / 50),
      row("    Net Pay", base + bonus - (base * 6) / 50),
      "      Employer Taxes",
      row("        Medicare (Employer)", base / 50),
    ].join("\n");
  };
  const joint = jointly(`
    Payroll Summary by Employee

                                              This Payroll     Quarter to Date        Year to Date
${person("Abernathy, Ann", 200000)}
${person("di Marco, Giulia", 150000)}
${person("Curie, Marie", 180000)}
${person("Duarte, Ines", 120000)}
${person("Company Total", 650000, 40000)}
  `);
  t.same(namesIn(joint), ["Abernathy, Ann", "di Marco, Giulia", "Curie, Marie", "Duarte, Ines"]);
  const people = peopleOf(joint);
  t.same(allOf(people, "di Marco, Giulia"), [
    "earning Bonus 10000",
    "earning Hourly Wages 150000",
    "employer_tax Medicare (Employer) 3000",
    "tax Federal Income Tax 15000",
    "tax Medicare 3000",
  ]);
  t.same(
    people.map(({ figures }) => [figures.get("gross_pay")?.cents, figures.get("net_pay")?.cents]),
    [
      [210000, 186000],
      [160000, 142000],
      [190000, 168400],
      [130000, 115600],
    ],
  );
  t.same(
    people.map(({ items }) => items[0]!.ytdAmount?.cents),
    [1800000, 1350000, 1620000, 1080000],
  );
});

test("names in bold begin records where trades below them look like names, too", async (t) => {
  const page = pageOf(`
    Payroll Journal by Trade

    Employee               Description       Hours      Rate      Amount   Tax             Amount     Net Pay
    O'Rourke, Siobhan      Regular           40.00     40.00    1,600.00   Federal W/H     160.00    1,395.20
    No. 1050               Overtime           2.00     60.00      120.00   Soc Sec         106.64
    Carpenter Jrny                                                         PA W/H           58.16
    Villa, Jose            Regular           38.00     40.00    1,520.00   Federal W/H     152.00    1,221.76
    No. 1088                                                               Soc Sec          94.24
    Carpenter Appr                                                         PA W/H           52.00
    Baek, Mina             Regular           40.00     30.00    1,200.00   Federal W/H     120.00      965.60
    No. 1099                                                               Soc Sec          74.40
    Laborer Foreman                                                        PA W/H           40.00
  `);
  const words = page.words.map((word) => ({
    ...word,
    bold: /^(?:O'Rourke,|Siobhan|Villa,|Jose|Baek,|Mina)$/.test(word.text),
  }));
  const bold = { ...page, words };
  const joint = readJointly(linesOf(bold, "point"), [bold]);
  t.same(
    who(joint).map((text) => text.split(",").slice(0, 2).join(",")),
    ["1050 O'Rourke, Siobhan", "1088 Villa, Jose", "1099 Baek, Mina"],
  );
  t.same(allOf(peopleOf(joint), "Villa, Jose"), [
    "earning Regular 152000",
    "tax Federal W/H 15200",
    "tax PA W/H 5200",
    "tax Soc Sec 9424",
  ]);
});

test("the column of an amount says whose line it is, and who goes on from a page before is one person", async (t) => {
  const head =
    "    CODE  DESCRIPTION             HOURS     RATE    EARNINGS     TAXES   DEDUCTIONS   EMPLOYER   YEAR TO DATE";
  const joint = jointly(
    `
    PAYROLL REGISTER

${head}
    645   ABERNATHY, ANN
    101   REGULAR HOURLY          80.00    20.00    1,600.00                                            14,400.00
    1000  FEDERAL INCOME TAX                                    160.00                                   1,440.00
    1100  SOCIAL SECURITY                                        99.20                                     892.80
    3000  RETIREMENT                                                         80.00                         720.00
    4000  HEALTH INSURANCE                                                   12.00                         108.00
    1100  SOCIAL SECURITY                                                               99.20              892.80
    3000  RETIREMENT                                                                    80.00              720.00
          EMPLOYEE TOTAL          80.00             1,600.00    259.20       92.00     179.20
          NET PAY                                   1,248.80
    641   BYRON, ADA
    101   REGULAR HOURLY          70.00    30.00    2,100.00                                            18,900.00
    1000  FEDERAL INCOME TAX                                    210.00                                   1,890.00
    1100  SOCIAL SECURITY                                       130.20                                   1,171.80
  `,
    `
    PAYROLL REGISTER

${head}
          BYRON, ADA (continued)
    3000  RETIREMENT                                                        105.00                         945.00
    4000  HEALTH INSURANCE                                                   12.00                         108.00
    1100  SOCIAL SECURITY                                                              130.20            1,171.80
    3000  RETIREMENT                                                                   105.00              945.00
          EMPLOYEE TOTAL          70.00             2,100.00    340.20      117.00     235.20
          NET PAY                                   1,642.80
    629   CURIE, MARIE
    101   REGULAR HOURLY          60.00    20.00    1,200.00                                            10,800.00
    1000  FEDERAL INCOME TAX                                    120.00                                   1,080.00
    1100  SOCIAL SECURITY                                        74.40                                     669.60
    3000  RETIREMENT                                                         60.00                         540.00
    4000  HEALTH INSURANCE                                                   12.00                         108.00
    1100  SOCIAL SECURITY                                                               74.40              669.60
    3000  RETIREMENT                                                                    60.00              540.00
          EMPLOYEE TOTAL          60.00             1,200.00    194.40       72.00     134.40
          NET PAY                                     933.60
  `,
  );
  t.same(namesIn(joint), ["ABERNATHY, ANN", "BYRON, ADA", "CURIE, MARIE"]);
  t.same(allOf(peopleOf(joint), "BYRON, ADA"), [
    "deduction HEALTH INSURANCE 1200",
    "deduction RETIREMENT 10500",
    "earning REGULAR HOURLY 210000",
    "employer_contribution RETIREMENT 10500",
    "employer_tax SOCIAL SECURITY 13020",
    "tax FEDERAL INCOME TAX 21000",
    "tax SOCIAL SECURITY 13020",
  ]);
});
