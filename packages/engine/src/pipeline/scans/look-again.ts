import type { Upright } from "../../read/page-image/gray-image.ts";
import { ImageDocument } from "../../read/page-image/image-document.ts";
import type { Recogniser } from "../../read/ocr/recogniser.ts";
import { uprightPage, type UprightPage } from "../../read/ocr/upright-page.ts";
import type { ReadPage, Word } from "../../read/page-reader.ts";
import { giveBack, takeRecogniser } from "./recogniser-keep.ts";

/** A document of which pages were read by looking at them. */
export interface LookedAt {
  bytes: Uint8Array;
  password: string | null;
  /** How each page was turned to be read; null for a page with a text layer. */
  uprights: readonly (Upright | null)[];
}

/** How a word is read once more. */
export type Reread = (word: Word, page: UprightPage, recogniser: Recogniser) => Word;

/** How the words of a page are read once more. */
export type RereadPage = (words: readonly Word[], page: UprightPage) => Reread;

/**
 * The pages with each suspect word read again, the same pages where each look confirms them; `done` is told of each page that
 * was looked at. Pages are drawn anew, one at a time: pictures of all would not fit into memory. Throws `damaged`, `too_large`.
 */
export async function lookAgain(
  pages: readonly ReadPage[],
  suspects: readonly Word[],
  rereadPage: RereadPage,
  { bytes, password, uprights }: LookedAt,
  done: () => void,
): Promise<readonly ReadPage[]> {
  const open = new Set(suspects);
  const document = await ImageDocument.open(bytes, password);
  try {
    const looked: ReadPage[] = [];
    for (const [i, page] of pages.entries()) {
      const upright = uprights[i] ?? null;
      if (upright === null || !page.words.some((word) => open.has(word))) {
        looked.push(page);
        continue;
      }
      const recogniser = await takeRecogniser();
      const image = uprightPage(document, page.number, upright);
      const reread = rereadPage(page.words, image);
      const words = page.words.map((word) => (open.has(word) ? reread(word, image, recogniser) : word));
      giveBack(recogniser);
      looked.push(words.some((word, k) => word !== page.words[k]) ? { ...page, words } : page);
      done();
    }
    return looked.some((page, i) => page !== pages[i]) ? looked : pages;
  } finally {
    document.close();
  }
}
