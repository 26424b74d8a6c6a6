import tap, { test } from "tap";
import { setTimeout as sleep } from "node:timers/promises";
import { createEngine } from "../../src/engine.ts";
import type { GrayImage } from "../../src/read/page-image/gray-image.ts";
import { failure, reaching } from "../support/events.ts";
import { goodDocument } from "../support/good-document.ts";
import { pdfOfImages, pdfOfImageStream, sameImageOnPages, scannedPdf } from "../support/scanned-pdf.ts";

const DPI = 100;
const [WIDTH, HEIGHT] = [850, 1100];

function sheet(gray: (x: number, y: number) => number): GrayImage {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    gray(at % WIDTH, Math.floor(at / WIDTH)),
  );
  return { width: WIDTH, height: HEIGHT, pixels, dpi: DPI };
}

/** Light and shade in soft shapes of all sizes, with grain. */
const photograph = sheet((x, y) => {
  const shapes =
    Math.sin(x / 90) + Math.cos(y / 70) + Math.sin((x + y) / 33) + Math.sin(x / 7) * Math.cos(y / 9);
  return Math.min(255, Math.max(0, 120 + 50 * shapes + ((x * 7919 + y * 104_729) % 23)));
});

const cases: Record<string, { pdf: Buffer; code: string; failures?: string }> = {
  "a blank scan": { pdf: pdfOfImages([sheet(() => 250)]), code: "no_text_layer", failures: "blank" },
  "a scan of dust": {
    pdf: pdfOfImages([sheet((x, y) => ((x * 31 + y * 57) % 9973 === 0 ? 0 : 245))]),
    code: "no_text_layer",
    failures: "blank",
  },
  "a photograph": { pdf: pdfOfImages([photograph]), code: "no_text_layer", failures: "illegible" },
  "an image of 20,000 by 20,000 pixels": {
    pdf: pdfOfImageStream("/Filter /DCTDecode", Buffer.from("no jpeg"), 20_000, 20_000),
    code: "no_text_layer",
    failures: "image_too_large",
  },
  "a corrupt JPEG": {
    pdf: pdfOfImageStream("/Filter /DCTDecode", Buffer.from("ffd8ffe0001000", "hex"), 1700, 2200),
    code: "no_text_layer",
    failures: "blank",
  },
  "a corrupt JBIG2 stream": {
    pdf: pdfOfImageStream("/Filter /JBIG2Decode", Buffer.alloc(500, 0x37), 1700, 2200),
    code: "no_text_layer",
  },
};

// None of them may spoil it for the next.
const engine = await createEngine({ threads: 2 });
tap.teardown(() => engine.close());

test("scans that hold nothing to read fail with the reason, and the engine reads on", async (t) => {
  for (const [name, { pdf, code, failures }] of Object.entries(cases)) {
    const error = await failure(engine.extract(pdf));
    t.equal(error.code, code, `${name}: ${error.message}`);
    if (failures !== undefined) t.match(error.details, { failures }, name);
  }
  t.equal((await engine.extract(goodDocument())).canonical_output.employees.length, 2);
});

test("a scan in letters that the recogniser does not know is no payroll", async (t) => {
  // Mirrored print: the forms of a script, and no letter of any.
  const mirror = ({ width, height, pixels }: GrayImage): void => {
    for (let y = 0; y < height; y++) pixels.subarray(y * width, (y + 1) * width).reverse();
  };
  const error = await failure(engine.extract(await scannedPdf(goodDocument(), 1, { spoil: mirror })));
  t.ok(["no_payroll_content", "no_text_layer"].includes(String(error.code)), String(error.code));
});

test("a fax with lines through its figures is read right, or is not sure", async (t) => {
  const { canonical_output: expected } = await engine.extract(goodDocument());
  const lines = ({ width, height, pixels, dpi }: GrayImage): void => {
    for (let y = Math.round(1.9 * dpi); y < height; y += Math.round(0.52 * dpi))
      pixels.fill(20, y * width, (y + 2) * width);
  };
  const fax = await scannedPdf(goodDocument(), 1, { spoil: lines });
  const result = await engine.extract(fax).catch((error: Error & { code?: string }) => error);
  if (result instanceof Error) return void t.equal(result.code, "no_payroll_content");
  const figures = JSON.stringify(result.canonical_output.employees) === JSON.stringify(expected.employees);
  t.ok(figures || result.confidence_score < 0.95, `confidence ${result.confidence_score}`);
});

test("300 pages within a deadline that they cannot keep", async (t) => {
  const scan = await sameImageOnPages(goodDocument(), 300);
  const error = await failure(engine.extract(scan, { deadlineMs: 500 }));
  t.match(error, { name: "EngineError", code: "deadline_exceeded" });
  t.equal(
    (await engine.extract(goodDocument())).canonical_output.employees.length,
    2,
    "the threads are free",
  );
});

test("an abort ends the recognition, and the next document is read", async (t) => {
  const controller = new AbortController();
  const { reached, onProgress } = reaching("reading");
  const scan = await sameImageOnPages(goodDocument(), 4);
  const outcome = failure(engine.extract(scan, { signal: controller.signal, onProgress }));
  await reached;
  await sleep(300);
  controller.abort();
  t.match(await outcome, { name: "EngineError", code: "aborted" });
  t.equal((await engine.extract(goodDocument())).canonical_output.employees.length, 2);
});
