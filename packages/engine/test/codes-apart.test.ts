import { test } from "tap";
import { partCodes } from "../src/respell/codes-apart.ts";
import { pageOf } from "./support/page-of.ts";

const CODED = ["B BONUS", "S SICK", "V VACATION", "N-M MEDICAL", "LI LIFE INSURANCE"];

function parted(lines: readonly string[], source: "ocr" | "text" = "ocr"): string[] {
  const page = pageOf(lines.join("\n"));
  const words = page.words.map((word) => ({ ...word, source }));
  const [read] = partCodes([{ ...page, words }], []);
  return read!.words.map(({ text }) => text);
}

test("a code stands apart from the name of its item where the document prints them so", async (t) => {
  t.same(parted([...CODED, "HHOLIDAY"]).slice(-2), ["H", "HOLIDAY"]);
  t.same(parted([...CODED, "N-HHSA"]).slice(-2), ["N-H", "HSA"]);
  t.same(parted([...CODED, "LILIFE"]).slice(-2), ["LI", "LIFE"], "a code that is printed elsewhere");
});

test("other words stay as they are", async (t) => {
  t.same(parted(["HHOLIDAY", ...CODED.slice(1)])[0], "HHOLIDAY", "too few items with codes");
  t.same(parted([...CODED, "HHOLIDAY"], "text").at(-1), "HHOLIDAY", "a text layer");
  for (const word of ["HOLIDAY", "QUIGLEY", "Hholiday", "HHSAX"])
    t.equal(parted([...CODED, word]).at(-1), word);
  t.equal(parted([...CODED, "CHSA"]).at(-1), "CHSA", "a name that is short");
  t.same(parted([...CODED, "H HSA", "CHSA"]).slice(-2), ["C", "HSA"], "which others have");
});
