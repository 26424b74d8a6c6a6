import { test } from "tap";
import { createEngine } from "../../src/engine.ts";
import type { EngineError } from "../../src/errors.ts";
import { differentPages } from "../../src/pipeline/scans/different-pages.ts";
import type { ScanCandidate } from "../../src/pipeline/scans/scan-work.ts";
import type { GrayImage } from "../../src/read/page-image/gray-image.ts";
import { goodDocument } from "../support/good-document.ts";
import { pageNamedOften, pdfOfImages } from "../support/scanned-pdf.ts";

const SIDE = 200;

/** A page of 200 by 200 pixels with one of them dark. */
function dotted(dark: number): GrayImage {
  const pixels = new Uint8Array(SIDE * SIDE).fill(255);
  pixels[dark] = 0;
  return { width: SIDE, height: SIDE, pixels, dpi: 72 };
}

function candidates(pages: number): ScanCandidate[] {
  return Array.from({ length: pages }, (_, i) => ({
    number: i + 1,
    width: SIDE,
    height: SIDE,
    doubt: "no_text",
  }));
}

function differentIn(pdf: Buffer, pages: number, maxScannedPages = Infinity) {
  return differentPages({ bytes: pdf, password: null, maxScannedPages }, candidates(pages));
}

test("pages that are the same are looked at once", async (t) => {
  const pdf = pdfOfImages([dotted(70), dotted(71), dotted(70), dotted(70)]);
  const { candidates: different, sameAs } = await differentIn(pdf, 4);
  t.same(
    different.map(({ number }) => number),
    [1, 2],
    "one dot elsewhere is another page",
  );
  t.same(
    [...sameAs],
    [
      [3, 1],
      [4, 1],
    ],
  );
});

test("the same data drawn in another way is another page", async (t) => {
  const image = dotted(70);
  const twice = pdfOfImages([image, image]).toString("latin1");
  // The second image is drawn dark for light.
  const at = twice.lastIndexOf("/ColorSpace /DeviceGray");
  const decoded = `${twice.slice(0, at)}/Decode [1 0] ${twice.slice(at)}`;
  const { candidates: different } = await differentIn(Buffer.from(decoded, "latin1"), 2);
  t.equal(different.length, 2);
});

test("so many different pages are recognised, and the error says how many there are", async (t) => {
  const pdf = pdfOfImages([dotted(70), dotted(71), dotted(72), dotted(72)]);
  t.equal((await differentIn(pdf, 4, 3)).candidates.length, 3);
  const error = (await differentIn(pdf, 4, 2).catch((refused: unknown) => refused)) as EngineError;
  t.match(error, {
    code: "too_many_scanned_pages",
    details: { option: "maxScannedPages", pages: 3, limit: 2 },
  });
  t.match(error.message, "raise maxScannedPages");
});

test("a scanned page that is there many times costs what one costs, and has its words each time", async (t) => {
  const engine = await createEngine({ threads: 2, maxScannedPages: 1 });
  t.teardown(() => engine.close());
  const { pages } = await engine.extract(await pageNamedOften(goodDocument(), 3));
  t.same(
    pages.map(({ source, words }) => [source, words]),
    Array.from({ length: 3 }, () => ["ocr", pages[0]!.words]),
  );
  t.ok(pages[0]!.words > 20);
});
