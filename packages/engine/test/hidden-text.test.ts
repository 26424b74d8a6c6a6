import { test } from "tap";
import { pdfiumReader } from "../src/read/pdfium/pdfium-reader.ts";
import type { ReadPage } from "../src/read/page-reader.ts";
import { drawnPdf } from "./support/drawn-pdf.ts";
import { extractBytes } from "./support/extract-bytes.ts";
import { goodDocument } from "./support/good-document.ts";
import { matches } from "./support/matches.ts";

const GHOST = "BT /F0 6 Tf 1 0 0 1 600 20 Tm (Bonus 999.00) Tj ET";

test("what a page does not show is told by its place, and lowers the confidence", async (t) => {
  const good = await extractBytes(goodDocument());
  t.notOk("hidden_text" in good);
  const result = await extractBytes(goodDocument(`1 g ${GHOST}`));
  t.same(result.canonical_output.employees, good.canonical_output.employees);
  matches(t, result.hidden_text, [{ page: 1, words: 2, figures: 1 }]);
  const { x0, top, x1, bottom } = result.hidden_text![0]!.box;
  t.ok(x0 >= 599 && x1 < 640 && top > 580 && bottom < 596, `${x0} ${top} ${x1} ${bottom}`);
  t.ok(result.confidence_score < 0.85);
  t.equal(result.confidence_reasons[0]?.code, "hidden_text");
  t.notMatch(JSON.stringify(result), /999|Bonus/, "nobody is told what it says");
});

test("hidden words without a figure are told, and the document stays proved", async (t) => {
  const result = await extractBytes(goodDocument("1 g BT /F0 6 Tf 1 0 0 1 600 20 Tm (Sign here) Tj ET"));
  matches(t, result.hidden_text, [{ words: 2, figures: 0 }]);
  t.ok(result.confidence_score > 0.9 && result.confidence_score < 0.99);
});

const TEXT = "BT /F0 10 Tf 1 0 0 1 40 700 Tm (Ghost 999.00) Tj ET";
const SEEN = "BT /F0 10 Tf 1 0 0 1 40 600 Tm (Gross pay of all) Tj ET";

test("PDFium: a name below a picture is not read", async (t) => {
  const page = await read(`${TEXT} q 90 0 0 14 38 696 cm /Picture Do Q ${SEEN}`);
  t.same(
    page.words.map(({ text }) => text),
    ["Gross", "pay", "of", "all"],
  );
  matches(t, page.hidden, [{ words: 2, figures: 1 }]);
});

test("PDFium: text below the picture of a page is what was recognised on it", async (t) => {
  const page = await read(`${TEXT} ${SEEN} q 612 0 0 792 0 0 cm /Picture Do Q`);
  t.equal(page.words.length, 6);
  t.equal(page.invisible, true);
  t.notOk("hidden" in page);
});

async function read(content: string): Promise<ReadPage> {
  const document = await pdfiumReader.open(new Uint8Array(drawnPdf({ content })), null);
  const page = await document.readPage(1);
  await document.close();
  return page;
}

test("PDFium: a figure that is typed over a covered one keeps the signs that stand at the same place", async (t) => {
  const [before, after] = [`1 0 0 1 40 700 Tm (1,345.00)`, `1 0 0 1 ${40 + 10 * 0.834} 700 Tm (345.67)`];
  const page = await read(
    `BT /F0 10 Tf ${before} Tj ET 1 g 38 696 50 14 re f 0 g BT /F0 10 Tf ${after} Tj ET ${SEEN}`,
  );
  t.same(
    page.words.map(({ text }) => text),
    ["345.67", "Gross", "pay", "of", "all"],
  );
  matches(t, page.hidden, [{ words: 1, figures: 1 }]);
});
