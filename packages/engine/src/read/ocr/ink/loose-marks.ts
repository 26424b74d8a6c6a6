import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { inkPieces, type InkPiece } from "./ink-pieces.ts";
import type { SeenWord } from "../recogniser.ts";

/** Room above a word's box that its marks may reach into, in heights of the box. */
export const ABOVE_WORD = 0.35;
/** The foot of a mark stands higher over the foot of the word than this, in heights of the word. */
const LIFTED = 0.68;
/** A letter under a mark is so many times as high, and so high in heights of the word; the mark lies mostly over it. */
const [LEAST_LETTER, LOWEST_LETTER, MOSTLY] = [2.5, 0.35, 0.6];
/** A letter is one stem if it is no wider than this, in its height. */
const STEM = 0.4;
/** It stands no higher over its letter than it is high; what is left of a small dot may, by so much in heights of the word. */
const LEAST_GAP = 0.1;
/** A letter with a mark that touches it is higher than the other tall ones by so much of their height. */
const TALLER = 0.15;
/** Tall letters of a phrase that are needed to tell how high they are. */
const ENOUGH_TALL = 3;
const DOTTED = /[ij]/g;
const ACCENT = /\p{M}/gu;
const DIAERESIS = "\u0308";
/** The dot of an i is no wider and no higher than this, in heights of the word; an accent is. */
const WIDEST_DOT = 0.2;
/** The ink of a dot leans no more than this to one side, as a correlation of its rows and columns. */
const ROUND = 0.5;
const TALL = /[\p{Lu}bdfhkl\d]/gu;
const TAIL = /[gjpqy,;()]/;

/** A part of a name in capitals, which have no dots of their own. */
const CAPITALS = /^\p{Lu}{3,}[,.]?$/u;
/** Where marks are lighter than letters, from here on a pixel is ink, in the contrast of the letters; and how large such a mark is, in heights of the word. */
export const LIGHT = 0.25;
const LEAST_LIGHT = 0.1;

/** What the ink of a word shows above its letters. */
export interface Marks {
  /** Dots and accents that stand apart. */
  count: number;
  /** Those that are too wide, or lean too far, for the dot of an i. */
  accents: number;
  /** An accent was not read: there are more than the text has, or a letter is taller than the tall ones. */
  unread: boolean;
}

/** The words of a phrase of which the ink shows other marks than the text has; where one is missing it may touch its letter. */
export function wordsWithMarks(
  words: readonly SeenWord[],
  image: GrayImage,
  tones: Tones,
): Map<SeenWord, Marks> {
  const found = new Map<SeenWord, Marks>();
  const highest = new Map<SeenWord, number>();
  const tops: number[] = [];
  for (const word of words) {
    const height = word.bottom - word.top;
    const blobs = inkWithMarks(word, image, tones);
    const dark = blobs.filter((blob) => isAbove(blob, word, blobs));
    const marks = dark.length > 0 ? dark : lightMarks(word, image, tones);
    const accents = marks.filter(
      ({ x0, top, x1, bottom, slant }) =>
        Math.max(x1 - x0, bottom - top) > WIDEST_DOT * height || Math.abs(slant) > ROUND,
    ).length;
    const printed = marksOf(word.text);
    const [count, plain] = [marks.length, countOf(DOTTED, word)];
    if (accents > 0 || count !== printed || count > plain)
      found.set(word, { count, accents, unread: accents > 0 || count > plain });
    const letters = blobs.filter((blob) => !marks.includes(blob));
    const tall = letters
      .map(({ top }) => top)
      .sort((a, b) => a - b)
      .slice(0, countOf(TALL, word));
    if (tall.length > 0) highest.set(word, tall[0]!);
    tops.push(...tall);
  }
  if (tops.length < ENOUGH_TALL) return found;
  const usual = tops.sort((a, b) => a - b)[tops.length >> 1]!;
  const level = words.filter(({ text }) => !TAIL.test(text));
  const foot = Math.max(...(level.length > 0 ? level : words).map(({ bottom }) => bottom));
  for (const [word, top] of highest)
    if (usual - top > TALLER * (foot - usual)) found.set(word, { count: 1, accents: 1, unread: true });
  return found;
}

/** The ink of a word and of what stands above it; what reaches up to the edge belongs to the line above. */
function inkWithMarks(word: SeenWord, image: GrayImage, tones: Tones, share?: number): InkPiece[] {
  const area = { ...word, top: word.top - ABOVE_WORD * (word.bottom - word.top) };
  const edge = Math.max(0, Math.floor(area.top));
  return inkPieces(area, image, tones, share).filter(({ top }) => top > edge);
}

/** What stands above the letters of a word, from left to right; of weak print more where a smaller `share` of its contrast counts. */
export function marksAbove(word: SeenWord, image: GrayImage, tones: Tones, share?: number): InkPiece[] {
  const pieces = inkWithMarks(word, image, tones, share);
  return pieces.filter((piece) => isAbove(piece, word, pieces)).sort((a, b) => a.x0 - b.x0);
}

/** What is lighter than the letters of a word in capitals, and stands above them: weak print loses thin strokes first. */
export function lightMarks(word: SeenWord, image: GrayImage, tones: Tones): InkPiece[] {
  if (!CAPITALS.test(word.text)) return [];
  const least = LEAST_LIGHT * (word.bottom - word.top);
  return marksAbove(word, image, tones, LIGHT).filter(
    ({ x0, top, x1, bottom }) => Math.min(x1 - x0, bottom - top) >= least,
  );
}

/** Whether a piece of ink stands above the letters of a word, or over one of them, of which others may be much higher. */
export function isAbove(piece: Box, word: Box, pieces: readonly Box[]): boolean {
  const lifted = piece.bottom <= word.bottom - LIFTED * (word.bottom - word.top);
  return lifted || pieces.some((letter) => isOverLetter(piece, letter, word));
}

function isOverLetter(piece: Box, letter: Box, word: Box): boolean {
  const [high, height] = [piece.bottom - piece.top, letter.bottom - letter.top];
  // The two dots of an ï stand beside its stem.
  const beside = letter.x1 - letter.x0 <= STEM * height ? piece.x1 - piece.x0 : 0;
  const shared = Math.min(piece.x1, letter.x1 + beside) - Math.max(piece.x0, letter.x0 - beside);
  return (
    letter.top >= piece.bottom &&
    letter.top - piece.bottom <= Math.max(high, LEAST_GAP * (word.bottom - word.top)) &&
    height >= LEAST_LETTER * high &&
    height >= LOWEST_LETTER * (word.bottom - word.top) &&
    shared >= MOSTLY * (piece.x1 - piece.x0)
  );
}

/** How many marks a text has above its letters; a diaeresis has two. */
export function marksOf(text: string): number {
  const accents = [...text.normalize("NFD").matchAll(ACCENT)];
  return (
    (text.match(DOTTED)?.length ?? 0) + accents.reduce((sum, [mark]) => sum + (mark === DIAERESIS ? 2 : 1), 0)
  );
}

/** Whether a text may show so many marks: the two of a diaeresis may be one blot, and those of a capital may touch it. */
export function mayShow(count: number, text: string): boolean {
  const least = [...text.normalize("NFC")].filter(
    (letter) => /^\p{Ll}$/u.test(letter) && marksOf(letter) > 0,
  );
  return count >= least.length && count <= marksOf(text);
}

function countOf(letters: RegExp, { text }: SeenWord): number {
  return text.match(letters)?.length ?? 0;
}
