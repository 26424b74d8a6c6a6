import { test } from "tap";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { eraseRules } from "../src/read/page-image/rules.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";

const [PAPER, INK] = [255, 0];

/** A white picture; `#` in the rows of a part is ink. */
function pictureOf(width: number, height: number): GrayImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(PAPER), dpi: 300 };
}

function draw({ width, pixels }: GrayImage, x: number, top: number, rows: readonly string[]): void {
  for (const [dy, row] of rows.entries())
    for (const [dx, sign] of [...row].entries()) if (sign === "#") pixels[(top + dy) * width + x + dx] = INK;
}

function rowsOf({ width, pixels }: GrayImage, x: number, top: number, rows: readonly string[]): string[] {
  return rows.map((row, dy) =>
    Array.from(row, (_, dx) => (pixels[(top + dy) * width + x + dx] === PAPER ? "." : "#")).join(""),
  );
}

/** A rule of two pixels at rows 40 and 41, over the whole width. */
function underlined(): GrayImage {
  const picture = pictureOf(300, 80);
  for (const row of [40, 41]) picture.pixels.fill(INK, row * 300, (row + 1) * 300);
  return picture;
}

/** The end of a letter from row 36 on, over rows 40 and 41. */
const TAIL = [
  "..........##",
  "..........##",
  "..........##",
  "..........##",
  "############",
  "############",
  "##........##",
  "..########..",
  "............",
];

test("an underline is taken off, and a tail that crosses it stays", async (t) => {
  const picture = underlined();
  draw(picture, 100, 36, TAIL);
  const rules = eraseRules(picture, tonesOf(picture));
  t.same(rowsOf(picture, 100, 36, TAIL), TAIL.with(4, TAIL[0]!).with(5, TAIL[0]!));
  t.same(rules.at(-1), { x0: 0, top: 40, x1: 300, bottom: 42 });
});

test("letters that stand on a rule or hang from it stay, where blur may reach", async (t) => {
  const picture = underlined();
  const standing = ["#..#", "#..#", "####", "####"];
  draw(picture, 50, 36, standing);
  draw(picture, 200, 42, standing);
  eraseRules(picture, tonesOf(picture));
  t.same(rowsOf(picture, 50, 36, standing), standing);
  t.same(rowsOf(picture, 200, 42, standing), standing);
});

test("a rule goes where it leaves its line, and dust on it goes", async (t) => {
  const picture = underlined();
  const step = ["#".repeat(70)];
  const dust = ["##", "##"];
  draw(picture, 100, 42, step);
  draw(picture, 220, 38, dust);
  eraseRules(picture, tonesOf(picture));
  t.same(rowsOf(picture, 100, 42, step), [".".repeat(70)]);
  t.same(rowsOf(picture, 220, 38, dust), ["..", ".."]);
});

test("the feet of figures that blur joins are no rule", async (t) => {
  const [gray, from, to] = [200, 20, 160];
  const figures = pictureOf(300, 80);
  for (const row of [40, 41])
    for (let x = from; x < to; x++) figures.pixels[row * 300 + x] = x % 14 < 10 ? INK : gray;
  t.same(eraseRules(figures, tonesOf(underlined())), []);
  const dotted = pictureOf(300, 80);
  for (const row of [40, 41]) dotted.pixels.fill(gray, row * 300 + from, row * 300 + to);
  t.equal(eraseRules(dotted, tonesOf(underlined())).length, 1, "a thin rule is light all along");
});

test("an underline goes that stands close below its letters", async (t) => {
  const feet = (picture: GrayImage): void => {
    for (let x = 20; x < 280; x++)
      if (x % 14 < 9) for (let row = 20; row < 37; row++) picture.pixels[row * 300 + x] = INK;
  };
  const picture = pictureOf(300, 80);
  feet(picture);
  for (const row of [38, 39]) picture.pixels.fill(60, row * 300 + 20, row * 300 + 280);
  t.same(eraseRules(picture, tonesOf(underlined())), [{ x0: 20, top: 38, x1: 280, bottom: 40 }]);
  const uneven = pictureOf(300, 80);
  feet(uneven);
  for (const row of [38, 39])
    for (let x = 20; x < 280; x++) uneven.pixels[row * 300 + x] = x % 14 < 10 ? INK : 110;
  t.same(eraseRules(uneven, tonesOf(underlined())), [], "what is lighter between letters is their blur");
});

test("letters in a gap of a rule stay as they are", async (t) => {
  const picture = pictureOf(900, 80);
  for (const row of [40, 41]) {
    picture.pixels.fill(INK, row * 900, row * 900 + 400);
    picture.pixels.fill(INK, row * 900 + 500, (row + 1) * 900);
  }
  const ring = [
    ".######.",
    "##....##",
    "##....##",
    "##....##",
    "##....##",
    "##....##",
    "##....##",
    ".######.",
  ];
  draw(picture, 440, 34, ring);
  const [rule] = eraseRules(picture, tonesOf(picture));
  t.same(rowsOf(picture, 440, 34, ring), ring);
  t.same(rule, { x0: 0, top: 40, x1: 900, bottom: 42 });
  t.same(rowsOf(picture, 380, 40, [".".repeat(20)]), [".".repeat(20)]);
});

test("a long double line is a rule, thicker than a single one is", async (t) => {
  const picture = pictureOf(800, 80);
  const rows = [36, 37, 38, 39, 40, 43, 44, 45, 46, 47];
  for (const row of rows) picture.pixels.fill(INK, row * 800, (row + 1) * 800);
  for (const row of [41, 42]) picture.pixels.fill(190, row * 800, (row + 1) * 800);
  t.same(eraseRules(picture, tonesOf(picture)), [{ x0: 0, top: 36, x1: 800, bottom: 48 }]);
});
