import { test } from "tap";
import { jointly, payIn, peopleOf, printedLines, statementOf } from "./joint-reading.ts";

/** A person's lists beside each other, and all that they come to in a row of pairs below. */
function block(
  name: string,
  [wages, bonus, tax, match]: readonly [string, string, string, string],
  [gross, net]: readonly [string, string],
): string {
  return `
${name.padEnd(25)}Emp # 1${name.length}04    Dept: Stores

Earnings         Amount         YTD     Taxes            Amount      YTD     Employer       Amount      YTD
Regular        ${wages}    9,120.50     Federal Tax      ${tax}    912.40     401(k) Match    ${match}    201.15
Bonus            ${bonus}      310.00

Hours 80.00     Gross Earnings ${gross}     Taxes ${tax}            Employer Benefits ${match}       Net Pay ${net}
`;
}

const REGISTER = `
Lantern Foods Ltd                              Payroll Register
${block("Lee, Ann", ["1,910.06", "100.00", "209.54", "38.20"], ["2,010.06", "1,800.52"])}
${block("Byron, Ada", ["2,093.16", "200.00", "250.09", "41.86"], ["2,293.16", "2,043.07"])}
${block("Curie, Marie", ["2,603.26", "300.00", "355.86", "52.06"], ["2,903.26", "2,547.40"])}
${block("Duarte, Ines M", ["1,703.26", "400.00", "155.86", "34.06"], ["2,103.26", "1,947.40"])}
`;

test("in a row of pairs the word before an amount says all of it, whatever heads the lines above", async (t) => {
  t.strictSame(
    payIn(REGISTER).map(({ gross, net }) => [gross, net]),
    [
      [2010.06, 1800.52],
      [2293.16, 2043.07],
      [2903.26, 2547.4],
      [2103.26, 1947.4],
    ],
  );
});

test("in a row of pairs the name of a list is over what it comes to, and names no line", async (t) => {
  const [first] = peopleOf(jointly(REGISTER));
  t.strictSame(printedLines(first!), [
    "earning Bonus 10000",
    "earning Regular 191006",
    "employer_contribution 401(k) Match 3820",
    "tax Federal Tax 20954",
  ]);
});

test("what stands below the year alone is of the year, whatever is before it", async (t) => {
  const [person] = peopleOf(
    jointly(
      statementOf("Employee: Ann Lee       Pay Date: 03/06/2026").replace(
        "Net Pay                              1,515.35",
        `                                 Current      Year to Date
    Net Pay                              1,515.35
    Gross Pay                                          8,500.00`,
      ),
    ),
  );
  t.equal(person!.figures.get("gross_pay")?.cents, 170000);
  t.equal(person!.ytdFigures?.get("gross_pay")?.cents, 850000);
});

test("a sum of people in such a row is what it says, though they do not come to it", (t) => {
  const closed = `${REGISTER}
Report Total             Employees: 4                        Net Pay: 8,338.49
Earnings         Amount         YTD     Taxes            Amount      YTD     Employer       Amount      YTD
Regular        8,309.74   36,482.00     Federal Tax      971.35  3,649.60     401(k) Match   166.18   804.60
Bonus          1,000.00    1,240.00
`;
  const sums = jointly(closed).reading.records.flatMap(({ scope, figures }) =>
    scope === "check" ? [] : (figures.get("net_pay")?.cents ?? []),
  );
  t.strictSame(sums, [833849]);
  t.end();
});
