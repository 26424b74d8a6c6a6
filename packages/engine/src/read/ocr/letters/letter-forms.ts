import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, heightOf, inkIn, rowsWithInk, type Span } from "../ink/glyphs.ts";
import { holesIn, type Hole } from "../ink/holes.ts";
import { inkPieces } from "../ink/ink-pieces.ts";
import { isAbove } from "../ink/loose-marks.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";
import { letterMiddles } from "../words/letter-places.ts";

const NAME = /^[\p{Lu}@][\p{L}@¢'’-]*(?:,[\p{Lu}@][\p{L}@¢'’-]*|[,.])?$/u;
/** As what a round letter with a stroke through it is read. */
const MAYBE_STROKED = /[oOaep@¢]/;
/** As which of the signs. */
export const SIGN = /[@¢]/;
const ROUND = /[oO]/;
/** As what a q is read, whose tail hangs at its right. */
const MAYBE_Q = /g(?=[uv])/;
const [OF_TAIL, AT_RIGHT] = [0.12, 0.35];
/** As what a letter with a tail below it is read. */
const MAYBE_CEDILLA = /[cCg]/;
const BEHIND_CEDILLA = /[aou]/i;
const TAIL = /[gjpqyçQ,;]/;
/** A tail reaches below the line by so much of the height of the word. */
const LOW = 0.1;
/** The white on both sides of a stroke that leans to the right, in heights of the letter. */
const [LEAST_HOLE, ASIDE, BELOW, MOST_ASIDE, MOST_BELOW] = [0.08, 0.08, 0.1, 0.45, 0.8];
/** One letter with its stroke is no wider than this, in its height. */
const WIDEST = 1.2;
/** What was read as round has but one hole without a stroke, and where it leans they stand nearly above each other. */
const ASIDE_IN_ROUND = 0.03;
/** In a letter that leans the stroke is steep, and the white clearly beside it. */
const [FAR, STEEP] = [0.12, 0.03];
/** A stroke through the middle parts a letter so evenly: one side is no more times as large as the other. */
const EVEN = 1.6;
/** As what an ü is read. */
export const TWO_DOTS = /(?<=\p{L})ii(?=\p{L})/u;
/** Of what stands behind a name. */
const SIGN_BEHIND = /[.,]$/;
/** The two stems of an ü hang together, and are so wide, in heights of the word. */
const LEAST_BOWL = 0.3;

/** Letters of a name that no recogniser of English expects, as their ink shows them: an ø and a ç. */
export function inShownForm(word: SeenWord, image: GrayImage, tones: Tones): SeenWord {
  const { paper } = tones;
  const stroked = strokedByOthers(word);
  if (stroked !== null) return readOtherwise(word, stroked);
  const withMark = word.text.replace(TWO_DOTS, "ü");
  if (withMark !== word.text && word.otherReadings?.includes(withMark)) return readOtherwise(word, withMark);
  const isName =
    NAME.test(word.text) &&
    (MAYBE_STROKED.test(word.text) ||
      MAYBE_CEDILLA.test(word.text) ||
      TWO_DOTS.test(word.text) ||
      MAYBE_Q.test(word.text));
  if (!isName) return word;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const letters = [...word.text.normalize("NFC")];
  // A point or comma behind the name may be outside of its box.
  const least = letters.length - (SIGN_BEHIND.test(word.text) ? 2 : 1);
  if (TWO_DOTS.test(word.text)) {
    if (glyphs.length >= least && glyphs.length < letters.length)
      return withDiaeresis(word, glyphs, image, ink);
    // Letters that lean stand over each other, and hang together or not.
    const pieces = lettersIn(word, image, tones);
    if (pieces.length === letters.length - 1) return withDiaeresis(word, pieces, image, ink);
  }
  const text =
    glyphs.length === letters.length
      ? shownName(letters, glyphs, { word, image, ink, paper })
      : withStrokes(letters, word, image, tones, ink);
  return readOtherwise(word, text);
}

/** The word with a stroke through the round letters that another look took for a sign: `@stergaard`; null without such a look. */
function strokedByOthers({ text, otherReadings = [] }: SeenWord): string | null {
  const letters = [...text];
  for (const other of otherReadings) {
    const signs = [...other];
    if (!SIGN.test(other) || signs.length !== letters.length) continue;
    if (
      !signs.every((sign, i) => sign === letters[i] || (SIGN.test(sign) && MAYBE_STROKED.test(letters[i]!)))
    )
      continue;
    return letters
      .map((letter, i) => (!SIGN.test(signs[i]!) ? letter : isCapitalAt(letters, i) ? "Ø" : "ø"))
      .join("");
  }
  return null;
}

/** The word with an ü where its ink shows one letter for two. */
function withDiaeresis(word: SeenWord, glyphs: readonly Span[], image: GrayImage, ink: number): SeenWord {
  const { from, to } = glyphs[TWO_DOTS.exec(word.text)!.index]!;
  const isBowl = to - from >= LEAST_BOWL * heightOf({ from, to }, word, image, ink);
  return isBowl ? readOtherwise(word, word.text.replace(TWO_DOTS, "ü")) : word;
}

/** The ink of a word without what stands above it. */
function lettersIn(word: SeenWord, image: GrayImage, tones: Tones): Span[] {
  const pieces = inkPieces(word, image, tones);
  return pieces
    .filter((piece) => !isAbove(piece, word, pieces))
    .map(({ x0, x1 }) => ({ from: x0, to: x1 }))
    .sort((a, b) => a.from - b.from);
}

interface ShownWord {
  word: SeenWord;
  image: GrayImage;
  ink: number;
  paper: number;
}

function shownName(letters: readonly string[], glyphs: readonly Span[], shown: ShownWord): string {
  const { word, image, ink, paper } = shown;
  const bottoms = glyphs.map((glyph) => rowsOf(glyph, word, image, ink).bottom);
  const level = bottoms.filter((_, i) => !TAIL.test(letters[i]!) && !MAYBE_CEDILLA.test(letters[i]!));
  const foot = level.sort((a, b) => a - b)[level.length >> 1] ?? Infinity;
  const letterAt = (letter: string, i: number): string => {
    const glyph = glyphs[i]!;
    const isStrokedO = (): boolean =>
      hasStroke(glyph, ROUND.test(letter), { word, image, ink, paper }, heightOf(glyph, word, image, ink));
    if (MAYBE_STROKED.test(letter) && isStrokedO()) return isCapitalAt(letters, i) ? "Ø" : "ø";
    if (letter === "g" && /[uv]/.test(letters[i + 1] ?? "") && hangsAtRight(glyph, word, image, ink))
      return "q";
    const isLow = bottoms[i]! - foot >= LOW * (word.bottom - word.top);
    if (!isLow || !BEHIND_CEDILLA.test(letters[i + 1] ?? "")) return letter;
    if (/[cC]/.test(letter)) return letter === "C" ? "Ç" : "ç";
    // The bowl of a g may be open in weak print, but not when its blur counts as ink.
    const grays = [ink, (ink + paper) / 2];
    const isOpen = grays.every((gray) => holesOf(glyph, word, image, gray).length === 0);
    return letter === "g" && isOpen ? "ç" : letter;
  };
  return letters.map(letterAt).join("");
}

/** A name whose letters touch here and there, or overhang: a stroke is told in those that do not touch, a tail where it hangs. */
function withStrokes(
  letters: readonly string[],
  word: SeenWord,
  image: GrayImage,
  tones: Tones,
  ink: number,
): string {
  const middles = letterMiddles(word);
  const shown = [...letters];
  for (const { x0, top, x1, bottom } of inkPieces(word, image, tones)) {
    const [width, height] = [x1 - x0, bottom - top];
    const glyph = { from: x0, to: x1 };
    if (width > WIDEST * height) continue;
    const farOff = (at: number): number => Math.abs(middles[at]! - (x0 + x1) / 2);
    const round = letters.flatMap((letter, i) => (MAYBE_STROKED.test(letter) ? [i] : []));
    const [at] = round.sort((a, b) => farOff(a) - farOff(b));
    if (at === undefined || farOff(at) > width / 2) continue;
    if (!hasStroke(glyph, ROUND.test(letters[at]!), { word, image, ink, paper: tones.paper }, height))
      continue;
    shown[at] = isCapitalAt(letters, at) ? "Ø" : "ø";
  }
  // Where its ring is broken, or touches, a round letter is what stands between its neighbours.
  for (const [i, letter] of letters.entries()) {
    if (!ROUND.test(letter) || shown[i] !== letter) continue;
    const edge = (at: number): number => Math.round((middles[at]! + middles[at + 1]!) / 2);
    const glyph = { from: i === 0 ? word.x0 : edge(i - 1), to: i + 1 < letters.length ? edge(i) : word.x1 };
    const height = heightOf(glyph, word, image, ink);
    if (hasStroke(glyph, true, { word, image, ink, paper: tones.paper }, height))
      shown[i] = isCapitalAt(letters, i) ? "Ø" : "ø";
  }
  const places = placesOf(letters, glyphsOf(word, image, ink));
  return shown
    .map((letter, i) => {
      const place = places[i];
      const isQ =
        place !== undefined &&
        letter === "g" &&
        /[uv]/.test(letters[i + 1] ?? "") &&
        hangsAtRight(place, word, image, ink);
      return isQ ? "q" : letter;
    })
    .join("");
}

/** Where each letter stands, if the widest glyphs are two letters that touch; [] where more hang together. */
function placesOf(letters: readonly string[], glyphs: readonly Span[]): Span[] {
  const touching = letters.length - glyphs.length;
  if (touching < 0 || touching > glyphs.length / 2) return [];
  const wide = glyphs.toSorted((a, b) => b.to - b.from - a.to + a.from).slice(0, touching);
  return glyphs.flatMap((glyph) => {
    const middle = Math.round((glyph.from + glyph.to) / 2);
    return wide.includes(glyph)
      ? [
          { ...glyph, to: middle },
          { ...glyph, from: middle },
        ]
      : [glyph];
  });
}

function isCapitalAt(letters: readonly string[], i: number): boolean {
  const isCapital = (letter: string): boolean => letter === letter.toUpperCase();
  return isCapital(letters[i]!) && (i === 0 || isCapital(letters[i - 1]!));
}

/** Whether the lowest ink of a letter is at its right alone. */
function hangsAtRight(glyph: Span, word: SeenWord, image: GrayImage, ink: number): boolean {
  const { top, bottom } = rowsOf(glyph, word, image, ink);
  const low = { ...word, top: Math.floor(bottom - OF_TAIL * (bottom - top)), bottom };
  const [tail] = glyphsOf({ ...low, x0: glyph.from, x1: glyph.to }, image, ink);
  return tail !== undefined && tail.from - glyph.from >= AT_RIGHT * (glyph.to - glyph.from);
}

function rowsOf(
  { from, to }: Span,
  word: SeenWord,
  image: GrayImage,
  ink: number,
): { top: number; bottom: number } {
  const [top, bottom] = [Math.max(0, Math.floor(word.top)), Math.min(image.height, Math.ceil(word.bottom))];
  return rowsWithInk({ x0: from, top, x1: to, bottom }, image, ink);
}

/** The holes of a letter that are no specks. */
function holesOf({ from, to }: Span, word: SeenWord, image: GrayImage, ink: number): Hole[] {
  const { top, bottom } = word;
  return holesIn({ x0: from, top, x1: to, bottom }, image, ink, LEAST_HOLE * (bottom - top));
}

/** Whether a stroke parts the white in a letter; in a round one a thin stroke may be gray. */
function hasStroke(
  glyph: Span,
  isRound: boolean,
  { word, image, ink, paper }: ShownWord,
  height: number,
): boolean {
  const grays = isRound ? [ink, (ink + paper) / 2] : [ink];
  const least = (isRound ? ASIDE_IN_ROUND : ASIDE) * height;
  return grays.some((gray) => isStroked(holesOf(glyph, word, image, gray), height, least));
}

/** Two holes, the one to the left above the other, and so far beside it at least. */
function isStroked(holes: readonly Hole[], height: number, least: number): boolean {
  const [left, right] = [...holes].sort((a, b) => a.x - b.x);
  if (holes.length !== 2 || left === undefined || right === undefined) return false;
  if (Math.max(left.size, right.size) > EVEN * Math.min(left.size, right.size)) return false;
  const [aside, below] = [right.x - left.x, right.y - left.y];
  return (
    aside >= least &&
    aside <= MOST_ASIDE * height &&
    below >= (aside >= FAR * height ? STEEP : BELOW) * height &&
    below <= MOST_BELOW * height
  );
}
