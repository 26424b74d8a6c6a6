import { test } from "tap";
import { Flood } from "../src/read/page-image/flood.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";

const [INK, PAPER, FAINT] = [0, 255, 128];

/** An image of rows in which `#` is ink. */
function drawn(...rows: string[]): GrayImage {
  const pixels = Uint8Array.from(rows.join(""), (sign) => (sign === "#" ? INK : PAPER));
  return { width: rows[0]!.length, height: rows.length, pixels, dpi: 300 };
}

test("a piece is all ink that hangs together, however it winds", async (t) => {
  const image = drawn("#.###", "#.#.#", "###.#", ".....", "##..#");
  const flood = new Flood(image, FAINT);
  const { box, pixels } = flood.from(0);
  t.same(box, { x0: 0, top: 0, x1: 5, bottom: 3 });
  t.same(
    [...pixels].sort((a, b) => a - b),
    [0, 2, 3, 4, 5, 7, 9, 10, 11, 12, 14],
  );
  t.ok(flood.hasSeen(14));
  t.notOk(flood.hasSeen(20), "what stands apart is another piece");
  t.same(flood.from(20).box, { x0: 0, top: 4, x1: 2, bottom: 5 });
});

test("corners join where they are to, and never over the edge of the image", async (t) => {
  const image = drawn("#...", ".#..", "...#", "#...");
  t.same(new Flood(image, FAINT).from(0).box, { x0: 0, top: 0, x1: 1, bottom: 1 });
  const flood = new Flood(image, FAINT, true);
  t.same(flood.from(0).box, { x0: 0, top: 0, x1: 2, bottom: 2 });
  t.same(flood.from(11).box, { x0: 3, top: 2, x1: 4, bottom: 3 });
});

test("a piece may be as large as its image", async (t) => {
  const [width, height] = [90, 40];
  const image = { width, height, pixels: new Uint8Array(width * height).fill(INK), dpi: 300 };
  const { box, pixels } = new Flood(image, FAINT).from(0);
  t.same(box, { x0: 0, top: 0, x1: width, bottom: height });
  t.equal(new Set(pixels).size, width * height);
});
