import fc from "fast-check";
import { test } from "tap";
import { figureOf } from "../../src/understand/page-graph/figure.ts";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { linesOf } from "../../src/layout/lines.ts";
import type { ReadPage, TurnedWord, Word } from "../../src/read/page-reader.ts";
import { readJointly } from "../../src/understand/understand.ts";
import { pageOf } from "../support/page-of.ts";
import { jointly, peopleOf } from "./joint-reading.ts";

const GRID = `
    Payroll Register

    Employee              Regular     Overtime     Gross Pay    Federal Tax    Medicare      Dental      Net Pay
    Abernathy, Deborah   1,500.00       50.00      1,550.00         155.00       22.48       12.00     1,360.52
    Byron, Ada           2,000.00       20.00      2,020.00         202.00       29.29       12.00     1,776.71
    Curie, Marie         1,800.00        0.00      1,800.00         180.00       26.10       12.00     1,581.90
    Noether, Emmy        1,700.00       30.00      1,730.00         173.00       25.09        0.00     1,531.91
    Totals               7,000.00      100.00      7,100.00         710.00      102.96       36.00     6,251.04
`;

const STUB = `
    Lantern Foods                                                  Pay Statement
    1,447.06
    Employee Name:  Alma Mercer            Pay Date:  03/14/2025

    Earnings          Hours    Rate    Current        YTD
    Regular           80.00   20.00   1,600.00   8,000.00    Taxes             Current       YTD
    Overtime           4.00   30.00     120.00     240.00    Federal Tax        150.00    700.00
    Gross Pay                         1,720.00   8,240.00    Medicare            24.94    119.48
                                                             Total Taxes        174.94    819.48
    Net Pay                           1,545.06   7,420.52
`;

/** What a record says, in cents and words. */
function said({ name, figures, items }: RecordReading): unknown {
  return {
    name: name?.text,
    gross: figures.get("gross_pay")?.cents,
    net: figures.get("net_pay")?.cents,
    items: items.map(({ section, label, amount }) => `${section} ${label.text} ${amount?.cents}`).sort(),
  };
}

function read(page: ReadPage): unknown[] {
  const joint = readJointly(linesOf(page, "point"), [page]);
  return peopleOf(joint).map(said);
}

test("a row a person, a column a line: every figure has its role, and the totals are nobody's", async (t) => {
  const people = read(pageOf(GRID, 1));
  t.equal(people.length, 4);
  t.same(people[0], {
    name: "Abernathy, Deborah",
    gross: 155000,
    net: 136052,
    items: [
      "deduction Dental 1200",
      "earning Overtime 5000",
      "earning Regular 150000",
      "tax Federal Tax 15500",
      "tax Medicare 2248",
    ],
  });
  const { reading } = jointly(GRID);
  const company = reading.records.filter(({ scope }) => scope === "company");
  t.same(
    company.map(({ figures }) => [figures.get("gross_pay")?.cents, figures.get("net_pay")?.cents]),
    [[710000, 625104]],
  );
});

test("where a page is moved, set larger or drawn in another order it says the same", async (t) => {
  const page = pageOf(GRID, 1);
  const expected = read(page);
  fc.assert(
    fc.property(
      fc.integer({ min: -20, max: 60 }),
      fc.integer({ min: -5, max: 40 }),
      fc.constantFrom(0.75, 1, 1.5, 2),
      (right, down, scale) => {
        const moved = page.words.map((word) => placed(word, { right, down, scale }));
        t.same(read({ ...page, words: moved }), expected);
      },
    ),
    { numRuns: 12, seed: 7 },
  );
});

function placed(word: Word, { right, down, scale }: { right: number; down: number; scale: number }): Word {
  return {
    ...word,
    text: word.text,
    x0: (word.x0 + right) * scale,
    x1: (word.x1 + right) * scale,
    top: (word.top + down) * scale,
    bottom: (word.bottom + down) * scale,
    baseline: (word.baseline + down) * scale,
    size: word.size * scale,
    bold: word.bold,
    source: word.source,
    confidence: word.confidence,
  };
}

test("whatever is missing from a page, the rest is read, and no number is made up", async (t) => {
  const pages = [GRID, STUB].map((text) => pageOf(text, 1));
  fc.assert(
    fc.property(
      fc.constantFrom(...pages),
      fc.double({ min: 0, max: 0.97, noNaN: true }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (page, share, chance) => {
        const words = page.words.filter(() => chance.next().value >= share);
        const printed = new Set(words.map(({ text }) => figureOf(text)?.units));
        const { reading } = readJointly(linesOf({ ...page, words }, "point"), [{ ...page, words }]);
        for (const { figures, items } of reading.records)
          for (const cents of [...figures.values(), ...items.map(({ amount }) => amount)].map(
            (m) => m?.cents,
          ))
            t.ok(
              cents === undefined || printed.has(cents) || printed.has(-cents),
              "a number that is printed",
            );
      },
    ),
    { numRuns: 150, seed: 11 },
  );
});

test("the order of columns does not matter", async (t) => {
  const columns = GRID.trim()
    .split("\n")
    .slice(2)
    .map((line) => line.trim().split(/\s{2,}/));
  const expected = read(pageOf(GRID, 1));
  for (const order of [
    [0, 7, 1, 2, 4, 5, 6, 3],
    [0, 3, 4, 5, 6, 7, 1, 2],
    [0, 6, 5, 4, 2, 1, 3, 7],
  ]) {
    const rows = columns.map((cells) =>
      order.map((i) => cells[i]!.padStart(i === 0 ? 0 : 12).padEnd(i === 0 ? 22 : 0)).join("  "),
    );
    const page = pageOf(`\nPayroll Register\n\n${rows.join("\n")}\n`, 1);
    t.same(read(page), expected, order.join());
  }
});

test("columns of codes are told by the legend on another page", async (t) => {
  const joint = jointly(
    `
    4711   Abernathy, Deborah
    010   1,500.00     201     155.00     301      12.00
    Gross 1,500.00   Taxes 155.00   Deductions 12.00   Net 1,333.00
    4712   Byron, Ada
    010   2,000.00     201     202.00     301      10.00
    Gross 2,000.00   Taxes 202.00   Deductions 10.00   Net 1,788.00
    4713   Curie, Marie
    010   1,800.00     201     180.00
    Gross 1,800.00   Taxes 180.00   Net 1,620.00
    `,
    `
    LEGEND OF CODES
    Earnings
    010    Regular Salary
    Taxes withheld
    201    Federal Withholding
    Employee deductions
    301    Dental Plan
    `,
  );
  t.same(joint.reading.legend.get("tax")?.get("201"), "Federal Withholding");
  t.same(peopleOf(joint).map(said)[1], {
    name: "Byron, Ada",
    gross: 200000,
    net: 178800,
    items: ["deduction 301 1000", "earning 010 200000", "tax 201 20200"],
  });
});

test("headings that run up the page head the columns that they stand over", async (t) => {
  const page = pageOf(GRID, 1);
  const [top, head] = [Math.min(...page.words.map((word) => word.top)), 3];
  const lines = linesOf(page, "point");
  const heads = lines[1]!.tokens.flatMap(({ words }) => words);
  const rows = page.words.filter((word) => !heads.includes(word) && word.baseline > lines[1]!.baseline);
  // Over the right end of each column, the words of one heading in one line.
  const names = ["Regular", "Overtime", "Gross Pay", "Federal Tax", "Medicare", "Dental", "Net Pay"];
  const figures = lines[2]!.tokens.slice(-names.length);
  const turned = names.flatMap((name, line): TurnedWord[] =>
    name.split(" ").map((text, i) => ({
      ...placed(heads[0]!, { right: 0, down: 0, scale: 1 }),
      text,
      x0: figures[line]!.x1 - 10,
      x1: figures[line]!.x1 - 2,
      top: top - 60 + (i === 0 ? 30 : 0),
      bottom: lines[1]!.baseline - head,
      baseline: figures[line]!.x1 - 4,
      turn: 270,
      line,
    })),
  );
  t.same(read({ ...page, words: rows, turned }), read(page));
});

test("sums prove amounts and name nothing: a column without a heading is a line without a known name", async (t) => {
  const joint = jointly(GRID.replace("  Dental", "        "));
  const [first] = peopleOf(joint);
  t.equal(first!.figures.get("net_pay")?.cents, 136052);
  const unnamed = first!.items.find(({ amount }) => amount?.cents === 1200);
  t.ok(unnamed === undefined || !/medicare|net/i.test(unnamed.label.text));
});

test("printed numbers of many countries, and what is none", async (t) => {
  const printed: readonly [string, number, number][] = [
    ["1,234.56", 123456, 2],
    ["$1,992", 1992, 0],
    ["(151.25)", -15125, 2],
    ["86.38-", -8638, 2],
    ["\u2212647.82", -64782, 2],
    ["1,38,270.00", 13827000, 2],
    ["CHF1'250.00", 125000, 2],
    ["20.346846", 20346846, 6],
    ["75.00CR", -7500, 2],
  ];
  for (const [text, units, scale] of printed) {
    const figure = figureOf(text);
    t.same([figure?.units, figure?.scale], [units, scale], text);
  }
  for (const text of ["06/15/25", "XXX-XX-1204", "(80.00", "A577", "", "1.2.3"])
    t.equal(figureOf(text), null, text);
});

test("what nothing shows to be pay is no payroll, however well it adds up", async (t) => {
  const joint = jointly(`
    Vendor Checks

    Vendor                 Invoice     Discount        Paid
    Harbor Supply         1,500.00       50.00      1,450.00
    Ada Byron Books       2,000.00       20.00      1,980.00
    Curie Instruments     1,800.00       10.00      1,790.00
  `);
  t.equal(joint.isPayroll, false);
  t.equal(joint.isTitled, false);
});
