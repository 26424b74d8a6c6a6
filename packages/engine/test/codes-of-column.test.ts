import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { spellCodesOfColumn } from "../src/respell/codes-of-column.ts";
import { pageOf } from "./support/page-of.ts";

/** A scanned column of codes, of which some were read with doubt. */
function spelled(
  text: string,
  doubts: Readonly<Record<string, { confidence: number; otherReadings?: readonly string[] }>> = {},
): string {
  const page = pageOf(text);
  const words = page.words.map((word): Word => {
    const { confidence, otherReadings } = doubts[word.text] ?? { confidence: 0.95 };
    return { ...word, source: "ocr", confidence, ...(otherReadings === undefined ? {} : { otherReadings }) };
  });
  return spellCodesOfColumn([{ ...page, words }])[0]!
    .words.map((word) => word.text)
    .join(" ");
}

test("what was but guessed in a column of one code is that code", async (t) => {
  t.equal(spelled("DD\nDD\n0D\nDD\nDD\nDD", { "0D": { confidence: 0.4 } }), "DD DD DD DD DD DD");
  const seen = { DO: { confidence: 0.72, otherReadings: ["DD", "00"] } };
  t.equal(spelled("DD\nDD\nDO\nDD\nDD\nDD", seen), "DD DD DD DD DD DD", "where another look gave it");
});

test("it stays where no look gave the code, where it was read surely, and where the column holds others", async (t) => {
  t.equal(spelled("DD\nDD\nDO\nDD\nDD\nDD", { DO: { confidence: 0.72 } }), "DD DD DO DD DD DD");
  t.equal(spelled("DD\nDD\nDO\nDD\nDD\nDD"), "DD DD DO DD DD DD");
  const guessed = { DO: { confidence: 0.4 } };
  t.equal(spelled("DD\nDD\nDO\nDD\nDD", guessed), "DD DD DO DD DD", "too few");
  t.equal(spelled("DD\nDD\nDO\nDD\nDD\nDD\nCK", guessed), "DD DD DO DD DD DD CK");
  t.equal(spelled("DD\nDD\n   DO\nDD\nDD\nDD", guessed), "DD DD DO DD DD DD", "in no column");
});

test("a round letter that differs from many is theirs, though no look gave it", async (t) => {
  const many = "DD\n".repeat(6);
  t.equal(
    spelled(`${many}DO`, { DO: { confidence: 0.88 } })
      .split(" ")
      .at(-1),
    "DD",
  );
  const among = spelled(`${many}CK\nCK\nDO`, { DO: { confidence: 0.88 } });
  t.equal(among.split(" ").slice(-3).join(" "), "CK CK DD", "beside other codes");
  t.equal(spelled(`${many}DO`).split(" ").at(-1), "DO", "surely read");
  t.equal(
    spelled(`${many}DA`, { DA: { confidence: 0.88 } })
      .split(" ")
      .at(-1),
    "DA",
  );
});
