import { test } from "tap";
import { blobsOf } from "../src/read/page-image/blobs.ts";
import { eraseCorners } from "../src/read/page-image/frame-corners.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";

const [WIDTH, HEIGHT] = [600, 400];
const SIDES = [
  { x0: 50, top: 40, x1: 550, bottom: 43 },
  { x0: 44, top: 48, x1: 47, bottom: 350 },
];

const UPPER_AND_LOWER = [
  { x0: 50, top: 40, x1: 250, bottom: 43 },
  { x0: 50, top: 140, x1: 250, bottom: 143 },
];

/** A picture at 300 dots an inch with a dark box of eight pixels, or so high, and a line of print far from it. */
function squareAt(x: number, y: number, height = 8): GrayImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(250);
  const draw = (left: number, top: number, width: number, height: number): void => {
    for (let row = top; row < top + height; row++)
      pixels.fill(20, row * WIDTH + left, row * WIDTH + left + width);
  };
  draw(x, y, 8, height);
  for (let i = 0; i < 10; i++) draw(200 + 20 * i, 300, 10, 26);
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 300 };
}

function isLeft(image: GrayImage, sides = SIDES): boolean {
  const tones = tonesOf(image);
  const blobs = blobsOf(image, tones.faint);
  eraseCorners(image, tones, blobs, sides);
  return blobsOf(image, tones.faint).length === blobs.length;
}

test("the corner between two sides of a frame goes", async (t) => {
  t.notOk(isLeft(squareAt(44, 42)));
});

test("what touches one side alone stays, and so does print in a corner", async (t) => {
  t.ok(isLeft(squareAt(300, 44)), "below the upper side");
  t.ok(isLeft(squareAt(48, 200)), "beside the left side");
  t.ok(isLeft(squareAt(54, 50)), "a letter with white around it");
});

test("a short side with its corners goes where it joins two rules, and a letter between rules stays", async (t) => {
  t.notOk(isLeft(squareAt(42, 42, 100), UPPER_AND_LOWER));
  t.notOk(isLeft(squareAt(250, 42, 100), UPPER_AND_LOWER));
  t.notOk(isLeft(squareAt(150, 44, 96), UPPER_AND_LOWER), "frames beside each other have one upper side");
  t.ok(isLeft(squareAt(42, 60, 60), UPPER_AND_LOWER), "a stroke that touches none");
});
