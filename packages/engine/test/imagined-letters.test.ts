import { test } from "tap";
import { withoutImagined } from "../src/read/ocr/letters/imagined-letters.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

test("a letter of a code that another look has not, and of which there is no ink, was imagined", async (t) => {
  const read = (text: string, otherReadings: string[], ...widths: number[]): string => {
    const row = widths.map((width) => "#".repeat(width)).join("  ");
    const image = picture(Array<string>(12).fill(row));
    return withoutImagined(seenIn(boxOf(0, 0, row.length, 12), text, { otherReadings }), image, TONES).text;
  };
  t.equal(read("ACC1l", ["ACCI1", "ACC1"], 10, 10, 10, 10), "ACC1");
  t.equal(read("ACC1l", ["ACC1"], 10, 10, 10, 10, 4), "ACC1l", "its ink is there");
  t.equal(read("ACC1l", ["ACC1"], 10, 10, 10, 18), "ACC1l", "two letters that touch");
  t.equal(read("ACC1l", ["ACCI1"], 10, 10, 10, 10), "ACC1l", "no look is without it");
  t.equal(read("socC", ["soc"], 10, 10, 10), "soc", "a round letter, read twice");
  t.equal(read("loss", ["los"], 3, 10, 18), "loss", "two that touch");
  t.equal(read("ACCll", ["ACCl"], 10, 10, 10, 10), "ACCll", "no code");
  t.equal(read("3048", ["048"], 10, 10, 10), "3048", "a figure keeps its digits");
  t.equal(read("ACC11", ["ACC1"], 10, 10, 10, 10), "ACC11", "as does a code");
});
