import { test } from "tap";
import type { GrayImage } from "../../src/read/page-image/gray-image.ts";
import { AS_DISPLAYED } from "../../src/read/page-image/gray-image.ts";
import { ImageDocument } from "../../src/read/page-image/image-document.ts";
import { letterScale } from "../../src/read/page-image/letter-scale.ts";
import { drawnPdf } from "../support/drawn-pdf.ts";
import { extractBytes } from "../support/extract-bytes.ts";
import { Random } from "../support/random.ts";
import { pdfOfImages } from "../support/scanned-pdf.ts";
import { STATEMENTS } from "../variations/of-statements.ts";
import { faultsOf } from "../variations/variation.ts";

/** A page of letters that are so many pixels high. */
function pageOfLetters(height: number, dpi: number, letters = 150): GrayImage {
  const [side, step] = [15, 2 * height];
  const image = { width: side * step, height: Math.ceil(letters / side) * step, dpi };
  const pixels = new Uint8Array(image.width * image.height).fill(255);
  for (let i = 0; i < letters; i++) {
    const at = Math.floor(i / side) * step * image.width + (i % side) * step;
    for (let y = 0; y < height; y++) pixels.fill(0, at + y * image.width, at + y * image.width + height / 2);
  }
  return { ...image, pixels };
}

test("a page is as large as its letters say, where these are too large for print", (t) => {
  for (const height of [14, 18, 22]) t.equal(letterScale(pageOfLetters(height, 200)), 1, `${height} of 200`);
  for (const [height, dpi] of [
    [18, 72],
    [18, 36],
    [28, 200],
  ] as const)
    t.ok(
      Math.abs((letterScale(pageOfLetters(height, dpi)) * height) / dpi - 0.09) < 0.001,
      `${height} of ${dpi}`,
    );
  t.equal(letterScale(pageOfLetters(18, 36, 20)), 1, "a few large letters are a title");
  t.end();
});

test("a picture on a page of a point a pixel is read as on paper, and has its words where they stand there", async (t) => {
  const statement = STATEMENTS["plain"]!(new Random(1));
  const document = await ImageDocument.open(drawnPdf(...statement.pages), null);
  const image = document.draw(1, AS_DISPLAYED, 200);
  document.close();
  const result = await extractBytes(pdfOfImages([{ ...image, dpi: 72 }]));
  t.same(faultsOf({ name: "a picture", ...statement }, result), []);
  const [page] = result.pages;
  t.same([page!.width, page!.height], [image.width, image.height]);
  const { box } = result.evidence["employees[0].net_pay"]![0]!;
  // Net pay ends 370 points from the left of the paper, which has 200 pixels an inch.
  t.ok(Math.abs(box.x1 - (370 * 200) / 72) < 10, `${box.x1}`);
});
