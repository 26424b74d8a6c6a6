import { labelWords } from "@paylift/canonical";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { inkPieces, type InkPiece } from "../ink/ink-pieces.ts";
import { isAbove } from "../ink/loose-marks.ts";
import { markInk } from "../ink/mark-ink.ts";
import { median } from "../median.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";
import { letterMiddles } from "../words/letter-places.ts";
import { ACUTE, clearMark, DIAERESIS, LEAST_PX, lettered, smallestOf, TILDE } from "./clear-marks.ts";
import { groupOver, isOver, letterUnder, markGroups } from "./mark-groups.ts";
import { UNSEEN } from "./mark-shapes.ts";

/** An apostrophe stands as high as a mark. */
const BEARS_A_MARK = /[ij'’]|[\u0300-\u030c]/;
const VOWEL = /[aeiouyn]/i;
/** With an acute they are letters of Polish, which no model knows. */
const CONSONANT = /[csz]/;
const [LOW, TALL] = [/[acemnorsuvwxz]/, /[\p{Lu}\dbdhkl]/u];
/** More ink than this above a word, beside its own marks, is shading or dust. */
const MOST_BESIDE = 2;
/** A name that has lost a mark is as good as guessed. */
const LOST = 0.55;
/** A mark is wider than this, or higher; what is smaller may be dust. It begins so high over other letters. In heights of the word. */
const [WIDE, HIGH, ABOVE] = [0.2, 0.12, 0.12];
/** A dot leans less far, though in black and white it is ragged; with its quarters, so far in all. */
const [LEANS, STEADY] = [0.45, 0.85];
/** Where the dots of the same phrase are round, an acute leans so far, and with its quarters so far. */
const [LEANS_AMONG_ROUND, STEADY_AMONG_ROUND] = [0.35, 0.75];
const ROUND = 0.15;

/**
 * A part of a name with each i under an accent read as such: recognisers take a short one for its dot, the less so where the
 * dots of its phrase are round (`areDotsRound`). A c, s or z under an acute is one of Polish. In doubt where no look saw it, and
 * where a mark stands over another letter that has none.
 */
export function withOverlookedMarks(
  word: SeenWord,
  areDotsRound: () => boolean,
  image: GrayImage,
  tones: Tones,
): SeenWord {
  if (labelWords().has(word.text.replace(/[.,]$/, "").toLowerCase())) return word;
  const groups = markGroups(word, image, tones);
  const letters = [...word.text.normalize("NFC")];
  const bearers = letters.flatMap((letter, i) => (BEARS_A_MARK.test(letter.normalize("NFD")) ? [i] : []));
  if (groups.length === 0 || groups.length > bearers.length + MOST_BESIDE) return word;
  const places = groups.map((group) => letterUnder(group, word));
  const isMarkedApart = (bearer: number, n: number): boolean =>
    places[n] !== bearer && places.some((at, other) => at === bearer && other !== n);
  const bare = groups.flatMap((group, n) => {
    const at = places[n]!;
    // A bearer near it has a mark of its own.
    const isBare = bearers.every((bearer) => !isOver(group, bearer, word) || isMarkedApart(bearer, n));
    return isBare && isLarge(group, word) && isHigh(group, at, word, image, tones) ? [{ at, group }] : [];
  });
  let isLost = bare.some(({ at }) => VOWEL.test(letters[at]!));
  const shown = letters.map((letter, i) => {
    if (CONSONANT.test(letter)) {
      const over = bare.filter(({ at }) => at === i);
      const isAcute = over.length === 1 && markOver(over[0]!.group, () => false, image, tones) === ACUTE;
      return isAcute ? lettered(letter, ACUTE)! : letter;
    }
    const group = letter === "i" ? groupOver(i, bearers, groups, word) : undefined;
    const mark = group === undefined ? null : markOver(group, areDotsRound, image, tones);
    if (mark === null) return letter;
    const marked = lettered(letter, mark);
    // An ñ may be read as `fi`.
    isLost ||= marked === null;
    return marked ?? letter;
  });
  const read = readOtherwise(word, shown.join(""));
  const isConfirmed = read === word || (word.otherReadings ?? []).includes(read.text);
  const most = isLost ? LOST : isConfirmed ? 1 : UNSEEN;
  return most >= read.confidence ? read : { ...read, confidence: most };
}

/** The mark over an i, or another small letter: an acute or two dots, as names have them; null for its dot, and a tilde, which no i has, for that of an ñ. */
function markOver(
  group: readonly InkPiece[],
  areDotsRound: () => boolean,
  image: GrayImage,
  tones: Tones,
): string | null {
  if (!group.every((piece) => smallestOf(piece) >= LEAST_PX)) return null;
  const clear = clearMark(group, image, tones);
  if (clear !== ACUTE) return clear === DIAERESIS || clear === TILDE ? clear : null;
  const { slant, wave } = markInk(group, image, tones);
  const isAcute = slant <= -LEANS && wave - slant >= STEADY;
  const mayBeAcute = slant <= -LEANS_AMONG_ROUND && wave - slant >= STEADY_AMONG_ROUND;
  return isAcute || (mayBeAcute && areDotsRound()) ? ACUTE : null;
}

/** Whether an i of a phrase has a round dot: this print has no ragged ones. */
export function hasRoundDot(words: readonly SeenWord[], image: GrayImage, tones: Tones): boolean {
  return words.some(
    (word) =>
      word.text.includes("i") &&
      markGroups(word, image, tones).some((group) => {
        if ([...word.text.normalize("NFC")][letterUnder(group, word)] !== "i") return false;
        const { slant, wave } = markInk(group, image, tones);
        return Math.max(Math.abs(slant), Math.abs(wave)) <= ROUND;
      }),
  );
}

/** Whether what stands above a letter is too large for dust. */
function isLarge(group: readonly InkPiece[], word: SeenWord): boolean {
  const height = word.bottom - word.top;
  const [first, last] = [group[0]!, group.at(-1)!];
  return last.x1 - first.x0 >= WIDE * height || first.bottom - first.top >= HIGH * height;
}

/** Whether a mark begins above the other letters of a word that are as high as one of its letters: it is no piece of that letter. */
function isHigh(
  group: readonly InkPiece[],
  at: number,
  word: SeenWord,
  image: GrayImage,
  tones: Tones,
): boolean {
  const letters = [...word.text.normalize("NFC")];
  const form = LOW.test(letters[at]!) ? LOW : TALL;
  const letterPieces = inkPieces(word, image, tones).filter((piece, _, all) => !isAbove(piece, word, all));
  const tops = letterMiddles(word).flatMap((middle, i) => {
    const piece = letterPieces.find(({ x0, x1 }) => x0 <= middle && x1 >= middle);
    return i !== at && form.test(letters[i]!) && piece !== undefined ? [piece.top] : [];
  });
  const usual = median(tops);
  return usual !== undefined && group[0]!.top <= usual - ABOVE * (word.bottom - word.top);
}
