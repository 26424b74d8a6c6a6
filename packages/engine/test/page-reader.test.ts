import { test } from "tap";
import { pdfjsReader } from "../src/read/pdfjs/pdfjs-reader.ts";
import type { Word } from "../src/read/page-reader.ts";
import { pdfiumReader } from "../src/read/pdfium/pdfium-reader.ts";
import { drawnPdf } from "./support/drawn-pdf.ts";
import { pageReaderContract } from "./support/page-reader-contract.ts";

test("PDFium", (t) => pageReaderContract(t, pdfiumReader));

test("pdfjs-dist", (t) => pageReaderContract(t, pdfjsReader));

// pdfjs-dist goes by the file's word, and so does what its readers make of a font like this.
test("PDFium: letters that have lost their widths are words by their ink", async (t) => {
  const text = "1,234.56 Net pay due";
  const letters = [...text].map((letter, i) => `1 0 0 1 ${72 + 6 * i} 700 Tm (${letter}) Tj`).join(" ");
  const words = await wordsOf(`BT /F4 10 Tf ${letters} ET`);
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

// pdfjs-dist does not ask what a drawing stands for.
test("PDFium: drawings that stand for figures of which the font has no letter are one word", async (t) => {
  const drawn = (figure: string): string => `/Span << /ActualText (${figure}) >> BDC <0005> Tj EMC`;
  const figures = [..."1,234.56"].map(drawn).join(` ${12 * 0.278} 0 Td `);
  const words = await wordsOf(`BT /F5 12 Tf 72 700 Td ${figures} 12 0 Td ${drawn("7")} ET`);
  t.same(
    words.map(({ text }) => text),
    ["1,234.56", "7"],
  );
  t.ok(Math.abs(words[0]!.x1 - (72 + 8 * 12 * 0.278)) < 1, "as wide as it is drawn");
});

async function wordsOf(content: string): Promise<readonly Word[]> {
  const document = await pdfiumReader.open(new Uint8Array(drawnPdf({ content })), null);
  const { words } = await document.readPage(1);
  await document.close();
  return words;
}
