import { test } from "tap";
import type { Line } from "../../src/layout/lines.ts";
import { unreadFigures } from "../../src/score/scanned-figures.ts";
import { lineOf } from "../support/page-of.ts";

/** A line of a scan whose words were guessed, and given otherwise by another look. */
function guessed(text: string, other: string, confidence = 0.4, source: "ocr" | "text" = "ocr"): Line {
  const line = lineOf(text);
  const tokens = line.tokens.map((token) => ({
    ...token,
    text: token.text,
    words: token.words.map((word) => ({ ...word, source, confidence, otherReadings: [other] })),
  }));
  return { ...line, tokens };
}

test("what is an amount but for a sign, and was one to another look, is told", async (t) => {
  const lines = [
    guessed("(@,550.45)", "(1,550.45)"),
    guessed("4.8%9.16", "4,889.16"),
    guessed("1O5.50", "105.50"),
  ];
  t.match(unreadFigures(lines), { code: "unread_figures", effect: 0.045, message: /^3 figures/ });
});

test("figures, words and what was read surely are not", async (t) => {
  const lines = [
    guessed("1,550.45", "1,580.45"),
    guessed("Sl2", "512.00"),
    guessed("06.0105S", "06.0105"),
    guessed("B12.50", "B12.60"),
    guessed("1O5.50", "105.50", 0.95),
    guessed("1O5.50", "105.50", 0.4, "text"),
  ];
  t.equal(unreadFigures(lines), null);
  t.equal(unreadFigures([]), null);
});
