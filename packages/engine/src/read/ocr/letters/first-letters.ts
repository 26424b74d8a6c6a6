import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** No name begins with an apostrophe: before it stands a letter, or it is dust. */
const LACKS_FIRST = /^['\u2019]\p{L}{2,}[.,]?$/u;
const LETTER_BEFORE = /^\p{Lu}(?=['\u2019])/u;
/** An apostrophe is narrower, in heights of the word. */
const NARROW = 0.3;

/** Whether a name has lost the letter before its apostrophe. */
export function lacksFirst({ text }: SeenWord): boolean {
  return LACKS_FIRST.test(text);
}

/**
 * A name with the letter before its apostrophe that was passed over, where another look saw it, and the ink
 * begins with more than an apostrophe: `'QUAN` is `J'QUAN`.
 */
export function withFirstLetter(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  const { text, otherReadings = [] } = word;
  if (!lacksFirst(word)) return word;
  const whole = otherReadings.find((other) => LETTER_BEFORE.test(other) && other.slice(1) === text);
  if (whole === undefined) return word;
  const [first] = glyphsOf(word, image, inkIn(word, image, paper));
  const isLetter = first !== undefined && first.to - first.from > NARROW * (word.bottom - word.top);
  return isLetter ? readOtherwise(word, whole) : word;
}
