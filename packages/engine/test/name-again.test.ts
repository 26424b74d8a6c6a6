import { test } from "tap";
import { readNameAgain } from "../src/read/ocr/name-again.ts";
import type { Recogniser } from "../src/read/ocr/recogniser.ts";
import type { Word } from "../src/read/page-reader.ts";
import { picture, TONES } from "./support/drawn-letters.ts";

const PAGE = {
  image: picture(["#"], 40),
  tones: TONES,
  isEnlarged: false,
  phrases: [],
  rules: [],
  frames: [],
  masks: [],
  signs: [],
  drawn: null,
};

/** A name as looks that give these texts one after the other leave it, and how many were taken. */
function readBy(text: string, ...texts: readonly string[]): { word: Word; taken: number } {
  let taken = 0;
  const recogniser: Recogniser = {
    recognise: () => [
      { text: texts[taken++] ?? "", x0: 0, top: 0, x1: 9, bottom: 9, confidence: 0.9, line: 0 },
    ],
    close: () => {},
  };
  const place = { x0: 2, top: 2, x1: 9, bottom: 9, baseline: 8, size: 8 };
  const word: Word = { text, bold: false, source: "ocr", confidence: 0.91, ...place };
  return { word: readNameAgain(word, PAGE, recogniser), taken };
}

test("a name that two models read so is confirmed, and costs no more looks", async (t) => {
  const { word, taken } = readBy("Barnes", "Barnes", "Barnes");
  t.equal(word.confirmed, true);
  t.equal(taken, 2);
  t.equal(readBy("Barnes", "Bames", "Barnes", "Barnes").word.confirmed, true);
  t.equal(readBy("Barnes", "Bames", "Bames", "Barnes", "Barnes").word.confirmed, true, "in another size");
});

test("a name that others read in another way stays as it is", async (t) => {
  const bames = "Bames";
  const once = [bames, bames, "Barnes"];
  const { word } = readBy("Barnes", ...once, ...once, ...once);
  t.equal(word.confirmed, undefined, "one model reads it so each time");
  t.equal(word.text, "Barnes");
  t.equal(readBy("Barnes", ...Array<string>(9).fill("barnes")).word.confirmed, undefined, "another case");
});

test("what all looks read surely in the same other way is that, and not confirmed", async (t) => {
  const lines = ["Le", "ue", "He", "EEC", "ELC", ""];
  const { word } = readBy("LEC", ...lines, "LLC", "LLC", "LLC");
  t.same([word.text, word.otherReadings, word.confirmed], ["LLC", ["LEC"], undefined]);
  t.equal(readBy("LEC", ...lines, "LLC", "LLC", "EEC").word.text, "LEC", "they differ");
  t.equal(readBy("LEC", "LEC", ...lines.slice(1), "LLC", "LLC", "LLC").word.text, "LEC", "one does not");
  t.equal(readBy("Zoë", ...lines, "Zor", "Zor", "Zor").word.text, "Zoë", "a name with marks");
});

test("which mark a letter bears the ink tells, and an apostrophe has several forms", async (t) => {
  t.equal(readBy("Zoë", "Zoé", "Zoe").word.confirmed, true);
  t.equal(readBy("O'Neill", "O’Neill", "O'Neill").word.confirmed, true);
});
