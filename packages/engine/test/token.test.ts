import { test } from "tap";
import { decimalsByPage, printedDecimals, type Decimals } from "../src/layout/decimals.ts";
import type { Word } from "../src/read/page-reader.ts";
import { areOneSpaceApart } from "../src/layout/spaced.ts";
import { lineOf, pageOf } from "./support/page-of.ts";
import { matches } from "./support/matches.ts";

function tokens(text: string, decimals: Decimals): string[] {
  return lineOf(text, decimals).tokens.map(({ plain }) => plain);
}

test("a printed number knows every form that it can have", async (t) => {
  const cases: [string, { money: number | null; quantity: unknown; moneyLike: boolean }][] = [
    ["1,046.68", { money: 104668, quantity: { units: 104668, scale: 2 }, moneyLike: true }],
    ["$1,046.68", { money: 104668, quantity: { units: 104668, scale: 2 }, moneyLike: true }],
    ["20.0000", { money: null, quantity: { units: 200000, scale: 4 }, moneyLike: true }],
    ["75.00-", { money: -7500, quantity: { units: -7500, scale: 2 }, moneyLike: true }],
    ["(75.00)", { money: -7500, quantity: { units: -7500, scale: 2 }, moneyLike: true }],
    ["-75.00", { money: -7500, quantity: { units: -7500, scale: 2 }, moneyLike: true }],
    [".57", { money: 57, quantity: { units: 57, scale: 2 }, moneyLike: true }],
    ["40", { money: null, quantity: { units: 40, scale: 0 }, moneyLike: false }],
    ["7.5", { money: null, quantity: { units: 75, scale: 1 }, moneyLike: false }],
  ];
  for (const [text, form] of cases)
    matches(t, lineOf(text).tokens, [{ text, plain: text, claim: null, ...form }], text);
});

test("what only looks like a number is text", async (t) => {
  const texts = ["01/16/2026", "401(k)", "4.99.10", "XXX-XX-1234", "12.50%", "$", "-", "W-2", "1,04.68"];
  for (const text of texts) matches(t, lineOf(text).tokens, [{ money: null, moneyLike: false }], text);
});

test("spaces part nothing from its decimals where points separate cents", async (t) => {
  t.same(tokens("1 046 68", "point"), ["1", "046", "68"]);
});

test("where spaces separate cents, a number is put together", async (t) => {
  const cases: [string, string[]][] = [
    ["1 046 68", ["1046.68"]],
    ["1165 73", ["1165.73"]],
    ["12 345 678 90", ["12345678.90"]],
    ["20 0000", ["20.0000"]],
    ["75 00-", ["75.00-"]],
    ["(75 00)", ["(75.00)"]],
    ["-75 00", ["-75.00"]],
    ["1,046.68", ["1,046.68"]],
    ["0 00", ["0.00"]],
  ];
  for (const [text, wanted] of cases) t.same(tokens(text, "space"), wanted, text);
  const [token] = lineOf("1 046 68", "space").tokens;
  matches(t, token, { text: "1 046 68", money: 104668, moneyLike: true });
  t.equal(token!.words.length, 3);
});

test("a sign apart from its number belongs to it, and is counted once", async (t) => {
  const cases: [string, Decimals, string[], number][] = [
    ["FIT -$ 12.00", "point", ["FIT", "-$12.00"], -1200],
    ["FIT ($ 1,012.00) ($ 3.00)", "point", ["FIT", "($1,012.00)", "($3.00)"], -101200],
    ["FIT -$ 1 012 00", "space", ["FIT", "-$1012.00"], -101200],
    ["FIT ($ 1 012 00)", "space", ["FIT", "($1012.00)"], -101200],
    ["FIT 12.00$ 7.00", "point", ["FIT", "12.00", "$", "7.00"], 1200],
  ];
  for (const [text, decimals, wanted, cents] of cases) {
    t.same(tokens(text, decimals), wanted, text);
    t.equal(lineOf(text, decimals).tokens[1]!.money, cents, text);
  }
  t.same(tokens("- 12.00", "point"), ["-", "12.00"], "a dash may stand for nothing");
});

test("a credit is below zero, and the stars before an amount on a check are none of it", async (t) => {
  matches(t, lineOf("174.33 CR  17.43  CR").tokens, [
    { text: "174.33 CR", plain: "174.33-", money: -17433 },
    { text: "17.43", money: 1743 },
    { text: "CR" },
  ]);
  t.same(tokens("120.00 CR UNION", "point"), ["120.00", "CR", "UNION"], "the code of a label behind it");
  matches(t, lineOf("**2,802.08").tokens, [{ text: "**2,802.08", plain: "2,802.08", money: 280208 }]);
  matches(t, lineOf("***-**-1234").tokens, [{ plain: "***-**-1234", money: null }]);
});

test("neighbours of a spaced number stay apart from it", async (t) => {
  const cases: [string, string[]][] = [
    ["80 00  4 25", ["80.00", "4.25"]],
    ["80 00 FIT", ["80.00", "FIT"]],
    ["50 00 23 DENTAL", ["50.00", "23", "DENTAL"]],
    ["401K 50 00", ["401K", "50.00"]],
    ["HOURS 3  80 00", ["HOURS", "3", "80.00"]],
    ["Dept: 600100  80 00", ["Dept:", "600100", "80.00"]],
    ["12  345  67", ["12", "345", "67"]],
    ["1 046 680", ["1", "046", "680"]],
    ["File: 004217", ["File:", "004217"]],
    ["07 / 25", ["07", "/", "25"]],
  ];
  for (const [text, wanted] of cases) t.same(tokens(text, "space"), wanted, text);
});

test("numbers and labels that run together are taken apart where there is one way to do it", async (t) => {
  const cases: [string, string[]][] = [
    ["24.61Traditional", ["24.61", "Traditional"]],
    ["24.61401k", ["24.61", "401k"]],
    ["Medicare25.05", ["Medicare", "25.05"]],
    ["Total-25.05", ["Total", "-25.05"]],
    ["0.000.000.00", ["0.00", "0.00", "0.00"]],
    ["20.000080.00001,600.00", ["20.0000", "80.0000", "1,600.00"]],
    ["1,600.00127.50", ["1,600.00", "127.50"]],
  ];
  for (const [text, wanted] of cases) {
    const { tokens: parts } = lineOf(text);
    t.same(
      parts.map(({ plain }) => plain),
      wanted,
      text,
    );
    t.ok(parts.every(({ x0, x1 }, i) => x0 < x1 && (i === 0 || Math.abs(x0 - parts[i - 1]!.x1) < 0.01)));
  }
  const whole = [
    "84.25h",
    "29.075",
    "DX81.25",
    "M2-401(k)",
    "12.512345.0000",
    "1.01.01",
    "5.00%",
    "(5.00)",
    "16.66-",
  ];
  for (const text of whole) t.same(tokens(text, "point"), [text], text);
});

test("where commas separate cents, points and spaces part thousands", async (t) => {
  const cases: [string, string[]][] = [
    ["1.234,56", ["1234.56"]],
    ["1 234,56", ["1234.56"]],
    ["12 345 678,90", ["12345678.90"]],
    ["-86,38", ["-86.38"]],
    ["(1.234,56)", ["(1234.56)"]],
    ["86,38-", ["86.38-"]],
    ["20,0000", ["20.0000"]],
    ["1.234,56€", ["1234.56"]],
    ["01.02.2026", ["01.02.2026"]],
    ["Doe, Jane", ["Doe,", "Jane"]],
    ["1.234.567", ["1.234.567"]],
  ];
  for (const [text, expected] of cases) t.same(tokens(text, "comma"), expected, text);
  matches(t, lineOf("1.234,56", "comma").tokens, [{ text: "1.234,56", money: 123456, moneyLike: true }]);
});

test("pages separate cents as most of their amounts do", async (t) => {
  const cases: [string, Decimals][] = [
    ["Salary 1,234.56 Tax 100.00", "point"],
    ["Gehalt 1.234,56 Steuer 100,00", "comma"],
    ["SALARY 1 234 56 FIT 100 00", "space"],
    ["Salary 1,234 Tax 100", "point"],
    ["no figures at all", "point"],
  ];
  for (const [text, expected] of cases) t.equal(printedDecimals([pageOf(text)]), expected, text);
});

test("parts of a number in a typewriter's font may stand a little beside their place", async (t) => {
  const left: Word = { ...lineOf("1528").tokens[0]!.words[0]!, x0: 0, x1: 24, size: 10 };
  const right = (gap: number): Word => ({ ...left, x0: 24 + gap, x1: 48 + gap });
  t.ok(areOneSpaceApart(left, right(6.6)));
  t.notOk(areOneSpaceApart(left, right(11.4)), "two spaces");
});

test("a page on which all amounts are written otherwise is read as it is written", async (t) => {
  const point = pageOf(Array.from({ length: 40 }, (_, i) => `1,0${i + 10}.25`).join("\n"));
  const comma = pageOf(Array.from({ length: 12 }, (_, i) => `1.0${i + 10},25`).join("\n"));
  const few = pageOf("1.010,25");
  const mixed = pageOf(`${comma.words.map(({ text }) => text).join("\n")}\n1,010.25`);
  t.same(decimalsByPage([point, comma, few, mixed]), ["point", "comma", "point", "point"]);
});

test("a number without cents is hours by the unit behind it, among amounts", async (t) => {
  const [, hours, rate] = lineOf("Regular 80.0 hrs $30.00 $2,400.00").tokens;
  matches(t, hours, { text: "80.0 hrs", money: null, quantity: { units: 800, scale: 1 }, moneyLike: true });
  matches(t, rate, { text: "$30.00", money: 3000 });
  t.same(tokens("Paid every 8 hours of work", "point"), ["Paid", "every", "8", "hours", "of", "work"]);
});

test("letters of a currency a space before an amount belong to it, and elsewhere they are words", async (t) => {
  t.same(tokens("CHF 1'204.50 CHF 86.00", "point"), ["1'204.50", "86.00"]);
  t.same(tokens("R$ 1.204,50", "comma"), ["1204.50"]);
  t.same(tokens("kr 1 204,50", "comma"), ["1204.50"]);
  t.same(
    tokens("Amount in CHF   1,204.50", "point"),
    ["Amount", "in", "CHF", "1,204.50"],
    "a heading beside",
  );
  t.same(tokens("S 12.00 FR 3.00", "point"), ["S", "12.00", "FR", "3.00"], "codes");
});
