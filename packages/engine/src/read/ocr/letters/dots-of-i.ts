import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, rowsWithInk, type Span } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

const MAYBE_I = /^\p{L}*i[\p{L},.'’-]*$/u;
const SHORTEST = 3;
/** So many letters show that a page prints the dot of an i apart from its stem, where so many of them have it. */
const FEWEST = 8;
const MOSTLY = 0.8;
/** Two strokes are one letter where no row of them differs by more than this, beside what parts ink from paper. */
const ALIKE = 0.25;
/** A capital is about as high as an i with its dot; without one that is much lower. */
const AS_HIGH = 0.1;
/** The arms of these reach over the dot of an i behind them. */
const WITH_ARM = /[FTVWY]/;
/** Of rows at their ends the place of a letter on the grid decides. */
const END_PX = 2;

/** What a capital stands behind: nothing, or the beginning of a surname, as in `MacIntyre`. */
const BEFORE_CAPITAL = /^(?:Ma?c)?$/;

interface LetterI {
  word: SeenWord;
  at: number;
  hasDot: boolean;
  heightPx: number;
  /** Whether an l of its word looks the same. */
  isStroke: boolean;
}

/**
 * Words of a page in which what was read as an i is an l or an I: it shows no white below a dot, as others of the page do, and looks
 * like the l of its word, or else stands where a capital may. `Beliwether` is `Bellwether`, `income` is `Income`.
 */
export function withoutDotless(words: readonly SeenWord[], image: GrayImage, { paper }: Tones): SeenWord[] {
  const found = words.flatMap((word) => lettersIn(word, image, paper));
  const dotted = found.filter(({ hasDot }) => hasDot).length;
  if (found.length < FEWEST || dotted < MOSTLY * found.length) return [...words];
  const isAsHigh = ({ heightPx }: LetterI): boolean =>
    found.filter(({ hasDot, heightPx: other }) => hasDot && Math.abs(heightPx - other) <= AS_HIGH * other)
      .length >=
    FEWEST / 2;
  const strokes = found.filter(
    (letter) => !letter.hasDot && (letter.isStroke || (mayBeCapital(letter) && isAsHigh(letter))),
  );
  return words.map((word) => {
    const own = new Map(
      strokes.filter((letter) => letter.word === word).map((letter) => [letter.at, letter]),
    );
    const text = [...word.text]
      .map((letter, i) => (own.has(i) ? (own.get(i)!.isStroke ? "l" : "I") : letter))
      .join("");
    return text === word.text ? word : readOtherwise(word, text);
  });
}

function mayBeCapital({ word, at }: LetterI): boolean {
  return BEFORE_CAPITAL.test([...word.text].slice(0, at).join(""));
}

/** Each i of a word whose letters stand apart. */
function lettersIn(word: SeenWord, image: GrayImage, paper: number): LetterI[] {
  const letters = [...word.text];
  if (letters.length < SHORTEST || !MAYBE_I.test(word.text)) return [];
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  if (glyphs.length !== letters.length) return [];
  const rows = glyphs.map((glyph) => darkestIn(glyph, word, image, ink));
  const strokes = rows.filter((_, i) => letters[i] === "l");
  const most = ALIKE * (paper - ink);
  return letters.flatMap((letter, at) => {
    if (letter !== "i" || WITH_ARM.test(letters[at - 1] ?? "")) return [];
    const own = rows[at]!;
    const hasDot = own.some((value) => value >= ink);
    return [
      {
        word,
        at,
        hasDot,
        heightPx: own.length,
        isStroke: strokes.some((stroke) => areAlike(own, stroke, most)),
      },
    ];
  });
}

/** The darkest pixel of each row of a glyph, from its head to its foot. */
function darkestIn({ from, to }: Span, word: SeenWord, image: GrayImage, ink: number): number[] {
  const { top, bottom } = rowsWithInk({ ...word, x0: from, x1: to }, image, ink);
  return Array.from({ length: bottom - top }, (_, i) => {
    const at = (top + i) * image.width;
    return image.pixels
      .subarray(at + from, at + to)
      .reduce((darkest, value) => Math.min(darkest, value), 255);
  });
}

function areAlike(one: readonly number[], other: readonly number[], most: number): boolean {
  if (one.length !== other.length) return false;
  return one.slice(END_PX, -END_PX).every((value, i) => Math.abs(value - other[i + END_PX]!) <= most);
}
