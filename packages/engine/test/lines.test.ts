import { test } from "tap";
import { linesOf, textOf, tokensBetween } from "../src/layout/lines.ts";
import type { Word } from "../src/read/page-reader.ts";
import { lineOf, linesOfText, pageOf } from "./support/page-of.ts";
import { matches } from "./support/matches.ts";

test("lines carry their page, and their text with tabs between cells", async (t) => {
  const lines = linesOfText(["Anna Sample  40.00     1,000.00\n\nBert", "Cara"]);
  matches(t, lines, [
    { page: 1, baseline: 20, top: 15, bottom: 21, text: "Anna Sample\t40.00\t1,000.00" },
    { page: 1, baseline: 40, text: "Bert" },
    { page: 2, baseline: 20, text: "Cara" },
  ]);
});

test("words a little off the baseline stand on the line, words of a raised line do not", async (t) => {
  const page = pageOf("Anna Sample");
  const [anna, sample] = page.words;
  const textsWith = (baseline: number): string[] =>
    linesOf({ ...page, words: [anna!, { ...sample!, baseline }] }, "point").map(({ text }) => text);
  t.same(textsWith(anna!.baseline + 1.5), ["Anna Sample"]);
  t.same(textsWith(anna!.baseline + 1.7), ["Anna", "Sample"]);
});

test("what is stamped across a page is no part of it, a large heading is", async (t) => {
  const page = pageOf("Anna Sample  40.00\nBert Specimen  30.00\n\n\n\n\nTotal  70.00");
  const large = (text: string, x0: number, baseline: number): Word => {
    const [top, bottom] = [baseline - 22, baseline];
    return { ...page.words[0]!, text, x0, x1: x0 + 20 * text.length, top, bottom, baseline, size: 30 };
  };
  const textsWith = (...words: Word[]): string[] =>
    linesOf({ ...page, words: [...words, ...page.words] }, "point").map(({ text }) => text);
  const own = linesOf(page, "point").map(({ text }) => text);
  t.same(textsWith(large("COPY", 40, 35)), own, "over words");
  t.same(textsWith(large("COPY", 40, 35), large("ONLY", 400, 35)), own, "and what stands beside it");
  t.same(textsWith(large("Journal", 40, 12)), ["Journal", ...own]);
});

test("a page without words has no lines", async (t) => {
  t.same(linesOf(pageOf("\n"), "point"), []);
  t.equal(textOf([]), "");
});

test("a stretch of the text leads back to the tokens that it covers", async (t) => {
  const { tokens, text } = lineOf("Dept: 7  Rate 20 0000", "space");
  t.equal(text, "Dept: 7\tRate 20.0000");
  const covered = (part: string): string[] => {
    const start = text.indexOf(part);
    return tokensBetween(tokens, start, start + part.length).map((token) => token.text);
  };
  t.same(covered("Dept: 7"), ["Dept:", "7"]);
  t.same(covered("Rate 20.0000"), ["Rate", "20 0000"]);
  t.same(covered("0.00"), ["20 0000"], "part of a token is the token");
  t.same(covered(" "), [], "a space belongs to none");
  t.same(tokensBetween(tokens, 0, text.length), tokens);
});

test("dots that lead from a label to its figure are no words of the line", async (t) => {
  const texts = (text: string): string[] => linesOfText([text]).map((line) => line.text);
  t.same(texts("Gross pay . . . . . . . 1,846.80"), ["Gross pay\t1,846.80"]);
  t.same(texts("Gross pay..............1,846.80"), ["Gross pay\t1,846.80"]);
  t.same(texts("Net pay ............. (12.00)"), ["Net pay\t(12.00)"]);
  t.same(texts("Checking ....1234  1,846.80"), ["Checking ....1234\t1,846.80"], "an account is none");
  t.same(texts("To be continued . . . ."), ["To be continued . . . ."], "nor where no figure follows");
});
