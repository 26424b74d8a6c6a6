import { test } from "tap";
import { blobsOf } from "../src/read/page-image/blobs.ts";
import { eraseBullets } from "../src/read/page-image/bullets.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";

const TONES = { paper: 255, ink: 130, trace: 180, faint: 205 };
const [WIDTH, HEIGHT] = [300, 120];

type Shape = (x: number, y: number) => boolean;

function drawn(...shapes: Shape[]): GrayImage {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    shapes.some((shape) => shape(at % WIDTH, Math.floor(at / WIDTH))) ? 0 : 255,
  );
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 300 };
}

const disc =
  (x0: number, y0: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - x0, y - y0) <= radius;
const box =
  (x0: number, top: number, x1: number, bottom: number): Shape =>
  (x, y) =>
    x >= x0 && x < x1 && y >= top && y < bottom;
const word = box(140, 46, 150, 74);
const wordOnly = drawn(word).pixels;

function left(...shapes: Shape[]): Uint8Array {
  const image = drawn(...shapes, word);
  eraseBullets(image, TONES, blobsOf(image, TONES.faint));
  return image.pixels;
}

test("a disc and a square before a word go", async (t) => {
  t.same(left(disc(100, 60, 15)), wordOnly);
  t.same(left(box(90, 50, 114, 74)), wordOnly);
});

test("letters, points, bars and what stands among letters stay", async (t) => {
  const ring: Shape = (x, y) => disc(100, 60, 15)(x, y) && !disc(100, 60, 10)(x, y);
  const shapes: Record<string, Shape> = {
    "a letter": ring,
    "a point": disc(100, 70, 5),
    "a dash": box(80, 55, 110, 70),
    "a letter filled with ink beside another": disc(120, 60, 14),
  };
  for (const [name, shape] of Object.entries(shapes)) t.same(left(shape), drawn(shape, word).pixels, name);
});
