import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, heightOf, inkIn, rowsWithInk } from "../ink/glyphs.ts";
import { median } from "../median.ts";
import type { SeenWord } from "../recogniser.ts";

const LETTERS = /^(?=.*\p{L})[\p{L}\d/&(),.:-]{2,}$|^[cosuvwxz]$/u;
/** Letters whose capital has the same form: their height alone tells them apart. */
const SAME_FORM = /^[cosuvwxz]$/i;
/** Capitals that stand on the line, and digits, which are as high. */
const CAPITAL = /^[ABDEFGHIKLMNPRTY\d]$/;
/** Small letters that are as high as a capital, or higher. */
const ASCENDER = /^[bdfhkl]$/;
/** Small letters without a part above or below. */
const LOW = /^[aemnr]$/;
/** How high a capital is at least where small letters are higher, as a typewriter's are. */
const OF_ASCENDER = 0.9;
const HIGHER = 1.14;
/** A capital that is so much higher than another bears a mark that was not read. */
const MARKED = 1.2;
const SMALL_FIRST = /^[cosuvwxz]\p{Ll}{2,}$/u;
/** What is wider than this, in heights of a capital, is more than one letter. */
const WIDEST = 1.1;
/** Low letters have about three quarters of the height of tall ones. */
const TALL_FROM = 0.88;

/** So much of a touching word from its left edge on, in heights of a capital, holds its first letter alone. */
const FIRST = 0.3;
/** Letters behind the first that are low, and no tail below the line. */
const REST_LOW = /^[acemnorsuvwxz]+$/;
const REST_HIGH = /^[bdfhkl]+$/;
const TAIL = /[gjpqy,;()]/;

interface MeasuredLetter {
  letter: string;
  heightPx: number;
  bottomPx: number;
}

/**
 * Gives letters of one form the case that their height shows, beside the other letters of the phrase: `Hs` is `HS` where
 * both are equally high. A word whose letters touch stays as it was read.
 */
export function sizedLetters(words: readonly SeenWord[], image: GrayImage, { paper }: Tones): SeenWord[] {
  if (!words.some(({ text }) => LETTERS.test(text) && [...text].some((letter) => SAME_FORM.test(letter))))
    return [...words];
  const measured = words.map((word) => lettersOf(word, image, paper));
  const all = measured.flat();
  const capitals = heightsOf(all, (letter) => SAME_FORM.test(letter) && letter === letter.toUpperCase());
  const ascender = median(heightsOf(all, (letter) => ASCENDER.test(letter)));
  const tall =
    median(heightsOf(all, (letter) => CAPITAL.test(letter))) ??
    (ascender === undefined ? capitals.at(-1) : OF_ASCENDER * ascender);
  if (tall === undefined)
    return words.map((word, i) =>
      measured[i]!.length > 0 ? withHighFirst(word, measured[i]!) : withHighEdge(word, image, paper),
    );
  const low = median(heightsOf(all, (letter) => LOW.test(letter)));
  const plain = capitals.find((height) => low !== undefined && height >= HIGHER * low);
  const high = plain !== undefined && tall > MARKED * plain ? plain : tall;
  const least = low === undefined || low >= high ? TALL_FROM * high : (low + high) / 2;
  const foot = median(
    all.filter(({ letter }) => CAPITAL.test(letter) || LOW.test(letter)).map(({ bottomPx }) => bottomPx),
  );
  return words.map((word, i) => {
    const letters = measured[i]!;
    return letters.length === 0
      ? withCapital(word, { least, foot }, image, paper)
      : { ...word, text: sizedWord(letters, least) };
  });
}

/** Where nothing shows how high a capital is: a first letter that is much higher than the low ones behind it is one. */
function withHighFirst(word: SeenWord, letters: readonly MeasuredLetter[]): SeenWord {
  const [first, ...rest] = letters;
  if (first === undefined || !/^[cosuvwxz]$/.test(first.letter)) return word;
  const low = median(heightsOf(rest, (letter) => LOW.test(letter) || SAME_FORM.test(letter)));
  if (low === undefined || first.heightPx < HIGHER * low) return word;
  return { ...word, text: first.letter.toUpperCase() + word.text.slice(1) };
}

/** A word whose letters touch, with a capital where its left edge is as high over the foot of the line. */
function withCapital(
  word: SeenWord,
  { least, foot }: { least: number; foot: number | undefined },
  image: GrayImage,
  paper: number,
): SeenWord {
  if (!SMALL_FIRST.test(word.text)) return word;
  const ink = inkIn(word, image, paper);
  const [first] = glyphsOf(word, image, ink);
  if (first === undefined) return word;
  const isApart = first.to - first.from <= WIDEST * least;
  const edge = edgeOf(word, first.from, first.from + FIRST * least, image, ink);
  const low = foot ?? (TAIL.test(word.text) ? edge.bottom : word.bottom);
  const heightPx = isApart ? heightOf(first, word, image, ink) : low - edge.top;
  return heightPx < least ? word : capitalised(word);
}

/** The same where nothing but the word tells: its left edge beside its right one, where all other letters are low, or all high. */
function withHighEdge(word: SeenWord, image: GrayImage, paper: number): SeenWord {
  const rest = word.text.slice(1);
  if (!SMALL_FIRST.test(word.text) || !(REST_LOW.test(rest) || REST_HIGH.test(rest))) return word;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (first === undefined || last === undefined) return word;
  const wide = FIRST * (word.bottom - word.top);
  const left = edgeOf(word, first.from, first.from + wide, image, ink);
  const right = edgeOf(word, last.to - wide, last.to, image, ink);
  const foot = Math.max(left.bottom, right.bottom);
  const least = REST_LOW.test(rest) ? HIGHER : TALL_FROM;
  return foot - left.top < least * (foot - right.top) ? word : capitalised(word);
}

function edgeOf(
  word: SeenWord,
  from: number,
  to: number,
  image: GrayImage,
  ink: number,
): Pick<Box, "top" | "bottom"> {
  const [top, bottom] = [Math.max(0, Math.floor(word.top)), Math.min(image.height, Math.ceil(word.bottom))];
  return rowsWithInk({ x0: Math.floor(from), top, x1: Math.ceil(to), bottom }, image, ink);
}

function capitalised(word: SeenWord): SeenWord {
  return { ...word, text: word.text.slice(0, 1).toUpperCase() + word.text.slice(1) };
}

function sizedWord(letters: readonly MeasuredLetter[], leastPx: number): string {
  const hasSmall = letters.some(({ letter }) => /\p{Ll}/u.test(letter) && !SAME_FORM.test(letter));
  return letters
    .map(({ letter, heightPx }, i) => {
      if (!SAME_FORM.test(letter)) return letter;
      if (heightPx < leastPx) return letter.toLowerCase();
      // Among small letters a high one bears a mark that was not read.
      return hasSmall && i > 0 ? letter : letter.toUpperCase();
    })
    .join("");
}

/** The letters of a word as high as they stand there; [] where they cannot be told apart. */
function lettersOf(word: SeenWord, image: GrayImage, paper: number): MeasuredLetter[] {
  if (!LETTERS.test(word.text)) return [];
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const letters = [...word.text];
  if (glyphs.length !== letters.length) return [];
  return glyphs.map(({ from, to }, i) => {
    const { top, bottom } = edgeOf(word, from, to, image, ink);
    return { letter: letters[i]!, heightPx: bottom - top, bottomPx: bottom };
  });
}

/** In ascending order. */
function heightsOf(letters: readonly MeasuredLetter[], matches: (letter: string) => boolean): number[] {
  return letters
    .filter(({ letter }) => matches(letter))
    .map(({ heightPx }) => heightPx)
    .sort((a, b) => a - b);
}
