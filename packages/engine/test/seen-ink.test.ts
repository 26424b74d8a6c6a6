import { test } from "tap";
import { withAmpersand } from "../src/read/ocr/letters/ampersands.ts";
import { withDollars } from "../src/read/ocr/letters/dollar-signs.ts";
import { lacksTail } from "../src/read/ocr/ink/ink-left.ts";
import { joinLetters } from "../src/read/ocr/words/join-letters.ts";
import { highLetters } from "../src/read/ocr/letters/lone-letters.ts";
import { withStars } from "../src/read/ocr/letters/stars.ts";
import { withNumeral } from "../src/read/ocr/letters/numerals.ts";
import { commasBehind } from "../src/read/ocr/words/commas-behind.ts";
import { withMarksBetween } from "../src/read/ocr/ink/marks-between.ts";
import { withMinus } from "../src/read/ocr/letters/minus-signs.ts";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";

const TONES = { paper: 250, ink: 130, trace: 180, faint: 205 };
const [TOP, FOOT] = [10, 34];

type Bar = [x: number, width: number, top?: number, bottom?: number];

/** Bars of ink; each is as high as a capital, unless it says otherwise. */
function drawn(...bars: Bar[]): GrayImage {
  const [width, height] = [400, 50];
  const image = { width, height, pixels: new Uint8Array(width * height).fill(250), dpi: 300 };
  for (const [x, wide, top = TOP, bottom = FOOT] of bars)
    for (let y = top; y < bottom; y++) image.pixels.fill(10, y * width + x, y * width + x + wide);
  return image;
}

function seen(text: string, x0: number, x1: number, change: Partial<SeenWord> = {}): SeenWord {
  return { text, x0, top: TOP, x1, bottom: FOOT, confidence: 0.9, line: 0, ...change };
}

test("an amount gets the minus that its ink shows before it", async (t) => {
  const digits: Bar[] = [0, 1, 2, 3].map((i) => [60 + 18 * i, 14]);
  const read = (...bars: Bar[]): string =>
    withMinus(seen("12.34", 60, 130), drawn(...bars, ...digits), TONES, undefined).text;
  t.equal(read([46, 9, 22, 25]), "-12.34");
  t.equal(read(), "12.34");
  t.equal(read([30, 9, 22, 25]), "12.34", "a dash that stands apart");
  t.equal(read([46, 9, 31, 34]), "12.34", "a point, or the foot of a letter");
  t.equal(read([46, 9, 22, 25], [38, 4]), "12.34", "the hyphen of what stands before it");
  t.equal(read([46, 4, 22, 25]), "12.34", "dust");
  t.equal(read([34, 9, 22, 25], [46, 9]), "12.34", "that of the sign before it, which stands apart");
  const touching = drawn([50, 10, 22, 25], ...digits);
  t.equal(
    withMinus(seen("12.34", 50, 130), touching, TONES, undefined).text,
    "-12.34",
    "it touches the first digit",
  );
  t.same(
    withMinus(seen("12.34", 50, 130), touching, TONES, undefined).otherReadings,
    ["12.34"],
    "the look is remembered",
  );
  t.equal(withMinus(seen("HSA", 50, 130), touching, TONES, undefined).text, "HSA");
});

test("a minus that touches a 4 is wider than the bar of a 4", async (t) => {
  const four = (from: number): GrayImage =>
    drawn([from, 16, 22, 25], [60, 4, 16, 25], [64, 4, 10, 25], [68, 4], [78, 14], [96, 14], [114, 14]);
  t.equal(withMinus(seen("42.34", 50, 130), four(50), TONES, undefined).text, "-42.34");
  t.equal(withMinus(seen("42.34", 57, 130), four(57), TONES, undefined).text, "42.34");
  // A four of thin print, whose slant is lost, is no wider than other digits.
  const thin = drawn([56, 12, 22, 25], [66, 4], [78, 14], [96, 14], [114, 14]);
  t.equal(withMinus(seen("42.34", 56, 130), thin, TONES, undefined).text, "42.34");
  // A four of coarse print: the slant above its bar is a trace of ink.
  const coarse = four(50);
  for (let y = 12; y < 22; y++) coarse.pixels.fill(165, y * 400 + 71 - y, y * 400 + 75 - y);
  t.equal(withMinus(seen("42.34", 50, 130), coarse, TONES, undefined).text, "42.34");
});

test("the end of a 4's bar that print has cut off is no minus", async (t) => {
  const digits: Bar[] = [
    [67, 4],
    [78, 14],
    [96, 14],
    [114, 14],
  ];
  const image = drawn([56, 8, 22, 26], ...digits);
  const read = (text: string): string => withMinus(seen(text, 56, 130), image, TONES, undefined).text;
  t.equal(read("42.34"), "-42.34");
  for (let y = 12; y < 22; y++) image.pixels.fill(165, y * 400 + 78 - y, y * 400 + 82 - y);
  t.equal(read("42.34"), "42.34", "a trace of its slant is above");
  t.equal(read("12.34"), "-12.34", "no other digit has a bar there");
});

test("an amount whose thousands and cents are set apart has its minus before the first part", async (t) => {
  const image = drawn([50, 10, 22, 25], [60, 14], [80, 14], [98, 14]);
  const read = (next: SeenWord | undefined): string => withMinus(seen("4", 50, 74), image, TONES, next).text;
  t.equal(read(seen("94", 80, 112)), "-4");
  t.equal(read(seen("94", 110, 142)), "4", "another number");
  t.equal(read(seen("Inc", 80, 112)), "4");
  t.equal(read(undefined), "4");
});

test("the comma between two names and the point before cents are seen", async (t) => {
  const read = (left: string, right: string, ...mark: Bar[]): string =>
    withMarksBetween([seen(left, 20, 90), seen(right, 110, 180)], drawn([20, 70], [110, 70], ...mark), TONES)
      .map(({ text }) => text)
      .join(" ");
  t.equal(read("LOPEZ", "PRIYA", [94, 4, 30, 40]), "LOPEZ, PRIYA");
  t.equal(read("LOPEZ", "PRIYA"), "LOPEZ PRIYA");
  t.equal(read("LOPEZ", "PRIYA", [94, 4, 30, 34]), "LOPEZ PRIYA", "a point is no comma");
  const looked = [seen("NÜÑEZ", 20, 90), seen("PRIYA", 110, 180, { otherReadings: ["NÔNEZ,PRIYA"] })];
  const joined = withMarksBetween(looked, drawn([20, 70], [110, 70]), TONES).map(({ text }) => text);
  t.same(joined, ["NÜÑEZ,", "PRIYA"], "another look has seen it");
  t.equal(read("$347", "44", [94, 4, 30, 34]), "$347.44");
  t.equal(read("347", "44"), "347 44", "a register without points");
  t.equal(read("347", "44", [94, 4, 18, 22]), "347 44", "dust");
  const code = (otherReadings: string[]): string[] =>
    withMarksBetween(
      [seen("39", 20, 90, { otherReadings }), seen("0045", 110, 180)],
      drawn([20, 70], [110, 70], [94, 4, 30, 34]),
      TONES,
    ).map(({ text }) => text);
  t.same(code(["39.0045"]), ["39.0045"], "another look has seen it");
  t.same(code([]), ["39", "0045"], "two numbers");
});

test("a comma between names that was read apart from the first is its own", async (t) => {
  const read = (...words: SeenWord[]): [text: string, x0: number, x1: number][] =>
    commasBehind(words, drawn([20, 70], [94, 4, 30, 40], [110, 30], [150, 30]), TONES).map(
      ({ text, x0, x1 }) => [text, x0, x1],
    );
  const [family, given] = [seen("LOPEZ", 20, 90), seen("PRIYA", 110, 180)];
  t.same(read(family, seen(",", 94, 98), given), [
    ["LOPEZ,", 20, 98],
    ["PRIYA", 110, 180],
  ]);
  t.same(read(family, seen(",LI", 94, 180)), [
    ["LOPEZ,", 20, 98],
    ["LI", 110, 180],
  ]);
  const [, touching] = read(family, seen(",PRIYA", 84, 180));
  t.same(touching, ["PRIYA", 100, 180], "about where its letters begin");
  t.same(read(seen("347", 20, 90), seen(",", 94, 98)).length, 2, "no name");
  t.same(read(family, { ...seen(",PRIYA", 94, 180), line: 1 }).length, 2, "of another line");
});

test("an 8 before an amount that is higher than its digits on both sides is a sign of dollars", async (t) => {
  const read = (from: number, to: number, text = "(87.37)"): string => {
    const digits = [40, 70, 88].map((x): Bar => [x, 14, 10, 34]);
    const image = drawn([14, 4, 6, 40], [22, 14, from, to], ...digits, [60, 4, 30, 34], [108, 4, 6, 40]);
    return withDollars(seen(text, 12, 114), image, TONES).text;
  };
  t.equal(read(8, 38), "($7.37)");
  t.equal(read(10, 34), "(87.37)");
  t.equal(read(6, 34), "(87.37)", "an 8 of old figures rises above others");
  t.equal(read(8, 38, "(57.37)"), "(57.37)");
});

test("an ampersand between two digits stands apart, and its leg reaches out at the right", async (t) => {
  const read = (text: string, gap: number, legPx = 6, change: Partial<SeenWord> = {}): string => {
    const [sign, after] = [34 + gap, 44 + 2 * gap + legPx];
    const image = drawn([20, 14], [sign, 10], [sign + 10, legPx, 26], [after, 14]);
    return withAmpersand(seen(text, 18, after + 20, change), image, TONES)
      .map((word) => word.text)
      .join(" ");
  };
  t.equal(read("384", 9), "3 & 4");
  t.equal(read("384", 9, 0), "384", "an eight of a typewriter stands as far from other digits");
  t.equal(read("384", 4), "384");
  t.equal(read("384", 4, 6, { otherReadings: ["3&4"] }), "3 & 4");
  t.equal(read("374", 9), "374");
  t.equal(read("181", 9), "181", "a one has white on both sides in any figure");
  t.equal(read("184", 14), "1 & 4");
});

test("digits between thousands and cents that are set apart are a figure, however far apart they stand", async (t) => {
  const image = drawn([20, 14], [43, 10], [53, 6, 26], [68, 14]);
  const count = (...neighbours: SeenWord[]): number =>
    withAmpersand(seen("384", 18, 88), image, TONES, neighbours).length;
  t.equal(count(seen("O/T,", 0, 12)), 3);
  t.equal(count(seen("$1", 0, 12), seen("88", 96, 120)), 1);
  t.equal(count(seen("88", 96, 120, { line: 1 })), 3, "on another line");
});

test("letters that stand no further apart than in a word are one", async (t) => {
  const letters = (gap: number): GrayImage =>
    drawn([20, 22], [46, 22], [72, 20], [96, 22], [118 + gap, 22], [144 + gap, 25]);
  const read = (gap: number): string =>
    joinLetters([seen("ESTH", 20, 118), seen("ER", 118 + gap, 169 + gap)], letters(gap), TONES)
      .map(({ text }) => text)
      .join(" ");
  t.equal(read(5), "ESTHER");
  t.equal(read(16), "ESTH ER");
  const colon = (gap: number): number =>
    joinLetters([seen("Fund", 20, 90), seen(":", 90 + gap, 94 + gap)], drawn([20, 70]), TONES).length;
  t.equal(colon(4), 1);
  t.equal(colon(12), 2);
  const elided = (first: string, second: string, gap = 14): number =>
    joinLetters([seen(first, 20, 50), seen(second, 50 + gap, 150)], drawn([20, 30], [64, 86]), TONES).length;
  t.equal(elided("D'", "ANDRE"), 1, "no name is a letter and its mark");
  t.equal(elided("O’", "Brien"), 1);
  t.equal(elided("BELLWETHER,D'", "ANDRE"), 1, "behind the family's name");
  t.equal(elided("D'", "or"), 2);
  t.equal(elided("D'", "ANDRE", 40), 2, "of another cell");
});

test("an initial stands apart from the name behind it, however near", async (t) => {
  const image = drawn([20, 20], [44, 14], [62, 14]);
  const count = (first: string, second: string): number =>
    joinLetters([seen(first, 20, 40), seen(second, 44, 76)], image, TONES).length;
  t.equal(count("M", "Nu"), 2);
  t.equal(count("M", "NU"), 1, "capitals may be one word");
  t.equal(count("M", "nu"), 1);
});

test("a slash goes on with the word before it", async (t) => {
  const count = (before: string, behind: string, gap: number): number =>
    joinLetters([seen(before, 20, 80), seen(behind, 80 + gap, 150)], drawn([20, 130]), TONES).length;
  t.equal(count("OASDI", "/EE", 8), 1);
  t.equal(count("OASDI", "/EE", 16), 2, "of another cell");
  t.equal(count("OASDI", "/", 8), 2, "with white on both sides");
  t.equal(count("12.00", "/EE", 8), 2);
});

test("the end of a word stands closer to its beginning than words of the phrase do to each other", async (t) => {
  const read = (end: string, gap: number, name: string | null = "Odette"): string => {
    const words = [seen("Baner", 20, 100), seen(end, 100 + gap, 160)];
    if (name !== null) words.push(seen(name, 182, 290));
    return joinLetters(words, drawn([20, 270]), TONES)
      .map(({ text }) => text)
      .join(" ");
  };
  t.equal(read("jee,", 7), "Banerjee, Odette");
  t.equal(read("jee,", 14), "Baner jee, Odette");
  t.equal(read("Jee,", 7), "Baner Jee, Odette", "a word of its own");
  t.equal(read("jee,", 7, null), "Baner jee,", "no other space tells");
});

test("small letters that are as high as capitals are those that another look gave", async (t) => {
  const code = drawn([20, 18], [42, 16]);
  const word = seen("or", 20, 58, { otherReadings: ["oT", "O/T"] });
  t.equal(highLetters(word, code, TONES, 24).text, "O/T");
  t.equal(highLetters(word, code, TONES, 34).text, "or", "low among the page's lines");
  t.equal(highLetters({ ...word, text: "wi", otherReadings: ["WI"] }, code, TONES, 24).text, "WI");
  t.equal(highLetters({ ...word, otherReadings: [] }, code, TONES, 24).text, "or");
  t.equal(highLetters({ ...word, text: "of" }, code, TONES, 24).text, "of", "an f is high");
});

test("a letter with a tail that does not reach below the others is none", async (t) => {
  t.ok(lacksTail(seen("sp", 20, 58), drawn([20, 16], [40, 18]), TONES), "a code");
  const word = seen("up", 20, 58, { bottom: 42 });
  t.notOk(lacksTail(word, drawn([20, 16], [40, 18, TOP, 42]), TONES));
  t.notOk(lacksTail(seen("so", 20, 58), drawn([20, 16], [40, 18]), TONES));
});

test("the comma behind a suffix belongs to it", async (t) => {
  const words = [seen("JR.", 20, 60), seen(",", 64, 70), seen("YUSUF", 74, 150)];
  t.same(
    commasBehind(words, drawn(), TONES).map(({ text }) => text),
    ["JR.,", "YUSUF"],
  );
});

test("signs of one width are the stars that another look saw", async (t) => {
  const image = drawn([20, 10], [34, 10], [48, 11], [62, 10]);
  const read = (text: string, ...otherReadings: string[]): string =>
    withStars(seen(text, 18, 74, { otherReadings }), image, TONES, 24).text;
  t.equal(read("##%%", "***"), "****");
  t.equal(read("##%%", "*##*"), "##%%", "no look saw stars alone");
  t.equal(read("12", "***"), "12");
  t.equal(read("*+*", "##%%"), "****", "crosses among stars");
  t.equal(read("***", "##%%"), "***", "stars alone are as they were read");
  const uneven = drawn([20, 10], [34, 18]);
  t.equal(withStars(seen("#%", 18, 54, { otherReadings: ["**"] }), uneven, TONES, 24).text, "#%");
});

test("the same small sign again and again at the head of the line is a star, whatever was guessed", async (t) => {
  const star = (x: number, top = TOP): Bar => [x, 11, top, top + 13];
  const digits: Bar[] = [100, 118].map((x) => [x, 14]);
  const read = (text: string, confidence: number, ...bars: Bar[]): string =>
    withStars(seen(text, 18, 80, { confidence }), drawn(...bars, ...digits), TONES, 24).text;
  const stars = [20, 34, 48, 62].map((x) => star(x));
  t.equal(read("+=", 0.57, ...stars), "****");
  t.equal(read("wiki", 0.5, ...stars), "****");
  t.equal(read("wiki", 0.9, ...stars), "wiki", "a word that was read surely");
  t.equal(read("8888", 0.5, ...stars), "8888", "digits of coarse print are as low");
  t.equal(read("+=", 0.57, ...stars.slice(1), [20, 11]), "+=", "one is higher");
  t.equal(
    read("xxx", 0.5, ...[20, 34, 48].map((x) => star(x, FOOT - 13))),
    "xxx",
    "small letters stand on the line",
  );
  t.equal(read("+=", 0.57, ...stars.slice(2)), "+=", "two are few");
  const parted = [20, 34, 48].flatMap((x): Bar[] => [
    [x + 4, 3, TOP, TOP + 3],
    [x, 11, TOP + 4, TOP + 9],
    [x + 4, 3, TOP + 10, TOP + 13],
  ]);
  t.equal(read("*###", 0.4, ...parted), "***", "their points stand apart");
  t.equal(read("+=", 0.57, ...stars.slice(0, 3), [62, 14, TOP, TOP + 13]), "+=", "one is wider");
  const high: Bar[] = [20, 38, 56].map((x) => [x, 15]);
  t.equal(read("888", 0.5, ...high), "888", "digits are as high as the line");
});

test("strokes behind a name are a numeral, and ones have a flag", async (t) => {
  const strokes = drawn([20, 4], [30, 4]);
  const ones = drawn([20, 4], [16, 4, 12, 16], [36, 4], [32, 4, 12, 16]);
  const read = (text: string, image: GrayImage, x1: number, ...otherReadings: string[]): string =>
    withNumeral(seen(text, 14, x1, { otherReadings }), image, TONES).text;
  t.equal(read("Il", strokes, 36), "II");
  t.equal(read("11", strokes, 36), "11", "an id is a number until another look reads letters");
  t.equal(read("11", strokes, 36, "Il"), "II");
  t.equal(read("11", ones, 42, "Il"), "11");
  const touching = drawn([20, 14]);
  t.equal(read("11", touching, 36, "II"), "II", "serifs touch");
  t.equal(read("11", touching, 36), "11");
  const three = drawn([20, 4], [30, 4], [40, 4]);
  t.equal(read("lI", three, 46, "III", "Il"), "III", "as many strokes as there are");
  t.equal(read("lI", three, 46, "Il"), "lI", "no look has seen three");
  const named = drawn([20, 4], [30, 4], [38, 4, 30, 38], [50, 60]);
  t.equal(read("Il,Yusuf", named, 112), "II,Yusuf", "a name follows whose letters touch");
});

test("two strokes without a bar between them are a numeral", async (t) => {
  const read = (text: string, ...bars: Bar[]): string =>
    withNumeral(seen(text, 20, 40), drawn([22, 5], [32, 5], ...bars), TONES).text;
  t.equal(read("H"), "II");
  t.equal(read("|]"), "II");
  t.equal(read("n,"), "n,", "a comma is no stroke, and the ink has none");
  t.equal(read("H", [27, 5, 20, 24]), "H");
});

test("a small l among capitals is a one with its flag, and an I without", async (t) => {
  const read = (...last: Bar[]): string =>
    withNumeral(seen("HOUl", 18, 100), drawn([20, 14], [38, 14], [56, 14], ...last), TONES).text;
  t.equal(read([80, 4], [76, 4, 12, 16]), "HOU1");
  t.equal(read([80, 4]), "HOUI");
  t.equal(
    withNumeral(seen("Paul", 18, 100), drawn([20, 14], [38, 14], [56, 14], [80, 4]), TONES).text,
    "Paul",
  );
});
