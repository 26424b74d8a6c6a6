import { test } from "tap";
import { linesOf } from "../src/layout/lines.ts";
import { openRecord } from "../src/interpret/record-builder.ts";
import { idsInForm } from "../src/repair/same-ids.ts";
import type { WordSource } from "../src/read/page-reader.ts";
import { pageOf } from "./support/page-of.ts";

function inForm(ids: readonly string[], source: WordSource = "ocr"): [string, string][] {
  const page = pageOf(ids.join("\n"));
  const words = page.words.map((word) => ({ ...word, source }));
  const records = linesOf({ ...page, words }, "point").map(({ tokens }) => {
    const { record } = openRecord("check", "table", 1);
    record.employeeId = { text: tokens[0]!.text, tokens };
    return record;
  });
  return idsInForm({ records }).map(({ word, text }) => [word.text, text]);
}

test("an id gets the form of the others where letters and digits look alike", async (t) => {
  t.same(inForm(["NH0146", "NH0151", "NHO154", "NH0160"]), [["NHO154", "NH0154"]]);
  t.same(inForm(["E-01045", "E-0l046", "E-01047", "E-01048"]), [["E-0l046", "E-01046"]]);
});

test("dust among the signs of an id is taken off", async (t) => {
  t.same(inForm(["1045", "1046", "18.47", "1048", "1049"]), [["18.47", "1847"]]);
  t.same(inForm(["E-01045", "E-01046.", "E-01047", "-E-01048", "E-01049", "E-01050"]), [
    ["E-01046.", "E-01046"],
    ["-E-01048", "E-01048"],
  ]);
  t.same(inForm(["12.045", "12.046", "12.047", "12045"]), [], "a sign that is missing");
});

test("no digit becomes another, and no letter of another form", async (t) => {
  t.same(inForm(["1045", "1046", "1847", "9999"]), []);
  t.same(inForm(["NH0146", "NH0151", "NHX154", "NH0160"]), []);
});

test("a few ids have no usual form, and a text layer is what it says", async (t) => {
  t.same(inForm(["NH0146", "NHO154"]), []);
  t.same(inForm(["A1", "BB2", "CCC3", "D4444", "OO"]), []);
  t.same(inForm(["NH0146", "NH0151", "NHO154", "NH0160"], "text"), []);
});
