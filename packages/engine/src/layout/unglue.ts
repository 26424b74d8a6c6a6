import type { Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

/** Printed numbers without leading zeros: money has two decimals, hours and rates have four and are small. */
const NUMBERS = [/^\$?(?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)\.\d\d/, /^\$?(?:0|[1-9]\d{0,3})\.\d{4}/];
/** A colon or three letters before a number, two letters behind it: `84.25h` and `DX81.25` are one value. */
const LABELLED = /^((?=\S*\p{L}\S*:)[^\s:]+:|[^\d\s]*\p{L}{3}[^\d\s]*?)(-?\$?\d\S*)$/u;
/** Behind a number the sign of the next one may stand, too, where figures fill their column. */
const FOLLOWED = /^(-?\$?\d[\d.,$]*\.\d\d(?:\d\d)?)((?:\p{L}{2}|\d{3}\p{L})\S*|\$)$/u;
/** Longer words are no row of a table. */
const MAX_LENGTH = 60;
/** Cheap test that comes first: a number with decimals has more on one of its sides. */
const GLUED =
  /\d\.\d\d(?:\d\d)?(?:[^\d\s.,)*%-]|\d{3}\p{L})|\d\.\d{2,4}-?\d+[,.]|\p{L}{3}\S*?\d\.\d\d|\p{L}\S*:-?\$?\d[\d,]*\.\d\d/u;

/**
 * Values and labels that a text layer runs together without a space (`24.61Traditional`, `0.000.00`), taken apart. Where
 * one part ends and the next begins is estimated. What can be taken apart in several ways stays as it is.
 */
export function unglue(word: Word): Word[] {
  if (!isGlued(word)) return [word];
  const { text: whole } = word;
  const parts = partsOf(whole);
  if (parts === null || parts.length < 2) return [word];
  const perEm = (word.x1 - word.x0) / widthOf(whole);
  let at = word.x0;
  return parts.map((text) => {
    const x0 = at;
    at += perEm * widthOf(text);
    return changedWord(word, { text, x0, x1: at });
  });
}

/** Whether a word may be several values run together. */
export function isGlued({ text }: Word): boolean {
  return text.length <= MAX_LENGTH && text.includes(".") && GLUED.test(text);
}

/** About as wide as a text is in most faces, in ems. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += /[.,:;'|ijlt]/.test(letter) ? 0.28 : /\p{Lu}/u.test(letter) ? 0.68 : 0.55;
  return width;
}

function partsOf(text: string): string[] | null {
  const labelled = LABELLED.exec(text);
  if (labelled !== null) return join([labelled[1]!], numbersOf(labelled[2]!));
  const followed = FOLLOWED.exec(text);
  if (followed !== null) return join(numbersOf(followed[1]!), [followed[2]!]);
  return numbersOf(text);
}

function join(left: string[] | null, right: string[] | null): string[] | null {
  return left === null || right === null ? null : [...left, ...right];
}

/** The numbers that a text is made of, if there is exactly one way. */
function numbersOf(text: string): string[] | null {
  const sign = text.startsWith("-") ? "-" : "";
  const [first, ...others] = waysOf(text.slice(sign.length));
  if (first === undefined || others.length > 0) return null;
  return [sign + first[0]!, ...first.slice(1)];
}

function waysOf(text: string): string[][] {
  if (text === "") return [[]];
  return NUMBERS.flatMap((number) => {
    const found = number.exec(text)?.[0];
    return found === undefined ? [] : waysOf(text.slice(found.length)).map((rest) => [found, ...rest]);
  });
}
