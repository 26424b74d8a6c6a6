import { test } from "tap";
import { sizedLetters } from "../src/read/ocr/letters/letter-case.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";

const TONES = { paper: 250, ink: 130, trace: 180, faint: 205 };
const [TALL, LOW] = [20, 15];

/** Words of bars, as high as told, on one line; all letters of a word that is `touching` hang together, one may have a tail. */
function read(
  ...drawn: readonly (readonly [
    text: string,
    heights: readonly number[],
    touching?: boolean,
    tailed?: number,
  ])[]
): string {
  const width = drawn.reduce((sum, [text]) => sum + 14 * text.length + 20, 10);
  const image: GrayImage = { width, height: 30, pixels: new Uint8Array(width * 30).fill(250), dpi: 300 };
  let x = 5;
  const words = drawn.map(([text, heights, touching = false, tailed = -1]) => {
    const x0 = x;
    for (const [i, height] of heights.entries()) {
      const wide = touching ? 14 : 11;
      const bottom = i === tailed ? 29 : 25;
      for (let y = 25 - height; y < bottom; y++) image.pixels.fill(10, y * width + x, y * width + x + wide);
      x += 14;
    }
    const word = { text, x0, top: 3, x1: x, bottom: tailed < 0 ? 26 : 30, confidence: 0.9, line: 0 };
    x += 20;
    return word;
  });
  return sizedLetters(words, image, TONES)
    .map(({ text }) => text)
    .join(" ");
}

test("letters of one form have the case that their height shows", async (t) => {
  t.equal(read(["Hs", [TALL, TALL]], ["HSA", [TALL, TALL, TALL]]), "HS HSA");
  t.equal(read(["HS", [TALL, LOW]]), "Hs");
  t.equal(read(["SOC", [TALL, LOW, LOW]], ["Tax", [TALL, LOW, LOW]]), "Soc Tax");
  t.equal(read(["o/T", [TALL, TALL, TALL]]), "O/T");
  t.equal(read(["Cs", [TALL, TALL]]), "CS", "of two the one that was read as a capital tells");
});

test("a word stays as it was read where its letters touch, or nothing tells how high a capital is", async (t) => {
  t.equal(read(["Hs", [TALL, TALL], true]), "Hs");
  t.equal(read(["os", [TALL, TALL]]), "os");
  t.equal(read(["12.00", [TALL, TALL, 3, TALL, TALL]]), "12.00");
});

test("a capital that is higher than others bears a mark, where it is one that may", async (t) => {
  t.equal(read(["ZOE", [TALL, TALL, 27]]), "ZOE");
  t.equal(read(["ZOE", [TALL, TALL + 1, 24]]), "ZOE", "a flat mark");
});

test("a letter that is high among small ones bears a mark, and is no capital", async (t) => {
  t.equal(read(["Bjorn", [TALL, TALL, TALL, LOW, LOW]]), "Bjorn");
  t.equal(
    read(["Dos", [TALL, LOW, 18]], ["name", [LOW, LOW, LOW, LOW]]),
    "Dos name",
    "beside a low one of its form",
  );
});

test("the left edge of a word whose letters touch, or that stands alone, tells as well", async (t) => {
  t.equal(
    read(["Child", [20, 18, 18, 18, 18]], ["sur", [15, 13, 13]]),
    "Child sur",
    "capitals that are higher than ascenders tell how high they are",
  );
  t.equal(read(["way", [TALL, LOW, LOW], true]), "Way", "by the heads of both letters behind it");
  t.equal(
    read(["Fed", [17, LOW, 21]], ["withholding", [17, ...Array<number>(10).fill(LOW)], true]),
    "Fed Withholding",
  );
  t.equal(
    read(["Fed", [17, LOW, 21]], ["without", [LOW, ...Array<number>(6).fill(17)], true]),
    "Fed without",
  );
  t.equal(
    read(["salary", [18, LOW, 21, LOW, LOW, LOW]]),
    "Salary",
    "a typewriter's capitals are lower than its l",
  );
  t.equal(read(["sec", [18, LOW, LOW], true]), "Sec");
  t.equal(read(["Ana", [25, 12, 12]], ["Uma", [16, 12, 12]]), "Ana Uma", "a mark above the A was not read");
  t.equal(read(["sec", [LOW, LOW, LOW], true]), "sec");
  t.equal(read(["off", [TALL, 21, 21], true]), "Off");
  t.equal(read(["off", [LOW, 21, 21], true]), "off");
  t.equal(read(["st.", [TALL, 19, 4]]), "St.", "a t is lower than a capital");
  t.equal(read(["st.", [LOW, 19, 4]]), "st.");
});

test("a stroke among capitals is an I, among small letters an l", async (t) => {
  t.equal(read(["Sul", [TALL, TALL, TALL]]), "SUI");
  t.equal(read(["Sul", [TALL, LOW, TALL]]), "Sul");
});

test("letters amid capitals that touch have the case that their heads show", async (t) => {
  t.equal(read(["CRuZ,", [TALL, TALL, TALL, TALL, 4], true]), "CRUZ,");
  t.equal(read(["McCOY", [TALL, LOW, TALL, TALL, TALL], true]), "McCOY");
});

test("a letter at the end of capitals is a small one only if it is an s", async (t) => {
  t.equal(
    read(["CASTILLO", [...Array<number>(7).fill(TALL), LOW]]),
    "CASTILLO",
    "a head that print has lost",
  );
  t.equal(read(["LOANS", [...Array<number>(4).fill(TALL), LOW]]), "LOANs");
});

test("the first of two letters is a capital where it is higher, though the signs behind them touch", async (t) => {
  t.equal(read(["sr.,", [TALL, LOW, 4]]), "Sr.,");
  t.equal(read(["sr.,", [LOW, LOW, 4]]), "sr.,");
});

test("letters tell nothing where ink hangs below the line that is not a letter with a tail", async (t) => {
  const others = ["Willa", [TALL, TALL, TALL, TALL, LOW]] as const;
  const heights = [24, LOW, LOW, 19, 19, LOW];
  t.equal(read(["Angram,", [...heights, 3], false, 1], others), "Angram, Willa");
});
