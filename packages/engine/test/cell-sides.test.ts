import { test } from "tap";
import { blobsOf } from "../src/read/page-image/blobs.ts";
import { eraseCellSides } from "../src/read/page-image/cell-sides.ts";

const TONES = { paper: 255, ink: 130, trace: 180, faint: 205 };
const [WIDTH, HEIGHT] = [700, 300];

type Stroke = readonly [x: number, y: number, width: number, height: number];

/** The boxes of the sides that are found among strokes of ink, and how many pixels of ink are left. */
function erased(...strokes: Stroke[]): { sides: number; left: number } {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height] of strokes)
    for (let row = y; row < y + height; row++) pixels.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  const image = { width: WIDTH, height: HEIGHT, pixels, dpi: 300 };
  const sides = eraseCellSides(image, TONES, blobsOf(image, TONES.faint));
  return { sides: sides.length, left: pixels.filter((gray) => gray === 0).length };
}

/** Three letters at each of some places, with their heads at `y`. */
function letters(y: number, ...places: number[]): Stroke[] {
  return places.flatMap((x) => [0, 17, 34].map((dx): Stroke => [x + dx, y, 14, 24]));
}

const LETTER = 14 * 24;
const PLACES = [100, 180, 260, 340] as const;

/** Thin strokes before each place. */
function strokes(y: number, height: number, ...places: number[]): Stroke[] {
  return places.map((x): Stroke => [x - 14, y, 4, height]);
}

test("the sides of cells go, of one line or two, and the figures between them stay", async (t) => {
  t.same(erased(...letters(60, ...PLACES), ...strokes(50, 44, ...PLACES)), { sides: 4, left: 12 * LETTER });
  const two = [...letters(60, ...PLACES), ...letters(104, 100, 180)];
  t.same(erased(...two, ...strokes(50, 88, ...PLACES)), { sides: 4, left: 18 * LETTER });
});

test("bars between words stay, as do an l and a 1", async (t) => {
  t.equal(erased(...letters(60, ...PLACES), ...strokes(59, 34, ...PLACES)).sides, 0);
  t.equal(erased(...letters(60, ...PLACES), ...strokes(54, 30, ...PLACES)).sides, 0);
});

test("a stroke or two are no cells", async (t) => {
  t.equal(erased(...letters(60, ...PLACES), ...strokes(50, 44, 100, 180)).sides, 0);
  t.equal(erased(...letters(60, ...PLACES), ...strokes(50, 44, 100, 112, 124)).sides, 0);
});
