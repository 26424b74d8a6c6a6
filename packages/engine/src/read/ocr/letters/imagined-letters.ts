import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** A code of letters and digits. A figure is none: no look takes a digit from another. */
const CODE = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{3,}$/u;
const LETTER = /\p{L}/u;
/** What is wider than this, in its height, may be two letters. */
const WIDEST = 1.05;

/**
 * A code without a letter that was imagined: it has one more than its ink has glyphs, none of which is as wide as two, and
 * another look gave the others alone. `ACC1l` is `ACC1`, whose 1 was read twice.
 */
export function withoutImagined(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  const { text, otherReadings = [] } = word;
  if (!CODE.test(text)) return word;
  const shorter = otherReadings.find(
    (other) => other.length === text.length - 1 && isWithoutOne(text, other),
  );
  if (shorter === undefined) return word;
  const glyphs = glyphsOf(word, image, inkIn(word, image, paper));
  const isWide = glyphs.some(({ from, to }) => to - from > WIDEST * (word.bottom - word.top));
  return glyphs.length === shorter.length && !isWide ? readOtherwise(word, shorter) : word;
}

function isWithoutOne(text: string, shorter: string): boolean {
  return [...text].some(
    (letter, i) => LETTER.test(letter) && text.slice(0, i) + text.slice(i + 1) === shorter,
  );
}
