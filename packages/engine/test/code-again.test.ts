import { test } from "tap";
import type { RecordReading, TextReading } from "../src/interpret/reading.ts";
import { readCodeAgain } from "../src/read/ocr/code-again.ts";
import type { Recogniser } from "../src/read/ocr/recogniser.ts";
import type { Word } from "../src/read/page-reader.ts";
import { ambiguousCodes } from "../src/repair/ambiguous-codes.ts";

const PAGE = {
  image: { width: 400, height: 100, pixels: new Uint8Array(40_000).fill(250), dpi: 300 },
  tones: { paper: 250, ink: 130, trace: 180, faint: 205 },
  isEnlarged: false,
  phrases: [],
  rules: [],
  frames: [],
  masks: [],
  signs: [],
  drawn: null,
};

function word(text: string, source: "ocr" | "text" = "ocr"): Word {
  const box = { x0: 10, top: 5, x1: 50, bottom: 13, baseline: 12, size: 8 };
  return { text, bold: false, source, confidence: 0.95, ...box };
}

/** A recogniser whose looks give one text after the other, and the last of them from then on. */
function looksOf(...texts: string[]): Recogniser {
  return {
    recognise() {
      const text = (texts.length > 1 ? texts.shift() : texts[0]) ?? "";
      return text === "" ? [] : [{ text, x0: 0, top: 0, x1: 9, bottom: 9, confidence: 0.9, line: 0 }];
    },
    close: () => {},
  };
}

test("a code is spelled as most looks give it, and is in doubt where they differ", async (t) => {
  t.match(readCodeAgain(word("SHY"), PAGE, looksOf("SHY", "5HY", "5j", "5HY", "SHY", "5HY")), {
    text: "5HY",
    confidence: 0.4,
    otherReadings: ["SHY"],
  });
  t.match(readCodeAgain(word("SHY"), PAGE, looksOf("5HY", "5HY", "SHY")), {
    text: "SHY",
    confidence: 0.4,
    otherReadings: ["5HY"],
  });
});

test("any sign may be another, and a small letter is none", async (t) => {
  t.match(readCodeAgain(word("ZTY"), PAGE, looksOf("ZTY", "Z7Y")), { text: "Z7Y", confidence: 0.4 });
  t.match(readCodeAgain(word("W3Ss"), PAGE, looksOf("w3s", "W3Ss", "W3s")), { text: "W3S", confidence: 0.4 });
  t.match(readCodeAgain(word("ss3"), PAGE, looksOf("SS3")), { text: "SS3", confidence: 0.4 });
  t.match(readCodeAgain(word("W3s"), PAGE, looksOf("W3s")), { text: "W3S", confidence: 0.4 });
});

test("an L may be a one", async (t) => {
  t.match(readCodeAgain(word("FROL"), PAGE, looksOf("FROL", "FRO1")), {
    text: "FRO1",
    otherReadings: ["FROL"],
  });
});

test("a stroke with the flag of a one, or a foot alone, is one, however sure the looks are", async (t) => {
  type Bar = [x: number, width: number, top: number, bottom: number];
  /** Two letters and a stroke, each as bars of ink. */
  const read = (...stroke: Bar[]): string => {
    const image = { ...PAGE.image, pixels: PAGE.image.pixels.slice() };
    const letters: Bar[] = [[42, 20, 24, 50], [68, 20, 24, 50], ...stroke];
    for (const [x, wide, top, bottom] of letters)
      for (let y = top; y < bottom; y++) image.pixels.fill(10, y * 400 + x, y * 400 + x + wide);
    const code = { ...word("URI"), x0: 9.5, x1: 26, top: 5, bottom: 12.5 };
    return readCodeAgain(code, { ...PAGE, image }, looksOf("URI")).text;
  };
  const stem: Bar = [98, 4, 24, 50];
  const foot: Bar = [94, 12, 47, 50];
  const head: Bar = [94, 12, 24, 27];
  t.equal(read(stem), "URI");
  t.equal(read(stem, foot, head), "URI", "serifs at both ends");
  t.equal(read(stem, foot), "UR1");
  t.equal(read(stem, [94, 4, 26, 30]), "UR1");
});

test("a G whose ink encloses white is a six", async (t) => {
  /** A letter of bars, and a ring that is open at its right or closed. */
  const read = (isOpen: boolean): string => {
    const image = { ...PAGE.image, pixels: PAGE.image.pixels.slice() };
    const bars = [
      [42, 20, 24, 50],
      [68, 20, 24, 28],
      [68, 4, 24, 50],
      [68, 20, 46, 50],
      ...(isOpen ? [] : [[84, 4, 24, 50]]),
    ];
    for (const [x, wide, top, bottom] of bars as [number, number, number, number][])
      for (let y = top; y < bottom; y++) image.pixels.fill(10, y * 400 + x, y * 400 + x + wide);
    const code = { ...word("HG"), x0: 9.5, x1: 22, top: 5, bottom: 12.5 };
    return readCodeAgain(code, { ...PAGE, image }, looksOf("HG")).text;
  };
  t.equal(read(true), "HG");
  t.equal(read(false), "H6");
});

test("one model of several that gave another code, in whatever size, is no doubt", async (t) => {
  t.same(readCodeAgain(word("PE6"), PAGE, looksOf("PEG", "PE6")), word("PE6"));
  const twice = ["PEG", "PE6", "PE6", "PE6", "PEG", "PE6"];
  t.same(readCodeAgain(word("PE6"), PAGE, looksOf(...twice)), word("PE6"));
});

test("a code that each look confirms, or of which no look tells, stays as it is", async (t) => {
  for (const look of ["SHY", "XQZ", ""]) t.same(readCodeAgain(word("SHY"), PAGE, looksOf(look)), word("SHY"));
  t.match(
    readCodeAgain(word("ShY"), PAGE, looksOf("XQZ")),
    { text: "SHY", otherReadings: ["ShY"] },
    "capitals",
  );
});

test("the company's code may have a digit for a letter where it is short, and read from an image", async (t) => {
  const codeOf = (of: Word): TextReading => ({
    text: of.text,
    tokens: [{ words: [of] }] as unknown as TextReading["tokens"],
  });
  const ambiguous = (of: Word): string[] =>
    ambiguousCodes({ facts: new Map([["company_id", codeOf(of)]]), records: [] }).map(({ text }) => text);
  t.same(ambiguous(word("SHY")), ["SHY"]);
  t.same(ambiguous(word("0A7")), ["0A7"]);
  t.same(ambiguous(word("W3Ss")), ["W3Ss"]);
  t.same(ambiguous(word("Code")), [], "a word");
  t.same(ambiguous(word("SHY", "text")), []);
  t.same(ambiguous(word("105522")), [], "a number");
  t.same(ambiguousCodes({ facts: new Map(), records: [] }), []);
  const ofDepartment = (of: Word): string[] => {
    const records = [{ department: codeOf(of), departmentCode: null }] as unknown as RecordReading[];
    return ambiguousCodes({ facts: new Map(), records }).map(({ text }) => text);
  };
  const unsure = (text: string): Word => ({ ...word(text), confidence: 0.86 });
  t.same(ofDepartment(unsure("FROL")), ["FROL"]);
  t.same(ofDepartment(word("FROL")), [], "it was read surely");
  t.same(ofDepartment(word("NURI")), ["NURI"], "a one with a foot is surely read as an I");
  t.same(ofDepartment(unsure("100")), [], "a number");
});

test("a sign that most looks do not see is none of the code, and one that few see puts it in doubt", async (t) => {
  t.match(readCodeAgain(word("NES8"), PAGE, looksOf("NES8", "NE8")), { text: "NE8", confidence: 0.4 });
  t.match(readCodeAgain(word("NES8"), PAGE, looksOf("NE8", "NE8", "NES8")), {
    text: "NES8",
    confidence: 0.4,
    otherReadings: ["NE8"],
  });
});
