import { test } from "tap";
import { withOpenC } from "../src/read/ocr/letters/open-c.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

const MARK = ["      ##  ", "    ##    ", "          "];
const OPEN = ["##########", ...Array<string>(8).fill("##        "), "##########"];
const BARRED = OPEN.with(4, "##########").with(2, "##      ##").with(3, "##      ##");
const STEM = ["          ", "   ##     ", "          ", ...Array<string>(10).fill("   ##     ")];

function read(text: string, last: readonly string[]): string {
  const rows = [...MARK, ...last].map((row, y) => `${STEM[y]}   ${row}`);
  return withOpenC(seenIn(boxOf(0, 0, 23, 13), text), picture(rows), TONES).text;
}

test("a name ends in the letter that its ink shows: an open one is no é", async (t) => {
  t.equal(read("Popovié", OPEN), "Popovi\u0107");
  t.equal(read("Ferrié", BARRED), "Ferrié");
  t.equal(read("Andrée", OPEN), "Andrée", "it ends otherwise");
});
