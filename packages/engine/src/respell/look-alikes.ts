import { isStateCode } from "@paylift/canonical";
import { withoutMarks } from "../read/ocr/without-marks.ts";
import type { ReadPage, Word } from "../read/page-reader.ts";
import { isSurelyRead } from "../read/surely-read.ts";
import { changedWord } from "../read/text-word.ts";
import { foldOf } from "./printed-phrases.ts";

/** What coarse print may make of a state's code. */
const LIKE_STATE = /^[\p{L}\d|!]{2}$/u;
const CODE = /^\p{Lu}{2}$/u;
/** A word of a name; shorter ones are codes, which differ by such letters. */
const NAME = /^\p{Lu}[\p{L}'’-]{4,}$/u;
/** A code in capitals that was read in small letters, and how often it is printed in capitals elsewhere. */
const MAYBE_CODE = /^\p{L}{2,5}$/u;
const OFTEN = 2;
/** Up to this confidence a recogniser has but guessed a word. */
const GUESSED = 0.7;

/**
 * Spells a name as the document prints it elsewhere, where another look at it gave that, and the two differ in letters alone
 * that look alike: `McAlllster` is `McAllister` where that was read without a doubt; and so the code of a state: `M1` is `MI`. A
 * word that was but guessed is the one that another look gave and the document prints, and so a code in small letters: `Sic` is `SIC`.
 */
export function spellLookAlikes(pages: readonly ReadPage[]): ReadPage[] {
  const scanned = pages.flatMap(({ words }) => words.filter(({ source }) => source === "ocr"));
  const certain = Map.groupBy(scanned.filter(isSurelyRead), ({ text }) => bare(text));
  const meant = (word: Word): string | undefined => {
    const text = bare(word.text);
    if (word.source !== "ocr" || certain.has(text)) return undefined;
    const printed = (word.otherReadings ?? []).map(bare).filter((other) => certain.has(other));
    const words = new Set(printed.filter((other) => NAME.test(other)));
    if (word.confidence <= GUESSED && words.size === 1) return [...words][0];
    const code = text.toUpperCase();
    if (MAYBE_CODE.test(text) && printed.includes(code) && certain.get(code)!.length >= OFTEN) return code;
    const mayBe = NAME.test(text) ? areLookAlikes : LIKE_STATE.test(text) ? isStateLike : null;
    return mayBe === null ? undefined : printed.find((other) => mayBe(other, text));
  };
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const text = meant(word);
      if (text === undefined) return word;
      const otherReadings = [...(word.otherReadings ?? []), word.text];
      return changedWord(word, { text: word.text.replace(bare(word.text), text), otherReadings });
    }),
  }));
}

/** Whether a state's code has the form of what was read, in which it is no code of letters. */
function isStateLike(state: string, read: string): boolean {
  return isStateCode(state) && !CODE.test(read) && foldOf(state) === foldOf(read);
}

function areLookAlikes(one: string, other: string): boolean {
  const isCase = one.toLowerCase() === other.toLowerCase();
  return !isCase && withoutMarks(one) !== withoutMarks(other) && foldOf(one) === foldOf(other);
}

/** Without the comma behind a family's name. */
function bare(text: string): string {
  return text.replace(/,$/, "");
}
