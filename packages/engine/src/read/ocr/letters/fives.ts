import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, type Span } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

const FIGURE = /^[-($]*\d{1,3}(?:,\d{3})+(?:\.\d\d)?[-)]*$/;
const SIX_BEHIND_COMMA = /(?<=,)6/g;
/** Where a 6 has its left stroke and a 5 none, in heights of the digit from its head; the tail of a comma is lower. */
const [FROM, TO] = [0.6, 0.68];
/** A 5 leaves so much of its width white there. */
const LEAST_WHITE = 0.35;

/**
 * A figure with a 5 for each 6 behind a comma that has no stroke at its lower left: in narrow print a comma closes a 5, and a
 * recogniser is none the less sure.
 */
export function withFives(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  if (!FIGURE.test(word.text) || !word.text.includes(",6")) return word;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  // Where letters touch it is open which of them an edge belongs to.
  if (glyphs.length !== word.text.length) return word;
  const text = word.text.replaceAll(SIX_BEHIND_COMMA, (six, at: number) =>
    isOpen(glyphs[at]!, word, image, ink) ? "5" : six,
  );
  return readOtherwise(word, text);
}

/** Whether the lower left of a digit is white. */
function isOpen({ from, to }: Span, word: SeenWord, { width, pixels }: GrayImage, ink: number): boolean {
  const rows = digitRows({ from, to }, word, { width, pixels }, ink);
  if (rows === null) return false;
  const { top, height } = rows;
  const last = from + LEAST_WHITE * (to - from);
  for (let y = Math.floor(top + FROM * height); y <= top + TO * height; y++)
    for (let x = Math.floor(from); x < last; x++) if (pixels[y * width + x]! < ink) return false;
  return true;
}

/** The rows of a digit, by its right half: a comma hangs below its left one. */
function digitRows(
  { from, to }: Span,
  word: SeenWord,
  { width, pixels }: Pick<GrayImage, "width" | "pixels">,
  ink: number,
): { top: number; height: number } | null {
  let [top, bottom] = [Infinity, -Infinity];
  for (let y = Math.max(0, Math.floor(word.top)); y < word.bottom; y++) {
    for (let x = Math.floor((from + to) / 2); x < to; x++) {
      if (pixels[y * width + x]! >= ink) continue;
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return bottom > top ? { top, height: bottom - top } : null;
}
