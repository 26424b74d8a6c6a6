import { test } from "tap";
import { interpret } from "../src/interpret/interpret.ts";
import { linesOf } from "../src/layout/lines.ts";
import { pageOf } from "./support/page-of.ts";
import type { StatementData } from "../src/variants/statement-schema.ts";
import { slip } from "./support/made-up-statement.ts";
import { matches } from "./support/matches.ts";
import { claimsOf, readingOf, recordsOf } from "./support/reading-of.ts";

const PAGE = `
  Acme Slip      Harbor Foods
  Of Rosa Bell   No 101        Deposit 7001   Paid 08/21/2026

  Pay      HOURS     RATE       NOW       YEAR   Taxes               NOW      YEAR
  Hourly   40.00    20.00    800.00   8,000.00   Medicare         -11.60    116.00
  Bonus                                 500.00   Federal Income
  Gross              40.00   800.00   8,500.00     Tax            -80.00    800.00
  Memos:                                         After taxes
  401(k) Match                24.00     240.00   401(k)           -24.00*   240.00
                                                 Union Dues        10.00    100.00
                                                 Note               1.00      2.00

                        GROSS       NET
  Now                  800.00    694.40
  Year               8,500.00  7,244.00

  Accounts                     Leave           LEFT
  Chase 1234        600.00     Vacation       41.25
  Navy 99            94.40
  Bye Rosa           13.00
  Call us: 1.00
`;

test("boxes side by side: lines, figures and payments", async (t) => {
  const { lines, reading } = readingOf(slip(), PAGE);
  matches(t, recordsOf(slip(), PAGE), [
    {
      scope: "check",
      name: "Rosa Bell",
      id: "101",
      gross_pay: "800.00",
      net_pay: "694.40",
      items: [
        "earning: Hourly 40.00 h @ 20.00 = 800.00",
        "earning: Bonus",
        "employer_contribution: 401(k) Match = 24.00",
        "tax: Medicare = -11.60",
        "tax: Tax = -80.00",
        "deduction: 401(k) = -24.00*",
        "deduction: Union Dues = 10.00",
      ],
      payments: ["direct_deposit 7001 600.00", "direct_deposit 7001 94.40"],
    },
  ]);
  const record = reading.records[0]!;
  t.same(
    record.items.map(({ amount, ytdAmount, pretax }) => [amount?.cents, ytdAmount?.cents, pretax]),
    [
      [80000, 800000, undefined],
      [undefined, 50000, undefined],
      [2400, 24000, undefined],
      [1160, 11600, undefined],
      [8000, 80000, undefined],
      [2400, 24000, true],
      [-1000, 10000, false],
    ],
    "what is withheld is positive, and a mark tells what is taken before tax",
  );
  t.same(
    [...record.ytdFigures!].map(([name, { cents }]) => [name, cents]),
    [
      ["gross_pay", 850000],
      ["net_pay", 724400],
    ],
  );
  t.same(
    record.statement!.repeated.map(({ figure, money }) => [figure, money.cents]),
    [["gross_pay", 80000]],
  );
  t.equal(record.payments[0]!.date!.text, "08/21/2026");
  const claims = claimsOf(lines);
  t.same(claims.unclaimed, ["13.00"], "what stands below the end of a box is not in it");
  t.same(claims.decoration, ["40.00", "41.25", "1.00"], "balances and furniture are known");
  t.ok(claims.total.includes("2.00"), "a total of no use");
});

test("labels of several lines belong to the figures below, above or between them", async (t) => {
  const page = (body: string): string => `
  Acme Slip
  Of Rosa Bell
  Pay                  NOW      YEAR
${body}`;
  const labels = (body: string): unknown =>
    readingOf(slip(), page(body)).reading.records[0]!.items.map(({ label }) => label.text);
  t.same(
    labels("  Regular Hours     10.00     20.00\n  of the night\n\n  Bonus              1.00      1.00"),
    ["Regular Hours of the night", "Bonus"],
  );
  t.same(labels("  Paid Time\n                    10.00     20.00\n  Off"), ["Paid Time Off"]);
});

test("signs may stand apart from their figure, before and behind", async (t) => {
  const { reading } = readingOf(
    slip(),
    `
  Acme Slip
  Of Rosa Bell
  Taxes                 NOW       YEAR
  Medicare          - 11.60     116.00
  Social Security     40.60 -   406.00
  After taxes
  401(k)              24.00 - * 240.00
  Refund            + 10.00     100.00`,
  );
  t.same(
    reading.records[0]!.items.map(({ label, amount, pretax }) => [label.text, amount!.cents, pretax]),
    [
      ["Medicare", 1160, undefined],
      ["Social Security", 4060, undefined],
      ["401(k)", 2400, true],
      ["Refund", -1000, false],
    ],
  );
});

test("what lies over a figure is no part of its label", async (t) => {
  const page = pageOf(`
  Acme Slip
  Of Rosa Bell
  Pay                  NOW      YEAR
  Gross             500.00  4,000.00`);
  const year = page.words.find(({ text }) => text === "4,000.00")!;
  const callOut = { ...year, text: "13", x0: year.x0 + 9, x1: year.x0 + 20 };
  const { reading } = interpret(linesOf({ ...page, words: [...page.words, callOut] }, "point"), slip());
  const [record] = reading.records;
  t.equal(record!.figures.get("gross_pay")?.cents, 50000);
  t.equal(record!.ytdFigures!.get("gross_pay")?.cents, 400000);
});

test("labelled figures of a paragraph may be wrapped anywhere", async (t) => {
  const figures = [{ match: "\\w+ \\d{4}: (?<deposit>{money})", wrap: true }];
  const { reading } = readingOf(
    slip({ figures }),
    `
  Acme Slip
  Of Rosa Bell

  Chase 1234: 600.00 Navy 0099:     Harbor 1111:
  94.40 Schwab                      41.00
  5555: 13.00

  Pay                  NOW      YEAR
  Gross             500.00  4,000.00`,
  );
  t.same(
    reading.records[0]!.payments.map(({ amount }) => amount!.cents),
    [60000, 9440, 1300, 4100],
  );
});

const SHORT = (name: string, gross: string): string => `
  Of ${name}
  Pay              NOW
  Hourly        ${gross}
  Gross         ${gross}
`;

test("a page may hold two statements, and a statement two pages", async (t) => {
  const two = `  Acme Slip${SHORT("Ann Lee", "100.00")}  Acme Slip${SHORT("Bob Lee", "200.00")}`;
  const names = (...pages: string[]): unknown =>
    readingOf(slip(), ...pages).reading.records.map(({ name, figures, items }) => [
      name!.text,
      figures.get("gross_pay")?.cents,
      items.length,
    ]);
  t.same(names(two), [
    ["Ann Lee", 10000, 1],
    ["Bob Lee", 20000, 1],
  ]);
  const rest = `
  Acme Slip        Page 2
  Page 2
  Taxes            NOW
  Medicare       -1.00`;
  t.same(
    names(`  Acme Slip${SHORT("Ann Lee", "100.00")}`, rest),
    [["Ann Lee", 10000, 2]],
    "as the page says",
  );
  const silent = `
  Taxes            NOW
  Medicare       -1.00`;
  t.same(
    names(`  Acme Slip${SHORT("Ann Lee", "100.00")}`, silent),
    [["Ann Lee", 10000, 2]],
    "or by what it lacks",
  );
  t.same(names(silent), [], "without a beginning there is no statement");
});

test("without words that begin one, each page is a statement", async (t) => {
  const { begin: _, ...rest } = slip().data.statement!;
  const variant = slip({ ...rest, begin: undefined } as never);
  const { reading } = readingOf(variant, SHORT("Ann Lee", "100.00"), "Good day", SHORT("Bob Lee", "200.00"));
  t.same(
    reading.records.map(({ name }) => name!.text),
    ["Ann Lee", "Bob Lee"],
  );
  t.same(reading.statementPages, { printed: 2, read: 2 }, "a page without figures need be none");
});

test("figures that stand a little lower than their label, as on a scan, are in its row", async (t) => {
  const page = pageOf(PAGE);
  const words = page.words
    .map((word) =>
      /^-?[\d,]+\.\d\d|^NOW$/.test(word.text) ? { ...word, baseline: word.baseline + 2.5 } : word,
    )
    .sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const { reading } = interpret(linesOf({ ...page, words }, "point"), slip());
  const items = (records: typeof reading.records): unknown =>
    records.flatMap((record) => record.items.map(({ label, amount }) => [label.text, amount?.cents]));
  t.same(items(reading.records), items(readingOf(slip(), PAGE).reading.records));
});

test("what is withheld may be printed below zero for the year too, and so are its sums", (t) => {
  const taxes = {
    name: "taxes",
    title: "Taxes",
    columns: [
      { role: "text" as const },
      { role: "amount" as const, header: "NOW" },
      { role: "ytd_amount" as const, header: "YEAR" },
    ],
    section: "tax" as const,
    withheld: "negative_with_ytd" as const,
    rows: [{ text: "^All taxes$", figure: "total_taxes" as const }],
  };
  const page = `
  Acme Slip      Harbor Foods
  Of Rosa Bell   No 101        Deposit 7001   Paid 08/21/2026

  Taxes               NOW      YEAR
  Medicare         -11.60   -116.00
  State           -$ 8.40    -84.00
  All taxes        -20.00   -200.00`;
  const [record] = readingOf(slip({ boxes: [taxes] }), page).reading.records;
  t.same(
    record!.items.map(({ amount, ytdAmount }) => [amount!.cents, ytdAmount!.cents]),
    [
      [1160, 11600],
      [840, 8400],
    ],
  );
  t.equal(record!.figures.get("total_taxes")!.cents, 2000);
  t.equal(record!.ytdFigures!.get("total_taxes")!.cents, 20000);
  t.end();
});

type Box = StatementData["boxes"][number];

test("a title over the middle of its box may hold words of its headings", (t) => {
  const pay: Box = {
    name: "pay",
    title: "HOURS AND PAY",
    heading_lines: 2,
    columns: [
      { role: "text", header: "Line" },
      { role: "hours", header: "Hours" },
      { role: "amount", header: "Pay" },
    ],
    section: "earning",
  };
  const page = `
    Acme Slip
    Of Rosa Bell
             HOURS AND PAY
    Line               Hours       Pay
    Hourly             40.00    800.00`;
  matches(t, recordsOf(slip({ boxes: [pay] }), page), [
    { name: "Rosa Bell", items: ["earning: Hourly 40.00 h = 800.00"] },
  ]);
  t.end();
});

test("boxes beside each other may have the same headings, and none over their words", (t) => {
  const columns: Box["columns"] = [{ role: "text" }, { role: "amount", header: "Now" }];
  const boxes: Box[] = [
    { name: "own", title: "Your Taxes", heading_lines: 2, columns, section: "tax" },
    { name: "theirs", title: "Our Taxes", heading_lines: 2, columns, section: "employer_tax" },
  ];
  const page = `
    Acme Slip
    Of Rosa Bell
    Your Taxes               Our Taxes
    Tax             Now      Tax             Now
    Medicare      11.60      Medicare      11.59`;
  matches(t, recordsOf(slip({ boxes }), page), [
    { items: ["tax: Medicare = 11.60", "employer_tax: Medicare = 11.59"] },
  ]);
  t.end();
});

test("a box tells the wages of taxes, and a column what is taken before tax", (t) => {
  const columns: Box["columns"] = [{ role: "text" }, { role: "amount", header: "NOW" }];
  const boxes: Box[] = [
    { name: "taxes", title: "Taxes", columns, section: "tax" },
    {
      name: "plans",
      title: "Plans",
      columns: [{ role: "text" }, { role: "pretax", header: "Kind" }, { role: "amount", header: "NOW" }],
      section: "deduction",
    },
    { name: "wages", title: "Wages", columns, wages: true },
  ];
  const page = `
    Acme Slip
    Of Rosa Bell
    Taxes                      NOW
    Medicare                 11.60
    State Tax                40.00
    Plans          Kind        NOW
    Medical        Pre-tax   50.00
    Life           Post-tax   5.00
    Gift           Other      1.00
    Wages                           NOW
    Medicare - Taxable Wages     800.00
    OASDI - Taxable Wages        800.00`;
  const { reading } = readingOf(slip({ boxes }), page);
  t.same(
    reading.records[0]!.items.map(({ label, taxableWages, pretax }) => [
      label.text,
      taxableWages?.cents,
      pretax,
    ]),
    [
      ["Medicare", 80000, undefined],
      ["State Tax", undefined, undefined],
      ["Medical", undefined, true],
      ["Life", undefined, false],
      ["Gift", undefined, undefined],
    ],
  );
  t.end();
});
