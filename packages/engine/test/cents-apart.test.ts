import { test } from "tap";
import type { ReadPage, Word } from "../src/read/page-reader.ts";
import { partCents } from "../src/respell/cents-apart.ts";

const SIZE = 6;
const DIGIT = 3;

/**
 * Words of a line from the right edges of its columns leftwards; a space within a figure is half as wide as a digit, and `_`
 * is one that was overlooked.
 */
function line(baseline: number, source: Word["source"], ...columns: [text: string, x1: number][]): Word[] {
  return columns.flatMap(([text, end]) => {
    const words: Word[] = [];
    let x1 = end;
    for (const part of text.split(" ").toReversed()) {
      const text = part.replaceAll("_", "");
      const x0 = x1 - DIGIT * (text.length + (part.length - text.length) / 2);
      const box = { x0, top: baseline - 5, x1, bottom: baseline + 1, baseline, size: SIZE };
      words.unshift({ text, ...box, bold: false, source, confidence: 0.9 });
      x1 = x0 - DIGIT / 2;
    }
    return words;
  });
}

/** A page with four lines of three figures each, and a line below them, as its words are then. */
function read(columns: [text: string, x1: number][], lines = 4, source: Word["source"] = "ocr"): string {
  const above = Array.from({ length: lines }, (_, i) =>
    line(10 + 8 * i, source, ["1 572 80", 100], ["0 00", 150], ["65 05", 200]),
  );
  const last = line(100, source, ...columns);
  const page: ReadPage = {
    number: 1,
    width: 300,
    height: 200,
    rotation: 0,
    words: [...above.flat(), ...last],
    rules: [],
  };
  return partCents(page)
    .words.slice(above.flat().length)
    .map(({ text }) => text)
    .join(" ");
}

test("figures without their spaces get them back where a page prints cents behind one", async (t) => {
  t.equal(read([["1_572_80", 100]]), "1 572 80");
  t.equal(read([["o_00", 150]]), "0 00");
  t.equal(read([["-65_05", 200]]), "-65 05");
  t.equal(read([["2_029 05", 100]]), "2 029 05", "its cents alone stood apart");
  t.equal(read([["80:00", 150]]), "80 00", "dust in the space");
  t.equal(read([["2.029 05", 100]]), "2 029 05", "in either space");
  t.equal(read([["2.029", 100]]), "2.029", "no cents stand apart");
  t.equal(read([["80:00", 170]]), "80:00", "no figure ends there");
});

test("what ends no column, and figures of other pages, stay as they are", async (t) => {
  t.equal(read([["1_572_80", 170]]), "157280", "no figure ends there");
  t.equal(read([["1_572_80", 100]], 2), "157280", "too few figures have cents behind a space");
  t.equal(read([["1_572_80", 100]], 4, "text"), "157280");
  t.equal(read([["15128", 100]]), "15128", "a number whose digits leave no room for a space");
  t.equal(read([["Totals", 100]]), "Totals");
  t.equal(read([["25.06", 100]]), "25.06", "some print both");
});

test("the parts stand where their digits do", async (t) => {
  const words = partCents({
    number: 1,
    width: 300,
    height: 200,
    rotation: 0,
    rules: [],
    words: [
      ...[1, 2, 3, 4].flatMap((i) => line(8 * i, "ocr", ["1 00", 100], ["2 00", 150], ["3 00", 200])),
      ...line(100, "ocr", ["65_05", 200]),
    ],
  }).words.slice(-2);
  t.match(words, [
    { text: "65", x0: 186.5, otherReadings: ["6505"] },
    { text: "05", x1: 200 },
  ]);
  t.ok(words[0]!.x1 < words[1]!.x0);
});
