import { test } from "tap";
import { blobsOf } from "../src/read/page-image/blobs.ts";
import { eraseCellBorders } from "../src/read/page-image/cell-borders.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";

const [WIDTH, HEIGHT] = [900, 300];

/** A picture at 300 dots an inch with dark boxes, each from its left upper corner on. */
function pictureOf(boxes: readonly { x: number; y: number; width: number; height: number }[]): GrayImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (const { x, y, width, height } of boxes)
    for (let row = y; row < y + height; row++) pixels.fill(20, row * WIDTH + x, row * WIDTH + x + width);
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 300 };
}

function bordersIn(image: GrayImage) {
  const tones = tonesOf(image);
  return eraseCellBorders(image, tones, blobsOf(image, tones.faint));
}

const border = (x: number, y = 100) => ({ x, y, width: 3, height: 70 });

test("borders between the cells of a row go", async (t) => {
  const image = pictureOf([border(100), border(300, 101), border(500, 99)]);
  t.same(bordersIn(image), [
    { x0: 500, top: 99, x1: 503, bottom: 169 },
    { x0: 100, top: 100, x1: 103, bottom: 170 },
    { x0: 300, top: 101, x1: 303, bottom: 171 },
  ]);
  t.ok(image.pixels.every((gray) => gray === 250));
});

test("strokes that stand by themselves, on other lines, or are as thick or low as letters stay", async (t) => {
  const alone = pictureOf([border(100), border(300)]);
  t.same(bordersIn(alone), []);
  const scattered = pictureOf([border(100, 50), border(300, 100), border(500, 150)]);
  t.same(bordersIn(scattered), []);
  const letters = [100, 300, 500, 700].map((x) => ({ x, y: 100, width: 3, height: 40 }));
  t.same(bordersIn(pictureOf(letters)), []);
  const titles = [100, 300, 500, 700].map((x) => ({ x, y: 100, width: 12, height: 90 }));
  t.same(bordersIn(pictureOf(titles)), []);
});
