import { test } from "tap";
import { highLetters, isTooHigh, loneLetter, withSquareFoot } from "../src/read/ocr/letters/lone-letters.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";

const TONES = { paper: 250, ink: 130, trace: 180, faint: 205 };
const LINE_PX = 24;

/** One letter of four strokes: a C, or an E with its bar in the middle. */
function drawn(bar: boolean, high = LINE_PX): GrayImage {
  const image = { width: 40, height: 40, pixels: new Uint8Array(1600).fill(250), dpi: 300 };
  const fill = (x0: number, x1: number, y0: number, y1: number): void => {
    for (let y = y0; y < y1; y++) image.pixels.fill(10, y * 40 + x0, y * 40 + x1);
  };
  const foot = 8 + high;
  fill(8, 12, 8, foot);
  fill(8, 26, 8, 11);
  fill(8, 26, foot - 3, foot);
  fill(23, 26, 8, 13);
  fill(23, 26, foot - 5, foot);
  if (bar) fill(8, 24, 8 + high / 2 - 2, 8 + high / 2 + 2);
  return image;
}

function read(text: string, image: GrayImage): string {
  const box = { x0: 4, top: 4, x1: 36, bottom: 36 };
  return loneLetter({ ...box, text, confidence: 0.6, line: 0 }, image, TONES, LINE_PX).text;
}

test("a capital that stands alone is one letter, and as high as it is", async (t) => {
  for (const text of ["Cc", "e", "Le}", "(es", "c", "[=", "&"]) t.equal(read(text, drawn(false)), "C", text);
  t.equal(read("Ss", drawn(false)), "S");
  t.equal(read("e", drawn(true)), "e", "it is closed to the right");
  t.equal(read("c", drawn(false, 16)), "c", "it is low");
  t.equal(read("EE", drawn(true)), "EE", "two capitals that touch");
  const touching = drawn(false, 16);
  for (let y = 8; y < 32; y++) touching.pixels.fill(10, y * 40 + 5, y * 40 + 35);
  t.equal(read("ss", touching), "SS", "two that are as wide as two letters");
});

test("an initial no higher than a capital has no mark", async (t) => {
  t.equal(read("È", drawn(true)), "E");
  t.equal(read("È", drawn(true, 28)), "È", "one that touches it");
  const marked = drawn(true);
  for (let y = 2; y < 5; y++) marked.pixels.fill(10, y * 40 + 14, y * 40 + 20);
  t.equal(read("È", marked), "È", "one stands above it");
});

test("a zero as wide as no digit is a letter, though its box has lost its head and foot", async (t) => {
  const ring = (width: number): GrayImage => {
    const image = { width: 40, height: 40, pixels: new Uint8Array(1600).fill(250), dpi: 300 };
    for (let y = 8; y < 32; y++) {
      const isBar = y < 12 || y >= 28;
      for (let x = 8; x < 8 + width; x++)
        if (isBar || x < 12 || x >= 4 + width) image.pixels[y * 40 + x] = 10;
    }
    return image;
  };
  const readZero = (image: GrayImage): string =>
    loneLetter(
      { x0: 4, x1: 36, top: 13, bottom: 27, text: "0", confidence: 0.6, line: 0 },
      image,
      TONES,
      LINE_PX,
    ).text;
  t.equal(readZero(ring(23)), "O");
  t.equal(readZero(ring(16)), "0");
});

test("an n as high as a capital is two strokes", async (t) => {
  t.equal(read("n", drawn(true)), "II");
  t.equal(read("n", drawn(true, 16)), "n");
});

test("an I is two strokes where they stand apart, and a look has seen more than one", async (t) => {
  const strokes = (second: number, foot = 32): GrayImage => {
    const image = { width: 40, height: 40, pixels: new Uint8Array(1600).fill(250), dpi: 300 };
    for (let y = 8; y < 32; y++) image.pixels.fill(10, y * 40 + 10, y * 40 + 14);
    for (let y = second; y < foot; y++) image.pixels.fill(10, y * 40 + 20, y * 40 + 24);
    return image;
  };
  const readI = (image: GrayImage, ...otherReadings: string[]): string => {
    const word = { x0: 4, top: 4, x1: 36, bottom: 36, text: "I", confidence: 0.6, line: 0, otherReadings };
    return loneLetter(word, image, TONES, LINE_PX).text;
  };
  t.equal(readI(strokes(8), "H"), "II");
  t.equal(readI(strokes(8), "1}"), "II");
  t.equal(readI(strokes(8), "l"), "I", "every look saw one");
  t.equal(readI(strokes(28), "H"), "I", "a point is no stroke");
});

test("a letter that is square at its foot is no U", async (t) => {
  const drawnAs = (round: boolean): GrayImage => {
    const image = { width: 40, height: 40, pixels: new Uint8Array(1600).fill(250), dpi: 300 };
    for (let y = 8; y < 32; y++) {
      image.pixels.fill(10, y * 40 + 8, y * 40 + 11);
      image.pixels.fill(10, y * 40 + 22, y * 40 + 25);
      if (y >= 29) image.pixels.fill(10, y * 40 + 8, y * 40 + 25);
    }
    const corners = round ? [8, 9, 10, 22, 23, 24] : [];
    for (const x of corners) for (let y = 29; y < 32; y++) image.pixels[y * 40 + x] = 250;
    return image;
  };
  const box = { x0: 4, top: 4, x1: 36, bottom: 36, confidence: 0.8, line: 0 };
  t.equal(withSquareFoot({ ...box, text: "U" }, drawnAs(false), TONES).text, "LI");
  t.equal(withSquareFoot({ ...box, text: "U" }, drawnAs(true), TONES).text, "U");
});

test("of two letters a second one as high as the first is a capital", async (t) => {
  const read = (text: string, high: number): string => {
    const image = drawn(false);
    for (let y = 32 - high; y < 32; y++) image.pixels.fill(10, y * 40 + 28, y * 40 + 35);
    return highLetters(
      { x0: 4, top: 4, x1: 38, bottom: 36, text, confidence: 0.9, line: 0 },
      image,
      TONES,
      LINE_PX,
    ).text;
  };
  t.equal(read("Wa", LINE_PX), "WA");
  t.equal(read("Wa", 17), "Wa");
});

test("a short word of low letters that is as high as a line is none", async (t) => {
  const word = { x0: 4, top: 4, x1: 36, bottom: 36, confidence: 0.9, line: 0 };
  t.ok(isTooHigh({ ...word, text: "or" }, drawn(false), TONES, LINE_PX));
  t.ok(isTooHigh({ ...word, text: "or" }, drawn(false, 20), TONES, LINE_PX), "signs of dollars are higher");
  t.notOk(isTooHigh({ ...word, text: "or" }, drawn(false, 16), TONES, LINE_PX));
  t.notOk(isTooHigh({ ...word, text: "OT" }, drawn(false), TONES, LINE_PX));
});

test("a lone letter that another look saw as a capital need not be quite so high", async (t) => {
  const low = { x0: 4, top: 4, x1: 36, bottom: 36, text: "v", confidence: 0.8, line: 0 };
  const image = drawn(true, 20);
  t.equal(loneLetter(low, image, TONES, LINE_PX).text, "v");
  t.equal(loneLetter({ ...low, otherReadings: ["V"] }, image, TONES, LINE_PX).text, "V");
  t.equal(loneLetter({ ...low, otherReadings: ["V"] }, drawn(true, 16), TONES, LINE_PX).text, "v");
});

test("an i without a dot among capitals is one", async (t) => {
  const read = (text: string, dotted: boolean): string => {
    const image = { width: 80, height: 40, pixels: new Uint8Array(3200).fill(250), dpi: 300 };
    for (const [x, wide] of [
      [8, 14],
      [26, 4],
      [34, 14],
    ] as const) {
      if (x === 34 && text.length < 3) continue;
      for (let y = 8; y < 32; y++)
        if (!(dotted && x === 26 && y > 11 && y < 16)) image.pixels.fill(10, y * 80 + x, y * 80 + x + wide);
    }
    const box = { x0: 4, top: 4, x1: 60, bottom: 36, confidence: 0.8, line: 0 };
    return highLetters({ ...box, text }, image, TONES, LINE_PX).text;
  };
  t.equal(read("SiT", false), "SIT");
  t.equal(read("SiT", true), "SiT");
  t.equal(read("Mi", false), "MI");
  t.equal(read("Mi", true), "Mi");
});

test("low letters as high as a line are capitals, of which another look may have taken the first for a small one", async (t) => {
  const read = (...otherReadings: string[]): string => {
    const box = { x0: 4, top: 4, x1: 36, bottom: 36, confidence: 0.9, line: 0 };
    return highLetters({ ...box, text: "or", otherReadings }, drawn(false), TONES, LINE_PX).text;
  };
  t.equal(read("OT"), "OT");
  t.equal(read("oT"), "OT");
  t.equal(read("of"), "or");
});

test("letters behind a capital whose mark touches it are capitals where another look saw them and they are as high", async (t) => {
  const read = (high: number, ...otherReadings: string[]): string => {
    const box = { x0: 4, top: 4, x1: 36, bottom: 36, confidence: 0.9, line: 0 };
    return highLetters({ ...box, text: "Åsa", otherReadings }, drawn(true, high), TONES, LINE_PX).text;
  };
  t.equal(read(LINE_PX, "Asa", "ÅSA"), "ÅSA");
  t.equal(read(20, "Asa", "ÅSA"), "ÅSA", "a typewriter's capitals are lower than its digits");
  t.equal(read(18, "Asa", "ÅSA"), "Åsa", "they are low");
  t.equal(read(LINE_PX, "Asa"), "Åsa", "no look saw them");
});
