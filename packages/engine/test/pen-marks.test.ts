import { test } from "tap";
import type { ColourImage } from "../src/read/page-image/colour/colour-image.ts";
import { withoutPen } from "../src/read/page-image/colour/without-pen.ts";

const [WIDTH, HEIGHT] = [400, 200];
type Colour = readonly [red: number, green: number, blue: number];
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [15, 15, 15];
const RED: Colour = [200, 30, 40];
const BLUE: Colour = [40, 60, 190];
const YELLOW: Colour = [255, 240, 60];

/** A page at 200 dots an inch; ink lets through what its colour says, as a highlighter or a pen over print does. */
function page(...inks: [Colour, (x: number, y: number) => boolean][]): ColourImage {
  const pixels = new Uint8Array(4 * WIDTH * HEIGHT);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const over = inks.filter(([, isThere]) => isThere(at % WIDTH, Math.floor(at / WIDTH)));
    const [red, green, blue] = over.reduce<Colour>(
      (below, [colour]) => [0, 1, 2].map((part) => (below[part]! * colour[part]!) / 255) as unknown as Colour,
      WHITE,
    );
    pixels.set([blue, green, red, 255], 4 * at);
  }
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 200 };
}

/** Letters of a word: strokes 3 pixels wide and 20 high, 8 apart. */
const word =
  (x0: number, top: number, letters = 8) =>
  (x: number, y: number): boolean =>
    y >= top && y < top + 20 && x >= x0 && x < x0 + 8 * letters && (x - x0) % 8 < 3;
const tick = (x0: number, top: number) => (x: number, y: number) => {
  const [across, down] = [x - x0, y - top];
  const [short, long] = [down - 12 - across, down - 18 + 1.5 * (across - 6)];
  return (
    (across >= 0 && across < 6 && Math.abs(short) < 2) || (across >= 6 && across < 18 && Math.abs(long) < 3)
  );
};

function darkPixels(image: ColourImage): number[] {
  const { pixels } = withoutPen(image);
  return [...pixels.keys()].filter((at) => pixels[at]! < 128);
}

test("a tick in colour is taken off, and the figure beside it stays as it is", async (t) => {
  const printed = darkPixels(page([BLACK, word(100, 50)]));
  for (const pen of [RED, BLUE])
    t.same(darkPixels(page([BLACK, word(100, 50)], [pen, tick(166, 50)])), printed);
});

test("letters in colour that stand in a row are print", async (t) => {
  const black = darkPixels(page([BLACK, word(100, 50)]));
  for (const ink of [RED, BLUE]) t.same(darkPixels(page([ink, word(100, 50)])), black);
});

test("a highlighter leaves print as it is, and is paper", async (t) => {
  const printed = darkPixels(page([BLACK, word(100, 50)]));
  const band = (x: number, y: number): boolean => x > 80 && x < 130 && y > 45 && y < 75;
  const highlighted = page([BLACK, word(100, 50)], [YELLOW, band]);
  t.same(darkPixels(highlighted), printed);
  t.ok(withoutPen(highlighted).pixels[60 * WIDTH + 90]! > 230, "the band is as light as paper");
});

test("a circle around a figure is taken off where it crosses none, and print below it stays", async (t) => {
  const circle = (x: number, y: number): boolean => Math.abs(Math.hypot((x - 130) / 2, y - 60) - 45) < 1.5;
  const [figure, other] = [word(100, 50), word(200, 50, 3)];
  const printed = darkPixels(page([BLACK, figure], [BLACK, other]));
  const left = darkPixels(page([BLACK, figure], [BLACK, other], [RED, circle]));
  t.same(left, printed);
});

test("a stamp over figures is taken off as a whole, and they are seen again", async (t) => {
  const figures = (x: number, y: number): boolean => word(60, 50, 30)(x, y) || word(60, 90, 30)(x, y);
  const letters = (x: number, y: number): boolean =>
    y >= 40 && y < 120 && x >= 80 && x < 280 && (x - 80) % 50 < 20;
  const printed = darkPixels(page([BLACK, figures]));
  t.same(darkPixels(page([BLACK, figures], [BLUE, letters])), printed);
});

test("a page without colours is given back in gray", async (t) => {
  const { pixels } = withoutPen(page([BLACK, word(100, 50)]));
  t.equal(pixels[60 * WIDTH + 101], 15);
  t.equal(pixels[0], 255);
});

/** The page as a screen draws it: its red a pixel to the left of its green, its blue to the right. */
function inThirds(image: ColourImage): ColourImage {
  const pixels = image.pixels.slice();
  for (let at = 1; at < WIDTH * HEIGHT - 1; at++) {
    pixels[4 * at] = image.pixels[4 * (at - 1)]!;
    pixels[4 * at + 2] = image.pixels[4 * (at + 1) + 2]!;
  }
  return { ...image, pixels };
}

test("the coloured edges of letters on a screen are no pen's, and a tick beside them is", async (t) => {
  const figure = (x: number, y: number): boolean =>
    y >= 50 && y < 70 && x >= 60 && x < 260 && (x % 40 < 2 || (x % 40 < 12 && y % 10 < 2));
  const { pixels } = withoutPen(inThirds(page([BLACK, figure])));
  const gone = darkPixels(page([BLACK, figure])).filter((at) => pixels[at]! > 190);
  t.same(gone, []);
  const alone = withoutPen(inThirds(page([RED, tick(310, 50)])));
  t.ok(alone.pixels.every((pixel) => pixel > 190));
  const beside = withoutPen(inThirds(page([BLACK, figure], [RED, tick(310, 50)])));
  t.same(Buffer.compare(beside.pixels, pixels), 0);
});
