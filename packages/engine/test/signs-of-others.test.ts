import { test } from "tap";
import { withSignsOfOthers } from "../src/respell/signs-of-others.ts";
import type { Word } from "../src/read/page-reader.ts";
import { pageOf } from "./support/page-of.ts";

/** The last word of a scanned page, which was read with doubt and otherwise by other looks. */
function read(text: string, otherReadings: readonly string[], last: Partial<Word> = {}): string {
  const page = pageOf(text);
  const words = page.words.map((word): Word => ({ ...word, source: "ocr", confidence: 0.95 }));
  words.push({ ...words.pop()!, confidence: 0.83, otherReadings: [...otherReadings], ...last });
  return withSignsOfOthers([{ ...page, words }])[0]!.words.at(-1)!.text;
}

test("a code has the slash that another look saw, where the document prints it so", async (t) => {
  t.equal(read("Reg O/T, 9.25 OT", ["OT", "O/T"]), "O/T");
  t.equal(read("Reg 9.25 OT", ["O/T"]), "OT", "it is not printed elsewhere");
  t.equal(read("O/T, 9.25 OT", ["QT"]), "OT", "no look saw it");
  t.equal(read("O/T, OT 9.25 OT", ["O/T"]), "OT", "both are printed");
  t.equal(read("O/T OT", ["O/T"], { confidence: 0.9 }), "OT", "it was read surely");
  t.equal(read("O/T, 9.25 OT", ["O/T"], { source: "text" }), "OT", "a text layer");
});

test("names in capitals have the comma that another look saw, where the document prints names so", async (t) => {
  const names = "BELL,LATOYA DVORAK,URSULA";
  t.equal(read(`${names} KAMINSKLJ'QUAN`, ["KAMINSKI", "KAMINSKI,J'QUAN"]), "KAMINSKI,J'QUAN");
  t.equal(read(`${names} CASTILLOMIGUEL`, ["CASTILLO,MIGUEL"]), "CASTILLO,MIGUEL");
  t.equal(read("BELL,LATOYA CASTILLOMIGUEL", ["CASTILLO,MIGUEL"]), "CASTILLOMIGUEL", "too few names");
  t.equal(read(`${names} DEDUCTIONS`, ["BELL,MIGUEL"]), "DEDUCTIONS", "other letters");
});

test("what a word was read as before stays among its readings", async (t) => {
  const page = pageOf("O/T OT");
  const [slashed, plain] = page.words.map((word): Word => ({ ...word, source: "ocr", confidence: 0.95 }));
  const doubtful = { ...plain!, confidence: 0.8, otherReadings: ["O/T", "0T"] };
  const [signed] = withSignsOfOthers([{ ...page, words: [slashed!, doubtful] }]);
  t.same(signed!.words.at(-1)!.otherReadings, ["0T", "OT"]);
});
