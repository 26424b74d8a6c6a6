import { test } from "tap";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { atSpaces } from "../src/read/ocr/words/at-spaces.ts";
import { ownLetters } from "../src/read/ocr/words/own-letters.ts";
import { evenHeights, wholeLetters } from "../src/read/ocr/words/word-boxes.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";

const TONES = { paper: 250, ink: 130, trace: 180, faint: 205 };

function drawn(...letters: [x: number, width: number][]): GrayImage {
  const image = { width: 200, height: 40, pixels: new Uint8Array(8000).fill(250), dpi: 300 };
  for (const [x, width] of letters)
    for (let y = 10; y < 30; y++) image.pixels.fill(10, y * 200 + x, y * 200 + x + width);
  return image;
}

function word(x0: number, x1: number): SeenWord {
  return { text: "Net", x0, top: 10, x1, bottom: 30, confidence: 0.9, line: 0 };
}

test("a box that cuts its first or last letter takes it in", async (t) => {
  const image = drawn([20, 14], [40, 14], [60, 14], [90, 14], [110, 14]);
  const [left, right] = wholeLetters([word(28, 66), word(98, 118)], image, TONES);
  t.same([left!.x0, left!.x1, right!.x0, right!.x1], [20, 74, 90, 124]);
});

test("what belongs to a neighbour, or goes on, is no end of a letter", async (t) => {
  const joined = drawn([20, 100]);
  const [left, right] = wholeLetters([word(20, 70), word(72, 120)], joined, TONES);
  t.same([left!.x0, left!.x1, right!.x0, right!.x1], [20, 70, 72, 120]);
});

test("boxes meet at the spaces of a phrase, as wide as their letters", async (t) => {
  const read = (...boxes: [text: string, x0: number, x1: number][]): number[] => {
    const words = boxes.map(([text, x0, x1]) => ({ ...word(x0, x1), text }));
    // A sign and four digits, a space apart: an em is 30 pixels.
    const image = drawn([20, 16], [46, 14], [63, 14], [80, 14], [97, 14]);
    return atSpaces(words, image, TONES).flatMap(({ x0, x1 }) => [x0, x1]);
  };
  t.same(read(["#", 20, 78], ["7597", 80, 111]), [20, 36, 46, 111]);
  t.same(read(["#", 20, 37], ["7597", 45, 111]), [20, 37, 45, 111], "what fits stays");
  t.same(read(["\u2022", 20, 78], ["7597", 80, 111]), [20, 78, 80, 111], "nobody knows how wide it is");
  t.same(read(["#", 20, 78], ["75977597", 80, 111]), [20, 78, 80, 111], "these are other letters");
});

test("a box that is much higher than others is as high as its ink", async (t) => {
  const image = drawn([20, 14], [60, 14]);
  const [left, right] = evenHeights(
    [word(20, 34), { ...word(60, 74), top: 2, bottom: 39 }],
    image,
    TONES,
    20,
  );
  t.match(
    [left, right],
    [
      { top: 10, bottom: 30 },
      { top: 10, bottom: 30 },
    ],
  );
  const tail = { ...word(60, 74), bottom: 34 };
  t.same(evenHeights([word(20, 34), tail], image, TONES, 20), [word(20, 34), tail]);
});

test("boxes that are all much higher than the lines of a page are as high as their ink", async (t) => {
  const image = drawn([20, 14], [60, 14]);
  const high = [word(20, 34), word(60, 74)].map((each) => ({ ...each, top: 4, bottom: 38 }));
  t.match(evenHeights(high, image, TONES, 20), [
    { top: 10, bottom: 30 },
    { top: 10, bottom: 30 },
  ]);
  t.same(evenHeights(high, image, TONES, 28), high);
});

test("words that fit a typewriter's face stay as they are, though a usual one would have them otherwise", async (t) => {
  // Ten letters that are all as wide, a space, and three strokes.
  const letters = [...Array(10).keys()].map((i): [number, number] => [10 + 10 * i, 8]);
  const strokes = [0, 1, 2].map((i): [number, number] => [120 + 10 * i, 8]);
  const words = [
    { ...word(10, 108), text: "mmmmmmmmmm" },
    { ...word(120, 148), text: "III" },
  ];
  t.same(atSpaces(words, drawn(...letters, ...strokes), TONES), words);
});

test("words that a space parts are not parted where there is none", async (t) => {
  // Two words of four letters that are all as wide, too few to tell a typewriter's face.
  const letters = [10, 22, 34, 46, 66, 78, 90, 102].map((x): [number, number] => [x, 10]);
  const words = [
    { ...word(10, 56), text: "MWII" },
    { ...word(66, 112), text: "OWMO" },
  ];
  t.same(atSpaces(words, drawn(...letters), TONES), words);
});

test("a letter that a neighbour has too many is taken from it, where the wider white is", async (t) => {
  const image = drawn([10, 10], [22, 10], [40, 10], [52, 10], [64, 10]);
  const boxes = (left: string, right: string, end: number, begin: number): number[] =>
    ownLetters(
      [
        { ...word(10, end), text: left },
        { ...word(begin, 74), text: right },
      ],
      image,
      TONES,
    ).flatMap(({ x0, x1 }) => [x0, x1]);
  t.same(boxes("Al", "Lee", 50, 51), [10, 32, 40, 74]);
  t.same(boxes("Al", "Lee", 20, 21), [10, 32, 40, 74]);
  t.same(boxes("Al", "Lee", 32, 40), [10, 32, 40, 74]);
  t.same(boxes("Ale", "Le", 32, 40), [10, 32, 40, 74], "the wider white is where the box ends");
});

test("a box does not end at white that is narrower than where it ended", async (t) => {
  // Four letters and six signs of a typewriter, too few to tell its face, of which a usual one would give a letter away.
  const letters = [10, 24, 38, 52].map((x): [number, number] => [x, 12]);
  const figure = [78, 93, 106, 122, 134, 148].map((x, i): [number, number] => [x, i === 3 ? 4 : 9]);
  const words = [
    { ...word(10, 64), text: "MARN" },
    { ...word(78, 157), text: "151.52" },
  ];
  t.same(atSpaces(words, drawn(...letters, ...figure), TONES), words);
});

test("boxes that are a word too far to the right go back to the spaces", async (t) => {
  // Three digits, one, and three again.
  const image = drawn([10, 14], [27, 14], [44, 14], [68, 14], [92, 14], [109, 14], [126, 14]);
  const words = [
    { ...word(10, 82), text: "759" },
    { ...word(92, 106), text: "7" },
    { ...word(109, 140), text: "597" },
  ];
  t.same(
    atSpaces(words, image, TONES).map(({ x0, x1 }) => [x0, x1]),
    [
      [10, 58],
      [68, 82],
      [92, 140],
    ],
  );
});

test("a letter with white on both sides that a word took is a word of its own", async (t) => {
  const image = drawn([10, 10], [22, 10], [40, 10], [57, 10], [69, 10]);
  const texts = (left: string, right: string, end: number, begin: number): string =>
    ownLetters(
      [
        { ...word(10, end), text: left },
        { ...word(begin, 79), text: right },
      ],
      image,
      TONES,
    )
      .map(({ text, x0, x1 }) => `${text} ${x0} ${x1}`)
      .join(", ");
  t.equal(texts("AlT", "Le", 32, 40), "Al 10 32, T 40 50, Le 57 79", "the box ends before it");
  t.equal(texts("Al", "TLe", 50, 57), "Al 10 32, T 40 50, Le 57 79", "the box ends behind it");
  t.equal(texts("Al", "TLe", 32, 40), "Al 10 32, TLe 40 79", "as many glyphs as letters");
  t.equal(texts("A/", "TLe", 50, 57), "A/ 10 32, TLe 40 79", "no name");
  t.equal(texts("Al", "tLe", 50, 57), "Al 10 32, tLe 40 79", "no initial");
  t.equal(texts("Al", "WLe", 50, 57), "Al 10 32, WLe 40 79", "a glyph that is too narrow for the letter");
});
