import { test } from "tap";
import { readDigitsAlike } from "../src/read/ocr/print/digits-alike.ts";
import { PrintedLetters } from "../src/read/ocr/print/letter-samples.ts";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { DIGIT, digitRows, ROWS } from "./support/drawn-digits.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

const LINE = 10;
const PX = 4;

interface Figure {
  printed: string;
  read?: string;
  confidence?: number;
  others?: string[];
}

/** The figures of a page, one below the other, as they are read. */
function readPage(figures: readonly Figure[]): SeenWord[] {
  const rows = figures.flatMap(({ printed }) => [
    ...digitRows(printed),
    ...Array.from({ length: LINE - ROWS }, () => ""),
  ]);
  const words = figures.map(({ printed, read = printed, confidence = 0.95, others = [] }, line) => {
    const box = boxOf(0, line * LINE, DIGIT * printed.length - 2, line * LINE + ROWS, PX);
    return seenIn(box, read, { line, confidence, otherReadings: others });
  });
  return readDigitsAlike(words, new PrintedLetters(picture(rows, PX), TONES));
}

/** Figures that show how the page prints its digits. */
const PAGE: readonly Figure[] = ["567813", "683157", "735861", "816375", "158736"].map((printed) => ({
  printed,
}));

test("a digit that the page prints like another one is that one, in doubt", async (t) => {
  const [read] = readPage([{ printed: "7787", read: "7187" }, ...PAGE]);
  t.equal(read!.text, "7787");
  t.same(read!.otherReadings, ["7187"]);
  t.ok(read!.confidence < 0.5);
});

test("a reading with a digit that the page prints otherwise is forgotten", async (t) => {
  const [read] = readPage([{ printed: "3155", others: ["3156", "31556", "3I55"] }, ...PAGE]);
  t.equal(read!.text, "3155");
  t.same(read!.otherReadings, ["31556", "3I55"], "only digit by digit");
  t.equal(read!.confidence, 0.95);
});

test("of a figure that no look was sure of, other readings are kept for its sums", async (t) => {
  const [read] = readPage([{ printed: "3155", others: ["3156"], confidence: 0.6 }, ...PAGE]);
  t.same(read!.otherReadings, ["3156"]);
});

test("a digit that has the form of no print of its kind may be the one that it is like", async (t) => {
  const enlarged = (rows: readonly string[], across: number, down: number): string[] =>
    rows.flatMap((row) => Array<string>(down).fill([...row].map((cell) => cell.repeat(across)).join("")));
  const read = (fives: number): SeenWord => {
    const normal = ["13", "31", "18", "81"].flatMap((digits) => Array<string>(2).fill(digits));
    const lines = [
      { text: "5", rows: enlarged(digitRows("1"), 2, 2) },
      ...normal.map((text) => ({ text, rows: digitRows(text) })),
      ...Array.from({ length: fives }, () => ({ text: "5", rows: enlarged(digitRows("5"), 2, 1) })),
    ];
    const words: SeenWord[] = [];
    const page: string[] = [];
    for (const { text, rows } of lines) {
      const width = Math.max(...rows.map((row) => row.trimEnd().length));
      const box = boxOf(0, page.length, width, page.length + rows.length, PX);
      words.push(seenIn(box, text, { line: page.length, confidence: 0.95 }));
      page.push(...rows, "", "", "");
    }
    return readDigitsAlike(words, new PrintedLetters(picture(page, PX), TONES))[0]!;
  };
  t.match(read(4), { text: "5", otherReadings: ["1"], confidence: 0.7 });
  t.equal(read(1).otherReadings, undefined, "too few of its kind are printed");
});

test("a page that prints too few digits tells nothing of them", async (t) => {
  const [read] = readPage([{ printed: "3155", others: ["3156"] }, { printed: "8136" }]);
  t.equal(read!.text, "3155");
  t.same(read!.otherReadings, ["3156"]);
});

test("what no look was sure of does not show how a page prints its digits", async (t) => {
  const unsure = PAGE.map((figure) => ({ ...figure, confidence: 0.6 }));
  const [read] = readPage([{ printed: "7787", read: "7187" }, ...unsure]);
  t.equal(read!.text, "7187");
});

test("words that are no figures stay as they are", async (t) => {
  const [read] = readPage([{ printed: "5678", read: "SG78", others: ["S678"] }, ...PAGE]);
  t.equal(read!.text, "SG78");
  t.same(read!.otherReadings, ["S678"]);
});
