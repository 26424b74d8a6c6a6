import { UNMAPPED } from "./fragments.ts";
import type { Word } from "./page-reader.ts";

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

/** The words of a text layer of whose letters it does not say surely what they are; no figures and no ids. */
export function unsureWords(words: readonly Word[]): Word[] {
  const odd = words.filter(
    ({ text, source }) => source === "text" && NOT_ASCII.test(text) && !DIGIT.test(text),
  );
  const accented = odd.filter(({ text }) => text.search(ACCENTED) >= 0);
  const areUnsure = areUnsurelySpelled(accented.map(({ text }) => text));
  return odd.filter(({ text }) => text.includes(UNMAPPED) || (areUnsure && text.search(ACCENTED) >= 0));
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
