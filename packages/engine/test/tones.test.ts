import { test } from "tap";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";

/** A page at 100 dots an inch with so many strokes of ink, each of sixteen pixels. */
function pageWith(strokes: number, mark = 255): GrayImage {
  const [width, height] = [850, 1100];
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 300; y < 340; y++) pixels.fill(mark, y * width + 100, y * width + 700);
  for (let i = 0; i < strokes; i++) {
    const at = (20 + 12 * Math.floor(i / 80)) * width + 20 + 10 * (i % 80);
    for (let y = 0; y < 8; y++) pixels.fill(0, at + y * width, at + y * width + 2);
  }
  return { width, height, pixels, dpi: 100 };
}

test("a page with a few lines has ink, whatever light mark lies over it", async (t) => {
  t.ok(tonesOf(pageWith(80)).ink > 100);
  const { ink, trace } = tonesOf(pageWith(80, 217));
  t.ok(ink > 100 && trace < 217);
  t.ok(tonesOf(pageWith(2000)).ink > 100);
});

test("an empty page has none, nor has one with a speck", async (t) => {
  t.equal(tonesOf(pageWith(0)).ink, 0);
  t.equal(tonesOf(pageWith(4)).ink, 0);
});
