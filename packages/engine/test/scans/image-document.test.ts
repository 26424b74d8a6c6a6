import { test } from "tap";
import { AS_DISPLAYED, type GrayImage } from "../../src/read/page-image/gray-image.ts";
import { ImageDocument } from "../../src/read/page-image/image-document.ts";
import { drawnPdf } from "../support/drawn-pdf.ts";
import { pdfOfImages } from "../support/scanned-pdf.ts";

/** Two inches square, black to the left and white to the right. */
function halves(dpi: number): GrayImage {
  const side = 2 * dpi;
  const pixels = new Uint8Array(side * side).fill(255);
  for (let y = 0; y < side; y++) pixels.fill(0, y * side, y * side + dpi);
  return { width: side, height: side, pixels, dpi };
}

async function looked<T>(pdf: Buffer, look: (document: ImageDocument) => T): Promise<T> {
  const document = await ImageDocument.open(pdf, null);
  try {
    return look(document);
  } finally {
    document.close();
  }
}

const text = (mode: number): string => `BT ${mode} Tr /F 12 Tf 20 20 Td (Paid) Tj ET`;

test("a page of an image that is coarser than it is drawn is enlarged", async (t) => {
  const isEnlarged = (pdf: Buffer): Promise<boolean> =>
    looked(pdf, (document) => document.isEnlarged(1, 300));
  t.equal(await isEnlarged(pdfOfImages([halves(200)])), true);
  t.equal(await isEnlarged(pdfOfImages([halves(300)])), false);
  t.equal(await isEnlarged(pdfOfImages([halves(292)])), false, "nearly as fine");
  t.equal(await isEnlarged(pdfOfImages([halves(200)], text(3))), true, "under letters that are not drawn");
  t.equal(await isEnlarged(pdfOfImages([halves(200)], text(0))), false, "under letters, which are fine");
  t.equal(await isEnlarged(drawnPdf({ content: "0 0 50 50 re f", mediaBox: [0, 0, 100, 100] })), false);
});

test("an enlarged image has no steps, and stands where it stood", async (t) => {
  for (const dpi of [100, 200, 300, 600]) {
    const { width, pixels } = await looked(pdfOfImages([halves(dpi)]), (document) =>
      document.draw(1, AS_DISPLAYED, 300),
    );
    t.equal(width, 600);
    const row = pixels.subarray(300 * width, 301 * width);
    t.ok(
      row.subarray(10, 290).every((pixel) => pixel < 10),
      `black at ${dpi}`,
    );
    t.ok(
      row.subarray(310, 590).every((pixel) => pixel > 245),
      `white at ${dpi}`,
    );
  }
});
