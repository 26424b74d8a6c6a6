import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { knownWords } from "./known-words.ts";
import { hundredths, phrasesOn } from "./phrase-words.ts";

/** Shorter phrases are codes, which may stand beside each other. */
const LEAST_LETTERS = 4;

/**
 * Parts the words of a phrase alike wherever scanned pages print it: `LILIFE INS`, whose space is lost in narrow print, is
 * `LI LIFE INS` where that is read elsewhere. Of two ways the one with more known words is right, then the one whose words the
 * document prints more often, in any phrase.
 */
export function spacePhrasesAlike(pages: readonly ReadPage[], variants: readonly Variant[]): ReadPage[] {
  const known = knownWords(variants);
  const phrases = pages.flatMap(phrasesOn);
  const times = Map.groupBy(phrases.flat(), ({ text }) => text);
  const rarest = ([phrase]: Word[][]): number =>
    Math.min(...phrase!.map(({ text }) => times.get(text)!.length));
  const parted = new Map<Word, Word[]>();
  for (const [letters, same] of Map.groupBy(phrases, lettersOf)) {
    if (letters.length < LEAST_LETTERS) continue;
    const ways = [...Map.groupBy(same, textOf).values()];
    if (ways.length < 2) continue;
    const strange = ([phrase]: Word[][]): number =>
      phrase!.reduce((sum, { text }) => sum + (known.has(text) ? 0 : text.length), 0);
    const [best] = ways.sort(
      (a, b) => strange(a) - strange(b) || rarest(b) - rarest(a) || b.length - a.length,
    );
    for (const phrase of same) {
      if (textOf(phrase) === textOf(best![0]!)) continue;
      for (const word of phrase) parted.set(word, []);
      parted.set(phrase[0]!, partedAs(phrase, best![0]!));
    }
  }
  if (parted.size === 0) return [...pages];
  return pages.map((page) => ({ ...page, words: page.words.flatMap((word) => parted.get(word) ?? [word]) }));
}

/** The same letters in the words of another phrase; each letter keeps its place. */
function partedAs(phrase: readonly Word[], other: readonly Word[]): Word[] {
  const letters = phrase.flatMap((word) => lettersIn(word));
  let at = 0;
  return other.map(({ text }) => {
    const own = letters.slice(at, (at += text.length));
    const [first, last] = [own[0]!, own.at(-1)!];
    const confidence = Math.min(...own.map(({ word }) => word.confidence));
    return changedWord(first.word, { text, x0: first.x0, x1: last.x1, confidence });
  });
}

function lettersIn(word: Word): { word: Word; x0: number; x1: number }[] {
  const width = (word.x1 - word.x0) / word.text.length;
  return Array.from({ length: word.text.length }, (_, i) => ({
    word,
    x0: hundredths(word.x0 + i * width),
    x1: hundredths(word.x0 + (i + 1) * width),
  }));
}

function lettersOf(phrase: readonly Word[]): string {
  return phrase.map(({ text }) => text).join("");
}

function textOf(phrase: readonly Word[]): string {
  return phrase.map(({ text }) => text).join(" ");
}
