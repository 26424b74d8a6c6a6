import { test } from "tap";
import { withPlanK } from "../src/read/ocr/letters/plan-k.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

const DIGIT = Array<string>(12).fill("######");
const STEM = Array<string>(12).fill("##");
const SMALL = [
  "##",
  "##",
  "##",
  "##  ##",
  "## ##",
  "####",
  "####",
  "## ##",
  "##  ##",
  "##  ##",
  "##  ##",
  "##  ##",
];
const CAPITAL = ["##  ##", "##  ##", "## ##", ...SMALL.slice(3)];

function read(text: string, ...letters: string[][]): string {
  const rows = STEM.map((_, y) => letters.map((letter) => letter[y]!.padEnd(8)).join(""));
  return withPlanK(seenIn(boxOf(0, 0, rows[0]!.length, 12), text), picture(rows), TONES).text;
}

test("the k of a plan has the case that its arm shows", async (t) => {
  const digits = [DIGIT, DIGIT, DIGIT];
  t.equal(read("401(K)", ...digits, STEM, SMALL, STEM), "401(k)");
  t.equal(read("401(k)", ...digits, STEM, CAPITAL, STEM), "401(K)");
  t.equal(read("401K", ...digits, CAPITAL), "401K");
  t.equal(read("401K", ...digits, SMALL), "401k");
  t.equal(read("401(K)", ...digits, STEM, SMALL), "401(K)", "letters that touch");
  const weak = [CAPITAL[0]!, "++  ++", ...CAPITAL.slice(2)];
  t.equal(read("401k", ...digits, weak), "401K", "a row of weak print");
  t.equal(read("PARK", DIGIT, DIGIT, DIGIT, SMALL), "PARK", "no plan");
});
