import { distance } from "fastest-levenshtein";
import type { Box } from "../../api/result.ts";
import type { GrayImage } from "../page-image/gray-image.ts";
import type { Tones } from "../page-image/tones.ts";
import { inkPieces } from "./ink/ink-pieces.ts";
import { isSameInk, shadesOf, type Shades } from "./ink/same-ink.ts";
import { withoutMarks } from "./without-marks.ts";
import { readOtherwise } from "./read-otherwise.ts";
import type { SeenWord } from "./recogniser.ts";

const NO_DIGIT = /\D/g;
/** Short codes that differ in a letter are mostly two; those of two letters, as states have, may be one of which looks were unsure. */
const [FEWEST_LETTERS, DISPUTED_LETTERS] = [3, 2];
const LETTERS = /^\p{L}+$/u;
const SIGNS = /[^\p{L}\p{M}\d]/gu;
/** A sign is believed from here on. */
const SURE = 0.7;
const LETTER = /\p{L}/u;
/** Two readings of one word differ in no more letters. */
const MOST_DIFFERENT = 2;
/** Boxes of one word differ by no more than this, in pixels. */
const SAME_SIZE_PX = 3;
/** A word that hides a sign is as wide as one that shows it, to so many pixels, or to so much of one of its letters. */
const [HIDDEN_PX, HIDDEN_LETTER] = [1.5, 0.2];
/** So many words of each reading are compared: more tell no more. */
const MOST_COMPARED = 4;

/**
 * Words of a page that show the same ink, read alike: as most of them were read, of two the surer way. Figures are left as
 * they are, and so is a word whose ink shows other letters.
 */
export function readAlike(words: readonly SeenWord[], image: GrayImage, tones: Tones): SeenWord[] {
  const byText = Map.groupBy(
    words.filter(({ text }) => LETTER.test(text)),
    ({ text }) => text,
  );
  const texts = [...byText.keys()];
  const changed = new Map<SeenWord, string>();
  const shades = new Map<SeenWord, Shades[]>();
  const shadesAt = (word: SeenWord): Shades[] => {
    const known = shades.get(word) ?? shadesOf(word, image, tones);
    shades.set(word, known);
    return known;
  };
  for (const [i, text] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      const [some, others] = [byText.get(text)!, byText.get(other)!];
      if (!mayBeOne(text, other) && !areDisputed(some, others)) continue;
      const alike = (word: SeenWord, among: readonly SeenWord[]): SeenWord[] =>
        among
          .filter((one) => one !== word && areOneSize(word, one))
          .slice(0, MOST_COMPARED)
          .filter(
            (one) =>
              (isSignHidden(word, one) && !haveOtherParts(word, one, image, tones)) ||
              isSameInk(shadesAt(word), shadesAt(one)),
          );
      for (const word of others) {
        const like = alike(word, some);
        if (like.length === 0) continue;
        const own = [word, ...alike(word, others)];
        if (isBetter([text, like], [other, own])) changed.set(word, text);
        else for (const one of like) changed.set(one, other);
      }
    }
  }
  return words.map((word) => (changed.has(word) ? readOtherwise(word, changed.get(word)!) : word));
}

type Reading = readonly [text: string, words: readonly SeenWord[]];

/** Whether more words were read in the first way, and more surely. A sign is overlooked more easily than it is imagined. */
function isBetter([text, words]: Reading, [other, otherWords]: Reading): boolean {
  const [longer, surest] = text.length > other.length ? [text, words] : [other, otherWords];
  const isSign = bare(text) === bare(other) && text.length !== other.length;
  if (isSign && surest.some(({ confidence }) => confidence >= SURE)) return longer === text;
  return surenessOf(words) > surenessOf(otherWords);
}

/** Whether two texts have the same digits, and differ in a letter or two; short ones in signs and in case alone. */
function mayBeOne(text: string, other: string): boolean {
  if (text.replaceAll(NO_DIGIT, "") !== other.replaceAll(NO_DIGIT, "")) return false;
  // The marks on letters stand above the box of a word.
  if (withoutMarks(text) === withoutMarks(other)) return false;
  if (bare(text) === bare(other)) return true;
  const [fewer, more] = [text.length, other.length].sort((a, b) => a - b) as [number, number];
  // Of two that are not equally long the ink shows but one.
  if ((fewer === more ? fewer : more) < FEWEST_LETTERS) return false;
  if (Math.abs(text.length - other.length) > MOST_DIFFERENT) return false;
  return distance(text, other) <= MOST_DIFFERENT;
}

/** Whether words of two letters, one of which differs, were read in both ways somewhere: `NJ` and `NU`. */
function areDisputed(some: readonly SeenWord[], others: readonly SeenWord[]): boolean {
  const [text, other] = [some[0]!.text, others[0]!.text];
  if (text.length !== DISPUTED_LETTERS || other.length !== DISPUTED_LETTERS) return false;
  if (!LETTERS.test(text + other) || distance(text, other) !== 1) return false;
  const readAs = (words: readonly SeenWord[], reading: string): boolean =>
    words.some(({ otherReadings }) => otherReadings?.includes(reading) === true);
  return readAs(some, other) || readAs(others, text);
}

/** Whether two words of one width differ in a sign between letters alone: without it the word would be narrower. */
function isSignHidden(word: SeenWord, one: SeenWord): boolean {
  const [a, b] = [word.text, one.text];
  if (a.length === b.length || bare(a) !== bare(b) || a[0] !== b[0] || a.at(-1) !== b.at(-1)) return false;
  const letterPx = (word.x1 - word.x0) / Math.max(a.length, b.length);
  return Math.abs(word.x1 - word.x0 - one.x1 + one.x0) <= Math.max(HIDDEN_PX, HIDDEN_LETTER * letterPx);
}

/** Whether two words fall into as many pieces of ink, of which one is wider than the other's: a letter with the sign that touches it. */
function haveOtherParts(word: SeenWord, one: SeenWord, image: GrayImage, tones: Tones): boolean {
  const [a, b] = [word, one].map((each) => inkPieces(each, image, tones).sort((l, r) => l.x0 - r.x0));
  const widthOf = ({ x0, x1 }: Box): number => x1 - x0;
  return (
    a!.length === b!.length &&
    a!.some((piece, i) => Math.abs(widthOf(piece) - widthOf(b![i]!)) > SAME_SIZE_PX)
  );
}

function areOneSize(left: SeenWord, right: SeenWord): boolean {
  const [wide, high] = [
    left.x1 - left.x0 - right.x1 + right.x0,
    left.bottom - left.top - right.bottom + right.top,
  ];
  return Math.abs(wide) <= SAME_SIZE_PX && Math.abs(high) <= SAME_SIZE_PX;
}

/** Letters and digits alone. */
function bare(text: string): string {
  return text.replaceAll(SIGNS, "").toLowerCase();
}

function surenessOf(words: readonly SeenWord[]): number {
  return words.reduce((sum, { confidence }) => sum + confidence, 0);
}
