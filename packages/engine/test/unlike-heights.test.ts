import { test } from "tap";
import { hasUnlikeHeight } from "../src/read/ocr/letters/unlike-heights.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";

const TONES = { paper: 250, ink: 130, trace: 180, faint: 205 };
const [TALL, LOW] = [20, 14];

/** A word of bars, as high as told. */
function isUnlike(text: string, heights: readonly number[]): boolean {
  const width = 14 * text.length + 20;
  const image: GrayImage = { width, height: 30, pixels: new Uint8Array(width * 30).fill(250), dpi: 300 };
  heights.forEach((height, i) => {
    for (let y = 25 - height; y < 25; y++)
      image.pixels.fill(10, y * width + 5 + 14 * i, y * width + 16 + 14 * i);
  });
  const word = { text, x0: 4, top: 3, x1: width - 10, bottom: 26, confidence: 0.95, line: 0 };
  return hasUnlikeHeight(word, image, TONES);
}

test("a low letter that is as high as one with a stem was misread, and one with a stem that is low", async (t) => {
  const heights = [TALL, LOW, TALL, LOW, LOW, LOW];
  t.equal(isUnlike("Haoner", heights), true, "an o for a b");
  t.equal(isUnlike("Habner", heights), false);
  t.equal(isUnlike("Habher", heights), true, "an h for an n");
});

test("a word of which too few letters are known, or in capitals, tells nothing", async (t) => {
  t.equal(isUnlike("Haoner", [TALL, LOW, TALL, LOW, LOW]), false, "letters that touch");
  t.equal(isUnlike("HAONER", [TALL, LOW, TALL, LOW, LOW, LOW]), false);
  t.equal(isUnlike("Hoitl", [TALL, TALL, TALL, TALL, TALL]), false, "no other low letter");
});
