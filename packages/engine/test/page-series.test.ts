import { test } from "tap";
import { seriesOf } from "../src/layout/page-series.ts";
import type { Word } from "../src/read/page-reader.ts";
import { pageOf } from "./support/page-of.ts";

const BODY =
  "Sample, Anna   Salary   1,000.00   FIT   100.00   Dental   20.00   Net Pay   880.00   Check   4711   Paid";

const page = (foot: string, number: number, body = BODY) => pageOf(`${body}\n\n${foot}`, number);

function missing(...feet: readonly string[]): number {
  return seriesOf(feet.map((foot, i) => page(foot, i + 1, `${BODY} ${i}`))).missing;
}

test("a page that is there twice is read once", async (t) => {
  const { pages, repeated } = seriesOf([
    page("Page 1 of 2", 1),
    page("Page 2 of 2", 2),
    page("Page 1 of 2", 3),
  ]);
  t.same(
    pages.map(({ number }) => number),
    [1, 2],
  );
  t.equal(repeated, 1);
});

test("pages of few words may be alike", async (t) => {
  t.equal(seriesOf([pageOf("blank", 1), pageOf("blank", 2)]).repeated, 0);
});

test("printed numbers tell how many pages are missing", async (t) => {
  t.equal(missing("Page 1 of 3", "Page 2 of 3", "Page 3 of 3"), 0);
  t.equal(missing("Page 1 of 3", "Page 3 of 3"), 1, "in the middle");
  t.equal(missing("Page 1 of 3", "Page 2 of 3"), 1, "at the end");
  t.equal(missing("Page 2 of 3", "Page 3 of 3"), 1, "at the beginning");
  t.equal(missing("Page 1", "Page 2", "Page 4"), 1, "without their number");
  t.equal(missing("Page 1/2", "Page 2/2"), 0);
});

test("each run of numbers is counted by itself", async (t) => {
  t.equal(missing("Page 1 of 1", "Page 1 of 1", "Page 1 of 1"), 0, "a statement a page");
  t.equal(missing("Page 1 of 2", "Page 2 of 2", "Page 1 of 2", "Page 2 of 2"), 0, "two reports");
  t.equal(missing("Page 1", "Page 2", "Page 1", "Page 3"), 1);
});

test("pages that lie the wrong way around are put in the order of their numbers", async (t) => {
  const order = (...feet: readonly string[]): number[] =>
    seriesOf(feet.map((foot, i) => page(foot, i + 1, `${BODY} ${i}`))).pages.map(({ number }) => number);
  t.same(order("Page 3 of 3", "Page 2 of 3", "Page 1 of 3"), [3, 2, 1]);
  t.same(order("Page 2", "Page 1", "Page 3"), [2, 1, 3]);
  t.same(order("Page 2", "Page 1", "Page 2"), [1, 2, 3], "not where a number is there twice");
  t.same(order("Page 2", "Page 1", "Confidential"), [1, 2, 3], "nor where a page has none");
  t.equal(missing("Page 4", "Page 2", "Page 1"), 1, "gaps are seen in either order");
});

test("pages without numbers, and numbers that count something else, tell nothing", async (t) => {
  t.equal(missing("Confidential", "Confidential"), 0);
  t.equal(missing("Page 7", "Page 7", "Page 7"), 0);
});

test("a scanned page whose number was not read is no gap", async (t) => {
  const scanned = (foot: string, number: number) => {
    const read = page(foot, number, `${BODY} ${number}`);
    return { ...read, words: read.words.map((word) => ({ ...word, source: "ocr" as const })) };
  };
  t.equal(seriesOf([scanned("Page i.", 1), scanned("Page 2", 2)]).missing, 0);
  t.equal(seriesOf([scanned("Page i.", 1), scanned("Page 3", 2)]).missing, 1);
});

test("a number of a scanned page that was read with doubt is none that is missed", async (t) => {
  const numbered = (foot: string, number: number, doubt: Partial<Word> = {}) => {
    const read = page(foot, number, `${BODY} ${number}`);
    return { ...read, words: read.words.map((word) => ({ ...word, source: "ocr" as const, ...doubt })) };
  };
  const missing = (doubt: Partial<Word>): number =>
    seriesOf([numbered("Page 1 of 2", 1), numbered("Page 2 of 5", 2, doubt)]).missing;
  t.equal(missing({}), 5, "of two reports one page each is there");
  t.equal(missing({ confidence: 0.7 }), 0);
  t.equal(missing({ otherReadings: ["2015"] }), 0);
});
