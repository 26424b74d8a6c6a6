import { test } from "tap";
import { blobsOf } from "../src/read/page-image/blobs.ts";
import { eraseDashedRules } from "../src/read/page-image/dashed-rules.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";

const [WIDTH, HEIGHT] = [2400, 300];
const [PAPER, INK] = [255, 0];

type Stroke = readonly [x: number, y: number, width: number, height: number];

/** The boxes of the rules that are found on a page with strokes of ink. */
function rulesOf(strokes: readonly Stroke[]): number[][] {
  const image: GrayImage = {
    width: WIDTH,
    height: HEIGHT,
    pixels: new Uint8Array(WIDTH * HEIGHT).fill(PAPER),
    dpi: 300,
  };
  for (const [x0, top, width, height] of strokes)
    for (let y = top; y < top + height; y++) image.pixels.fill(INK, y * WIDTH + x0, y * WIDTH + x0 + width);
  // A page has more ink than this, by which its tones are told.
  image.pixels.fill(INK, 0, WIDTH);
  const tones = tonesOf(image);
  const rules = eraseDashedRules(image, tones, blobsOf(image, tones.faint));
  const left = image.pixels.reduce((sum, gray) => sum + Number(gray === INK), 0) - WIDTH;
  return rules.map(({ x0, top, x1, bottom }) => [x0, top, x1, bottom, left]);
}

/** Dashes of one length at one pitch, each a little lower than the one before where it falls. */
function dashes(count: number, length: number, pitch: number, fall = 0): Stroke[] {
  return Array.from({ length: count }, (_, i) => [60 + i * pitch, 150 + Math.round(i * fall), length, 2]);
}

/** Letters as high as small print, whose middles stand so far above a line. */
function letters(count: number, above: number): Stroke[] {
  return Array.from({ length: count }, (_, i) => [70 + i * 30, 140 - above, 12, 22]);
}

test("a thin line that black and white cut is taken off, and one to cut along", async (t) => {
  t.same(rulesOf(dashes(16, 38, 120, 0.2)), [[60, 150, 60 + 15 * 120 + 38, 155, 0]]);
  t.same(rulesOf(dashes(40, 14, 26)).length, 1);
  const hanging = dashes(16, 38, 120).filter((_, i) => i !== 4 && i !== 9);
  t.equal(rulesOf(hanging).length, 1, "two of its dashes are parts of letters");
});

test("it goes under a line of print, whose letters stay", async (t) => {
  const print = letters(10, 18);
  const [rule] = rulesOf([...dashes(16, 38, 120), ...print]);
  t.equal(rule?.[4], 10 * 12 * 22);
});

test("dashes of print stay: few, at no pitch, or on a line with letters", async (t) => {
  t.same(rulesOf(dashes(7, 38, 120)), []);
  t.same(rulesOf(dashes(16, 14, 120).map(([x, y, w, h], i) => [x + ((i * 37) % 60), y, w, h])), []);
  t.same(rulesOf([...dashes(12, 30, 140), ...letters(5, 0)]), []);
});
