import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOfLetters, inkIn, rowsWithInk } from "../ink/glyphs.ts";
import type { SeenWord } from "../recogniser.ts";
import { letterMiddles } from "../words/letter-places.ts";

/** An o, and what one with a stroke is taken for. */
const ROUND = /[oO¢@]/;
/** The room inside a letter, to either side of its middle, in letters; and up and down, in its height. */
const [BESIDE, ABOVE] = [0.14, 0.12];
/** How far to either side of its middle a letter has its own ink, in letters. */
const OWN = 0.3;
/** From here on what is inside a letter is ink, in the contrast of the word: the room in an o is paper, or its blur. */
const DARK = 0.33;

/** Whether a word has an o whose inside is dark, as the stroke of an ø makes it: models that do not know that letter are none the less sure. */
export function mayHaveStroke(word: SeenWord, image: GrayImage, tones: Tones): boolean {
  const letters = [...word.text.normalize("NFC")];
  if (!letters.some((letter) => ROUND.test(letter))) return false;
  const letterPx = (word.x1 - word.x0) / letters.length;
  const glyphs = glyphsOfLetters(word, letters.length, image, tones.paper);
  // Of letters that touch, and may be a typewriter's, no one way tells where each stands.
  const ways =
    glyphs.length === letters.length
      ? [glyphs.map(({ from, to }) => (from + to) / 2)]
      : [letterMiddles(word), letters.map((_, i) => word.x0 + (i + 0.5) * letterPx)];
  return letters.some(
    (letter, i) =>
      ROUND.test(letter) && ways.some((middles) => isDark(middles[i]!, letterPx, word, image, tones)),
  );
}

/** Whether the room about the middle of a letter is ink on the average, within the height of the letter's own ink. */
function isDark(
  middle: number,
  letterPx: number,
  word: SeenWord,
  image: GrayImage,
  { paper }: Tones,
): boolean {
  const ink = inkIn(word, image, paper);
  const own = { ...word, x0: middle - OWN * letterPx, x1: middle + OWN * letterPx };
  const { top, bottom } = rowsWithInk(own, image, ink);
  const [y, high] = [(top + bottom) / 2, bottom - top];
  let [sum, count] = [0, 0];
  for (let row = Math.floor(y - ABOVE * high); row <= Math.floor(y + ABOVE * high); row++) {
    for (
      let x = Math.floor(middle - BESIDE * letterPx);
      x <= Math.floor(middle + BESIDE * letterPx);
      x++, count++
    )
      sum += paper - (image.pixels[row * image.width + x] ?? paper);
  }
  // Ink begins half way from the paper to the darkest of the word.
  return sum >= DARK * 2 * (paper - ink) * count;
}
