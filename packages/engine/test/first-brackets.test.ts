import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { withFirstBrackets } from "../src/respell/first-brackets.ts";
import { pageOf } from "./support/page-of.ts";

test("an amount in brackets keeps the first one that was read as something else", async (t) => {
  const read = (text: string, otherReadings: string[], source: Word["source"] = "ocr"): string => {
    const page = pageOf(text);
    const words = page.words.map((word): Word => ({ ...word, source, confidence: 0.9, otherReadings }));
    return withFirstBrackets({ ...page, words })
      .words.map((word) => word.text)
      .join(" ");
  };
  t.equal(read("Retro Pay  E) 282.84)", ["(S"]), "Retro Pay (282.84)");
  t.equal(read("Retro Pay  ( 282.84)", []), "Retro Pay (282.84)");
  t.equal(read("Retro Pay  E 282.84)", ["F"]), "Retro Pay E 282.84)", "no look gave a bracket");
  t.equal(read("Retro Pay  E) 282.84", ["(S"]), "Retro Pay E) 282.84", "the amount has no second one");
  t.equal(read("Retro Pay  E)    282.84)", ["(S"]), "Retro Pay E) 282.84)", "of another cell");
  t.equal(read("Retro Pay  ( 282.84)", [], "text"), "Retro Pay ( 282.84)");
});
