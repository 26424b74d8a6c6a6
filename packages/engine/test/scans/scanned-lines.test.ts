import { test } from "tap";
import type { Line } from "../../src/layout/lines.ts";
import { unreadLines } from "../../src/score/scanned-lines.ts";
import { lineOf } from "../support/page-of.ts";

/** A line of a scan whose words were read with these confidences. */
function read(text: string, confidences: readonly number[], source: "ocr" | "text" = "ocr"): Line {
  const line = lineOf(text);
  let at = 0;
  const tokens = line.tokens.map((token) => ({
    ...token,
    words: token.words.map((word) => ({ ...word, source, confidence: confidences[at++]! })),
  }));
  return { ...line, tokens };
}

test("a line that means nothing and begins with a guess is told, for what may be missing", async (t) => {
  const [told] = [unreadLines([read("+= 100 Shipping", [0.57, 0.96, 0.97])])];
  t.match(told, { code: "unread_lines", effect: 0.045 });
  t.match(told?.message, /^1 lines/);
});

test("a line that was read surely, a drawing, and a lone word are not", async (t) => {
  const lines = [
    read("Notes on this payroll", [0.95, 0.95, 0.95, 0.95]),
    read("+= %# Shlpp", [0.3, 0.2, 0.4]),
    read("+=", [0.3]),
    read("+= 100 Shipping", [0.5, 1, 1], "text"),
  ];
  t.equal(unreadLines(lines), null);
  t.equal(unreadLines([]), null);
});
