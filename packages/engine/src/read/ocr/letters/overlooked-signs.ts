import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, heightOf, inkIn, rowsWithInk } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** Family and given name in capitals, as one word. */
const JOINED = /^\p{Lu}{4,}$/u;
const PARTED = /^\p{Lu}{2,},\p{Lu}{2,}$/u;
/** Letters of which a comma at the foot makes one another. */
const STROKES = /[IL]/g;

/** The second letter of a name behind its first and an apostrophe. */
const WITH_APOSTROPHE = /^\p{Lu}['’]\p{Lu}/u;
/** Letters with which such names mostly begin. */
const USUAL_FIRST = /^[DLO]/;
/** A name that may have lost it: two capitals, and more letters. */
const MAY_LACK_APOSTROPHE = /^\p{Lu}\p{Lu}[\p{L}'’-]+[,.]?$/u;
/** It is no wider than this, and ends so high over the foot of its word, in heights of the word. */
const [WIDEST, HANGS] = [0.25, 0.5];
/** And is no longer than this, in heights of its first letter. */
const LONGEST = 0.45;

/**
 * An apostrophe in a name that another look gave, as it is overlooked more easily than it is imagined, or that the ink shows
 * behind the first letter: `ONEILL` is `O'NEILL`. Behind another letter than is usual, and where it was read as one, it takes
 * both: `JQUAN`, `JJQUAN`.
 */
export function withOverlookedApostrophe(word: SeenWord, image: GrayImage, tones: Tones): SeenWord {
  const { text, otherReadings = [] } = word;
  if (!MAY_LACK_APOSTROPHE.test(text)) return word;
  const isWith = (other: string, letters: string): boolean =>
    WITH_APOSTROPHE.test(other) && other.slice(0, 1) + other.slice(2) === letters;
  const inPlace = otherReadings.find((other) => isWith(other, text.slice(0, 1) + text.slice(2)));
  if (inPlace !== undefined && showsApostrophe(word, image, tones)) return readOtherwise(word, inPlace);
  const name = otherReadings.find((other) => isWith(other, text));
  if (USUAL_FIRST.test(text)) {
    if (name !== undefined) return readOtherwise(word, name);
    const shown = `${text.slice(0, 1)}'${text.slice(1)}`;
    return showsApostrophe(word, image, tones) ? readOtherwise(word, shown) : word;
  }
  return name !== undefined && showsApostrophe(word, image, tones) ? readOtherwise(word, name) : word;
}

/** Whether the second piece of ink of a word hangs at its head, and is as narrow as an apostrophe. */
function showsApostrophe(word: SeenWord, image: GrayImage, { paper }: Tones): boolean {
  const ink = inkIn(word, image, paper);
  const [first, second] = glyphsOf(word, image, ink);
  if (first === undefined || second === undefined) return false;
  const height = word.bottom - word.top;
  const { top, bottom } = rowsWithInk({ ...word, x0: second.from, x1: second.to }, image, ink);
  // The serif that coarse print tears off a letter is flat, and the arm of a V long.
  const isMark =
    bottom - top > second.to - second.from && bottom - top <= LONGEST * heightOf(first, word, image, ink);
  if (!isMark) return false;
  const hangs = bottom <= word.bottom - HANGS * height && top <= word.top + (1 - HANGS) * height;
  return hangs && second.to - second.from <= WIDEST * height;
}

const NUMBER_SIGN = "#";
const TWO_SMALL = /^\p{Ll}{2}$/u;
const NUMBER = /^\d{3,}/;

/** The sign before a number, or alone, that another look gave where this one saw two small letters: `it 77426` is `# 77426`. */
export function withNumberSign(word: SeenWord, next: SeenWord | undefined): SeenWord {
  const mayBeSign = TWO_SMALL.test(word.text) && (next === undefined || NUMBER.test(next.text));
  return mayBeSign && word.otherReadings?.includes(NUMBER_SIGN) === true
    ? readOtherwise(word, NUMBER_SIGN)
    : word;
}

const NUMBER_WORD = "No.";

/** The point of `No.` before a number, which another look gave where this one saw a comma. */
export function withPointOfNumber(word: SeenWord, next: SeenWord | undefined): SeenWord {
  const isBefore = next !== undefined && /^\d/.test(next.text);
  return word.text === "No," && isBefore && word.otherReadings?.includes(NUMBER_WORD) === true
    ? readOtherwise(word, NUMBER_WORD)
    : word;
}

/** A comma between capitals that another look gave: it is overlooked where it touches a stroke, and `II,CELIA` is read `ILCELIA`. */
export function withOverlookedComma(word: SeenWord): SeenWord {
  const { text, otherReadings = [] } = word;
  if (!JOINED.test(text)) return word;
  const parted = otherReadings.find((other) => PARTED.test(other) && alike(other.replace(",", ""), text));
  return parted === undefined ? word : readOtherwise(word, parted);
}

function alike(one: string, other: string): boolean {
  return one.replaceAll(STROKES, "I") === other.replaceAll(STROKES, "I");
}
