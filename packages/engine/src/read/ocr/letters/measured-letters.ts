import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import { glyphsOf, inkIn, rowsWithInk } from "../ink/glyphs.ts";
import type { SeenWord } from "../recogniser.ts";

/** Words whose letters are worth measuring: two at least, or one whose capital has the same form. */
export const LETTERS = /^(?=.*\p{L})[\p{L}\d/&(),.:-]{2,}$|^[cosuvwxz]$/u;
/** Letters whose capital has the same form: their height alone tells them apart. */
export const SAME_FORM = /^[cosuvwxz]$/i;
/** A capital is at least so much higher than a low letter. */
export const HIGHER = 1.14;
/** Low letters have about three quarters of the height of tall ones. */
export const TALL_FROM = 0.88;
/** Letters that end on the line, and those that reach below it. */
const [ON_LINE, TAILED] = [/^[A-IK-PR-Za-eh-ik-or-xz\d]$/, /^[gpqy]$/];

/** A letter as it stands on the page. */
export interface MeasuredLetter {
  letter: string;
  heightPx: number;
  bottomPx: number;
}

/** The letters of a word as high as they stand there; [] where they cannot be told apart. */
export function lettersOf(word: SeenWord, image: GrayImage, paper: number): MeasuredLetter[] {
  if (!LETTERS.test(word.text)) return [];
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const letters = [...word.text];
  if (glyphs.length !== letters.length) return [];
  const measured = glyphs.map(({ from, to }, i) => {
    const { top, bottom } = edgeOf(word, from, to, image, ink);
    return { letter: letters[i]!, heightPx: bottom - top, bottomPx: bottom };
  });
  return standAsRead(measured) ? measured : [];
}

/** Whether what hangs below the line are letters with tails: else ink in as many pieces is not a letter each. */
function standAsRead(letters: readonly MeasuredLetter[]): boolean {
  const bottomsOf = (form: RegExp): number[] =>
    letters.flatMap(({ letter, bottomPx }) => (form.test(letter) ? [bottomPx] : []));
  return Math.max(...bottomsOf(ON_LINE)) <= Math.min(...bottomsOf(TAILED));
}

/** The heights of the letters that match, in pixels, in ascending order. */
export function heightsOf(
  letters: readonly MeasuredLetter[],
  matches: (letter: string) => boolean,
): number[] {
  return letters
    .filter(({ letter }) => matches(letter))
    .map(({ heightPx }) => heightPx)
    .sort((a, b) => a - b);
}

/** From the highest to the lowest ink of a stretch of a word, in pixels. */
export function edgeOf(
  word: SeenWord,
  from: number,
  to: number,
  image: GrayImage,
  ink: number,
): Pick<Box, "top" | "bottom"> {
  const [top, bottom] = [Math.max(0, Math.floor(word.top)), Math.min(image.height, Math.ceil(word.bottom))];
  return rowsWithInk({ x0: Math.floor(from), top, x1: Math.ceil(to), bottom }, image, ink);
}
