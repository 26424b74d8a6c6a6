import { test } from "tap";
import type { Box } from "../../src/api/result.ts";
import type { GrayImage } from "../../src/read/page-image/gray-image.ts";
import { setUpright } from "../../src/read/page-image/leaning-print.ts";
import { tonesOf } from "../../src/read/page-image/tones.ts";

const [WIDTH, HEIGHT] = [1200, 900];
const [PAPER, INK] = [250, 10];
/** Letters are stems, so high, so wide, and so far from one to the next. */
const [HIGH, STEM, STEP, LETTERS] = [30, 5, 11, 20];
const [FIRST, LEADING, LINES] = [40, 60, 12];

const topOf = (line: number): number => FIRST + line * LEADING;

/** A page of lines of stems, of which each leans by so much to the right; with a mark over each third stem. */
function page(slopeOf: (line: number) => number): GrayImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const paint = ({ x0, top, x1, bottom }: Box, slope: number, middle: number): void => {
    for (let y = top; y < bottom; y++) {
      const from = Math.round(x0 + slope * (middle - y));
      pixels.fill(INK, y * WIDTH + from, y * WIDTH + from + x1 - x0);
    }
  };
  for (let line = 0; line < LINES; line++) {
    const [top, slope] = [topOf(line), slopeOf(line)];
    for (let letter = 0; letter < LETTERS; letter++) {
      const x0 = 100 + letter * STEP;
      paint({ x0, top, x1: x0 + STEM, bottom: top + HIGH }, slope, top + HIGH / 2);
      // So far above its letter that it is a piece of its own.
      const mark = { x0, top: top - 14, x1: x0 + STEM, bottom: top - 9 };
      if (letter % 3 === 0) paint(mark, slope, top + HIGH / 2);
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 300 };
}

function setUp(slopeOf: (line: number) => number): GrayImage {
  const image = page(slopeOf);
  setUpright(image, tonesOf(image));
  return image;
}

/** The columns of a line that are white from its head to its foot, between its first letter and its last. */
function whiteIn({ pixels }: GrayImage, line: number): number {
  let white = 0;
  for (let x = 100; x < 100 + LETTERS * STEP; x++) {
    let isWhite = true;
    for (let y = topOf(line); y < topOf(line) + HIGH; y++) isWhite &&= pixels[y * WIDTH + x]! > 130;
    white += Number(isWhite);
  }
  return white;
}

/** Where the ink of some rows begins. */
function leftOf({ pixels }: GrayImage, top: number, bottom: number): number {
  for (let x = 0; x < WIDTH; x++)
    for (let y = top; y < bottom; y++) if (pixels[y * WIDTH + x]! < 130) return x;
  return WIDTH;
}

test("letters that lean are set upright, and stay where they are", async (t) => {
  const [upright, leaning, set] = [page(() => 0), page(() => 0.24), setUp(() => 0.24)];
  for (let line = 0; line < LINES; line++) {
    t.ok(whiteIn(leaning, line) < whiteIn(upright, line) / 2, "their ink reaches over the white");
    t.ok(whiteIn(set, line) >= whiteIn(upright, line) - LETTERS, `${whiteIn(set, line)}`);
    t.ok(Math.abs(leftOf(set, topOf(line), topOf(line) + HIGH) - 100) <= 1);
  }
});

test("a mark that stands apart stays over its letter", async (t) => {
  const set = setUp(() => 0.24);
  for (let line = 0; line < LINES; line++) {
    const top = topOf(line);
    t.ok(Math.abs(leftOf(set, top - 14, top - 9) - leftOf(set, top, top + HIGH)) <= 2);
  }
});

test("upright print stays as it is, beside print that leans as well", async (t) => {
  t.same(setUp(() => 0).pixels, page(() => 0).pixels);
  t.same(setUp(() => -0.2).pixels, page(() => -0.2).pixels, "and what leans to the left");
  const slopeOf = (line: number): number => (line % 2 === 0 ? 0.26 : 0);
  const [mixed, both] = [setUp(slopeOf), page(slopeOf)];
  for (let line = 0; line < LINES; line++) {
    const rows = ({ pixels }: GrayImage): Uint8Array =>
      pixels.subarray((topOf(line) - 15) * WIDTH, (topOf(line) + HIGH) * WIDTH);
    t.equal(Buffer.compare(rows(mixed), rows(both)) === 0, line % 2 === 1);
  }
});

test("a few strokes that lean in upright print are 7s and slashes, and stay", async (t) => {
  const few = (slope: number): GrayImage => {
    const image = page((line) => (line % 2 === 0 ? 0.26 : 0));
    // Behind an upright line, as far from it as a column of a table is.
    for (let y = topOf(1); y < topOf(1) + HIGH; y++)
      for (let letter = 0; letter < 6; letter++) {
        const from = 700 + letter * STEP + Math.round(slope * (topOf(1) + HIGH / 2 - y));
        image.pixels.fill(INK, y * WIDTH + from, y * WIDTH + from + STEM);
      }
    return image;
  };
  const rows = ({ pixels }: GrayImage): Uint8Array =>
    pixels.subarray(topOf(1) * WIDTH, (topOf(1) + HIGH) * WIDTH);
  const drawn = few(0.3);
  const before = Uint8Array.from(rows(drawn));
  setUpright(drawn, tonesOf(drawn));
  t.equal(Buffer.compare(rows(drawn), before), 0);
});
