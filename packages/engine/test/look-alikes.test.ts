import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { spellLookAlikes } from "../src/respell/look-alikes.ts";
import { pageOf } from "./support/page-of.ts";

/** The words of a page, one of which was read in other ways as well. */
function spelled(
  text: string,
  disputed: string,
  otherReadings: string[],
  source: "ocr" | "text" = "ocr",
  confidence = 0.9,
  ofDisputed = confidence,
): string {
  const page = pageOf(text);
  const words = page.words.map((word): Word => {
    const own = word.text === disputed ? { otherReadings, confidence: ofDisputed } : {};
    return { ...word, source, confidence, ...own };
  });
  return spellLookAlikes([{ ...page, words }])
    .flatMap((each) => each.words.map((word) => word.text))
    .join(" ");
}

test("a name in letters that look alike is spelled as elsewhere, where another look gave that", async (t) => {
  const text = "McAlllster, Yusuf\nNet Pay McAllister";
  t.equal(spelled(text, "McAlllster,", ["McAllister,"]), "McAllister, Yusuf Net Pay McAllister");
  t.equal(spelled(text, "McAlllster,", []), "McAlllster, Yusuf Net Pay McAllister", "no look gave it");
  t.equal(spelled(text, "McAlllster,", ["McAllister,"], "text"), "McAlllster, Yusuf Net Pay McAllister");
  const guessed = spelled(text, "McAlllster,", ["McAllister,"], "ocr", 0.6);
  t.equal(guessed, "McAlllster, Yusuf Net Pay McAllister", "the other was guessed");
});

test("names that differ in other letters, or stand elsewhere as they were read, are two", async (t) => {
  const two = "Anderson, Ann\nAndersen, Eve";
  t.equal(spelled(two, "Andersen,", ["Anderson,"]), two.replace("\n", " "));
  const twice = "McAlllster, Yusuf\nMcAlllster\nMcAllister";
  t.equal(spelled(twice, "McAlllster,", ["McAllister,"]), twice.replaceAll("\n", " "));
  const marked = "Castañeda, Ann\nCastaneda";
  t.equal(
    spelled(marked, "Castaneda", ["Castañeda"]),
    marked.replace("\n", " "),
    "marks are told by the ink",
  );
  const capitals = "Andersen, Ann\nANDERSEN";
  t.equal(spelled(capitals, "ANDERSEN", ["Andersen"]), capitals.replace("\n", " "), "and so is the case");
  const codes = "BILL 80.00\nBILI";
  t.equal(spelled(codes, "BILI", ["BILL"]), codes.replace("\n", " "), "short codes differ by such letters");
});

test("a word that was but guessed is the one that another look gave and the document prints", async (t) => {
  const text = "Single Married\nEamed";
  const others = ["Marned", "Married"];
  t.equal(spelled(text, "Eamed", others, "ocr", 0.95, 0.6), "Single Married Married");
  t.equal(spelled(text, "Eamed", others, "ocr", 0.95, 0.8), text.replace("\n", " "), "it was read well");
  t.equal(spelled(text, "Eamed", [...others, "Single"], "ocr", 0.95, 0.6), text.replace("\n", " "), "two");
  t.equal(spelled("Single\nEamed", "Eamed", others, "ocr", 0.95, 0.6), "Single Eamed", "not printed");
});

test("a code that another look saw in capitals is so where the document prints it so again and again", async (t) => {
  const codes = "SIC 8.00\nSIC 4.00\nSic";
  t.equal(spelled(codes, "Sic", ["SiC", "SIC"]), "SIC 8.00 SIC 4.00 SIC");
  t.equal(spelled(codes, "Sic", ["SiC"]), "SIC 8.00 SIC 4.00 Sic", "no look gave it");
  t.equal(spelled("SIC 8.00\nSic", "Sic", ["SIC"]), "SIC 8.00 Sic", "once alone");
});

test("the code of a state is spelled as elsewhere, and no other code is", async (t) => {
  const text = "State Tax MI\nM1 338.67";
  t.equal(spelled(text, "M1", ["Mi", "MI"]), "State Tax MI MI 338.67");
  t.equal(spelled(text, "M1", ["Mi"]), "State Tax MI M1 338.67", "no look gave it");
  const code = "Deduction DI\nD1 12.00";
  t.equal(spelled(code, "D1", ["DI"]), "Deduction DI D1 12.00", "it is no state");
});
