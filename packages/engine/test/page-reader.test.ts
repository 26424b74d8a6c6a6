import { test } from "tap";
import { pdfjsReader } from "../src/read/pdfjs/pdfjs-reader.ts";
import { pdfiumReader } from "../src/read/pdfium/pdfium-reader.ts";
import { drawnPdf } from "./support/drawn-pdf.ts";
import { pageReaderContract } from "./support/page-reader-contract.ts";

test("PDFium", (t) => pageReaderContract(t, pdfiumReader));

test("pdfjs-dist", (t) => pageReaderContract(t, pdfjsReader));

// pdfjs-dist goes by the file's word, and so does what its readers make of a font like this.
test("PDFium: letters that have lost their widths are words by their ink", async (t) => {
  const text = "1,234.56 Net pay due";
  const letters = [...text].map((letter, i) => `1 0 0 1 ${72 + 6 * i} 700 Tm (${letter}) Tj`).join(" ");
  const document = await pdfiumReader.open(
    new Uint8Array(drawnPdf({ content: `BT /F4 10 Tf ${letters} ET` })),
    null,
  );
  const { words } = await document.readPage(1);
  await document.close();
  t.same(
    words.map(({ text: word }) => word),
    text.split(" "),
  );
  for (const { text: word, x0, x1 } of words) {
    t.equal(x0, 72 + 6 * text.indexOf(word), `${word} begins where it is drawn`);
    t.ok(Math.abs(x1 - x0 - 6 * word.length) < 1.5, `${word} is as wide as its letters: ${x1 - x0}`);
  }
});

test("PDFium: digits that are said to be as wide as another sign are words by their ink", async (t) => {
  const text = "4,381.43 1,870.17 43.80";
  const letters = [...text].flatMap((letter, i) =>
    letter === " " ? [] : [`1 0 0 1 ${72 + 6 * i} 700 Tm (${letter}) Tj`],
  );
  const document = await pdfiumReader.open(
    new Uint8Array(drawnPdf({ content: `BT /F8 10 Tf ${letters.join(" ")} ET` })),
    null,
  );
  const { words } = await document.readPage(1);
  await document.close();
  t.same(
    words.map(({ text: word }) => word),
    text.split(" "),
  );
  for (const { text: word, x0, x1 } of words)
    t.ok(Math.abs(x1 - x0 - 6 * word.length) < 1.5, `${word} is as wide as its letters: ${x1 - x0}`);
});
