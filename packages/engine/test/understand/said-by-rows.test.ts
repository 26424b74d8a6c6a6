import { test } from "tap";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { allOf, jointly, peopleOf } from "./joint-reading.ts";

/** What lines of somebody come to this year, as `label cents`. */
function yearOf({ items }: RecordReading): string[] {
  return items
    .flatMap(({ label, ytdAmount }) => (ytdAmount === null ? [] : `${label.text} ${ytdAmount.cents}`))
    .sort();
}

test("a row that begins with who pays is the payer's in all of its pairs, and one of the year has none of this period", (t) => {
  const joint = jointly(`
    Payroll Register by Employee

    1043   DELAROSA, ESTEBAN
    PAY: REGULAR 4,000.00  OVERTIME 200.14
    GROSS 4,200.14   FED WITHHOLDING 420.11   MEDICARE 60.90   MEDICAL 318.45   NET 3,400.68
    YTD: GROSS 37,968.23  FED WITHHOLDING 1,593.85  MEDICARE 550.54  MEDICAL 2,866.05
    DISTRICT PAID: MEDICARE 60.90   PENSION 630.02

    0978   KOWALCZYK, BRIDGET
    PAY: REGULAR 3,100.00  OVERTIME 50.00
    GROSS 3,150.00   FED WITHHOLDING 290.10   MEDICARE 45.68   MEDICAL 118.45   NET 2,695.77
    YTD: GROSS 28,350.00  FED WITHHOLDING 2,610.90  MEDICARE 411.12  MEDICAL 1,066.05
    DISTRICT PAID: MEDICARE 45.68   PENSION 472.50

    1190   OYELARAN, TERRENCE
    PAY: REGULAR 2,600.00  OVERTIME 100.00
    GROSS 2,700.00   FED WITHHOLDING 240.10   MEDICARE 39.15   MEDICAL 218.45   NET 2,202.30
    YTD: GROSS 24,300.00  FED WITHHOLDING 2,160.90  MEDICARE 352.35  MEDICAL 1,966.05
    DISTRICT PAID: MEDICARE 39.15   PENSION 405.00
  `);
  const [first] = peopleOf(joint);
  t.same(
    allOf(peopleOf(joint), "DELAROSA, ESTEBAN").filter((line) => !line.endsWith(" -")),
    [
      "deduction MEDICAL 31845",
      "earning OVERTIME 20014",
      "earning REGULAR 400000",
      "employer_contribution PENSION 63002",
      "employer_tax MEDICARE 6090",
      "tax FED WITHHOLDING 42011",
      "tax MEDICARE 6090",
    ],
  );
  t.same([first!.figures.get("gross_pay")?.cents, first!.figures.get("net_pay")?.cents], [420014, 340068]);
  t.same(yearOf(first!), ["FED WITHHOLDING 159385", "MEDICAL 286605", "MEDICARE 55054"]);
  t.end();
});

test("what the employer paid follows words for it in mixed case", (t) => {
  const joint = jointly(`
    Payroll Journal

    DOE, JANE          ID 501
    Regular  1,600.00   Bonus  100.00   Gross Pay  1,700.00
    Federal Tax  160.00   Medicare  24.65   Net Pay  1,515.35
    Employer Paid:   Medicare  24.65   Health Plan  310.00   Pension  85.00

    ROE, RICHARD       ID 502
    Regular  1,500.00   Bonus   50.00   Gross Pay  1,550.00
    Federal Tax  145.00   Medicare  22.48   Net Pay  1,382.52
    Employer Paid:   Medicare  22.48   Health Plan  210.00   Pension  77.50

    POE, PAULA         ID 503
    Regular  2,000.00   Bonus   80.00   Gross Pay  2,080.00
    Federal Tax  205.00   Medicare  30.16   Net Pay  1,844.84
    Employer Paid:   Medicare  30.16   Health Plan  310.00   Pension  104.00
  `);
  t.same(allOf(peopleOf(joint), "POE, PAULA"), [
    "earning Bonus 8000",
    "earning Regular 200000",
    "employer_contribution Health Plan 31000",
    "employer_contribution Pension 10400",
    "employer_tax Medicare 3016",
    "tax Federal Tax 20500",
    "tax Medicare 3016",
  ]);
  t.end();
});

test("a row of the year to date may say so in full", (t) => {
  const joint = jointly(`
    Payroll Journal

    DOE, JANE          ID 501
    Regular  1,600.00   Bonus  100.00   Gross Pay  1,700.00
    Federal Tax  160.00   Medicare  24.65   Net Pay  1,515.35
    Year to Date:   Gross Pay  17,000.00   Federal Tax  1,640.00   Medicare  246.50

    ROE, RICHARD       ID 502
    Regular  1,500.00   Bonus   50.00   Gross Pay  1,550.00
    Federal Tax  145.00   Medicare  22.48   Net Pay  1,382.52
    Year to Date:   Gross Pay  15,500.00   Federal Tax  1,490.00   Medicare  224.75

    POE, PAULA         ID 503
    Regular  2,000.00   Bonus   80.00   Gross Pay  2,080.00
    Federal Tax  205.00   Medicare  30.16   Net Pay  1,844.84
    Year to Date:   Gross Pay  20,800.00   Federal Tax  2,110.00   Medicare  301.60
  `);
  const second = peopleOf(joint)[1]!;
  t.same(
    second.items
      .flatMap(({ label, amount }) => (amount === null ? [] : `${label.text} ${amount.cents}`))
      .sort(),
    ["Bonus 5000", "Federal Tax 14500", "Medicare 2248", "Regular 150000"],
  );
  t.equal(second.figures.get("gross_pay")?.cents, 155000);
  t.same(yearOf(second), ["Federal Tax 149000", "Medicare 22475"]);
  t.end();
});

test("a word for the year before the last number of a row is about that alone, and lists of one header have their own names", async (t) => {
  const joint = jointly(`
    Payroll Register with Year to Date

    Employee            Earnings        Current         YTD  Taxes            Current       YTD  Employer Taxes      Current        YTD        Net Pay
    Abernathy, Ann      Regular        1,600.00   14,400.00  Soc Security       99.20    892.80  Soc Security          99.20     892.80       1,317.60
    ID 101              Bonus              0.00      200.00  Medicare           23.20    208.80  Medicare              23.20     208.80  YTD 12,058.40
                                                             Fed Income        160.00  1,440.00
    Byron, Ada          Regular        2,000.00   18,000.00  Soc Security      124.00  1,116.00  Soc Security         124.00   1,116.00       1,647.00
    ID 102              Bonus              0.00      300.00  Medicare           29.00    261.00  Medicare              29.00     261.00  YTD 15,123.00
                                                             Fed Income        200.00  1,800.00
    Curie, Marie        Regular        1,000.00    9,000.00  Soc Security       62.00    558.00  Soc Security          62.00     558.00         823.50
    ID 103              Bonus              0.00      100.00  Medicare           14.50    130.50  Medicare              14.50     130.50  YTD  7,511.50
                                                             Fed Income        100.00    900.00
  `);
  const people = peopleOf(joint);
  t.same(allOf(people, "Byron, Ada"), [
    "earning Bonus 0",
    "earning Regular 200000",
    "employer_tax Medicare 2900",
    "employer_tax Soc Security 12400",
    "tax Fed Income 20000",
    "tax Medicare 2900",
    "tax Soc Security 12400",
  ]);
  t.same(
    people.map(({ figures, ytdFigures }) => [
      figures.get("net_pay")?.cents,
      ytdFigures?.get("net_pay")?.cents,
    ]),
    [
      [131760, 1205840],
      [164700, 1512300],
      [82350, 751150],
    ],
  );
});

test("a word for the year before a row says it of amounts whatever stands over them", async (t) => {
  const person = (
    name: string,
    quarter: readonly [string, string],
    year: readonly [string, string],
  ): string => `
${name}
000214    QTD      ${quarter[0]}     ${quarter[1]}
          YTD      ${year[0]}     ${year[1]}`;
  const joint = jointly(`
Wage and Tax Register

                   Social Security          Medicare
File #    Period          Withheld          Withheld
${person("ADKINS, LAMAR", ["       837.68", "       195.91"], ["     2,515.62", "       588.33"])}
${person("BIELAK, ZOFIA", ["       926.84", "       216.76"], ["     2,781.45", "       650.50"])}
${person("CHAUDHRY, OMAR", ["       999.38", "       233.73"], ["     3,003.77", "       702.49"])}`);
  const [first] = peopleOf(joint);
  t.same(
    first!.items.map(({ amount, ytdAmount }) => `${amount?.cents} ${ytdAmount?.cents}`),
    ["83768 251562", "19591 58833"],
  );
});
