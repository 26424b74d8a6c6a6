import { test } from "tap";
import { areOneSpaceApart } from "../src/layout/spaced.ts";
import type { Word } from "../src/read/page-reader.ts";

function word(text: string, x0: number, x1: number, source: Word["source"]): Word {
  const [top, bottom, baseline, size] = [90, 102, 100, 10];
  return { text, x0, x1, top, bottom, baseline, size, bold: false, source, confidence: 1 };
}

test("parts of one number stand a space apart, beside which a one of a scan leaves white", async (t) => {
  const areOne = (left: string, gap: number, right: string, source: Word["source"] = "ocr"): boolean =>
    areOneSpaceApart(word(left, 0, 16, source), word(right, 16 + gap, 32 + gap, source));
  t.ok(areOne("304", 4, "850"));
  t.notOk(areOne("304", 5, "850"), "another cell");
  t.ok(areOne("1", 6, "135"));
  t.ok(areOne("201", 5, "850"));
  t.notOk(areOne("1", 7, "135"), "another cell");
  t.notOk(areOne("1", 6, "135", "text"), "words of a text layer are as wide as their letters");
});
