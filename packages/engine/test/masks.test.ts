import { test } from "tap";
import { maskedWords } from "../src/read/ocr/masked-words.ts";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { blobsOf } from "../src/read/page-image/blobs.ts";
import { takeMasks } from "../src/read/page-image/masks.ts";

const TONES = { paper: 255, ink: 130, trace: 180, faint: 205 };
const [WIDTH, HEIGHT] = [500, 100];

type Stroke = readonly [x: number, y: number, width: number, height: number, gray?: number];

/** What is taken off a line whose letters reach from 30 to 54. */
function taken(...strokes: Stroke[]): string[] {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height, gray = 0] of strokes)
    for (let row = y; row < y + height; row++) pixels.fill(gray, row * WIDTH + x, row * WIDTH + x + width);
  const image = { width: WIDTH, height: HEIGHT, pixels, dpi: 300 };
  return takeMasks(image, TONES, blobsOf(image, TONES.faint)).map(({ text }) => text);
}

/** Signs from 100 on, every 18 pixels. */
function row(count: number, sign: (x: number) => Stroke[]): Stroke[] {
  return Array.from({ length: count }, (_, i) => 100 + 18 * i).flatMap(sign);
}

const star = (x: number): Stroke[] => [
  [x + 5, 30, 2, 12],
  [x, 35, 12, 2],
  [x + 3, 33, 6, 6],
];
const dot = (x: number): Stroke[] => [[x, 36, 9, 9]];
const letter = (x: number): Stroke[] => [[x, 38, 13, 16]];
const FIGURES: Stroke[] = [172, 190].map((x) => [x, 30, 14, 24]);

test("stars and round dots before figures are taken off", async (t) => {
  t.same(taken(...row(4, star), ...FIGURES), ["****"]);
  t.same(taken(...row(4, dot), ...FIGURES), ["••••"]);
});

test("stars that touch by their blur are stars, however much of them it fills", async (t) => {
  const blur = (x: number): Stroke => [x - 3, 30, 18, 12, 170];
  t.same(taken(...row(4, (x) => [blur(x), ...star(x)]), ...FIGURES), ["****"]);
  t.same(taken(...row(4, (x) => [[x - 3, 36, 18, 9, 170], ...dot(x)]), ...FIGURES), ["••••"]);
});

test("a mask of parts goes with its hyphens", async (t) => {
  const hyphen = (x: number): Stroke => [x, 40, 9, 3];
  const ssn = [
    ...row(3, star),
    hyphen(154),
    ...[168, 186].flatMap(star),
    hyphen(204),
    ...[218, 236].map((x): Stroke => [x, 30, 14, 24]),
  ];
  t.same(taken(...ssn), ["***-**-"]);
  t.same(taken(...ssn.filter(([, , width]) => width !== 14)), [], "no figure follows");
});

test("low letters stay, leaders too, and what no figure follows", async (t) => {
  t.same(taken(...row(4, letter), ...FIGURES), []);
  t.same(taken(...row(4, letter), [172, 38, 14, 22]), [], "a tail");
  t.same(taken(...row(3, letter), [154, 38, 4, 16], [162, 38, 13, 26]), [], "letters before a tail");
  t.same(taken(...row(4, (x) => [[x, 50, 6, 6]]), ...FIGURES), []);
  t.same(taken(...row(4, star)), []);
  t.same(taken(...row(3, letter), [154, 30, 6, 31]), [], "a bracket");
  t.same(
    taken([82, 30, 14, 24], ...row(3, letter), [154, 30, 16, 34], [180, 30, 6, 34]),
    [],
    "letters behind a capital",
  );
  t.same(taken(...row(2, star), [136, 30, 14, 24], [154, 30, 14, 24]), [], "two are a note");
});

const mask = { x0: 100, top: 30, x1: 172, bottom: 42, text: "****" };

function seen(text: string, x0: number, x1: number): SeenWord {
  return { text, x0, top: 30, x1, bottom: 54, confidence: 0.9, line: 1 };
}

test("a mask belongs to the figures behind it, and to the sign of money before", async (t) => {
  const texts = (...words: SeenWord[]): string[] => maskedWords(words, [mask]).map(({ text }) => text);
  t.same(texts(seen("acct", 20, 80), seen("5813", 176, 240)), ["acct", "****5813"]);
  t.same(texts(seen("$", 86, 97), seen("1,807.72", 176, 260)), ["$****1,807.72"]);
  const [word] = maskedWords([{ ...seen("5813", 176, 240), otherReadings: ["5818"] }], [mask]);
  t.same([word!.x0, word!.x1, word!.otherReadings], [100, 240, ["****5818"]]);
});

test("a mask that a space parts from figures is a word of their line", async (t) => {
  const words = maskedWords([seen("5813", 194, 250), { ...seen("Net", 300, 350), line: 2 }], [mask]);
  t.same(
    words.map(({ text, line }) => [text, line]),
    [
      ["5813", 1],
      ["Net", 2],
      ["****", 1],
    ],
  );
});
