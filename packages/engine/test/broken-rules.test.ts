import { test } from "tap";
import { blobsOf } from "../src/read/page-image/blobs.ts";
import { eraseBrokenRules } from "../src/read/page-image/broken-rules.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";
import { Random } from "./support/random.ts";

const [WIDTH, HEIGHT] = [1200, 300];
const [PAPER, INK] = [255, 0];

type Stroke = readonly [x: number, y: number, width: number, height: number];

/** A page with strokes of ink, of which the boxes of the rules that are found are given, and how much ink is left. */
function erased(strokes: readonly Stroke[], turned = false): { boxes: number[][]; left: number } {
  const image: GrayImage = {
    width: WIDTH,
    height: turned ? WIDTH : HEIGHT,
    pixels: new Uint8Array(WIDTH * (turned ? WIDTH : HEIGHT)).fill(PAPER),
    dpi: 300,
  };
  const ink = (x: number, y: number): void => void (image.pixels[y * WIDTH + x] = INK);
  for (const [x0, top, width, height] of strokes)
    for (let x = x0; x < x0 + width; x++)
      for (let y = top; y < top + height; y++) ink(turned ? y : x, turned ? x : y);
  // A page has more ink than this, by which its tones are told.
  image.pixels.fill(INK, 0, 1200);
  const tones = tonesOf(image);
  const rules = eraseBrokenRules(image, tones, blobsOf(image, tones.faint));
  const boxes = rules.map(({ x0, top, x1, bottom }) => [x0, top, x1, bottom]);
  return { boxes, left: image.pixels.reduce((sum, gray) => sum + Number(gray === INK), 0) - 1200 };
}

/** What is left of a thin gray rule: dots and short strokes, now nearer and now further apart, slightly rising. */
function brokenRule(length: number): Stroke[] {
  const random = new Random(7);
  const strokes: Stroke[] = [];
  for (let x = 60; x < 60 + length; x += random.int(4, 22))
    strokes.push([x, 150 - Math.round(x / 400), random.int(1, 3), random.int(1, 2)]);
  return strokes;
}

test("what is left of a thin rule is taken off, across a page and down it", async (t) => {
  for (const turned of [false, true]) {
    const { boxes, left } = erased(brokenRule(900), turned);
    t.equal(boxes.length, 1);
    t.equal(left, 0);
    const [from, to] = turned ? [boxes[0]![1]!, boxes[0]![3]!] : [boxes[0]![0]!, boxes[0]![2]!];
    t.ok(from === 60 && to > 930, `${from} to ${to}`);
  }
});

test("the side of a low frame goes with its corners, and print beside it stays", async (t) => {
  const side: Stroke[] = [
    [595, 100, 8, 7],
    [600, 109, 2, 2],
    [600, 113, 2, 3],
    [601, 119, 2, 4],
    [600, 126, 3, 2],
    [600, 131, 2, 4],
    [600, 137, 2, 3],
    [596, 142, 6, 9],
  ];
  const digits = Array.from({ length: 4 }, (_, i): Stroke => [520 + 18 * i, 112, 12, 22]);
  t.equal(erased([...side, ...digits]).left, 4 * 12 * 22);
  const through: Stroke = [599, 112, 12, 22];
  t.equal(erased([...side, through]).boxes.length, 0, "a column that goes through print is none");
});

test("letters that stand below each other stay", async (t) => {
  const rows = Array.from({ length: 6 }, (_, i) => 20 + 44 * i);
  const stems = rows.map((y): Stroke => [600, y + 8, 4, 20]);
  const dots = rows.map((y): Stroke => [600, y, 4, 4]);
  const kept = (...strokes: Stroke[]): boolean =>
    t.equal(
      erased(strokes).left,
      strokes.reduce((sum, [, , width, height]) => sum + width * height, 0),
    );
  kept(...stems, ...dots);
  kept(...stems);
  const letters = rows.map((y): Stroke => [584, y + 6, 11, 22]);
  const colons = rows.flatMap((y): Stroke[] => [
    [600, y + 8, 4, 4],
    [600, y + 20, 4, 4],
  ]);
  kept(...letters, ...colons);
});

test("the points of figures on a line stay, and so do the dashes of a table", async (t) => {
  const digits = Array.from({ length: 40 }, (_, i): Stroke => [60 + 18 * i, 130, 12, 22]);
  const points = Array.from({ length: 13 }, (_, i): Stroke => [73 + 54 * i, 149, 3, 3]);
  const dashes = Array.from({ length: 8 }, (_, i): Stroke => [80 + 120 * i, 220, 9, 3]);
  const { boxes, left } = erased([...digits, ...points, ...dashes]);
  t.same(boxes, []);
  t.equal(left, 40 * 12 * 22 + 13 * 9 + 8 * 27);
});

test("a leader goes, and the point of the figure behind it stays", async (t) => {
  const leader = Array.from({ length: 60 }, (_, i): Stroke => [60 + 9 * i, 149, 3, 3]);
  const figure = [0, 1, 2, 4, 5].map((i): Stroke => [640 + 16 * i, 130, 12, 22]);
  const { boxes, left } = erased([...leader, ...figure, [690, 149, 3, 3]]);
  t.same(boxes, [[60, 149, 594, 152]]);
  t.equal(left, 5 * 12 * 22 + 9);
});

test("letters that are printed by dots are none", async (t) => {
  const rows = Array.from({ length: 8 }, (_, y) => y).flatMap((y) =>
    Array.from({ length: 60 }, (_, i): Stroke => [60 + 6 * i, 130 + 5 * y, 3, 3]),
  );
  t.same(erased(rows).boxes, []);
});

test("a few specks in a row are no rule", async (t) => {
  t.same(
    erased([
      [60, 150, 2, 2],
      [75, 150, 2, 2],
      [90, 151, 2, 2],
      [300, 150, 2, 2],
    ]).boxes,
    [],
  );
});
