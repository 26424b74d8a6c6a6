import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

/** No code has an exclamation mark: it is a stroke over a foot. */
const EXCLAIMED = /^(?<code>[\p{Lu}\d]{2,})!$/u;
const STROKES = ["1", "I"];

/** Codes of scanned pages as the document prints them elsewhere: `GRO!` is `GRO1` where that stands somewhere, and no `GROI`. */
export function spellExclaimed(pages: readonly ReadPage[]): ReadPage[] {
  const texts = new Set(pages.flatMap(({ words }) => words.map(({ text }) => text)));
  const spelled = (word: Word): Word => {
    const code = word.source === "ocr" ? EXCLAIMED.exec(word.text)?.groups?.code : undefined;
    const printed = STROKES.map((stroke) => `${code}${stroke}`).filter((text) => texts.has(text));
    if (code === undefined || printed.length !== 1) return word;
    return changedWord(word, {
      text: printed[0]!,
      otherReadings: [...(word.otherReadings ?? []), word.text],
    });
  };
  return pages.map((page) => ({ ...page, words: page.words.map(spelled) }));
}
