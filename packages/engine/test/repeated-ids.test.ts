import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { spellRepeatedIds } from "../src/respell/repeated-ids.ts";
import { pageOf } from "./support/page-of.ts";

/** Every word with a letter among digits was read with doubt, and without it by another look. */
function spelled(text: string, { confidence = 0.4, source = "ocr" as Word["source"] } = {}): string {
  const page = pageOf(text);
  const words = page.words.map((word): Word => {
    const id = word.text.replaceAll(/[A-Z]/g, "");
    if (!/\d/.test(id) || id === word.text) return { ...word, source, confidence: 0.95 };
    return { ...word, source, confidence, otherReadings: [id] };
  });
  return spellRepeatedIds([{ ...page, words }])[0]!
    .words.map((word) => word.text)
    .join(" ");
}

test("a letter beside an id that its column has without it on other lines is none", async (t) => {
  t.equal(spelled("06.0105   Reg\n06.0105S  Bonus\n06.0105   Net"), "06.0105 Reg 06.0105 Bonus 06.0105 Net");
  t.equal(spelled(" 1234  Reg\nI1234  Bonus\n 1234  Net"), "1234 Reg 1234 Bonus 1234 Net");
});

test("it stays where nothing says that it is none", async (t) => {
  for (const text of [
    "06.0105 Reg 06.0105S Bonus",
    "Reg   06.0105\n06.0105S Bonus\nNet   06.0105",
    "06.0106 Reg\n06.0105S Bonus\n06.0106 Net",
  ])
    t.equal(spelled(text), text.split(/\s+/).join(" "));
  const lines = "06.0105 Reg\n06.0105S Bonus\n06.0105 Net";
  t.match(spelled(lines, { confidence: 0.95 }), "06.0105S", "it was read surely");
  t.match(spelled(lines, { source: "text" }), "06.0105S", "a text layer is as it is");
});
