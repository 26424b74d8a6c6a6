import { test } from "tap";
import { withoutCut } from "../src/read/ocr/cut-words.ts";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { blobsOf } from "../src/read/page-image/blobs.ts";
import { takeDashes } from "../src/read/page-image/dashes.ts";
import { eraseDrawings } from "../src/read/page-image/drawings.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { eraseSpecks } from "../src/read/page-image/specks.ts";

const TONES = { paper: 255, ink: 130, trace: 180, faint: 205 };

type Square = [x: number, y: number, size: number];

function pictureOf(...squares: Square[]): GrayImage {
  const picture = { width: 700, height: 300, pixels: new Uint8Array(700 * 300).fill(255), dpi: 300 };
  for (const [x, y, size] of squares)
    for (let row = y; row < y + size; row++) picture.pixels.fill(0, row * 700 + x, row * 700 + x + size);
  return picture;
}

/** The squares that are left. */
function left({ pixels }: GrayImage, squares: readonly Square[]): Square[] {
  return squares.filter(([x, y]) => pixels[y * 700 + x] === 0);
}

function withoutSpecks(...squares: Square[]): Square[] {
  const picture = pictureOf(...squares);
  eraseSpecks(picture, TONES, blobsOf(picture, TONES.faint));
  return left(picture, squares);
}

function withoutDrawings(...squares: Square[]): Square[] {
  const picture = pictureOf(...squares);
  eraseDrawings(picture, TONES, blobsOf(picture, TONES.faint));
  return left(picture, squares);
}

test("dust goes, points and the dots of an ellipsis stay, a leader goes", async (t) => {
  t.same(withoutSpecks([100, 100, 3], [400, 50, 3]), []);
  const point: Square[] = [
    [100, 80, 25],
    [130, 102, 3],
  ];
  t.same(withoutSpecks(...point), point);
  const dots = (count: number): Square[] => Array.from({ length: count }, (_, i) => [100 + 18 * i, 100, 3]);
  t.same(withoutSpecks(...dots(3)), dots(3));
  t.same(withoutSpecks(...dots(8)), []);
  t.same(
    withoutSpecks([100, 100, 3], [118, 100, 3], [127, 100, 3]).length,
    2,
    "uneven: those close together",
  );
});

test("the point between two figures that lean away from it stays, dust beside one or above the line goes", async (t) => {
  /** A seven: a bar, and a foot far to the left below it. */
  const seven = (x: number): Square[] => [
    ...[0, 4, 8, 12].map((dx): Square => [x + dx, 80, 4]),
    ...[84, 88, 92, 96, 100, 104].map((y): Square => [x, y, 4]),
  ];
  const speck = (y: number): Square => [126, y, 4];
  const isLeft = (...squares: Square[]): boolean => withoutSpecks(...squares).includes(squares.at(-1)!);
  t.ok(isLeft(...seven(100), ...seven(144), speck(104)));
  t.notOk(isLeft(...seven(100), speck(104)));
  t.notOk(isLeft(...seven(100), ...seven(144), speck(99)));
  t.notOk(isLeft(...seven(100), ...seven(160), speck(104)), "columns");
});

test("dashes that stand alone in the columns of a table are taken for words, dust and broken lines are not", async (t) => {
  const withDashes = (...places: [x: number, y: number, width: number][]): number => {
    const picture = pictureOf();
    for (const [x, y, width] of places)
      for (let row = y; row < y + 3; row++) picture.pixels.fill(0, row * 700 + x, row * 700 + x + width);
    return takeDashes(picture, TONES, blobsOf(picture, TONES.faint)).length;
  };
  const column = (width: number): [number, number, number][] =>
    [20, 60, 100, 140].map((y) => [300, y, width]);
  t.equal(withDashes(...column(7)), 4);
  t.equal(withDashes(...column(7).slice(1)), 0, "too few");
  t.equal(withDashes(...column(4)), 0, "dust");
  t.equal(
    withDashes(...[0, 30, 60, 90, 120].map((x): [number, number, number] => [200 + x, 60, 8])),
    0,
    "a line",
  );
  t.equal(
    withDashes(...column(7), ...column(7).map(([x, y, w]): [number, number, number] => [x + 16, y, w])),
    0,
  );
});

test("a single dash far from the words between which it stands is a word, dust beside one word is not", async (t) => {
  const withDash = (...words: [x: number, width: number][]): number => {
    const picture = pictureOf();
    for (const [x, width] of words)
      for (let y = 50; y < 70; y++) picture.pixels.fill(0, y * 700 + x, y * 700 + x + width);
    for (let y = 59; y < 62; y++) picture.pixels.fill(0, y * 700 + 300, y * 700 + 312);
    return takeDashes(picture, TONES, blobsOf(picture, TONES.faint)).length;
  };
  t.equal(withDash([250, 20], [340, 20]), 1, "the dash of a period");
  t.equal(withDash([250, 20]), 0);
  t.equal(withDash([150, 20], [440, 20]), 0, "two columns");
});

test("drawings go, text, large headings and dark bands stay", async (t) => {
  const text: Square = [20, 20, 30];
  t.same(withoutDrawings(text, [300, 100, 96]), [text]);
  const heading: Square[] = [
    [100, 100, 96],
    [210, 100, 96],
    [320, 100, 96],
  ];
  t.same(withoutDrawings(...heading), heading);
  const band = pictureOf();
  for (let y = 100; y < 200; y++) band.pixels.fill(0, y * 700 + 20, y * 700 + 680);
  eraseDrawings(band, TONES, blobsOf(band, TONES.faint));
  t.equal(band.pixels[150 * 700 + 300], 0);
});

/** A gray bubble with a darker outline, and bars that stand on it as the letters of a line do. */
function bubbleUnder(bars: readonly number[], foot: number): GrayImage {
  const picture = pictureOf();
  for (const x of bars) for (let y = 60; y < foot; y++) picture.pixels.fill(0, y * 700 + x, y * 700 + x + 5);
  for (let y = 84; y < 196; y++) {
    const half = Math.round(70 * Math.sqrt(1 - ((y - 140) / 56) ** 2));
    picture.pixels.fill(100, y * 700 + 350 - half, y * 700 + 350 + half);
    if (half > 12) picture.pixels.fill(160, y * 700 + 356 - half, y * 700 + 344 + half);
  }
  return picture;
}

test("letters that touch a drawing stay as far as they stick out of it", async (t) => {
  const picture = bubbleUnder([330, 345, 360], 90);
  const drawn = eraseDrawings(picture, TONES, blobsOf(picture, TONES.faint))!;
  t.equal(picture.pixels[140 * 700 + 350], 255, "the bubble is gone");
  t.equal(picture.pixels[100 * 700 + 290], 255);
  for (const x of [332, 347, 362]) t.equal(picture.pixels[70 * 700 + x], 0);
  t.equal(drawn[70 * 700 + 332], 0);
});

test("a figure of which a drawing touches but the foot is read, with the point that it covers", async (t) => {
  const picture = bubbleUnder([], 0);
  const drawn = eraseDrawings(picture, TONES, blobsOf(picture, TONES.faint))!;
  const seen = (text: string, x0: number, x1: number, foot: number): SeenWord => {
    return { text, x0, top: foot - 30, x1, bottom: foot, confidence: 0.95, line: 0 };
  };
  const left = (...words: SeenWord[]): [string, number][] =>
    withoutCut([seen("9.99", 10, 50, 40), ...words], drawn, picture)
      .slice(1)
      .map(({ text, confidence }) => [text, confidence]);
  t.same(left(seen("269.78", 310, 380, 84)), [["269.78", 0.5]]);
  t.same(left(seen("269", 310, 345, 84), seen("78", 356, 380, 84)), [["269.78", 0.5]]);
  t.same(left(seen("26978", 310, 380, 84)), [], "a point may be covered");
  t.same(left(seen("269.78", 310, 380, 100)), [], "half of it is covered");
  t.same(left(seen("Wa", 310, 380, 84)), [], "two letters are no word");
});

test("a figure that a drawing covers in part is none, and a word is doubtful", async (t) => {
  const picture = pictureOf([300, 100, 96]);
  const drawn = eraseDrawings(picture, TONES, blobsOf(picture, TONES.faint));
  const seen = (text: string, x1: number): SeenWord => {
    return { text, x0: x1 - 60, top: 130, x1, bottom: 150, confidence: 0.95, line: 0 };
  };
  const words = [seen("297", 299), seen("Endi", 299), seen("1813.00", 290)];
  t.same(
    withoutCut(words, drawn, picture).map(({ text, confidence }) => [text, confidence]),
    [
      ["Endi", 0.5],
      ["1813.00", 0.95],
    ],
  );
  t.same(withoutCut(words, null, picture), words);
});
