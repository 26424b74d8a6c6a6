import { distance } from "fastest-levenshtein";
import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

const SLASHED = /^\p{L}+(?:\/\p{L}+)+$/u;
/** A family and a given name without a space between them. */
const NAME = /^\p{Lu}[\p{Lu}'’-]+,\p{Lu}[\p{Lu}'’-]*$/u;
const CAPITALS = /^\p{Lu}[\p{Lu}'’-]{5,}$/u;
/** So many names show that a document prints them so. */
const FEWEST_NAMES = 2;
/** What hangs a comma on the foot of its neighbour makes another letter of it: `KAMINSKLJOE`. */
const MOST_MISSED = 1;
/** From here on a word is as it was read. */
const SURE = 0.85;
const NO_LETTERS = /\P{L}/gu;
const LAST_SIGN = /[.,:;]$/;

/**
 * Scanned pages with the sign in a word that another look saw there, where the document prints its like so, and none surely
 * without it: the slash of `O/T`, and the comma between the names in capitals that are printed without a space.
 */
export function withSignsOfOthers(pages: readonly ReadPage[]): ReadPage[] {
  const words = pages.flatMap((page) => page.words);
  const printed = new Set(words.map(textOf));
  const sure = new Set(words.filter(({ confidence }) => confidence >= SURE).map(textOf));
  const hasNames = [...sure].filter((text) => NAME.test(text)).length >= FEWEST_NAMES;
  const isMeant = (word: Word, other: string): boolean => {
    if (sure.has(textOf(word))) return false;
    if (SLASHED.test(other)) return printed.has(other) && lettersOf(other) === word.text;
    return hasNames && NAME.test(other) && CAPITALS.test(word.text) && isAlmost(other, word.text);
  };
  const signed = (word: Word): Word => {
    const { text, source, otherReadings = [] } = word;
    const meant = source === "ocr" ? otherReadings.find((other) => isMeant(word, other)) : undefined;
    if (meant === undefined) return word;
    const others = [...otherReadings.filter((other) => other !== meant), text];
    return changedWord(word, { text: meant, otherReadings: others });
  };
  return pages.map((page) => ({ ...page, words: page.words.map(signed) }));
}

function isAlmost(one: string, other: string): boolean {
  const [left, right] = [lettersOf(one), lettersOf(other)];
  return left.length === right.length && distance(left, right) <= MOST_MISSED;
}

/** The text of a word without the sign that ends its phrase. */
function textOf({ text }: Word): string {
  return text.replace(LAST_SIGN, "");
}

function lettersOf(text: string): string {
  return text.replaceAll(NO_LETTERS, "");
}
