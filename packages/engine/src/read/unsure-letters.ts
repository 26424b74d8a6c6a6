import { UNMAPPED } from "./readable-text.ts";
import type { ReadPage, Word } from "./page-reader.ts";

/**
 * The letters of the upper half of Mac Roman, in its order (PDF 1.7, Annex D.2). A program that prints a document anew
 * may deal these codes out to accented letters as they come and not say so: then its first letters stand for any others.
 */
const DEALT_OUT = [..."ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"];
/** Their capitals in the midst of small letters. */
const OUT_OF_PLACE = /\p{L}[ÄÅÇÉÑÖÜ]\p{Ll}|\p{Ll}[ÄÅÇÉÑÖÜ](?!\p{Lu})/u;
const ACCENTED = /[^\p{ASCII}\P{L}]/gu;
const NOT_ASCII = /\P{ASCII}/u;
const FEWEST = 2;
const DIGIT = /\d/;

/** Whether texts have accents that are hardly what is printed. */
export function areUnsurelySpelled(texts: readonly string[]): boolean {
  const accented = texts.filter((text) => NOT_ASCII.test(text));
  return accented.some((text) => OUT_OF_PLACE.test(text)) || areDealtOut(accented);
}

/** Whether the accented letters of the document are just the first of those codes. */
function areDealtOut(texts: readonly string[]): boolean {
  const letters = new Set(texts.flatMap((text) => text.normalize("NFC").match(ACCENTED) ?? []));
  return letters.size >= FEWEST && DEALT_OUT.slice(0, letters.size).every((letter) => letters.has(letter));
}

/** The words of text layers of whose letters these do not say surely what they are; no figures and no ids. */
export function unsureWords(pages: readonly Pick<ReadPage, "words">[]): Word[] {
  const odd = pages.flatMap(({ words }) => words.filter(hasOddLetters));
  const accented = odd.filter(({ text }) => text.search(ACCENTED) >= 0);
  const areUnsure = areUnsurelySpelled(accented.map(({ text }) => text));
  return odd.filter(({ text }) => text.includes(UNMAPPED) || (areUnsure && text.search(ACCENTED) >= 0));
}

function hasOddLetters({ text, source }: Word): boolean {
  return NOT_ASCII.test(text) && source === "text" && !DIGIT.test(text);
}

/** Whether a text may be what a word of a text layer shows: the same but for the letters that it is unsure of. */
export function mayBe(word: string, text: string): boolean {
  const [spelled, read] = [[...word.normalize("NFC")], [...text.normalize("NFC")]];
  return (
    spelled.length === read.length &&
    spelled.every((letter, i) =>
      letter === UNMAPPED
        ? /\p{L}/u.test(read[i]!)
        : letter.search(ACCENTED) < 0
          ? letter === read[i]
          : read[i]!.search(ACCENTED) === 0,
    )
  );
}
