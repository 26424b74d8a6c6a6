import { test } from "tap";
import type { ReadPage } from "../src/read/page-reader.ts";
import { textLayerDoubt } from "../src/read/text-layer.ts";
import { pageOf } from "./support/page-of.ts";
import { GOOD_JOURNAL } from "./support/good-journal.ts";

const journal = pageOf(GOOD_JOURNAL);

function spelled(change: (text: string) => string): ReadPage {
  return { ...journal, words: journal.words.map((word) => ({ ...word, text: change(word.text) })) };
}

test("a text layer that is language is taken", async (t) => {
  t.equal(textLayerDoubt(journal), null);
  t.equal(textLayerDoubt(spelled((text) => text.toUpperCase())), null);
  const figures = { ...journal, words: journal.words.filter(({ text }) => /\d/.test(text)) };
  t.equal(textLayerDoubt(figures), null, "a page of figures has no need of words");
});

test("what speaks against a text layer is told", async (t) => {
  t.equal(textLayerDoubt({ ...journal, words: [] }), "no_text");
  t.equal(textLayerDoubt({ ...journal, invisible: true }), "invisible_text");
  t.equal(textLayerDoubt({ ...journal, words: journal.words.slice(0, 3) }), "little_text");
  const shifted = (by: number) => (text: string) =>
    String.fromCodePoint(...[...text].map((c) => c.codePointAt(0)! + by));
  t.equal(textLayerDoubt(spelled(shifted(0xf000))), "unmapped_letters", "codes of a private use area");
  t.equal(textLayerDoubt(spelled(shifted(-29))), "unmapped_letters", "glyph numbers as control characters");
  const consonants = (text: string): string => text.replace(/[\d.,]/g, "k").replace(/[aeiouy]/gi, "x");
  t.equal(textLayerDoubt(spelled((text) => consonants(text).padEnd(6, "Q"))), "no_language");
});
