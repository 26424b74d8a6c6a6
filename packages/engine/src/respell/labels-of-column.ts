import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { knownWords } from "./known-words.ts";

const LETTERS = /^\p{L}{2,}$/u;
/** Fewer letters are a code of something else as well. */
const LEAST_LETTERS = 3;
/** From here on a word was read surely, and so often its column prints it so. */
const [SURE, LEAST] = [0.85, 2];
/** The same word of a column begins and ends at the same places, in sizes of its print. */
const EDGE_EM = 0.06;

/**
 * Spells a word of scanned pages that no label has like the word of labels that stands between the same edges on other lines, where
 * another look gave that: `HT` in a column of `FIT`, which is as wide.
 */
export function spellLabelsOfColumn(pages: readonly ReadPage[], variants: readonly Variant[]): ReadPage[] {
  const known = knownWords(variants);
  const meantBy = ({ source, text, otherReadings = [] }: Word): string[] =>
    source !== "ocr" || !LETTERS.test(text) || known.has(text)
      ? []
      : otherReadings.filter(
          (other) => other.length >= LEAST_LETTERS && LETTERS.test(other) && known.has(other),
        );
  const meant = new Set(pages.flatMap(({ words }) => words.flatMap(meantBy)));
  if (meant.size === 0) return [...pages];
  const sure = Map.groupBy(
    pages.flatMap(({ words }) =>
      words.filter(({ text, confidence }) => confidence >= SURE && meant.has(text)),
    ),
    ({ text }) => text,
  );
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const found = meantBy(word).find((other) => {
        const same = (sure.get(other) ?? []).filter((each) => haveSameEdges(word, each));
        return same.length >= LEAST;
      });
      if (found === undefined) return word;
      const otherReadings = word.otherReadings!.filter((other) => other !== found);
      return changedWord(word, { text: found, otherReadings: [...otherReadings, word.text] });
    }),
  }));
}

function haveSameEdges(one: Word, other: Word): boolean {
  const edge = EDGE_EM * one.size;
  return Math.abs(one.x0 - other.x0) <= edge && Math.abs(one.x1 - other.x1) <= edge;
}
