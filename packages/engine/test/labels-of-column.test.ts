import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { spellLabelsOfColumn } from "../src/respell/labels-of-column.ts";
import { journal } from "./support/made-up-variant.ts";
import { pageOf } from "./support/page-of.ts";

/** Every `HT` is as wide as `FIT`, and was read as one of these by other looks. */
function spelled(text: string, otherReadings: string[], wide = 3): string {
  const page = pageOf(text);
  const perLetter = (page.words[0]!.x1 - page.words[0]!.x0) / page.words[0]!.text.length;
  const words = page.words.map((word): Word => {
    const read: Word = { ...word, source: "ocr", confidence: 0.9 };
    return word.text === "HT" ? { ...read, otherReadings, x1: word.x0 + wide * perLetter } : read;
  });
  return spellLabelsOfColumn([{ ...page, words }], [journal()])[0]!
    .words.map((word) => word.text)
    .join(" ");
}

test("a word that no label has is the label that stands between the same edges on other lines", async (t) => {
  t.equal(spelled("FIT  1.00\nFIT  2.00\nHT   3.00", ["FIT", "HIT"]), "FIT 1.00 FIT 2.00 FIT 3.00");
});

test("it stays where its column or no other look says so", async (t) => {
  const column = "FIT  1.00\nFIT  2.00\nHT   3.00";
  const asIs = column.split(/\s+/).join(" ");
  t.equal(spelled(column, ["HIT"]), asIs, "no look gave it");
  t.equal(spelled(column, ["FIT"], 2), asIs, "it is narrower");
  t.equal(spelled("FIT  1.00\nHT   3.00", ["FIT"]), "FIT 1.00 HT 3.00", "it stands there once");
  t.equal(spelled("FIT  1.00\nFIT  2.00\n   HT   3.00", ["FIT"]), asIs, "another column");
});
