import { test } from "tap";
import { lacksFirst, withFirstLetter } from "../src/read/ocr/letters/first-letters.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

/** A word of bars that are so wide, as it is read. */
function read(text: string, others: string[], ...widths: number[]): string {
  const row = widths.map((width) => "#".repeat(width)).join("  ");
  const word = seenIn(boxOf(0, 0, row.length, 12), text, { otherReadings: others });
  return withFirstLetter(word, picture(Array<string>(12).fill(row)), TONES).text;
}

test("a letter before an apostrophe is there where its ink is, and another look saw it", async (t) => {
  t.equal(read("'QUAN", ["J'QUAN", "JQOUAN", "J'OUAN"], 8, 2, 10, 10, 10, 10), "J'QUAN");
  t.equal(read("'Brien,", ["O'Brien,"], 8, 2, 10, 8), "O'Brien,", "whether its letters touch or not");
  t.equal(read("'QUAN", ["J'QUAN"], 2, 10, 10, 10, 10), "'QUAN", "the ink begins with the apostrophe");
  t.equal(read("'QUAN", ["J'OUAN"], 8, 2, 10, 10, 10, 10), "'QUAN", "no look has the other letters");
  t.equal(read("HOLIDAY", ["HHOLIDAY"], 2, 2, 10, 10, 10, 10, 10, 10), "HOLIDAY", "a letter in two pieces");
});

test("a name that begins with an apostrophe lacks a letter", async (t) => {
  const seen = (text: string): boolean => lacksFirst(seenIn(boxOf(0, 0, 9, 9), text));
  t.ok(seen("'Quan"));
  t.notOk(seen("J'Quan"));
  t.notOk(seen("'26"), "a year");
});
