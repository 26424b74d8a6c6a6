import type { Test } from "tap";
import { AS_DISPLAYED, type GrayImage } from "../../src/read/page-image/gray-image.ts";
import { cropOf } from "../../src/read/page-image/crop.ts";
import { ImageDocument } from "../../src/read/page-image/image-document.ts";
import type { Model, StartRecogniser } from "../../src/read/ocr/recogniser.ts";
import { drawnPdf } from "./drawn-pdf.ts";

/** What every recogniser must do, whatever library stands behind it. */
export async function recogniserContract(t: Test, start: StartRecogniser): Promise<void> {
  const recogniser = await start();
  t.teardown(() => recogniser.close());
  const line = await imageOf("BT /F0 10 Tf 20 20 Td (Net Pay 1,234.56) Tj ET");

  await t.test("a line gives its words, left to right, in boxes as tight as the ink", async (t) => {
    const words = recogniser.recognise(line, "line", "thorough");
    t.same(
      words.map(({ text }) => text),
      ["Net", "Pay", "1,234.56"],
    );
    const [net, , amount] = words;
    // Helvetica 10: N begins 0.76 pt after the origin, and capitals are 7.2 pt high.
    t.ok(Math.abs(toPoints(net!.x0) - 20.8) < 0.7, `${toPoints(net!.x0)}`);
    t.ok(Math.abs(toPoints(net!.bottom - net!.top) - 7.2) < 0.7);
    t.ok(Math.abs(toPoints(amount!.x1) - 96.9) < 0.7, `${toPoints(amount!.x1)}`);
    t.ok(words.every(({ confidence }) => confidence > 0.8 && confidence <= 1));
    t.equal(new Set(words.map(({ line }) => line)).size, 1);
  });

  await t.test("a strip gives the same, for less", async (t) => {
    const ink = { x0: 86, top: 176, x1: 405, bottom: 215 };
    const words = recogniser.recognise(cropOf(line, ink, { x: 4, y: 12 }, 255), "strip", "quick");
    t.same(
      words.map(({ text }) => text),
      ["Net", "Pay", "1,234.56"],
    );
    const inLine = recogniser.recognise(line, "line", "quick");
    for (const [i, { x0, top, x1, bottom }] of words.entries()) {
      const other = inLine[i]!;
      const moved = [x0 + 82, top + 164, x1 + 82, bottom + 164];
      const apart = [other.x0, other.top, other.x1, other.bottom].map((edge, k) =>
        Math.abs(edge - moved[k]!),
      );
      t.ok(Math.max(...apart) <= 3, `${apart}`);
    }
  });

  await t.test("a page gives its lines from top to bottom", async (t) => {
    const page = await imageOf(
      "BT /F0 10 Tf 14 TL 20 50 Td (Gross 10.00) Tj T* (Taxes 3.00) Tj T* (Net 7.00) Tj ET",
    );
    const words = recogniser.recognise(page, "page", "thorough");
    t.same(
      words.map(({ text }) => text),
      ["Gross", "10.00", "Taxes", "3.00", "Net", "7.00"],
    );
    t.equal(new Set(words.map(({ line }) => line)).size, 3);
  });

  await t.test("each model reads words and figures; two know letters with marks", async (t) => {
    const read = (image: GrayImage, model: Model) =>
      recogniser.recognise(image, "line", model).map(({ text }) => text);
    for (const model of ["quick", "thorough", "spanish", "nordic"] as const)
      t.same(read(line, model), ["Net", "Pay", "1,234.56"], model);
    t.same(read(await imageOf("BT /F0 10 Tf 20 20 Td (Nu\\361ez) Tj ET"), "spanish"), ["Nuñez"]);
    t.same(read(await imageOf("BT /F0 10 Tf 20 20 Td (S\\370ren) Tj ET"), "nordic"), ["Søren"]);
  });

  await t.test("the same image gives the same words, whatever was seen between", async (t) => {
    const first = recogniser.recognise(line, "line", "thorough");
    recogniser.recognise(await imageOf("BT /F1 14 Tf 20 20 Td (Other 99.01) Tj ET"), "page", "thorough");
    t.same(recogniser.recognise(line, "line", "thorough"), first);
  });

  await t.test("paper gives no words", async (t) => {
    t.same(recogniser.recognise({ ...line, pixels: line.pixels.map(() => 255) }, "page", "thorough"), []);
    const dot = { width: 1, height: 1, pixels: Uint8Array.of(0), dpi: 300 };
    t.ok(
      recogniser.recognise(dot, "line", "thorough").every(({ confidence }) => confidence < 0.5),
      "nor does a dot, for sure",
    );
  });

  await t.test("closed twice is closed, and reads no more", async (t) => {
    const other = await start();
    other.close();
    other.close();
    t.throws(() => other.recognise(line, "line", "thorough"), { name: "EngineError", code: "internal" });
    t.equal(recogniser.recognise(line, "line", "thorough").length, 3, "another one is not disturbed");
  });
}

const DPI = 300;

function toPoints(pixels: number): number {
  return (pixels * 72) / DPI;
}

async function imageOf(content: string): Promise<GrayImage> {
  const document = await ImageDocument.open(drawnPdf({ content, mediaBox: [0, 0, 140, 70] }), null);
  const image = document.draw(1, AS_DISPLAYED, DPI);
  document.close();
  return image;
}
