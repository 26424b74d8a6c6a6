import { test } from "tap";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { withoutSurround } from "../src/read/page-image/surround.ts";

const [WIDTH, HEIGHT] = [300, 400];
const [PAPER, DARK] = [240, 20];

/** A picture at 100 dots an inch, drawn pixel by pixel. */
function drawn(grayAt: (x: number, y: number) => number): GrayImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) pixels[y * WIDTH + x] = grayAt(x, y);
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 100 };
}

function grayAt({ pixels }: GrayImage, x: number, y: number): number {
  return pixels[y * WIDTH + x]!;
}

/** A sheet with a line of print, 30 pixels from the edges of the picture, that falls by a pixel in twenty. */
const isSheet = (x: number, y: number): boolean => x >= 30 && x < 270 && y >= 30 + x / 20 && y < 370 - x / 20;
const isPrint = (x: number, y: number): boolean => y >= 200 && y < 206 && x >= 60 && x < 200 && x % 4 < 2;

test("what is seen around a crooked sheet becomes paper, and what is printed stays", async (t) => {
  const image = drawn((x, y) => (!isSheet(x, y) || isPrint(x, y) ? DARK : PAPER));
  const sheet = withoutSurround(image);
  for (const [x, y] of [
    [0, 0],
    [299, 399],
    [150, 10],
    [10, 200],
    [295, 200],
    [150, 395],
  ] as const)
    t.equal(grayAt(sheet, x, y), PAPER, `paper at ${x}, ${y}`);
  const dark = sheet.pixels.filter((gray) => gray < 128).length;
  const printed = drawn((x, y) => (isPrint(x, y) ? DARK : PAPER)).pixels.filter((gray) => gray < 128).length;
  t.equal(dark, printed);
});

test("a sheet in uneven light goes on as it is at its edge", async (t) => {
  const image = drawn((x, y) => (isSheet(x, y) ? 160 + x / 4 : 10));
  const sheet = withoutSurround(image);
  t.ok(Math.abs(grayAt(sheet, 5, 200) - 172) < 10);
  t.ok(Math.abs(grayAt(sheet, 295, 200) - 225) < 10);
});

test("a dark band with letters that reaches the edges is printed, and a picture is left alone", async (t) => {
  const isLetter = (x: number, y: number): boolean => y > 12 && y < 22 && x > 20 && x < 280 && x % 20 < 8;
  const band = drawn((x, y) => (y < 35 && !isLetter(x, y) ? DARK : PAPER));
  t.equal(withoutSurround(band), band);
  const half = drawn((x) => (x < WIDTH / 2 ? DARK : PAPER));
  t.equal(withoutSurround(half), half);
  const page = drawn((x, y) => (isPrint(x, y) ? DARK : PAPER));
  t.equal(withoutSurround(page), page);
});

test("holes and a torn corner are no surround", async (t) => {
  const torn = drawn((x, y) => (x + y < 50 || Math.hypot(x - 8, y - 200) < 12 ? DARK : PAPER));
  t.equal(withoutSurround(torn), torn);
});
