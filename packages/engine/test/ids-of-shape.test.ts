import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { spellIdsOfShape } from "../src/respell/ids-of-shape.ts";
import { pageOf } from "./support/page-of.ts";

/** A scanned page, with what other looks gave for some of its words. */
function spelled(
  text: string,
  others: Readonly<Record<string, readonly string[]>> = {},
  source: Word["source"] = "ocr",
): string {
  const page = pageOf(text);
  const words = page.words.map((word): Word => {
    const otherReadings = others[word.text];
    return otherReadings === undefined
      ? { ...word, source, confidence: 0.96 }
      : { ...word, source, confidence: 0.4, otherReadings: [...otherReadings] };
  });
  return spellIdsOfShape([{ ...page, words }])[0]!
    .words.map((word) => word.text)
    .join(" ");
}

test("an id is spelled as the others of its document look", async (t) => {
  t.equal(spelled("LH0049 LH0052 LH0061 LHOOSS"), "LH0049 LH0052 LH0061 LH0055");
  const looks = { LHO0064: ["LHOO064", "LH0064", "LHO064"] };
  t.equal(spelled("LH0049 LH0052 LH0061 LHO0064", looks), "LH0049 LH0052 LH0061 LH0064");
});

test("it stays where too few ids tell how they look, where two looks differ, and where it is no id", async (t) => {
  for (const text of ["LH0049 LH0052 LHOOSS", "LH0049 LH0052 LH0061 LHADER LHSTONE XHOOSS"])
    t.equal(spelled(text), text);
  const looks = { LHO0064: ["LH0064", "LH0054"] };
  t.match(spelled("LH0049 LH0052 LH0061 LHO0064", looks), "LHO0064");
  t.match(spelled("LH0049 LH0052 LH0061 LHOOSS", {}, "text"), "LHOOSS", "a text layer is as it is");
});

test("a nought in a ring of dirt begins a number as those below and above it", async (t) => {
  t.equal(spelled("0310846\n©311187\n0311242\n0311055"), "0310846 0311187 0311242 0311055");
  t.equal(spelled("0310846\n©311187\n0311242"), "0310846 ©311187 0311242", "too few");
  t.equal(spelled("0310846 ©311187 0311242 0311055"), "0310846 ©311187 0311242 0311055", "elsewhere");
  t.equal(spelled("031084\n©311187\n031124\n031105"), "031084 ©311187 031124 031105", "of other lengths");
});
