import type { GrayImage } from "../page-image/gray-image.ts";
import type { Tones } from "../page-image/tones.ts";
import { glyphsOf, heightOf, inkIn } from "./glyphs.ts";
import { median } from "./median.ts";
import type { SeenWord } from "./recogniser.ts";

const LETTERS = /^(?=.*\p{L})[\p{L}\d/&(),.:-]{2,}$|^[cosuvwxz]$/u;
/** Letters whose capital has the same form: their height alone tells them apart. */
const SAME_FORM = /^[cosuvwxz]$/i;
/** Letters and digits that stand on the line and are as high as a capital, and those that are low. */
const TALL = /^[ABDEFGHIKLMNPRTYbdhkl\d]$/;
const LOW = /^[aemnr]$/;
const HIGHER = 1.22;
const SMALL_FIRST = /^[cosuvwxz]\p{Ll}{2,}$/u;
/** What is wider than this, in heights of a capital, is more than one letter. */
const WIDEST = 1.1;
/** Low letters have about three quarters of the height of tall ones. */
const TALL_FROM = 0.88;

interface MeasuredLetter {
  letter: string;
  heightPx: number;
}

/**
 * Gives letters of one form the case that their height shows, beside the other letters of the phrase: `Hs` is `HS` where
 * both are equally high. A word whose letters touch stays as it was read.
 */
export function sizedLetters(words: readonly SeenWord[], image: GrayImage, { paper }: Tones): SeenWord[] {
  if (!words.some(({ text }) => LETTERS.test(text) && [...text].some((letter) => SAME_FORM.test(letter))))
    return [...words];
  const measured = words.map((word) => lettersOf(word, image, paper));
  const all = measured.flat();
  const capitals = heightsOf(all, (letter) => SAME_FORM.test(letter) && letter === letter.toUpperCase());
  const tall = median(heightsOf(all, (letter) => TALL.test(letter))) ?? capitals.at(-1);
  if (tall === undefined) return words.map((word, i) => withHighFirst(word, measured[i]!));
  const low = median(heightsOf(all, (letter) => LOW.test(letter)));
  const least = low === undefined || low >= tall ? TALL_FROM * tall : (low + tall) / 2;
  return words.map((word, i) => {
    const letters = measured[i]!;
    return letters.length === 0
      ? withCapital(word, least, image, paper)
      : { ...word, text: sizedWord(letters, least) };
  });
}

/** Where nothing shows how high a capital is: a first letter that is much higher than the low ones behind it is one. */
function withHighFirst(word: SeenWord, letters: readonly MeasuredLetter[]): SeenWord {
  const [first, ...rest] = letters;
  if (first === undefined || !/^[cosuvwxz]$/.test(first.letter)) return word;
  const low = median(heightsOf(rest, (letter) => LOW.test(letter) || SAME_FORM.test(letter)));
  if (low === undefined || first.heightPx < HIGHER * low) return word;
  return { ...word, text: first.letter.toUpperCase() + word.text.slice(1) };
}

/** A word whose letters touch, with a capital where its first one stands apart and is as high. */
function withCapital(word: SeenWord, leastPx: number, image: GrayImage, paper: number): SeenWord {
  if (!SMALL_FIRST.test(word.text)) return word;
  const ink = inkIn(word, image, paper);
  const [first] = glyphsOf(word, image, ink);
  if (first === undefined || first.to - first.from > WIDEST * leastPx) return word;
  if (heightOf(first, word, image, ink) < leastPx) return word;
  return { ...word, text: word.text.slice(0, 1).toUpperCase() + word.text.slice(1) };
}

function sizedWord(letters: readonly MeasuredLetter[], leastPx: number): string {
  const hasSmall = letters.some(({ letter }) => /\p{Ll}/u.test(letter) && !SAME_FORM.test(letter));
  return letters
    .map(({ letter, heightPx }, i) => {
      if (!SAME_FORM.test(letter)) return letter;
      if (heightPx < leastPx) return letter.toLowerCase();
      // Among small letters a high one bears a mark that was not read.
      return hasSmall && i > 0 ? letter : letter.toUpperCase();
    })
    .join("");
}

/** The letters of a word as high as they stand there; [] where they cannot be told apart. */
function lettersOf(word: SeenWord, image: GrayImage, paper: number): MeasuredLetter[] {
  if (!LETTERS.test(word.text)) return [];
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const letters = [...word.text];
  if (glyphs.length !== letters.length) return [];
  return glyphs.map((glyph, i) => ({ letter: letters[i]!, heightPx: heightOf(glyph, word, image, ink) }));
}

/** In ascending order. */
function heightsOf(letters: readonly MeasuredLetter[], matches: (letter: string) => boolean): number[] {
  return letters
    .filter(({ letter }) => matches(letter))
    .map(({ heightPx }) => heightPx)
    .sort((a, b) => a - b);
}
