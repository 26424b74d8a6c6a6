import { test } from "tap";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { withoutScreens } from "../src/read/page-image/screens.ts";

const [WIDTH, HEIGHT, BAND] = [600, 600, 50];
const [INK, DOT, BETWEEN, PAPER] = [20, 165, 214, 255];

type Painter = (x: number, y: number) => number;

function page(grayAt: Painter): GrayImage {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    grayAt(at % WIDTH, Math.floor(at / WIDTH)),
  );
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 300 };
}

/** Strokes of ink in the middle of each band, in words. */
const isPrint: Painter = (x, y) => Number(y % BAND >= 15 && y % BAND < 35 && x % 200 < 80 && x % 10 < 4);

const isShaded = (y: number): boolean => Math.floor(y / BAND) % 2 === 0;

/** A page on a screen of dots in every second band, which print makes as much darker. */
function banded(dot: number): GrayImage {
  return page((x, y) => {
    const gray = isPrint(x, y) === 1 ? INK : PAPER;
    if (!isShaded(y)) return gray;
    return Math.round((gray * ((x + y) % 4 === 0 ? dot : BETWEEN)) / PAPER);
  });
}

test("the dots of a screen become as light as paper, and print on them stays", async (t) => {
  const { pixels } = withoutScreens(banded(DOT));
  let [dark, lost] = [0, 0];
  pixels.forEach((gray, at) => {
    const isInk = isPrint(at % WIDTH, Math.floor(at / WIDTH)) === 1;
    if (isInk && gray > INK * 1.2) lost++;
    if (!isInk && gray < 250) dark++;
  });
  t.equal(lost, 0);
  t.equal(dark, 0);
});

test("what is not shaded by dots stays as it is", async (t) => {
  const pages = {
    "print alone": page((x, y) => (isPrint(x, y) === 1 ? INK : PAPER)),
    "small print": page((x, y) => (y % 30 < 15 && x % 6 < 3 ? INK : PAPER)),
    "an even shade": page((x, y) => (isPrint(x, y) === 1 ? INK : isShaded(y) ? BETWEEN : PAPER)),
    "dots as dark as print": banded(INK),
    "an empty page": page(() => PAPER),
  };
  for (const [name, image] of Object.entries(pages)) t.equal(withoutScreens(image), image, name);
});

test("a picture narrower than a stretch of a screen is no page of dots", async (t) => {
  const image = { width: 3, height: 3, pixels: new Uint8Array(9).fill(PAPER), dpi: 300 };
  t.equal(withoutScreens(image), image);
});
