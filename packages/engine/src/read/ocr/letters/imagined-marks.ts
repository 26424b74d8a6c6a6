import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { inkPieces, type InkPiece } from "../ink/ink-pieces.ts";
import { ABOVE_WORD, isAbove, LIGHT, lightMarks } from "../ink/loose-marks.ts";
import { median } from "../median.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";
import { letterMiddles } from "../words/letter-places.ts";
import { hasRing } from "./rings.ts";

/** Capitals with a mark above them; the tail of a Ç and the stroke of an Ø are elsewhere. */
const MARKED_CAPITAL = /^[A-Z][\u0300-\u030c]$/;
/** Letters and digits that are about as high as a capital without a mark, and signs that are higher. */
const AS_HIGH = /[A-Zbdfhkl\d]/;
const HIGHER_SIGN = /[([{}\])|/$]/;
/** A mark that touches its capital makes it higher by more than this, in heights of a capital. */
const HIGHER = 0.08;
/** With what is lighter it is higher than its blur is. */
const HIGHER_IN_LIGHT = 0.2;

/**
 * The words of a phrase without marks on capitals that the ink does not show: nothing is above the letter, which is no higher
 * than what stands in the other words.
 */
export function withoutImaginedMarks(words: readonly SeenWord[], image: GrayImage, tones: Tones): SeenWord[] {
  const marked = words.filter(({ text }) => lettersOf(text).some(isMarkedCapital));
  if (marked.length === 0) return [...words];
  const tops = words
    .filter(({ text }) => AS_HIGH.test(text) && !HIGHER_SIGN.test(text) && !lettersOf(text).some(isMarked))
    .map((word) => Math.min(...lettersIn(word, image, tones).map(({ top }) => top)));
  const usual = median(tops);
  if (usual === undefined) return [...words];
  return words.map((word) => {
    if (!marked.includes(word)) return word;
    const [pieces, middles] = [piecesIn(word, image, tones), letterMiddles(word)];
    const light = lightMarks(word, image, tones);
    const isBare = (middle: number): boolean => {
      const letter = pieces
        .filter(({ x0, x1 }) => x0 <= middle && x1 >= middle)
        .toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top))[0];
      if (letter === undefined) return false;
      // The dots of a diaeresis stand beside its middle, and weak print parts a letter.
      const half = (word.x1 - word.x0) / middles.length / 2;
      const [left, right] = [Math.min(letter.x0, middle - half), Math.max(letter.x1, middle + half)];
      const isUnder = [...pieces, ...light].some(
        ({ x0, x1, bottom }) => bottom <= letter.top && x0 < right && x1 > left,
      );
      const capital = word.bottom - usual;
      const isHigher =
        usual - letter.top > HIGHER * capital ||
        usual - lightTopOf(letter, word, image, tones) > HIGHER_IN_LIGHT * capital;
      return !isUnder && !isHigher;
    };
    const letters = lettersOf(word.text).map((letter, i) =>
      isMarkedCapital(letter) && isBare(middles[i]!) && !hasRing(i, word, image, tones)
        ? letter.normalize("NFD").slice(0, 1)
        : letter,
    );
    return readOtherwise(word, letters.join(""));
  });
}

/** Where a letter begins with what is lighter than its strokes and touches it: coarse print has no more of a ring. */
function lightTopOf(letter: InkPiece, word: SeenWord, image: GrayImage, tones: Tones): number {
  const top = word.top - ABOVE_WORD * (word.bottom - word.top);
  const pieces = inkPieces({ ...letter, top }, image, tones, LIGHT);
  return Math.min(
    letter.top,
    ...pieces.filter((piece) => piece.bottom > letter.top).map((piece) => piece.top),
  );
}

function lettersOf(text: string): string[] {
  return [...text.normalize("NFC")];
}

function isMarked(letter: string): boolean {
  return letter.normalize("NFD").length > 1;
}

function isMarkedCapital(letter: string): boolean {
  return MARKED_CAPITAL.test(letter.normalize("NFD"));
}

/** The ink of a word and what stands above it. */
function piecesIn(word: SeenWord, image: GrayImage, tones: Tones): InkPiece[] {
  return inkPieces({ ...word, top: word.top - ABOVE_WORD * (word.bottom - word.top) }, image, tones);
}

function lettersIn(word: SeenWord, image: GrayImage, tones: Tones): InkPiece[] {
  return piecesIn(word, image, tones).filter((piece, _, pieces) => !isAbove(piece, word, pieces));
}
