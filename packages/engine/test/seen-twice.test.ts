import { test } from "tap";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { seenOnce } from "../src/read/ocr/seen-twice.ts";

function word(text: string, line: number, x0: number, confidence = 0.9): SeenWord {
  return { text, x0, top: 10, x1: x0 + 40, bottom: 20, confidence, line };
}

test("a word that two phrases hold stands once", async (t) => {
  const texts = (...words: SeenWord[]): string =>
    seenOnce(words)
      .map(({ text }) => text)
      .join(" ");
  t.equal(texts(word("NET", 1, 10, 0.8), word("NET", 2, 12), word("PAY", 2, 60)), "NET PAY");
  t.equal(
    texts(word("AvEE", 1, 10, 0.2), word("NAME", 2, 12)),
    "NAME",
    "a guess in the place of a sure word",
  );
  t.equal(texts(word("NET", 1, 10), word("GROSS", 2, 12)), "NET GROSS", "neither is a guess");
  t.equal(texts(word("401k", 1, 10), word("401k", 2, 60)), "401k 401k", "beside each other");
  t.equal(texts(word("Unemployment", 1, 10), word("loyment", 2, 12)), "Unemployment", "a part of it");
  t.equal(texts(word("401k", 1, 10), word("401k", 1.001, 12)), "401k 401k", "of one phrase");
});
