import { test } from "tap";
import { withOverlookedApostrophe, withOverlookedComma } from "../src/read/ocr/letters/overlooked-signs.ts";

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

test("an apostrophe that another look saw stands in its name", async (t) => {
  const read = (text: string, ...otherReadings: string[]): string =>
    withOverlookedApostrophe({
      ...{ text, otherReadings, confidence: 0.9, line: 0 },
      ...{ x0: 0, top: 0, x1: 90, bottom: 20 },
    }).text;
  t.equal(read("ONEILL,", "O'NEILL,"), "O'NEILL,");
  t.equal(read("DAndre", "D'Andre"), "D'Andre");
  t.equal(read("ONEILL", "O'NEIL"), "ONEILL", "other letters");
  t.equal(read("Tnes", "T'nes"), "Tnes", "no name begins so");
});
