import type { ReadPage, Word } from "../read/page-reader.ts";

/** The pages with another word in place of one. */
export function replaced(pages: readonly ReadPage[], word: Word, by: Word): ReadPage[] {
  return pages.map((page) =>
    page.words.includes(word)
      ? { ...page, words: page.words.map((other) => (other === word ? by : other)) }
      : page,
  );
}
