import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { knownWords } from "./known-words.ts";
import { follows } from "./phrase-words.ts";

const BEGINNING = /^\p{Lu}?\p{Ll}+$/u;
const REST = /^\p{Ll}{2,}$/u;
const LEAST_LETTERS = 6;
/** A space is wider than this, in font sizes. */
const SPACE_EM = 0.18;

/** Scanned pages with the words of labels in one that a recogniser read in two: `Hol iday`. */
export function joinKnownWords(pages: readonly ReadPage[], variants: readonly Variant[]): ReadPage[] {
  const known = knownWords(variants);
  const isInTwo = (word: Word, next: Word | undefined): next is Word =>
    word.source === "ocr" &&
    BEGINNING.test(word.text) &&
    follows(word, next) &&
    REST.test(next!.text) &&
    next!.x0 - word.x1 < SPACE_EM * word.size &&
    word.text.length + next!.text.length >= LEAST_LETTERS &&
    !known.has(next!.text) &&
    known.has(word.text + next!.text);
  return pages.map((page) => {
    const words: Word[] = [];
    for (let i = 0; i < page.words.length; i++) {
      const [word, next] = [page.words[i]!, page.words[i + 1]];
      if (!isInTwo(word, next)) words.push(word);
      else {
        const confidence = Math.min(word.confidence, next.confidence);
        words.push({ ...changedWord(word, { text: word.text + next.text, x1: next.x1 }), confidence });
        i++;
      }
    }
    return words.length === page.words.length ? page : { ...page, words };
  });
}
