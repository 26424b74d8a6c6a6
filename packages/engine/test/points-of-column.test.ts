import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { withPointsOfColumn } from "../src/respell/points-of-column.ts";
import { CHARACTER_PT, pageOf } from "./support/page-of.ts";

const COLUMN = [
  "1,250.00",
  "   75.10",
  "   12.67",
  "  318.20",
  "1,040.00",
  "    9.99",
  "   81.85",
  "  106.00",
];

/** The words of lines with amounts, where a space between digits is narrow. */
function read(lines: readonly string[], source: Word["source"] = "ocr"): Word[] {
  const page = pageOf(lines.join("\n"));
  const words = page.words.map((word, i): Word => {
    const next = page.words[i + 1];
    const isCut = next !== undefined && next.baseline === word.baseline;
    return { ...word, source, confidence: 0.95, ...(isCut ? { x1: next.x0 - CHARACTER_PT / 4 } : {}) };
  });
  return withPointsOfColumn({ ...page, words }).words;
}

function texts(lines: readonly string[], source?: Word["source"]): string[] {
  return read(lines, source).map(({ text }) => text);
}

test("cents behind a space in a column of amounts with points have lost theirs", async (t) => {
  t.same(texts([...COLUMN, "    2 11"]).slice(-1), ["2.11"]);
  t.same(texts([...COLUMN, "1.126 78"]).slice(-1), ["1,126.78"], "a comma that was read as a point");
  const { confidence, otherReadings } = read([...COLUMN, "    2 11"]).at(-1)!;
  t.ok(confidence < 0.85, "it is in doubt");
  t.same(otherReadings, ["211"]);
});

test("a comma before two digits is the point of an amount", async (t) => {
  t.same(texts([...COLUMN, "  244,25"]).slice(-1), ["244.25"]);
  t.same(texts([...COLUMN, "1,244,25"]).slice(-1), ["1,244.25"]);
  t.same(texts([...COLUMN, "-244,25*"]).slice(-1), ["-244.25*"], "with the sign of what is not taxed");
  t.ok(read([...COLUMN, "  244,25"]).at(-1)!.confidence < 0.85, "it is in doubt");
  t.same(texts([...COLUMN, "10,20"]).slice(-1), ["10,20"], "it ends in no column of amounts");
  t.same(texts([...COLUMN.slice(0, 5), "  244,25"]).slice(-1), ["244,25"], "too few amounts");
  t.same(
    texts(["  244,25", ...COLUMN].map((text) => text.replace(".", ","))).at(-1),
    "106,00",
    "decimal commas",
  );
});

test("what may be printed so stays", async (t) => {
  t.same(texts([...COLUMN, "2 11"]).slice(-2), ["2", "11"], "it ends in no column of amounts");
  t.same(texts([...COLUMN.slice(0, 5), "    2 11"]).slice(-2), ["2", "11"], "too few amounts");
  const spaced = ["    2 11", "    3 12", "    4 13"];
  t.same(texts([...COLUMN, ...spaced]).slice(-2), ["4", "13"], "the page prints cents behind a space");
  t.same(texts([...COLUMN, "    2 11"], "text").slice(-2), ["2", "11"], "a text layer");
});
