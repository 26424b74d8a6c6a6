import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { inkPieces, type InkPiece } from "../ink/ink-pieces.ts";
import { ABOVE_WORD, isAbove, marksAbove, marksOf } from "../ink/loose-marks.ts";
import { median } from "../median.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";
import { letterMiddles } from "../words/letter-places.ts";
import { ACUTE, CIRCUMFLEX, clearMark, DIAERESIS, GRAVE, lettered, RING, TILDE } from "./clear-marks.ts";
import { withoutDisproved } from "./disproved-readings.ts";
import { groupOver, isOver, markGroups } from "./mark-groups.ts";
import { hasRing } from "./rings.ts";

const SHAPES: ReadonlySet<string> = new Set([GRAVE, ACUTE, DIAERESIS, RING]);
/** How far the stroke of an acute or a grave leans, as a correlation of its rows and columns; a ring does not. */
const LEANS = 0.4;
const UPRIGHT = 0.1;
/** A flat stroke leans so far; flat dots that run together lean less, and what is between may be either. */
const STROKE = 0.55;
const FLAT_DOTS = 0.4;
/** How wide a ring is, in its height, and how high, in heights of the word: it is larger than a dot. */
const [NARROW_RING, WIDE_RING] = [0.75, 1.4];
const LEAST_RING = 0.17;
/** A tail below the line is so long, in heights of the word. */
const LEAST_TAIL = 0.1;
const MAYBE_CEDILLA = /[CG](?=[AOU])|c(?=[aou])/g;
const RINGED = /^a$/i;
/** How wide two dots are that run together, in their height. */
const BLOT = 1.8;
const DOTTED = /[ij]/;
/** A mark of which the ink does not show the shape is a guess of the recogniser. */
export const UNSEEN = 0.8;
/** Letters that have a mark of some shape, or may have; a cedilla is below its letter. */
const MARKED = /\p{M}/u;
const MARKED_ABOVE = /[\u0300-\u030c]/;

/**
 * The word with those marks that its ink shows: recognisers know that a letter has a mark, and guess which. Nothing changes
 * where the marks cannot be told apart, or the letter with the other mark is in no alphabet; a word with a mark of which the ink does
 * not show the shape is in doubt, and what other looks took for another mark than a clear one is none.
 */
export function withShownMarks(word: SeenWord, image: GrayImage, tones: Tones): SeenWord {
  const letters = [...word.text.normalize("NFC")];
  const marked = letters.flatMap((letter, i) => (MARKED_ABOVE.test(letter.normalize("NFD")) ? [i] : []));
  if (marked.length === 0) return word;
  const groups = markGroups(word, image, tones);
  const bearers = letters.flatMap((letter, i) => (DOTTED.test(letter) || marked.includes(i) ? [i] : []));
  // Beside the dot of an i or a j two dots may be taken for others; their number tells.
  const hasAll = marksAbove(word, image, tones).length === marksOf(word.text);
  const clear = new Set<number>();
  let isUnseen = false;
  const shown = letters.map((letter, i) => {
    if (!marked.includes(i)) return letter;
    const group = groupOver(i, bearers, groups, word);
    const ringed = RINGED.test(letter.normalize("NFD")[0]!) && hasRing(i, word, image, tones);
    const mark = ringed ? RING : group === undefined ? null : clearMark(group, image, tones);
    const sure = mark === null ? null : lettered(letter, mark);
    if (sure !== null) {
      clear.add(i);
      return sure;
    }
    const found = group === undefined ? letter : withMark(letter, group, word);
    const hasBoth = hasAll && found === letter && letter.normalize("NFD")[1] === DIAERESIS;
    isUnseen ||= mayBeOther(found) && !hasBoth;
    return found;
  });
  const read = withoutDisproved(readOtherwise(word, shown.join("")), clear);
  return isUnseen ? { ...read, confidence: Math.min(read.confidence, UNSEEN) } : read;
}

/** Whether a letter may have another mark instead: of all letters with a tilde only the ñ has no other. */
function mayBeOther(letter: string): boolean {
  const [base, mark] = letter.normalize("NFD");
  return SHAPES.has(mark!) || mark === CIRCUMFLEX || (mark === TILDE && !/n/i.test(base!));
}

/** The word with a mark on each letter over which its ink shows one, where another reading of as many letters has one there. */
export function withMarksOfOthers(
  word: SeenWord,
  others: readonly string[],
  image: GrayImage,
  tones: Tones,
): SeenWord {
  const letters = [...word.text.normalize("NFC")];
  const readings = others
    .map((other) => [...other.normalize("NFC")])
    .filter((other) => other.length === letters.length && other.some(isMarked));
  const places = letters.flatMap((letter, i) =>
    !isMarked(letter) && readings.some((other) => isMarkedAs(other[i]!, letter)) ? [i] : [],
  );
  if (places.length === 0) return word;
  const groups = markGroups(word, image, tones);
  const shown = letters.map((letter, i) => {
    if (!places.includes(i)) return letter;
    const over = groups.filter((group) => isOver(group, i, word));
    // The dot of an i is no mark of its own.
    const marks = DOTTED.test(letter) ? over.filter((group) => clearMark(group, image, tones)) : over;
    const isShown = /c/i.test(letter)
      ? hasTail(i, word, image, tones)
      : marks.length > 0 || (RINGED.test(letter) && hasRing(i, word, image, tones));
    if (!isShown) return letter;
    return readings.find((other) => isMarkedAs(other[i]!, letter))![i]!;
  });
  return readOtherwise(word, shown.join(""));
}

/** Whether a letter of a name may be a ç: it has a tail, and looks like a c, or as what closes a large one below, a G. */
export function mayHaveCedilla(word: SeenWord, image: GrayImage, tones: Tones): boolean {
  return [...word.text.matchAll(MAYBE_CEDILLA)].some(({ index }) => hasTail(index, word, image, tones));
}

/** Whether the ink of a letter reaches below the line that the other letters of its word stand on. */
function hasTail(at: number, word: SeenWord, image: GrayImage, tones: Tones): boolean {
  const middles = letterMiddles(word);
  const height = word.bottom - word.top;
  const pieces = inkPieces({ ...word, bottom: word.bottom + ABOVE_WORD * height }, image, tones);
  const bottoms = pieces.filter((piece) => !isAbove(piece, word, pieces)).map(({ bottom }) => bottom);
  const foot = median(bottoms) ?? word.bottom;
  const letter = pieces.find(({ x0, x1 }) => x0 <= middles[at]! && x1 >= middles[at]!);
  return letter !== undefined && letter.bottom - foot >= LEAST_TAIL * height;
}

function isMarked(letter: string): boolean {
  return MARKED.test(letter.normalize("NFD"));
}

function isMarkedAs(letter: string, plain: string): boolean {
  return isMarked(letter) && letter.normalize("NFD").slice(0, 1) === plain;
}

function withMark(letter: string, group: readonly InkPiece[], word: SeenWord): string {
  const [base, ...marks] = [...letter.normalize("NFD")];
  const seen = shapeOf(group, word);
  if (seen === null || marks.length !== 1 || marks[0] === seen) return letter;
  // Two dots that stand apart are no other mark, and the one stroke of a circumflex that leans is none.
  const isOther = group.length === 2 || (marks[0] === CIRCUMFLEX && Math.abs(group[0]!.slant) >= STROKE);
  if (!SHAPES.has(marks[0]!) && !isOther) return letter;
  if (seen === RING && base!.toLowerCase() !== "a") return letter;
  const other = `${base}${seen}`.normalize("NFC");
  return other.length === 1 ? other : letter;
}

/** The shape of a mark; null where its ink does not tell. */
function shapeOf(group: readonly InkPiece[], word: SeenWord): string | null {
  if (group.length === 2) return DIAERESIS;
  const { slant, x0, top, x1, bottom } = group[0]!;
  const round = (x1 - x0) / (bottom - top);
  // Dots that run together are a flat blot, which leans little; it is no stroke.
  if (round >= BLOT && Math.abs(slant) < STROKE) return Math.abs(slant) < FLAT_DOTS ? DIAERESIS : null;
  if (slant <= -LEANS) return ACUTE;
  if (slant >= LEANS) return GRAVE;
  const isRing =
    Math.abs(slant) <= UPRIGHT &&
    round >= NARROW_RING &&
    round <= WIDE_RING &&
    bottom - top >= LEAST_RING * (word.bottom - word.top);
  return isRing ? RING : null;
}
