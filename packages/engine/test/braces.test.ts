import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { withoutHalfBraces } from "../src/respell/braces.ts";
import { pageOf } from "./support/page-of.ts";

function read(text: string, source: Word["source"] = "ocr"): string {
  const page = pageOf(text);
  const words = page.words.map((word): Word => ({ ...word, source, confidence: 0.9 }));
  return withoutHalfBraces({ ...page, words })
    .words.map((word) => word.text)
    .join(" ");
}

test("what a bracket closes or opens is one", async (t) => {
  t.equal(read("Health Insurance {company paid)"), "Health Insurance (company paid)");
  t.equal(read("Roth 401(k}  12.00"), "Roth 401(k) 12.00");
  t.equal(read("401{k)"), "401(k)");
  t.equal(read("(EE}"), "(EE)");
});

test("braces that are printed stay", async (t) => {
  for (const text of ["{Employee} {Date}", "{a) (b} c", "Total {", "401(k)"]) t.equal(read(text), text);
  t.equal(read("{company paid)", "text"), "{company paid)", "what a text layer says stays");
});
