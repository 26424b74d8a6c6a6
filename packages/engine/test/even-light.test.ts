import { test } from "tap";
import { evenLight } from "../src/read/page-image/even-light.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";

const [WIDTH, HEIGHT] = [600, 400];

/** A page at 100 dots an inch with rows of strokes, each pixel under the light of its place. */
function lit(light: (x: number, y: number) => number): GrayImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isInk = y % 20 < 8 && x % 9 < 2;
      pixels[y * WIDTH + x] = (isInk ? 30 : 240) * light(x, y);
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 100 };
}

function darker(image: GrayImage, than: number, to = WIDTH): number {
  let count = 0;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < to; x++) if (image.pixels[y * WIDTH + x]! < than) count++;
  return count;
}

test("a shadow along the edge is taken off, and the ink in it stays", async (t) => {
  const plain = lit(() => 1);
  const shadowed = lit((x) => Math.min(1, 0.35 + x / 120));
  const { trace } = tonesOf(plain);
  const expected = darker(plain, trace, 70);
  t.ok(darker(shadowed, trace, 70) > 1.5 * expected, "the paper there is as dark as ink");
  const evened = evenLight(shadowed);
  t.ok(Math.abs(darker(evened, trace, 70) / expected - 1) < 0.05);
});

test("a page without shadows is given back as it is, and so is what is printed dark", async (t) => {
  const plain = lit(() => 1);
  t.equal(evenLight(plain), plain);
  const shaded = lit((_, y) => (y % 40 < 20 ? 0.84 : 1));
  t.equal(evenLight(shaded), shaded, "a form with shaded lines");
  const band = lit((_, y) => (y > 150 && y < 190 ? 0.2 : 1));
  t.equal(evenLight(band), band, "a dark band");
});
