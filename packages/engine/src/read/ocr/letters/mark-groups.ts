import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import type { InkPiece } from "../ink/ink-pieces.ts";
import { LIGHT, marksAbove } from "../ink/loose-marks.ts";
import type { SeenWord } from "../recogniser.ts";
import { letterMiddles } from "../words/letter-places.ts";

/** How far the middle of a mark is from that of its letter, in letters, where other ink stands above the word as well. */
export const OVER = 0.8;
/** And where each letter that bears a mark has one above it: of some faces it is not known how wide their letters are. */
const FAR = 1.6;
/** A dot is no wider and no higher than this, in heights of the word. */
const LARGEST_DOT = 0.25;
/** The two dots of one letter stand no further apart than this, in heights of the word, and on one level. */
const DOTS_APART = 0.3;
const LEVEL = 0.12;
/** Of two dots one may be so many times as wide as the other, and lean so far. */
const [TWIN, LEANING_DOT] = [2, 0.5];
/** Dots of slanted print are no larger than this, in heights of the word, and lean alike. */
const [SLANTED_DOT, LEANING_ALIKE] = [0.2, 0.4];

/**
 * What stands above a letter of a word, one of those that bear a mark or a dot; undefined where that cannot be told, as a piece of a
 * capital may stand as high, and a mark may touch its letter.
 */
export function groupOver(
  at: number,
  bearers: readonly number[],
  groups: readonly InkPiece[][],
  word: SeenWord,
): readonly InkPiece[] | undefined {
  if (groups.length === bearers.length) {
    const group = groups[bearers.indexOf(at)]!;
    return lettersBetween(group, at, word) <= FAR ? group : undefined;
  }
  const above = groups.filter((group) => isOver(group, at, word));
  // Two dots are no piece of a capital.
  const pairs = above.filter((group) => group.length === 2);
  const over = pairs.length === 1 ? pairs : above;
  const isOne = over.length === 1 && !bearers.some((other) => other !== at && isOver(over[0]!, other, word));
  return isOne ? over[0] : undefined;
}

/** Whether a mark stands about where a letter of a word does. */
export function isOver(group: readonly InkPiece[], at: number, word: SeenWord): boolean {
  return lettersBetween(group, at, word) <= OVER;
}

/** The letter of a word that a mark is nearest to: its place. */
export function letterUnder(group: readonly InkPiece[], word: SeenWord): number {
  const distances = letterMiddles(word).map((_, i) => lettersBetween(group, i, word));
  return distances.indexOf(Math.min(...distances));
}

/** How far the middle of a mark is from that of a letter, in usual letters of the word. */
function lettersBetween(group: readonly InkPiece[], at: number, word: SeenWord): number {
  const middles = letterMiddles(word);
  const letterPx = (word.x1 - word.x0) / middles.length;
  return Math.abs((group[0]!.x0 + group.at(-1)!.x1) / 2 - middles[at]!) / letterPx;
}

/** What stands above the letters of a word, letter by letter from left to right; the dots of weak print are lighter than its strokes. */
export function markGroups(word: SeenWord, image: GrayImage, tones: Tones): InkPiece[][] {
  const height = word.bottom - word.top;
  const usual = marksAbove(word, image, tones);
  const marks = usual.length > 0 ? usual : marksAbove(word, image, tones, LIGHT);
  const groups: InkPiece[][] = [];
  for (const [i, mark] of marks.entries()) {
    const [last, next] = [groups.at(-1)?.at(-1), marks[i + 1]];
    const isSecond = last !== undefined && groups.at(-1)!.length === 1 && areDots(last, mark, height);
    // The dot of an i may stand before two dots, as in `jö`: those are closer to each other.
    const isFirst =
      isSecond && next !== undefined && areDots(mark, next, height) && next.x0 - mark.x1 < mark.x0 - last.x1;
    if (isSecond && !isFirst) groups.at(-1)!.push(mark);
    else groups.push([mark]);
  }
  return groups;
}

/** Whether two pieces are near enough to each other for the dots of one diaeresis, and may be such. */
function areDots(left: InkPiece, right: InkPiece, height: number): boolean {
  return (
    right.x0 - left.x1 <= DOTS_APART * height &&
    Math.abs(right.top - left.top) <= LEVEL * height &&
    isTwin(left, right, height)
  );
}

/** Whether two pieces may be the dots of one diaeresis: about equally large, and round, or small and leaning alike in slanted print. */
function isTwin(left: InkPiece, right: InkPiece, height: number): boolean {
  const largest = Math.max(largestOf(left), largestOf(right));
  if (largest > LARGEST_DOT * height) return false;
  const leansAlike = largest <= SLANTED_DOT * height && Math.abs(left.slant - right.slant) <= LEANING_ALIKE;
  if (Math.max(Math.abs(left.slant), Math.abs(right.slant)) >= LEANING_DOT && !leansAlike) return false;
  const [a, b] = [left.x1 - left.x0, right.x1 - right.x0];
  return Math.max(a, b) <= TWIN * Math.min(a, b);
}

function largestOf({ x0, top, x1, bottom }: InkPiece): number {
  return Math.max(x1 - x0, bottom - top);
}
