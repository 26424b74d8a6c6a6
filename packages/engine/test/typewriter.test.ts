import fc from "fast-check";
import { test } from "tap";
import { onTypewriterGrid } from "../src/read/ocr/words/typewriter.ts";
import type { Word } from "../src/read/page-reader.ts";

const TEXTS = [
  "REGULAR",
  "1,234.56",
  "FEDERAL",
  "INCOME",
  "OVERTIME",
  "308.83",
  "SOCIAL",
  "SECURITY",
  "MEDICARE",
  "CHILD",
  "SUPPORT",
  "JOURNAL",
  "CA",
  "1",
];

function word(text: string, x0: number, x1: number, size: number): Word {
  return {
    text,
    x0,
    x1,
    top: 92,
    bottom: 102,
    baseline: 100,
    size,
    bold: false,
    source: "ocr",
    confidence: 0.9,
  };
}

/** The ink of words in a font whose letters all are this wide. */
const typed = (letter: number): Word[] =>
  TEXTS.map((text, i) =>
    word(text, 20 + 90 * i + 0.1 * letter, 20 + 90 * i + (text.length - 0.1) * letter, 9),
  );

test("words of a typewriter's font get the boxes of its letters", async () => {
  fc.assert(
    fc.property(fc.double({ min: 2, max: 9, noNaN: true }), (letter) => {
      return onTypewriterGrid(typed(letter)).every(({ text, x0, x1, size }, i) => {
        const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.02 + 0.01 * letter;
        return near(x0, 20 + 90 * i) && near(x1 - x0, text.length * letter) && near(size, letter / 0.6);
      });
    }),
  );
});

test("other pages, and words of another font, stay as they are", async (t) => {
  const few = typed(4).slice(0, 8);
  t.equal(onTypewriterGrid(few), few, "too few words to tell");
  const proportional = TEXTS.map((text, i) => word(text, 90 * i, 90 * i + text.length * (3 + (i % 4)), 9));
  t.equal(onTypewriterGrid(proportional), proportional);
  const title = word("PAYROLL REGISTER", 20, 220, 14);
  t.same(onTypewriterGrid([title, ...typed(4)])[0], title);
});

test("figures alone make no typewriter's font, whose names are as even", async (t) => {
  const figures = ["1,234.56", "308.83", "1,107.20", "4,000.00", "2,250.10", "9,990.99"];
  const at = (text: string, letter: number): Word =>
    word(text, 20 + 0.1 * letter, 20 + (text.length - 0.1) * letter, 8);
  const names = ["Federal", "Medicare", "Dental", "Pittsburgh", "Commuter"];
  const uneven = [3.2, 3.5, 3.4, 3.05, 3.95];
  const page = (letters: readonly number[]): Word[] => [
    ...[...figures, ...figures, ...figures, ...figures].map((text) => at(text, 3.4)),
    ...names.map((name, i) => ({ ...at(name, letters[i]!), baseline: 120 + 12 * i })),
  ];
  const proportional = page(uneven);
  t.equal(onTypewriterGrid(proportional), proportional);
  const typewriter = page(names.map(() => 3.4));
  t.not(onTypewriterGrid(typewriter), typewriter);
});

test("words of one line whose letters differ in width are of another font, however even a page is", async (t) => {
  const names = ["Zachary", "Rosario", "Vision", "Insurance", "Medicare", "Employee", "Dental", "Social"];
  const figures = Array.from({ length: 40 }, (_, i) => word("1,234.56", 20 + 60 * i, 20 + 60 * i + 31.2, 7));
  const page = (uneven: number): Word[] => [
    ...figures,
    ...names.map((text, i) => {
      const letter = 4 * (1 + (i % 2 === 0 ? uneven : -uneven));
      const x0 = 20 + 80 * (i % 2) + 0.4;
      return { ...word(text, x0, x0 + (text.length - 0.2) * letter, 7), baseline: 120 + 12 * (i >> 1) };
    }),
  ];
  const even = page(0.005);
  t.not(onTypewriterGrid(even), even);
  const proportional = page(0.045);
  t.equal(onTypewriterGrid(proportional), proportional);
});

test("a heading in another size of the same font gets the boxes of its own letters", async (t) => {
  const heading = ["HARBOR", "LIGHT", "TRADING", "COMPANY"].map((text, i) => ({
    ...word(text, 20 + 80 * i + 0.6, 20 + 80 * i + (text.length - 0.1) * 6, 10),
    baseline: 60,
  }));
  const read = onTypewriterGrid([...heading, ...typed(5.4)]);
  t.ok(Math.abs(read[0]!.x1 - read[0]!.x0 - 36) < 0.5);
  t.ok(Math.abs(read[4]!.x1 - read[4]!.x0 - 7 * 5.4) < 0.5);
});

test("signs that stand in the middle of their room make no line seem narrower", async (t) => {
  const names = ["Federal", "Medicare", "Social", "Security", "Salary", "Overtime", "Bonus"];
  const amounts = ["(549,42)", "(1.624,99)", "(128,49)", "(446,53)", "BANERJEE,"];
  const at = (baseline: number, text: string, i: number): Word => {
    const [before, behind] = [/^\(/, /[),]$/].map((sign) => (sign.test(text) ? 0.4 : 0.1));
    const x0 = 90 * i + before! * 5;
    return { ...word(text, x0, 90 * i + (text.length - behind!) * 5, 8), baseline };
  };
  const page = [...names.map((text, i) => at(100, text, i)), ...amounts.map((text, i) => at(112, text, i))];
  for (const { text, x0, x1 } of onTypewriterGrid(page)) {
    const texts = names.includes(text) ? names : amounts;
    t.ok(Math.abs(x0 - 90 * texts.indexOf(text)) < 0.2, `${text} begins at the edge of its column`);
    t.ok(Math.abs(x1 - x0 - text.length * 5) < 0.2, `${text} is as wide as its letters`);
  }
});

test("a line of capitals, which a typewriter has lower, is of its font in another size", async (t) => {
  const typedIn = (texts: readonly string[], letter: number, size: number): Word[] =>
    texts.map((text, i) => {
      const behind = /[,:]$/.test(text) ? 0.4 : 0.1;
      return word(text, 90 * i + 0.1 * letter, 90 * i + (text.length - behind) * letter, size);
    });
  const names = ["Regular", "Overtime", "Medicare", "Security", "Federal", "Income", "Withheld", "Support"];
  const page = ["Net pay:", "Earnings", "Deductions", "Employee", "Transit", "Dental", "Vision"];
  const body = [...names, ...page].flatMap((text) => typedIn([text], 4.8, 7.4));
  const title = typedIn(["SMITH-JONES,", "GLORIA"], 5.4, 7.2).map((each) => ({ ...each, baseline: 42 }));
  const [family] = onTypewriterGrid([...title, ...body]);
  t.ok(Math.abs(family!.x1 - family!.x0 - 12 * 5.4) < 0.1);
});

test("lines of a heading in a larger size, whose letters all are as wide, are of the font", async (t) => {
  const names = ["Regular", "Overtime", "Medicare", "Security", "Federal", "Income", "Withheld", "Support"];
  const typedAt = (texts: readonly string[], letter: number, baseline: number): Word[] =>
    texts.map((text, i) => ({
      ...word(text, 90 * i + 0.1 * letter, 90 * i + (text.length - 0.1) * letter, 6 + (baseline % 3)),
      baseline,
    }));
  // Three lines of four words each, of sizes that their figures make seem different.
  const heading = [40, 50, 60].flatMap((baseline) => typedAt(names.slice(0, 4), 5.5, baseline));
  const body = [70, 80, 90, 100].flatMap((baseline) => typedAt(names, 4, baseline));
  const [first] = onTypewriterGrid([...heading, ...body]);
  t.ok(Math.abs(first!.x1 - first!.x0 - 7 * 5.5) < 0.1);
  const uneven = heading.map((each, i) => ({ ...each, x1: each.x1 + (i % 4) * 8 }));
  const page = [...uneven, ...body];
  t.equal(onTypewriterGrid(page), page, "words of another font");
});

test("a line with one long word is of the font where other lines are as wide, whatever its size seems", async (t) => {
  const larger = (text: string, x0: number, baseline: number, size: number): Word => {
    const x1 = x0 + (text.length - 0.1) * 5.6;
    return { ...word(text, x0 + 0.56, x1, size), baseline, top: baseline - 8, bottom: baseline + 2 };
  };
  const title = [larger("PAYROLL", 20, 60, 9.3), larger("REGISTER", 70, 60, 9.3)];
  const name = larger("Zachary", 20, 80, 7);
  const found = onTypewriterGrid([...title, name, ...typed(5)]).find(({ text }) => text === "Zachary")!;
  t.ok(Math.abs(found.x1 - found.x0 - 7 * 5.6) < 0.1, String(found.x1 - found.x0));
});

test("a word that was read with a letter more than it is wide is the reading that fits", async (t) => {
  const seen = word("NES8", 800.4, 811.6, 9);
  const read = (otherReadings: string[]) =>
    onTypewriterGrid([...typed(4), { ...seen, otherReadings }]).at(-1)!;
  t.match(read(["NE8"]), { text: "NE8", otherReadings: ["NES8"], x0: 800, x1: 812 });
  t.match(read(["NEX"]), { text: "NES8" }, "two letters differ");
  t.match(read([]), { text: "NES8" });
  const few = { ...word("X1", 800.4, 803.6, 9), otherReadings: ["X"] };
  t.match(onTypewriterGrid([...typed(4), few]).at(-1), { text: "X1" }, "a narrow one behind an X");
  const whole = { ...word("NES8", 800.4, 815.6, 9), otherReadings: ["NE8"] };
  t.match(onTypewriterGrid([...typed(4), whole]).at(-1), { text: "NES8" });
});

test("parts between which a typewriter has no room for a space are one word", async (t) => {
  const textsBehind = (first: string, second: string, space: number): string[] => {
    const [at, end] = [800, 800 + first.length * 4 + space];
    const parts = [
      { ...word(first, at + 0.4, at + first.length * 4 - 0.4, 9), baseline: 300 },
      { ...word(second, end + 0.4, end + second.length * 4 - 0.4, 9), baseline: 300 },
    ];
    return onTypewriterGrid([...typed(4), ...parts])
      .slice(TEXTS.length)
      .map(({ text }) => text);
  };
  t.same(textsBehind("RE", "TRO", 0), ["RETRO"]);
  t.same(textsBehind("RE", "TRO", 4), ["RE", "TRO"]);
  const below = [word("RE", 800.4, 807.6, 9), { ...word("TRO", 808.4, 819.6, 9), baseline: 300 }];
  t.same(
    onTypewriterGrid([...typed(4), ...below])
      .slice(-2)
      .map(({ text }) => text),
    ["RE", "TRO"],
    "on another line",
  );
  t.same(textsBehind("MEI", "-LING", 0), ["MEI-LING"]);
  t.same(textsBehind("Z", "8F", 0), ["Z8F"]);
  t.same(textsBehind("8", "FZ", 0), ["8FZ"]);
  t.same(textsBehind("1,234.56", "78.90", 0), ["1,234.56", "78.90"], "two figures that touch");
  const title = [word("RED", 800, 814.6, 9), word("OAK", 819.6, 834, 9)].map((each) => ({
    ...each,
    baseline: 300,
  }));
  t.same(
    onTypewriterGrid([...typed(4), ...title])
      .slice(-2)
      .map(({ text }) => text),
    ["RED", "OAK"],
    "larger print",
  );
  const [left, right] = [
    { ...word("Z", 800.4, 803.6, 9), baseline: 300, otherReadings: ["2"] },
    { ...word("8F", 804.4, 811.6, 9), baseline: 300, otherReadings: ["BF"] },
  ];
  const doubted = onTypewriterGrid([...typed(4), left, right]).at(-1);
  t.match(doubted, { text: "Z8F", otherReadings: ["28F", "ZBF"] }, "a doubt of either is one of both");
});

test("short words of one line tell together that it is set in another size", async (t) => {
  const larger = (texts: readonly string[], size: number): Word[] =>
    texts.map((text, i) => {
      const [x0, x1] = [800 + 30 * i + 0.6, 800 + 30 * i + text.length * 6 - 0.6];
      return { ...word(text, x0, x1, size), baseline: 300 };
    });
  const widthsOf = (line: readonly Word[]): number[] =>
    onTypewriterGrid([...typed(5), ...line])
      .slice(TEXTS.length)
      .map(({ x0, x1 }) => Math.round(x1 - x0));
  t.same(widthsOf(larger(["Net", "Pay", "$2", "188", "94"], 10.8)), [18, 18, 12, 18, 12]);
  t.same(widthsOf(larger(["Net", "Pay", "$2", "188", "94"], 14)), [17, 17, 11, 17, 11], "of another font");
  t.same(widthsOf(larger(["Net", "Pay"], 10.8)), [17, 17], "too few");
});

test("a line of short words has the letters of the lines of long words that are most like them", async (t) => {
  const at = (text: string, i: number, baseline: number, letter: number, ink: number): Word => ({
    ...word(text, 800 + 60 * i, 800 + 60 * i + ink * text.length * letter, letter / 0.6),
    baseline,
  });
  const long = ["REGULAR", "SALARY", "GROSS"].map((text, i) => at(text, i, 300, 4.5, 0.97));
  // The ink of digits fills less of their room.
  const short = ["186", "SUTA", "802"].map((text, i) => at(text, i, 400, 4.5, 0.9));
  const [first] = onTypewriterGrid([...typed(5), ...long, ...short]).slice(-3);
  t.ok(Math.abs(first!.x1 - first!.x0 - 3 * 4.5) < 0.3, String(first!.x1 - first!.x0));
});

test("one word that seems a little narrow makes no line of another size", async (t) => {
  const narrow = { ...word("REGULAR", 800.5, 834.1 - 1.1, 9), baseline: 300 };
  const [beside, gap] = [{ ...word("54", 840.5, 849.5, 9), baseline: 300 }, 5];
  const [first, second] = onTypewriterGrid([...typed(5), narrow, beside]).slice(TEXTS.length);
  t.ok(second!.x0 - first!.x1 <= gap + 1, String(second!.x0 - first!.x1));
  t.ok(Math.abs(first!.x1 - first!.x0 - 35) < 0.1, "it has the page's letters");
});
