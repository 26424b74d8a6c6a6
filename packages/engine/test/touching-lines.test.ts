import { test } from "tap";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { phrasesOf } from "../src/read/page-image/phrases.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";

const [WIDTH, HEIGHT] = [400, 120];

/** A picture at 300 dots an inch; ink where a rule says so. */
function pictureOf(isInk: (x: number, y: number) => boolean): GrayImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) if (isInk(x, y)) pixels[y * WIDTH + x] = 20;
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 300 };
}

const letters =
  (top: number) =>
  (x: number, y: number): boolean =>
    y >= top && y < top + 24 && x >= 20 && x < 220 && x % 16 < 5;
const phrasesIn = (image: GrayImage): (readonly [number, number])[] =>
  phrasesOf(image, tonesOf(image)).map(({ top, bottom }) => [top, bottom] as const);

test("two lines of which only brackets touch are two phrases", async (t) => {
  const [upper, lower] = [letters(30), letters(64)];
  const isBracket = (x: number, y: number): boolean => x >= 226 && x < 230 && y >= 26 && y < 94;
  const found = phrasesIn(pictureOf((x, y) => upper(x, y) || lower(x, y) || isBracket(x, y)));
  t.equal(found.length, 2);
  const [first, second] = found;
  t.ok(first![1] >= 54 && first![1] <= 64, `the first ends at ${first![1]}`);
  t.equal(second![0], first![1]);
});

test("a line of large letters is one phrase, and so are stems between their serifs", async (t) => {
  const large = (x: number, y: number): boolean => y >= 30 && y < 90 && x >= 20 && x < 320 && x % 20 < 12;
  t.equal(phrasesIn(pictureOf(large)).length, 1);
  const serifs = (x: number, y: number): boolean =>
    x >= 20 && x < 320 && ((y >= 30 && y < 34) || (y >= 80 && y < 84) || (y >= 30 && y < 84 && x % 16 < 5));
  t.equal(phrasesIn(pictureOf(serifs)).length, 1);
});
