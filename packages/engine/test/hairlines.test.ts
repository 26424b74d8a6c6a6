import { test } from "tap";
import { eraseHairlines } from "../src/read/page-image/hairlines.ts";
import { eraseRuleRemains } from "../src/read/page-image/rule-remains.ts";
import { blobsOf } from "../src/read/page-image/blobs.ts";

const TONES = { paper: 255, ink: 130, trace: 180, faint: 205 };
const [WIDTH, HEIGHT] = [1200, 200];

type Stroke = readonly [x: number, y: number, width: number, height: number];

function pageOf(strokes: readonly Stroke[]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height] of strokes)
    for (let row = y; row < y + height; row++) pixels.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 300 };
}

const inkOf = ({ pixels }: { pixels: Uint8Array }): number => pixels.filter((gray) => gray === 0).length;

/** Long pieces of a line that falls a pixel from one to the next, with gaps between them. */
const HAIRLINE = [0, 1, 2, 3, 4, 5].map((i): Stroke => [60 + i * 150, 80 + i, 100, 2]);

test("a thin line of which long pieces are left goes, and what hangs on it stays", async (t) => {
  const side: Stroke = [60, 82, 4, 50];
  const page = pageOf([...HAIRLINE, side]);
  const boxes = eraseHairlines(page, TONES);
  t.same(boxes, [{ x0: 60, top: 80, x1: 60 + 5 * 150 + 100, bottom: 87 }]);
  t.ok(Math.abs(inkOf(page) - 4 * 50) <= 8, "the side of a cell");
});

test("dashes in columns, and the bars of letters, are no line", async (t) => {
  const far = [0, 1, 2, 3, 4].map((i): Stroke => [60 + i * 220, 80, 30, 3]);
  const letters = [0, 1, 2, 3, 4].flatMap((i): Stroke[] => [
    [60 + i * 40, 80, 26, 4],
    [70 + i * 40, 84, 5, 24],
  ]);
  for (const strokes of [far, letters]) {
    const page = pageOf(strokes);
    const before = inkOf(page);
    t.same(eraseHairlines(page, TONES), []);
    t.equal(inkOf(page), before);
  }
});

test("steps of a rule's edge go with it, and a minus between two rules stays", async (t) => {
  const rule = { x0: 40, top: 80, x1: 1100, bottom: 83 };
  const upright = { x0: 500, top: 20, x1: 503, bottom: 180 };
  const steps: Stroke[] = [
    [300, 79, 12, 3],
    [504, 100, 2, 11],
  ];
  const minus: Stroke = [700, 110, 12, 3];
  const page = pageOf([...steps, minus]);
  t.equal(eraseRuleRemains(page, TONES, blobsOf(page, TONES.faint), [rule, upright]).length, 2);
  t.equal(inkOf(page), 36);
});
