import { test } from "tap";
import { doubtScans, type Doubted } from "../../src/pipeline/doubt-scans.ts";
import { StageClock } from "../../src/pipeline/stage-clock.ts";
import { understand } from "../../src/pipeline/understand.ts";
import { readScan } from "../../src/read/ocr/read-scan.ts";
import { startTesseract } from "../../src/read/ocr/tesseract/tesseract-recogniser.ts";
import { ImageDocument } from "../../src/read/page-image/image-document.ts";
import type { ReadPage } from "../../src/read/page-reader.ts";
import { pdfOfText } from "../support/pdf-of-text.ts";
import { scannedPdf } from "../support/scanned-pdf.ts";

const REGISTER = (
  soc: string,
): string => `Harbour Foods Inc             Payroll Register       Pay Date: 03/28/2025
Employee              Gross Pay    Federal    Soc Sec    Medicare    Net Pay
Bellwether, Rosa      2,000.00     190.40     124.00     29.00       1,656.60
Okafor, Daniel        1,500.00     90.40      ${soc}      21.75       1,294.85
Total                 3,500.00     280.80     217.00     50.75       2,951.45`;

/** What becomes of a scan of which the recogniser read one figure as another. */
async function doubted(printed: string, read: string): Promise<Doubted> {
  const bytes = await scannedPdf(pdfOfText(REGISTER(printed)), 1);
  const document = await ImageDocument.open(bytes, null);
  const recogniser = await startTesseract();
  const { page, upright } = readScan(document, 1, { width: 792, height: 612 }, recogniser);
  recogniser.close();
  document.close();
  const words = page.words.map((word) => (word.text === printed ? { ...word, text: read } : word));
  const pages: ReadPage[] = [{ ...page, words, rotation: 0 }];
  const again = (changed: readonly ReadPage[]) => understand(changed, [], new StageClock());
  return doubtScans(pages, again(pages), again, { bytes, password: null, uprights: [upright] }, () => {});
}

function failedIn({ understanding }: Doubted): number {
  return understanding.checks.filter(({ check }) => check.passed === false).length;
}

function textsOf({ pages }: Doubted): string[] {
  return pages.flatMap(({ words }) => words.map(({ text }) => text));
}

test("a figure that breaks a sum of an unknown layout is looked at again, and stands as it is printed", async (t) => {
  const result = await doubted("93.00", "98.00");
  t.ok(textsOf(result).includes("93.00"));
  t.notOk(textsOf(result).includes("98.00"));
  t.equal(failedIn(result), 0);
});

test("a sum of an unknown layout that is wrong as printed stays wrong", async (t) => {
  const result = await doubted("98.00", "98.00");
  t.ok(textsOf(result).includes("98.00"));
  t.ok(failedIn(result) > 0);
  const misread = await doubted("98.00", "95.00");
  t.ok(textsOf(misread).includes("98.00"), "and is read as printed, where the same sums fail");
  t.notOk(textsOf(misread).includes("95.00"));
});
