import type { ReadPage, Word } from "../read/page-reader.ts";

/** The pages with other words in place of some; the same pages where there are none, and the same page where it has none. */
export function replaced(pages: readonly ReadPage[], by: ReadonlyMap<Word, Word>): readonly ReadPage[] {
  if (by.size === 0) return pages;
  return pages.map((page) =>
    page.words.some((word) => by.has(word))
      ? { ...page, words: page.words.map((word) => by.get(word) ?? word) }
      : page,
  );
}
