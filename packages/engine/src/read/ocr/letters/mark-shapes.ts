import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { inkIn } from "../ink/glyphs.ts";
import { holesIn } from "../ink/holes.ts";
import { inkPieces, type InkPiece } from "../ink/ink-pieces.ts";
import { ABOVE_WORD, isAbove, LIGHT, marksAbove, marksOf } from "../ink/loose-marks.ts";
import { median } from "../median.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";
import { letterMiddles } from "../words/letter-places.ts";

/** Marks as Unicode combines them with a letter. */
const [GRAVE, ACUTE, DIAERESIS, RING] = ["\u0300", "\u0301", "\u0308", "\u030a"];
const CIRCUMFLEX = "\u0302";
const SHAPES: ReadonlySet<string> = new Set([GRAVE, ACUTE, DIAERESIS, RING]);
/** How far the stroke of an acute or a grave leans, as a correlation of its rows and columns; a ring does not. */
const LEANS = 0.4;
const UPRIGHT = 0.3;
/** A flat stroke leans so far; flat dots that run together lean less, and what is between may be either. */
const STROKE = 0.55;
const FLAT_DOTS = 0.4;
/** How wide a ring is, in its height, and how high, in heights of the word: it is larger than a dot. */
const [NARROW_RING, WIDE_RING] = [0.75, 1.4];
const LEAST_RING = 0.17;
/** A ring that touches its letter has its hole in this part of both, and the hole is so large. */
const [RING_HEAD, LEAST_RING_HOLE] = [0.25, 0.03];
/** A tail below the line is so long, in heights of the word. */
const LEAST_TAIL = 0.1;
const MAYBE_CEDILLA = /[CG](?=[AOU])/g;
const RINGED = /^a$/i;
/** Of two dots one may be so many times as wide as the other, and lean so far. */
const [TWIN, LEANING_DOT] = [2, 0.5];
/** Dots of slanted print are no larger than this, in heights of the word, and lean alike. */
const [SLANTED_DOT, LEANING_ALIKE] = [0.2, 0.4];
/** How far the middle of a mark is from that of its letter, in letters, where other ink stands above the word as well. */
const OVER = 0.8;
/** How wide two dots are that run together, in their height. */
const BLOT = 1.8;
/** The two dots of one letter stand no further apart than this, in heights of the word, and on one level. */
const DOTS_APART = 0.3;
const LEVEL = 0.12;
const DOTTED = /[ij]/;
/** A mark of which the ink does not show the shape is a guess of the recogniser. */
const UNSEEN = 0.8;
/** Letters that have a mark of some shape, or may have. */
const MARKED = /\p{M}/u;

/**
 * The word with those marks that its ink shows: recognisers know that a letter has a mark, and guess which. Nothing changes
 * where the marks cannot be told apart, or the letter with the other mark is in no alphabet; a word with a mark of which the ink does
 * not show the shape is in doubt.
 */
export function withShownMarks(word: SeenWord, image: GrayImage, tones: Tones): SeenWord {
  const letters = [...word.text.normalize("NFC")];
  const marked = letters.flatMap((letter, i) => (isMarked(letter) ? [i] : []));
  if (marked.length === 0) return word;
  const groups = markGroups(word, image, tones);
  const bearers = letters.flatMap((letter, i) => (DOTTED.test(letter) || marked.includes(i) ? [i] : []));
  const isClear = groups.length === bearers.length;
  const groupOf = (i: number): readonly InkPiece[] | undefined => {
    if (isClear) return groups[bearers.indexOf(i)];
    // A piece of a capital may stand as high as a mark, and a mark may touch its letter; two dots are no such piece.
    const above = groups.filter((group) => isOver(group, i, word));
    const pairs = above.filter((group) => group.length === 2);
    const over = pairs.length === 1 ? pairs : above;
    const isOne = over.length === 1 && !bearers.some((other) => other !== i && isOver(over[0]!, other, word));
    return isOne ? over[0] : undefined;
  };
  // Beside the dot of an i or a j two dots may be taken for others; their number tells.
  const hasAll = marksAbove(word, image, tones).length === marksOf(word.text);
  let isUnseen = false;
  const shown = letters.map((letter, i) => {
    if (!marked.includes(i)) return letter;
    const [base] = letter.normalize("NFD");
    if (RINGED.test(base!) && hasRing(i, word, image, tones)) return `${base}${RING}`.normalize("NFC");
    const group = groupOf(i);
    const found = group === undefined ? letter : withMark(letter, group, word);
    const [, mark] = found.normalize("NFD");
    const isSeen = (group !== undefined && shapeOf(group, word) === mark) || (hasAll && mark === DIAERESIS);
    isUnseen ||= SHAPES.has(mark!) && !isSeen;
    return found;
  });
  const read = readOtherwise(word, shown.join(""));
  return isUnseen ? { ...read, confidence: Math.min(read.confidence, UNSEEN) } : read;
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
    const isShown = /c/i.test(letter)
      ? hasTail(i, word, image, tones)
      : groups.some((group) => isOver(group, i, word)) ||
        (RINGED.test(letter) && hasRing(i, word, image, tones));
    if (!isShown) return letter;
    return readings.find((other) => isMarkedAs(other[i]!, letter))![i]!;
  });
  return readOtherwise(word, shown.join(""));
}

/** Whether a letter of a name may be a Ç: it has a tail, and looks like a C, or as what closes it below, a G. */
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

/** Whether the A that a name begins with may be an Å: its head has a hole above that of the letter. */
export function mayHaveRing(word: SeenWord, image: GrayImage, tones: Tones): boolean {
  return word.text.startsWith("A") && hasRing(0, word, image, tones);
}

/** Whether what stands above a letter of a word, or the head of what touches it, has a hole; in weak print of what is lighter. */
export function hasRing(at: number, word: SeenWord, image: GrayImage, tones: Tones): boolean {
  const area = { ...word, top: word.top - ABOVE_WORD * (word.bottom - word.top) };
  const ink = inkIn(word, image, tones.paper);
  // What is left of a thin ring may be open, and its blur not.
  const grays = [ink, (ink + tones.paper) / 2];
  const middles = letterMiddles(word);
  const [middle, reach] = [middles[at]!, (OVER * (word.x1 - word.x0)) / middles.length];
  return [undefined, LIGHT].some((share) => {
    const pieces = inkPieces(area, image, tones, share);
    // The box of a word may begin beside its ink: what stands above belongs to the letter that is near.
    const over = pieces.filter(
      (piece) => (piece.x0 <= middle && piece.x1 >= middle) || isAbove(piece, word, pieces),
    );
    return over.some((piece) => {
      const height = piece.bottom - piece.top;
      const lowest = isAbove(piece, word, pieces) ? Infinity : RING_HEAD * height;
      const holes = grays.flatMap((gray) => holesIn(around(piece), image, gray, LEAST_RING_HOLE * height));
      return holes.some(({ x, y }) => y <= lowest && Math.abs(piece.x0 + x - middle) <= reach);
    });
  });
}

/** A piece of ink with the blur at its edges. */
function around({ x0, top, x1, bottom }: Box): Box {
  return { x0: x0 - 1, top: top - 1, x1: x1 + 1, bottom: bottom + 1 };
}

/** Whether a mark stands about where a letter of a word does. */
function isOver(group: readonly InkPiece[], at: number, word: SeenWord): boolean {
  const middles = letterMiddles(word);
  const letterPx = (word.x1 - word.x0) / middles.length;
  return Math.abs((group[0]!.x0 + group.at(-1)!.x1) / 2 - middles[at]!) <= OVER * letterPx;
}

/** What stands above the letters of a word, letter by letter from left to right; the dots of weak print are lighter than its strokes. */
function markGroups(word: SeenWord, image: GrayImage, tones: Tones): InkPiece[][] {
  const height = word.bottom - word.top;
  const usual = marksAbove(word, image, tones);
  const marks = usual.length > 0 ? usual : marksAbove(word, image, tones, LIGHT);
  const groups: InkPiece[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1)?.at(-1);
    const isSecond =
      last !== undefined &&
      groups.at(-1)!.length === 1 &&
      mark.x0 - last.x1 <= DOTS_APART * height &&
      Math.abs(mark.top - last.top) <= LEVEL * height;
    if (isSecond && isTwin(last, mark, height)) groups.at(-1)!.push(mark);
    else groups.push([mark]);
  }
  return groups;
}

/** Whether two pieces may be the dots of one diaeresis: about equally large, and round, or small and leaning alike in slanted print. */
function isTwin(left: InkPiece, right: InkPiece, height: number): boolean {
  const isSmall = [left, right].every(
    ({ x0, top, x1, bottom }) => Math.max(x1 - x0, bottom - top) <= SLANTED_DOT * height,
  );
  const leansAlike = isSmall && Math.abs(left.slant - right.slant) <= LEANING_ALIKE;
  if (Math.max(Math.abs(left.slant), Math.abs(right.slant)) >= LEANING_DOT && !leansAlike) return false;
  const [a, b] = [left.x1 - left.x0, right.x1 - right.x0];
  return Math.max(a, b) <= TWIN * Math.min(a, b);
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
