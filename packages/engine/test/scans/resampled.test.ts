import fc from "fast-check";
import { test } from "tap";
import type { GrayImage } from "../../src/read/page-image/gray-image.ts";
import { fallOf } from "../../src/read/page-image/level.ts";
import { resampled } from "../../src/read/page-image/resampled.ts";

const [WIDTH, HEIGHT] = [2200, 1200];

/** Lines of words, of which each falls by so many degrees. */
function page(fallOfLine: (line: number) => number): GrayImage {
  const image = { width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT).fill(250), dpi: 200 };
  for (let line = 1; line < 25; line++) {
    const slope = Math.tan((fallOfLine(line) * Math.PI) / 180);
    for (let x = 100; x < WIDTH - 100; x++) {
      if (x % 12 < 5 || x % 300 > 180) continue;
      const top = line * 45 + Math.round((x - WIDTH / 2) * slope);
      for (let y = top; y < top + 18; y++) image.pixels[y * WIDTH + x] = 10;
    }
  }
  return image;
}

test("the lines of a page that falls are levelled", async (t) => {
  for (const fall of [-0.17, -0.06, 0.05, 0.13]) {
    const fallen = page(() => fall);
    t.ok(Math.abs(fallOf(fallen) - fall) <= 0.025, `${fall}: ${fallOf(fallen)}`);
    const { width, height, dpi } = fallen;
    const level = resampled(fallen, { width, height, dpi, skew: -fall });
    t.ok(Math.abs(fallOf(level)) <= 0.025, `${fall}: ${fallOf(level)}`);
  }
});

test("lines that fall unalike, or do not, tell no fall", async (t) => {
  for (const image of [page(() => 0), page((line) => (line - 12) / 40)]) t.equal(fallOf(image), 0);
});

/** A square of ink, so many pixels wide, on a page that is ten times as wide. */
function square(width: number): GrayImage {
  const side = 10 * width;
  const pixels = new Uint8Array(side * side).fill(255);
  for (let y = 4 * width; y < 5 * width; y++) pixels.fill(0, y * side + 4 * width, y * side + 5 * width);
  return { width: side, height: side, pixels, dpi: 100 };
}

test("ink keeps its place and its amount when a page is enlarged, and its edges stay sharp", async (t) => {
  const enlarged = resampled(square(8), { width: 240, height: 240, dpi: 300, skew: 0 });
  const inked = enlarged.pixels.reduce((sum, gray) => sum + (255 - gray) / 255, 0);
  t.ok(Math.abs(inked - 24 * 24) < 12, `${inked} pixels of ink`);
  const row = [...enlarged.pixels.subarray(108 * 240, 109 * 240)];
  t.same([row.findIndex((gray) => gray < 128), row.findLastIndex((gray) => gray < 128)], [96, 119]);
  t.ok(row.filter((gray) => gray > 25 && gray < 230).length <= 6, "a few pixels at each edge are gray");
});

test("a page that stays as it is keeps its pixels, and what comes in from outside is white", async (t) => {
  const size = fc.integer({ min: 8, max: 30 });
  const images = fc
    .tuple(size, size)
    .chain(([width, height]) =>
      fc
        .uint8Array({ minLength: width * height, maxLength: width * height })
        .map((pixels): GrayImage => ({ width, height, pixels, dpi: 300 })),
    );
  fc.assert(
    fc.property(images, (image) => {
      const { pixels } = resampled(image, { ...image, skew: 0 });
      return pixels.every((gray, i) => Math.abs(gray - image.pixels[i]!) <= 4);
    }),
  );
  const dark = { width: 400, height: 200, pixels: new Uint8Array(80_000), dpi: 300 };
  const turned = resampled(dark, { width: 400, height: 200, dpi: 300, skew: 3 });
  t.same([turned.pixels[0], turned.pixels[100 * 400 + 200]], [255, 0]);
});
