import { test } from "tap";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";
import {
  withNumberSign,
  withOverlookedApostrophe,
  withOverlookedComma,
  withPointOfNumber,
} from "../src/read/ocr/letters/overlooked-signs.ts";

test("a comma that touches a stroke is taken from the look that saw it", async (t) => {
  const read = (text: string, ...otherReadings: string[]): string =>
    withOverlookedComma({ text, otherReadings, confidence: 0.9, line: 0, x0: 0, top: 0, x1: 90, bottom: 20 })
      .text;
  t.equal(read("ILCELIA", "II,CELIA"), "II,CELIA");
  t.equal(read("DIAZLATOYA", "D1AZ", "DIAZ,LATOYA"), "DIAZ,LATOYA");
  t.equal(read("ILCELIA", "HI,CELIA"), "ILCELIA", "other letters");
  t.equal(read("CELIA", "C,ELIA"), "CELIA", "one letter is no name");
  t.equal(read("Diaz", "Di,az"), "Diaz");
  t.equal(read("ILCELIA"), "ILCELIA");
});

test("an apostrophe that another look saw, or that the ink shows, stands in its name", async (t) => {
  const high = (row: string, rows: number): string[] => Array<string>(rows).fill(row);
  const name = ["##########", "##########", "##########", "##########"].join("  ");
  const plain = high(name, 12);
  const hanging = [...high(name.replace("  ", "  ##  "), 4), ...high(name.replace("  ", "      "), 8)];
  const read = (text: string, rows: string[], ...otherReadings: string[]): string => {
    const word = seenIn(boxOf(0, 0, rows[0]!.length, 12), text, { otherReadings });
    return withOverlookedApostrophe(word, picture(rows), TONES).text;
  };
  t.equal(read("ONEIL,", plain, "O'NEIL,"), "O'NEIL,");
  t.equal(read("DAndre", plain, "D'Andre"), "D'Andre");
  t.equal(read("ONEI", plain, "O'NEIL"), "ONEI", "other letters");
  t.equal(read("Tnes", plain, "T'nes"), "Tnes", "no name begins so");
  t.equal(read("ONEI", hanging), "O'NEI");
  t.equal(read("ONEI", plain), "ONEI");
  const torn = (wide: string, long: number): string[] => [
    ...high(name.replace("  ", `  ${wide}  `), long),
    ...high(name.replace("  ", " ".repeat(wide.length + 4)), 12 - long),
  ];
  t.equal(read("DVOR", torn("###", 2)), "DVOR", "a serif that is torn off its letter");
  t.equal(read("DVOR", torn("##", 6)), "DVOR", "the arm of a V");
  t.equal(read("Onei", hanging), "Onei");
  t.equal(read("JQUA", hanging, "J'QUA"), "J'QUA");
  t.equal(read("JQUA", plain, "J'QUA"), "JQUA", "behind an unusual letter the ink must show it");
  t.equal(read("JJQUA", hanging, "J'QUA"), "J'QUA", "read as the letter before it");
  t.equal(read("JJQUA", plain, "J'QUA"), "JJQUA");
  t.equal(read("JQUA", hanging), "JQUA", "and a look must have seen it");
});

test("a sign before a number that another look saw is no word", async (t) => {
  const seen = (text: string, otherReadings: string[] = []): SeenWord =>
    seenIn(boxOf(0, 0, 10, 12), text, { otherReadings });
  t.equal(withNumberSign(seen("it", ["#", "La"]), seen("77426")).text, "#");
  t.equal(withNumberSign(seen("it", ["La"]), seen("77426")).text, "it");
  t.equal(withNumberSign(seen("it", ["#"]), seen("is")).text, "it");
  t.equal(withNumberSign(seen("it", ["#"]), undefined).text, "#", "alone");
  t.equal(withPointOfNumber(seen("No,", ["No."]), seen("73")).text, "No.");
  t.equal(withPointOfNumber(seen("No,", ["No."]), seen("thanks")).text, "No,");
  t.equal(withPointOfNumber(seen("No,"), seen("73")).text, "No,", "no look gave it");
});
