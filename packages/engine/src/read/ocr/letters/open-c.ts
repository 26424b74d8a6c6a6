import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, rowsWithInk, type Span } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** The end of a name in which an é is a ć more often than not: `Popović`, `Kovačić`. */
const MAYBE_OPEN = /i\u00e9(?=,?$)/u;
/** Down its middle a c is white over so much of the height of a low letter; the bar of an e parts that white. */
const LEAST_WHITE = 0.45;
/** So high is a low letter, in the height of a word with capitals. */
const LOW = 0.72;

/** A name that ends in ć, which models of western languages read as é: its ink is open where an e has its bar. */
export function withOpenC(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  if (!MAYBE_OPEN.test(word.text.normalize("NFC"))) return word;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const last = word.text.endsWith(",") ? glyphs.at(-2) : glyphs.at(-1);
  if (last === undefined || !isOpen(last, word, image, ink)) return word;
  return readOtherwise(word, word.text.normalize("NFC").replace(MAYBE_OPEN, "i\u0107"));
}

/** Whether the middle of a low letter is white from its head to its foot. */
function isOpen({ from, to }: Span, word: SeenWord, image: GrayImage, ink: number): boolean {
  const { top, bottom: foot } = rowsWithInk({ ...word, x0: from, x1: to }, image, ink);
  const highest = Math.max(top, foot - LOW * (word.bottom - word.top));
  const hasInk = (y: number): boolean =>
    image.pixels.subarray(y * image.width + from, y * image.width + to).some((gray) => gray < ink);
  // The mark stands above the letter, or touches it.
  let head = foot;
  while (head > highest && hasInk(head - 1)) head--;
  const x = Math.round((from + to - 1) / 2);
  let [longest, run] = [0, 0];
  for (let y = head; y < foot; y++) {
    run = image.pixels[y * image.width + x]! < ink ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest >= LEAST_WHITE * (foot - head);
}
