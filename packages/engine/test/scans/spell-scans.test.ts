import { test } from "tap";
import { spellScans } from "../../src/pipeline/scans/spell-scans.ts";
import { journal } from "../support/made-up-variant.ts";
import { pageOf } from "../support/page-of.ts";

/** The texts of scanned pages, each as one line, as they are spelled. */
function spelled(...texts: readonly string[]): string[] {
  const pages = texts.map((text, i) => {
    const page = pageOf(text, i + 1);
    return { ...page, words: page.words.map((word) => ({ ...word, source: "ocr" as const })) };
  });
  return spellScans(pages, [journal()]).map(({ words }) => words.map(({ text }) => text).join(" "));
}

test("a mark of the format that one page shows is spelled alike where another misread it", async (t) => {
  const [mark = ""] = journal().data.fingerprint.all;
  const all = journal().data.fingerprint.all.join("\n");
  const misread = `${mark.slice(0, -1)}#`;
  t.same(spelled(all, `${misread}  1.00`), [all.replaceAll("\n", " "), `${mark} 1.00`]);
  t.same(spelled("Another report", `${misread}  1.00`), ["Another report", `${misread} 1.00`], "no format");
  const beside = `${all}\n${misread}  1.00`;
  t.same(
    spelled(beside),
    [beside.replaceAll(/\n| {2}/g, " ")],
    "a page that shows the mark has not misread it",
  );
});
