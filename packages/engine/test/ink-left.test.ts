import { test } from "tap";
import { hidesComma, hidesMark, imaginesDigit, lacksTail } from "../src/read/ocr/ink/ink-left.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

type Bar = readonly [width: number, top?: number, foot?: number];

/** Bars side by side, each as wide as its number says, and from its row to its foot. */
function bars(...drawn: readonly Bar[]): {
  rows: string[];
  width: number;
} {
  const rows = Array.from({ length: 15 }, (_, y) =>
    drawn.map(([width, top = 0, foot = 12]) => (y >= top && y < foot ? "#" : " ").repeat(width)).join("  "),
  );
  return { rows, width: rows[0]!.length };
}

function hides(text: string, ...drawn: readonly Bar[]): boolean {
  const { rows, width } = bars(...drawn);
  return hidesMark(seenIn(boxOf(0, 0, width, 12), text), picture(rows), TONES);
}

test("a figure that shows more ink than its digits has lost a point or a digit", async (t) => {
  t.notOk(hides("1234", [8], [8], [8], [8]));
  t.ok(hides("1234", [8], [8], [2, 10], [8], [8]), "a point");
  t.ok(hides("2159", [18], [8], [8], [8]), "two digits that touch were read as one");
  t.notOk(hides("22159", [18], [8], [8], [8]));
  t.notOk(hides("1,234", [8], [2, 10], [8], [18]), "so many as touch");
});

test("a comma below the head of a slanted digit is more ink as well", async (t) => {
  const digits = (mark: string): string[] =>
    Array.from({ length: 15 }, (_, y) => {
      const slanted = y < 8 ? "    ########" : y < 12 ? `${mark} ########` : mark.padEnd(12);
      return `${y < 12 ? "########" : "        "}  ${slanted}  ${y < 12 ? "########" : ""}`.padEnd(32);
    });
  const read = (text: string, mark: string): boolean =>
    hidesMark(seenIn(boxOf(0, 0, 32, 12), text), picture(digits(mark)), TONES);
  t.ok(read("857", "###"));
  t.notOk(read("857", "   "));
});

test("a comma in a name of capitals hangs below them", async (t) => {
  /** Capitals, and a piece of ink between two of them that begins and ends in these rows. */
  const hides = (text: string, from: number, to: number): boolean => {
    const letters = "##   ".repeat(8);
    const rows = Array.from({ length: 16 }, (_, y) => {
      const line = y < 12 ? letters : "".padEnd(letters.length);
      return y >= from && y < to ? `${line.slice(0, 18)}#${line.slice(19)}` : line;
    });
    return hidesComma(seenIn(boxOf(0, 0, 37, 12), text), picture(rows), TONES);
  };
  t.ok(hides("CASTILMI", 9, 15));
  t.notOk(hides("CASTILMI", 16, 16), "nothing");
  t.notOk(hides("CASTILMI", 9, 12), "a point");
  t.notOk(hides("CASTILMI", 2, 15), "a stroke");
  t.notOk(hides("Castilmi", 9, 15), "names in small letters have tails");
});

test("a word of small letters with a tail shows it", async (t) => {
  const lacks = (text: string, foot: number): boolean => {
    const { rows, width } = bars([8], [8, 0, foot]);
    return lacksTail(seenIn(boxOf(0, 0, width, 15), text), picture(rows), TONES);
  };
  t.ok(lacks("ap", 12));
  t.notOk(lacks("ap", 15));
  t.notOk(lacks("an", 12), "it has none");
  t.notOk(lacks("AP", 12), "capitals");
});

test("a figure that shows less ink than its digits and signs has one that was imagined", async (t) => {
  const imagines = (text: string, ...drawn: readonly Bar[]): boolean => {
    const { rows, width } = bars(...drawn);
    return imaginesDigit(seenIn(boxOf(0, 0, width, 12), text), picture(rows), TONES);
  };
  const drawn: readonly Bar[] = [[8], [8], [2, 10], [8], [8]];
  t.ok(imagines("49,717", ...drawn));
  t.notOk(imagines("49,77", ...drawn));
  t.notOk(imagines("49,77", [8], [8], [2, 10], [18]), "two that touch");
  t.notOk(imagines("49,77", [8], [8], [8], [8]), "the comma touches its digit");
  t.notOk(imagines("TAX49", ...drawn.slice(1)), "letters may touch");
});
