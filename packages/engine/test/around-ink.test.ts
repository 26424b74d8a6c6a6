import { test } from "tap";
import { aroundInk } from "../src/read/ocr/ink/around-ink.ts";
import { leavesInk } from "../src/read/ocr/ink/ink-left.ts";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { withoutSpecks } from "../src/read/ocr/ink/without-specks.ts";
import { stripHeight, stripOf, usualHeight } from "../src/read/page-image/strip.ts";

const TONES = { paper: 250, ink: 130, trace: 180, faint: 205 };
const LETTER_PX = 20;

/** Bars for letters that begin where the numbers say, 12 pixels wide. */
function drawn(...letters: number[]): GrayImage {
  const image = { width: letters.at(-1)! + 16, height: 40, pixels: new Uint8Array(0), dpi: 300 };
  image.pixels = new Uint8Array(image.width * image.height).fill(250);
  for (const x of letters)
    for (let y = 10; y < 10 + LETTER_PX; y++)
      image.pixels.fill(10, y * image.width + x, y * image.width + x + 12);
  return image;
}

function said(text: string, x0: number, x1: number): SeenWord {
  return { text, x0, x1, top: 0, bottom: 40, confidence: 0.9, line: 0 };
}

function boxes(words: readonly SeenWord[]): number[][] {
  return words.map(({ x0, top, x1, bottom }) => [x0, top, x1, bottom]);
}

test("words get the boxes of their ink, parted where the white is widest", async (t) => {
  // Two letters, a space, two letters.
  const image = drawn(4, 18, 42, 56);
  const ink = [
    [4, 10, 30, 30],
    [42, 10, 68, 30],
  ];
  t.same(boxes(aroundInk([said("AB", 0, 26), said("CD", 48, 72)], image)), ink, "each a little astray");
  t.same(boxes(aroundInk([said("AB", 0, 72), said("CD", 44, 72)], image)), ink, "the first without an end");
  t.same(boxes(aroundInk([said("ABCD", 0, 72)], image)), [[4, 10, 68, 30]]);
});

test("a sign alone between two words has its own ink, whichever of the gaps beside it is wider", async (t) => {
  for (const sign of [49, 50, 51]) {
    // Two letters, a sign as wide, two letters; of the sign the network says that it stands further right.
    const image = drawn(4, 18, sign, 82, 96);
    const words = aroundInk([said("AB", 0, 48), said("-", 56, 66), said("CD", 68, 110)], image);
    t.same(
      words.map(({ x0, x1 }) => [x0, x1]),
      [
        [4, 30],
        [sign, sign + 12],
        [82, 108],
      ],
    );
  }
});

test("a letter far from every word is left, and seen", async (t) => {
  const image = drawn(4, 18, 60);
  const words = aroundInk([said("AB", 0, 30)], image);
  t.same(boxes(words), [[4, 10, 30, 30]]);
  t.ok(leavesInk(words, image, TONES));
});

test("more words than pieces of ink keep their boxes", async (t) => {
  const words = [said("A", 0, 10), said("B", 10, 20)];
  t.same(aroundInk(words, drawn(4)), words);
});

test("a strip shows each line of a page in one size, and cuts none", async (t) => {
  const image = drawn(4, 18, 42);
  const box = { x0: 0, top: 3, x1: image.width, bottom: 36 };
  t.equal(usualHeight(image, [box, box], TONES), LETTER_PX);
  const heightOf = (linePx: number, isEnlarged = false): number =>
    stripOf(image, box, TONES, stripHeight(linePx, isEnlarged)).image.height;
  t.ok(heightOf(LETTER_PX) < 2.5 * LETTER_PX, "cut close");
  t.ok(Math.abs(heightOf(2 * LETTER_PX) - 2 * heightOf(LETTER_PX)) <= 2, "low letters look low");
  t.ok(heightOf(LETTER_PX / 2) > 1.2 * LETTER_PX, "high ones are not cut");
  t.ok(heightOf(LETTER_PX, true) < heightOf(LETTER_PX), "letters of a coarse picture are shown larger");
  const strip = stripOf(image, box, TONES, 2 * LETTER_PX);
  const place = (10 - strip.y) * strip.image.width + 4 - strip.x;
  t.same([strip.image.pixels[place], strip.image.pixels[place - 1]], [10, 250], "where it lies is told");
});

test("a speck that floats between letters is taken off, a point and a dash are not", async (t) => {
  const withMark = (x: number, y: number, width: number, height: number): GrayImage => {
    const image = drawn(4, 30);
    for (let row = y; row < y + height; row++)
      image.pixels.fill(10, row * image.width + x, row * image.width + x + width);
    return image;
  };
  const speck = withoutSpecks(withMark(22, 19, 2, 3), TONES, LETTER_PX);
  t.same(speck?.pixels, drawn(4, 30).pixels);
  t.equal(withoutSpecks(withMark(22, 27, 3, 3), TONES, LETTER_PX), null, "a point");
  t.equal(withoutSpecks(withMark(19, 19, 8, 3), TONES, LETTER_PX), null, "a dash");
});
