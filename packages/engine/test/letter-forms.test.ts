import { test } from "tap";
import { holesIn } from "../src/read/ocr/ink/holes.ts";
import { inShownForm } from "../src/read/ocr/letters/letter-forms.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

/** Letters as high as a capital, side by side in one picture. */
const SQUARE = ["##########", ...Array<string>(10).fill("##########"), "##########"];
const O = ["##########", ...Array<string>(10).fill("##      ##"), "##########"];
const STROKED = [
  "##########",
  "##      ##",
  "##      ##",
  "##     ###",
  "##    ####",
  "##   ## ##",
  "##  ##  ##",
  "## ##   ##",
  "####    ##",
  "###     ##",
  "##      ##",
  "##########",
];
/** The same where the stroke is thin, and gray in coarse print. */
const GRAY_STROKED = STROKED.map((row, y) =>
  y > 0 && y < 11 ? `##${row.slice(2, 8).replaceAll("#", "+")}##` : row,
);
/** A round letter with a tail below the line: at the right alone, or as wide as the letter. */
const [Q, G] = [
  [...O, "        ##", "        ##", "        ##"],
  [...O, "        ##", "##      ##", "##########"],
];

function read(text: string, letters: readonly (readonly string[])[], otherReadings: string[] = []): string {
  const high = Math.max(...letters.map((rows) => rows.length));
  const rows = Array.from({ length: high }, (_, y) =>
    letters.map((letter) => (letter[y] ?? "").padEnd(13)).join(""),
  );
  const box = boxOf(0, 0, 13 * letters.length - 3, high);
  return inShownForm(seenIn(box, text, { otherReadings }), picture(rows), TONES).text;
}

const squares = (count: number): string[][] => Array<string[]>(count).fill(SQUARE);

test("a round letter with a stroke through it is an ø", async (t) => {
  t.equal(read("Ostby", [STROKED, ...squares(4)]), "Østby");
  t.equal(read("Ostby", [O, ...squares(4)]), "Ostby");
  t.equal(read("Soren", [SQUARE, STROKED, ...squares(3)]), "Søren");
  t.equal(read("Soren", [SQUARE, GRAY_STROKED, ...squares(3)]), "Søren", "a thin stroke");
  t.equal(read("Saren", [SQUARE, GRAY_STROKED, ...squares(3)]), "Saren", "the bar of a small a may be gray");
  t.equal(read("12.00", [STROKED, ...squares(4)]), "12.00", "no name");
  t.equal(read("Ostby", squares(5), ["@stby"]), "Østby", "what another look took for a sign");
});

test("in a letter that leans the stroke is as steep as its sides", async (t) => {
  const leaning = [
    "    ##### ",
    "  ##    ##",
    "  ##   ###",
    "  ##   ###",
    " ##   ####",
    " ##  ## ##",
    " ## ##  ##",
    "####    ##",
    "###     ##",
    "###    ## ",
    " ##   ##  ",
    "  #####   ",
  ];
  t.equal(read("Soren", [SQUARE, leaning, ...squares(3)]), "Søren");
  t.equal(read("Saren", [SQUARE, leaning, ...squares(3)]), "Saren", "an a has two holes as well");
});

test("two letters with dots whose stems hang together are an ü, also where letters lean over each other", async (t) => {
  // M, a bowl under two dots, and three letters of which each begins before the one before it ends.
  const lean = (from: number, wide: number): string => " ".repeat(from) + "#".repeat(wide);
  const stepped = (...columns: number[]): string[] =>
    Array.from({ length: 12 }, (_, y) => {
      const row = columns.map((x) => lean(x + 11 - y, 8));
      return row.reduce(
        (whole, part) => whole.padEnd(part.length, " ").slice(0, part.search("#")) + part.trim(),
      );
    });
  const name = (text: string, columns: number[]): string => {
    const rows = stepped(...columns);
    const width = Math.max(...rows.map((row) => row.length));
    return inShownForm(seenIn(boxOf(0, 0, width, 12), text), picture(rows), TONES).text;
  };
  t.equal(name("Miilr", [0, 10, 20, 30]), "Mülr");
  t.equal(name("Miilr", [0, 10, 20, 30, 40]), "Miilr", "each letter stands by itself");
});

test("a tail at the right before a u or v is that of a q", async (t) => {
  t.equal(read("Jacgues", [...squares(3), Q, ...squares(3)]), "Jacques");
  t.equal(read("Miguel", [...squares(2), G, ...squares(3)]), "Miguel");
  t.equal(read("Roger", [...squares(2), Q, ...squares(2)]), "Roger", "no q stands before other letters");
});

test("a tail at the right is seen where two letters touch as well", async (t) => {
  const joined = (left: readonly string[], right: readonly string[]): string[] =>
    Array.from({ length: Math.max(left.length, right.length) }, (_, y) =>
      `${(left[y] ?? "").padEnd(10)}${(right[y] ?? "").padEnd(10)}`.trimEnd(),
    );
  const name = (tailed: readonly string[]): string => {
    const letters = [...squares(2), joined(SQUARE, tailed), ...squares(3)];
    const high = Math.max(...letters.map((rows) => rows.length));
    const rows = Array.from({ length: high }, (_, y) =>
      letters.map((letter, i) => (letter[y] ?? "").padEnd(i === 2 ? 23 : 13)).join(""),
    );
    const box = boxOf(0, 0, 5 * 13 + 20, high);
    return inShownForm(seenIn(box, "Jacgues"), picture(rows), TONES).text;
  };
  t.equal(name(Q), "Jacques");
  t.equal(name(G), "Jacgues");
});

test("a hole is white that ink encloses, and no speck", async (t) => {
  const box = boxOf(0, 0, 10, 12);
  const holes = (rows: readonly string[], least = 4): number =>
    holesIn(box, picture(rows), TONES.ink, least).length;
  t.equal(holes(O), 1);
  t.equal(holes(STROKED), 2);
  t.equal(holes(SQUARE), 0);
  t.equal(holes(["##########", ...Array<string>(11).fill("##      ##")]), 0, "open at its foot");
  t.equal(holes(["##########", "#### #####", "##########"]), 0, "a speck");
  const [hole] = holesIn(box, picture(O), TONES.ink, 4);
  t.match(hole, { x: 11, y: 13, size: 20 }, "its middle is told in pixels of the part");
});
