import { test } from "tap";
import { cellRowsOf } from "../src/infer/cells/cells.ts";
import { splitHeadings } from "../src/infer/prepare/headings/split-headings.ts";
import { linesOf } from "../src/layout/lines.ts";
import type { Word } from "../src/read/page-reader.ts";
import { pageOf, SIZE_PT } from "./support/page-of.ts";

/** White between the words of one heading, in font sizes. */
const SPACE_EM = 0.2;
const LETTER_EM = 0.5;

/** The headings of a row that stand so far apart, in font sizes, over columns of which most are empty. */
function headings(apartEm: number, ...texts: readonly string[]): string[] {
  const rows = "Ann Cook      5.00   100.00\nBob Dole      6.00   120.00\nCy Diaz       7.00   140.00";
  const page = pageOf(`Employee\n${rows}`);
  const [first] = page.words as [Word, ...Word[]];
  let x = 200;
  const words = texts.flatMap((text) =>
    text.split(" ").map((part, i): Word => {
      const x0 = x + (i === 0 ? apartEm : SPACE_EM) * SIZE_PT;
      x = x0 + part.length * LETTER_EM * SIZE_PT;
      return { ...first, text: part, x0, x1: x };
    }),
  );
  const apart = { ...first, text: "Hours", x0: 120, x1: 150 };
  const lines = linesOf({ ...page, words: [first, apart, ...words, ...page.words.slice(1)] }, "point");
  return splitHeadings(cellRowsOf(lines))[0]!
    .cells.map(({ text }) => text)
    .slice(2);
}

const NAMES = ["Bonus Pay", "Cash Tips", "Medical FSA", "Dental Plan", "Soc Sec", "Net Pay"];

test("headings that stand closer than phrases do are told apart where no space is nearly as wide", async (t) => {
  t.same(headings(1, ...NAMES), NAMES);
  t.same(headings(0.65, ...NAMES), NAMES);
  t.same(headings(0.45, ...NAMES), [NAMES.join(" ")], "these may be words of one heading");
  t.same(headings(0.65, "Bonus", "Cash", "Medical"), ["Bonus Cash Medical"], "where no space tells");
});
