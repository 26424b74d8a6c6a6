import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

/** Below this confidence another look may be right. */
const UNSURE = 0.8;
const LETTERS = /^\p{L}+$/u;
const ABBREVIATION = /^\p{Lu}{3,4}$/u;

/**
 * Unsure words of a document that no label has as the one abbreviation of labels that was read for the same print as they
 * were, and that the document prints elsewhere: `Yrp` is `YTD` where another look at one of these words gave either.
 * `isKnown` says whether labels have a word.
 */
export function spelledElsewhere(pages: readonly ReadPage[], isKnown: (text: string) => boolean): ReadPage[] {
  const words = pages.flatMap((page) => page.words);
  const isUnsure = ({ text, confidence }: Word): boolean =>
    confidence < UNSURE && LETTERS.test(text) && !isKnown(text);
  const unsure = new Set(words.filter(isUnsure).map(({ text }) => text));
  if (unsure.size === 0) return [...pages];
  const printed = new Set(words.map(({ text }) => text).filter((text) => ABBREVIATION.test(text)));
  const meant = new Map<string, Set<string>>();
  const pair = (text: string, abbreviation: string): void => {
    if (!unsure.has(text) || !printed.has(abbreviation) || !isKnown(abbreviation)) return;
    if (abbreviation.length !== text.length) return;
    meant.set(text, (meant.get(text) ?? new Set()).add(abbreviation));
  };
  for (const { text, otherReadings = [] } of words) {
    for (const other of otherReadings) {
      pair(text, other);
      pair(other, text);
    }
  }
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const [text, ...more] = isUnsure(word) ? (meant.get(word.text) ?? []) : [];
      if (text === undefined || more.length > 0) return word;
      return changedWord(word, { text, otherReadings: [...(word.otherReadings ?? []), word.text] });
    }),
  }));
}
