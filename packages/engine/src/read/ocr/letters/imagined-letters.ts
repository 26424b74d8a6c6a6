import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** A code of letters and digits. A figure is none: no look takes a digit from another. */
const CODE = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{3,}$/u;
const LETTER = /\p{L}/u;
/** A letter that was read twice, of those that no stroke is taken for: `socC`. */
const TWICE = /^\p{L}*([aceosuvwxz])\1\p{L}*$/iu;
const ROUND = /[aceosuvwxz]/i;
/** What is wider than this, in its height, may be two letters. */
const WIDEST = 1.05;

/**
 * A code without a letter that was imagined: it has one more than its ink has glyphs, none of which is as wide as two, and
 * another look gave the others alone. `ACC1l` is `ACC1`, whose 1 was read twice. So is a word with a round letter twice.
 */
export function withoutImagined(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  const { text, otherReadings = [] } = word;
  const isTwice = TWICE.test(text);
  if (!isTwice && !CODE.test(text)) return word;
  const shorter = otherReadings.find(
    (other) => other.length === text.length - 1 && isWithoutOne(text, other, isTwice),
  );
  if (shorter === undefined) return word;
  const glyphs = glyphsOf(word, image, inkIn(word, image, paper));
  const isWide = glyphs.some(({ from, to }) => to - from > WIDEST * (word.bottom - word.top));
  return glyphs.length === shorter.length && !isWide ? readOtherwise(word, shorter) : word;
}

/** Whether a reading is the text without one of its letters; without one that stands there twice where it must be such. */
function isWithoutOne(text: string, shorter: string, isTwice: boolean): boolean {
  return [...text].some(
    (letter, i) =>
      (isTwice
        ? ROUND.test(letter) && letter.toLowerCase() === text[i - 1]?.toLowerCase()
        : LETTER.test(letter)) &&
      (text.slice(0, i) + text.slice(i + 1)).toLowerCase() === shorter.toLowerCase(),
  );
}
