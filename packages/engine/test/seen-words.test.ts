import { test } from "tap";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { wordsOfSeen } from "../src/read/ocr/words/seen-words.ts";
import { spelled } from "../src/read/ocr/words/spelling.ts";

/** A word whose ink reaches from `top` to `bottom`, in points. */
function seen(text: string, x0: number, top: number, bottom: number): SeenWord {
  return { text, x0, x1: x0 + 4 * text.length, top, bottom, confidence: 0.95, line: x0 };
}

test("a date stands on the line of its neighbours, whether or not its strokes reach below it", async (t) => {
  for (const bottom of [106, 107.7]) {
    const words = wordsOfSeen([
      seen("Rate", 24, 100, 105.8),
      seen("GROSS", 100, 100.2, 106),
      seen("1129", 200, 100.2, 106),
      seen("05/25/2023", 300, 100.2, bottom),
    ]);
    t.equal(new Set(words.map(({ baseline }) => baseline)).size, 1, `${bottom}`);
  }
});

test("a speck that was read as a sign tells nothing of its line", async (t) => {
  const beside = { ...seen("©", 92, 96.8, 97.4), line: 7 };
  const words = wordsOfSeen([
    seen("Commission", 24, 95.8, 101),
    beside,
    { ...seen("$33,591.83", 100, 95.6, 102.2), line: 7 },
    seen("1129", 200, 95.8, 101),
  ]);
  const amount = words.find(({ text }) => text === "$33,591.83")!;
  const label = words.find(({ text }) => text === "Commission")!;
  t.equal(amount.baseline, label.baseline);
  t.equal(amount.size, label.size);
});

test("the S before an amount is a sign of dollars, before a code it is none", async (t) => {
  t.equal(spelled("S19.07", true), "$19.07");
  t.equal(spelled("s1,219.07", true), "$1,219.07");
  t.equal(spelled("-S2,119.28", true), "-$2,119.28");
  t.equal(spelled("(S19.07)", true), "($19.07)");
  t.equal(spelled("FsA", true), "FSA");
  t.equal(spelled("zoE", true), "ZOE");
  t.equal(spelled("1V,", true), "IV,");
  t.equal(spelled("0'Rourke-Hughes", true), "O'Rourke-Hughes");
  t.equal(spelled("li", true), "II");
  t.equal(spelled("lyengar", true), "Iyengar");
  for (const text of ["l.", "|."]) t.equal(spelled(text, true), "I.");
  for (const text of ["1.", "l", "|"]) t.equal(spelled(text, false), text);
  t.equal(spelled("WeiB", true), "Wei\u00df");
  t.equal(spelled("H_", true), "H");
  for (const text of ["__", "A_B"]) t.equal(spelled(text, true), text);
  for (const text of ["JR.ZOE", "JR..ZOE", "JR.,ZOE"]) t.equal(spelled(text, true), "JR.,ZOE");
  for (const text of ["JR.", "JR.,", "SR.5"]) t.equal(spelled(text, true), text);
  t.equal(spelled("6,628.06:", true), "6,628.06");
  t.equal(spelled("W!", true), "WI");
  t.equal(spelled("kY", true), "KY");
  t.equal(spelled("$o", false), "$0");
  t.equal(spelled("¥", true), "V");
  for (const text of ["S19", "S-19.07", "CS19.07"]) t.equal(spelled(text, true), text);
});

test("a long dash beside an amount is its minus", async (t) => {
  t.equal(spelled("4,444.44—", true), "4,444.44-");
  t.equal(spelled("–$12.50", true), "-$12.50");
  for (const text of ["—", "A—", "2024—", "—Total"]) t.equal(spelled(text, true), text);
});

test("a comma between thousands is none of two points", async (t) => {
  t.equal(spelled("$1.641.19", true), "$1,641.19");
  t.equal(spelled("S7.078.59", true), "$7,078.59");
  t.equal(spelled("(12,345.678.90)", true), "(12,345,678.90)");
  for (const text of ["1.641", "1.641.195", "12.34.56", "1,641.19", "06.12.2024"])
    t.equal(spelled(text, true), text);
});

test("small letters as high as capitals are capitals, and those behind a capital stay small", async (t) => {
  for (const text of ["co", "cO", "CO"]) t.equal(spelled(text, true), "CO");
  for (const text of ["Co", "Soc", "Xu"]) t.equal(spelled(text, true), text);
  t.equal(spelled("co", false), "co");
  for (const text of ["0/T", "o/T"]) t.equal(spelled(text, true), "O/T");
  t.equal(spelled("oT", true), "OT");
});

test("a word of letters whose capitals have their form is one where it is as high as the capitals of its page", async (t) => {
  const page = (high: number, beside = 4.1): string => {
    const capitals = ["FIT", "MED", "SIT", "LIT", "NET"].map((text, i) => seen(text, 40 * i, 100, 103.4));
    const figures = ["12.00", "14.00", "15.00", "16.00", "17.00", "18.00"].map((text, i) =>
      seen(text, 40 * i, 120, 124.1),
    );
    const line = [seen("Bell", 0, 94 - beside, 94), seen("soc", 40, 94 - high, 94)];
    const words = [...line, ...capitals, ...figures];
    return wordsOfSeen(words).find(({ text }) => /^soc$/i.test(text))!.text;
  };
  t.equal(page(3.4), "SOC");
  t.equal(page(2.5), "soc", "it is low");
  t.equal(page(3.4, 5.4), "soc", "in larger print a low letter is as high");
});

test("what stands apart on a line has a size of its own", async (t) => {
  // Capitals of 12 points, of which the dollar sign reaches above them and the comma below.
  const paid = seen("$1,293.70", 517, 471.3, 482);
  const size = (words: ReturnType<typeof wordsOfSeen>, text: string): number =>
    words.find((word) => word.text === text)!.size;
  const beside = wordsOfSeen([seen("JY", 46, 474, 480.5), paid, seen("Regular", 24, 500, 506.8)]);
  t.ok(Math.abs(size(beside, "$1,293.70") - 12) < 0.5, `${size(beside, "$1,293.70")}`);
  t.ok(Math.abs(size(beside, "JY") - 9) < 0.5, `${size(beside, "JY")}`);
  // A Q reaches below its line: none of both words is sure of it.
  const unsure = wordsOfSeen([seen("QN", 46, 474, 481.7), paid, seen("Regular", 24, 500, 506.8)]);
  t.ok(Math.abs(size(unsure, "QN") - 9) < 0.5, `${size(unsure, "QN")}`);
  t.ok(Math.abs(size(unsure, "$1,293.70") - 12) < 0.5, `${size(unsure, "$1,293.70")}`);
});

test("the words of a phrase have one size, whatever else stands on its line", async (t) => {
  const words = wordsOfSeen([
    seen("CSUP", 41, 84, 90),
    { ...seen("Child", 73, 81.6, 90), line: 7 },
    { ...seen("Support", 98, 81.6, 92.4), line: 7 },
    seen("After", 543, 84, 90),
  ]);
  const sizes = words.map(({ text, size }) => [text, Math.round(size)]);
  t.same(sizes, [
    ["CSUP", 8],
    ["Child", 12],
    ["Support", 12],
    ["After", 8],
  ]);
});

test("words whose letters are typed apart are one phrase, and columns are not", async (t) => {
  const gapOf = (left: string, right: string, widths: readonly [number, number], gap: number): number => {
    const one = { ...seen(left, 100, 84, 90), x1: 100 + widths[0] };
    const other = { ...seen(right, one.x1 + gap, 84, 90), x1: one.x1 + gap + widths[1] };
    const [first, second] = wordsOfSeen([one, other]);
    return (second!.x0 - first!.x1) / first!.size;
  };
  t.ok(gapOf("EMPLOYER", "PAID", [70, 36], 14) < 0.6);
  t.ok(gapOf("EMPLOYER", "PAID", [70, 36], 30) > 2, "too far");
  t.ok(gapOf("EMPLOYER", "PAID", [40, 20], 14) > 1, "not spread");
});
