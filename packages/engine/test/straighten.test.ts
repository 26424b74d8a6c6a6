import { test } from "tap";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { fallOf } from "../src/read/page-image/level.ts";
import { straightened } from "../src/read/page-image/straighten.ts";

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

test("the lines of a page that falls by a fraction of a degree are levelled", async (t) => {
  for (const fall of [-0.17, -0.06, 0.05, 0.13]) {
    const fallen = page(() => fall);
    t.ok(Math.abs(fallOf(fallen) - fall) <= 0.025, `${fall}: ${fallOf(fallen)}`);
    t.ok(Math.abs(fallOf(straightened(fallen))) <= 0.025, `${fall}`);
  }
});

test("a page stays as it is that is level, or whose lines fall unalike", async (t) => {
  for (const image of [page(() => 0), page((line) => (line - 12) / 40)]) t.equal(straightened(image), image);
});

test("what leaves the page is lost, and what comes in is white", async (t) => {
  const fallen = page(() => 0.2);
  const { pixels, ...size } = straightened(fallen);
  t.same(size, { width: WIDTH, height: HEIGHT, dpi: 200 });
  t.equal(pixels.length, fallen.pixels.length);
  t.equal(pixels[0], 255, "the upper left corner was moved down");
});
