import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

/** So often a column prints surely what a word of it is taken for. */
const LEAST = 2;

/** Which words of a column may be others, and when two of them are alike. */
export interface ColumnRule {
  /** What a word may be instead, of what other looks gave; none for words that stay. */
  meantBy: (word: Word) => readonly string[];
  /** Whether a word stands in a column as another one does. */
  isPlacedAlike: (word: Word, other: Word) => boolean;
  /** From this confidence on the other one was read surely. */
  sure: number;
}

/** Spells a word as another look read it, where its column prints that on other lines; what it was is remembered. */
export function spellAsColumn(
  pages: readonly ReadPage[],
  { meantBy, isPlacedAlike, sure }: ColumnRule,
): ReadPage[] {
  const meant = new Set(pages.flatMap(({ words }) => words.flatMap(meantBy)));
  if (meant.size === 0) return [...pages];
  const printed = Map.groupBy(
    pages.flatMap(({ words }) =>
      words.filter(({ text, confidence }) => confidence >= sure && meant.has(text)),
    ),
    ({ text }) => text,
  );
  const spelled = (word: Word): Word => {
    const text = meantBy(word).find((other) => {
      const alike = (printed.get(other) ?? []).filter((each) => isPlacedAlike(word, each));
      return alike.length >= LEAST;
    });
    if (text === undefined) return word;
    const otherReadings = (word.otherReadings ?? []).filter((other) => other !== text);
    return changedWord(word, { text, otherReadings: [...otherReadings, word.text] });
  };
  return pages.map((page) => ({ ...page, words: page.words.map(spelled) }));
}
