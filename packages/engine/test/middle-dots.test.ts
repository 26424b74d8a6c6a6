import { test } from "tap";
import { blobsOf } from "../src/read/page-image/blobs.ts";
import { takeMiddleDots } from "../src/read/page-image/middle-dots.ts";

const TONES = { paper: 255, ink: 130, trace: 180, faint: 205 };
const [WIDTH, HEIGHT] = [700, 300];

type Stroke = readonly [x: number, y: number, width: number, height: number];

/** How many dots are found among strokes of ink, and how many pixels of ink are left. */
function taken(...strokes: Stroke[]): { dots: number; left: number } {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height] of strokes)
    for (let row = y; row < y + height; row++) pixels.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  const image = { width: WIDTH, height: HEIGHT, pixels, dpi: 300 };
  const dots = takeMiddleDots(image, TONES, blobsOf(image, TONES.faint));
  return { dots: dots.length, left: pixels.filter((gray) => gray === 0).length };
}

/** Two words of two letters, and what stands between them; `y` is at their heads. */
function words(y: number, ...between: Stroke[]): Stroke[] {
  const letters = [100, 118, 154, 172].map((x): Stroke => [x, y, 14, 24]);
  return [...letters, ...between.map(([x, dy, width, height]): Stroke => [x, y + dy, width, height])];
}

const LETTERS = 4 * 14 * 24;
/** A dot in the middle of the white between the words. */
const DOT: Stroke = [141, 11, 4, 4];

test("dots at the middle height between words are words, and taken off", async (t) => {
  t.same(taken(...words(20, DOT), ...words(80, DOT)), { dots: 2, left: 2 * LETTERS });
});

test("a single speck is none, nor are specks of which there are many more elsewhere", async (t) => {
  t.equal(taken(...words(20, DOT), ...words(80)).dots, 0);
  const dust = Array.from({ length: 11 }, (_, i): Stroke => [300 + 30 * i, 200, 4, 4]);
  t.equal(taken(...words(20, DOT), ...words(80, DOT), ...dust).dots, 0);
  t.equal(taken(...words(20, DOT), ...words(80, DOT), ...dust.slice(1)).dots, 2);
});

test("points, colons and quotes stay, and what stands close to a letter", async (t) => {
  const none = (...between: Stroke[]): boolean =>
    t.equal(taken(...words(20, ...between), ...words(80, ...between), ...words(140, ...between)).dots, 0);
  none([140, 20, 4, 4]);
  none([141, 0, 4, 4]);
  none([141, 8, 4, 4], [141, 20, 4, 4]);
  none([141, 8, 4, 4], [138, 20, 4, 4]);
  none([135, 11, 4, 4]);
});

test("specks between columns are none", async (t) => {
  const columns = [20, 80, 140].flatMap((y): Stroke[] => [
    [100, y, 14, 24],
    [180, y + 11, 4, 4],
    [260, y, 14, 24],
  ]);
  t.equal(taken(...columns).dots, 0);
});
