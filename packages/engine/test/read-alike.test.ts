import { test } from "tap";
import { readAlike } from "../src/read/ocr/read-alike.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

/** An h and a k, which differ by a stroke. */
const H = [
  "##        ",
  "##        ",
  "##        ",
  "##########",
  "##      ##",
  "##      ##",
  "##      ##",
  "##      ##",
];
const K = [
  "##        ",
  "##        ",
  "##     ## ",
  "##   ##   ",
  "#####     ",
  "##   ##   ",
  "##     ## ",
  "##      ##",
];
const WIDE = 40;

/** Words of a few such letters, each on a line of its own, as they were read. */
function read(
  ...words: readonly (readonly [
    text: string,
    letters: readonly (readonly string[])[],
    confidence?: number,
    otherReadings?: string[],
  ])[]
): string {
  const rows = words.flatMap(([, letters]) => [
    ...H.map((_, y) => letters.map((letter) => letter[y]!.padEnd(13)).join("")),
    "",
    "",
    "",
  ]);
  const image = picture([" ".repeat(WIDE), ...rows]);
  const seen = words.map(([text, letters, confidence = 0.9, otherReadings = []], i) =>
    seenIn(boxOf(0, 1 + 11 * i, 13 * letters.length - 3, 9 + 11 * i), text, {
      confidence,
      line: i,
      otherReadings,
    }),
  );
  return readAlike(seen, image, TONES)
    .map(({ text }) => text)
    .join(" ");
}

test("words of the same ink are read alike, as most of them, or the surest", async (t) => {
  t.equal(read(["Hhk", [H, H, K]], ["Hhh", [H, H, K]], ["Hhk", [H, H, K]]), "Hhk Hhk Hhk");
  t.equal(read(["Hhk", [H, H, K], 0.5], ["Hhh", [H, H, K], 0.9]), "Hhh Hhh");
  t.equal(read(["k", [K], 0.9], ["K", [K], 0.5]), "k k", "the case of one letter");
  t.equal(read(["Fit", [H, K]], ["Ht", [H, K]], ["Fit", [H, K]]), "Fit Fit Fit", "two letters that touch");
});

test("words of other ink, other digits and other lengths stay as they were read", async (t) => {
  t.equal(read(["Hhk", [H, H, K]], ["Hhh", [H, H, H]]), "Hhk Hhh");
  t.equal(read(["h1k", [H, H, K]], ["h7k", [H, H, K]]), "h1k h7k", "no digit is changed");
  t.equal(read(["HK", [H, K]], ["HH", [H, K]]), "HK HH", "codes that differ in a letter are two");
  const nj = ["NJ", [H, K]] as const;
  t.equal(read(nj, ["NU", [H, K], 0.9, ["NJ"]], nj), "NJ NJ NJ", "unless a look took one for the other");
  t.equal(read(nj, ["NU", [H, H], 0.9, ["NJ"]], nj), "NJ NU NJ", "and the ink is the same");
  t.equal(read(["N1", [H, K]], ["N7", [H, K], 0.9, ["N1"]], ["N1", [H, K]]), "N1 N7 N1");
  t.equal(read(["Inés", [H, K, H, K]], ["Ines", [H, K, H, K]]), "Inés Ines", "a mark stands above the box");
});

test("a sign between letters that one word shows is hidden in another of the same width", async (t) => {
  t.equal(read(["W/H", [H, H], 0.8], ["WH", [H, K], 0.95]), "W/H W/H");
  t.equal(read(["W/H", [H, H, H], 0.8], ["WH", [H, K], 0.95]), "W/H WH", "a narrower word has none");
  t.equal(read(["Pay:", [H, H, H]], ["Pay", [H, K, H]]), "Pay: Pay", "at the end it may be dust");
});

test("a word that hides a sign may be a little wider in larger print", async (t) => {
  const image = picture([
    ...H.map((row) => row.padEnd(13) + row),
    "",
    ...H.map((row, y) => row.padEnd(13) + K[y]),
  ]);
  const [shown, hidden] = [boxOf(0, 0, 23, 8), boxOf(0, 9, 23, 17)];
  const words = [
    seenIn(shown, "W/H", { confidence: 0.8 }),
    seenIn({ ...hidden, x1: hidden.x1 + 2 }, "WH", { line: 1 }),
  ];
  t.same(
    readAlike(words, image, TONES).map(({ text }) => text),
    ["W/H", "W/H"],
  );
});

test("a word whose letters have other widths hides no sign that the other shows", async (t) => {
  const wide = H.map((row) => row.replaceAll(/(.)/g, "$1$1").slice(0, 16));
  const image = picture([
    ...H.map((row, y) => `${row}  ${wide[y]}`),
    "",
    ...H.map((row, y) => `${wide[y]!.padEnd(18)}${row}`),
  ]);
  const words = [
    seenIn(boxOf(0, 0, 28, 8), "W/H", { confidence: 0.8 }),
    seenIn(boxOf(0, 9, 28, 17), "WH", { line: 1 }),
  ];
  t.same(
    readAlike(words, image, TONES).map(({ text }) => text),
    ["W/H", "WH"],
  );
});

test("what was read before is remembered", async (t) => {
  const image = picture([...H, "", ...H]);
  const words = [
    seenIn(boxOf(0, 0, 10, 8), "h", { confidence: 0.9 }),
    seenIn(boxOf(0, 9, 10, 17), "H", { confidence: 0.4, line: 1 }),
  ];
  t.same(readAlike(words, image, TONES)[1]!.otherReadings, ["H"]);
});
