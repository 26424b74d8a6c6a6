import { ImageDocument } from "../../read/page-image/image-document.ts";
import { spelledByInk } from "../../read/ocr/spelled-by-ink.ts";
import { uprightPage } from "../../read/ocr/upright-page.ts";
import type { ReadPage, Word } from "../../read/page-reader.ts";
import { changedWord } from "../../read/text-word.ts";
import { giveBack, takeRecogniser } from "./recogniser-keep.ts";

/** A look at a word costs far more than reading its page; what stands beyond this is left as it is spelled. */
const MOST_LOOKS = 100;

/**
 * The pages with each unsure word spelled as its ink shows it; the other spelling is remembered. Words that are the same
 * in the same face are looked at once. Throws `damaged`, `too_large`.
 */
export async function lookAtLetters(
  pages: readonly ReadPage[],
  unsure: ReadonlySet<Word>,
  { bytes, password }: { bytes: Uint8Array; password: string | null },
): Promise<ReadPage[]> {
  const spellings = new Map<string, string | null>();
  const document = await ImageDocument.open(bytes, password);
  try {
    for (const page of pages) {
      const left = page.words.filter((word) => unsure.has(word) && !spellings.has(faceOf(word)));
      if (left.length === 0 || spellings.size >= MOST_LOOKS) continue;
      const image = uprightPage(document, page.number, { turns: page.turns ?? 0, skew: 0 });
      const recogniser = await takeRecogniser();
      for (const word of left.slice(0, MOST_LOOKS - spellings.size)) {
        if (!spellings.has(faceOf(word))) spellings.set(faceOf(word), spelledByInk(word, image, recogniser));
      }
      giveBack(recogniser);
    }
  } finally {
    document.close();
  }
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const text = unsure.has(word) ? (spellings.get(faceOf(word)) ?? word.text) : word.text;
      return text === word.text ? word : changedWord(word, { text, otherReadings: [word.text] });
    }),
  }));
}

/** The codes of one face stand for the same letters each time. */
function faceOf({ text, bold, size }: Word): string {
  return `${bold} ${size} ${text}`;
}
