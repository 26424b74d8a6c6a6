import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { median } from "../median.ts";
import { lacksTail } from "../ink/ink-left.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";
import {
  heightsOf,
  HIGHER,
  LETTERS,
  lettersOf,
  type MeasuredLetter,
  SAME_FORM,
  TALL_FROM,
} from "./measured-letters.ts";
import { withCapital, withHighEdge, withLevelLetters } from "./touching-capital.ts";

/** Capitals that stand on the line, and digits, which are as high. */
const CAPITAL = /^[ABDEFGHIKLMNPRTY\d]$/;
/** Small letters that are as high as a capital, or higher. */
const ASCENDER = /^[bdfhkl]$/;
/** Small letters without a part above or below. */
const LOW = /^[aemnr]$/;
/** Those of them that have marks in some language. */
const WITH_MARKS = /^[AEINY]$/;
const SMALL = /\p{Ll}/u;
/** So many are a word in capitals. */
const FEWEST_CAPITALS = 4;
/** As what an I is read. */
const STROKE = "l";
const CAPITALS_AND_STROKES = /^\p{Lu}{2,}l+\p{Lu}*$/u;
/** How high a capital is at least where small letters are higher, as a typewriter's are. */
const OF_ASCENDER = 0.9;
/** A letter ends no higher above the foot of its line, in heights of a capital. */
const LOST = 0.2;
/** A capital is about as high as a t, which no small letter of its form is. */
const OF_TEE = 0.92;
/** A capital that is so much higher than another bears a mark that was not read. */
const MARKED = 1.12;

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
    usualOf(heightsOf(all, (letter) => CAPITAL.test(letter))) ??
    (ascender === undefined ? capitals.at(-1) : Math.max(OF_ASCENDER * ascender, capitals.at(-1) ?? 0));
  if (tall === undefined)
    return words.map((word, i) =>
      measured[i]!.length > 0
        ? withHighFirst(word, measured[i]!)
        : withLevelLetters(withHighEdge(word, image, paper), image, paper),
    );
  const low = median(heightsOf(all, (letter) => LOW.test(letter)));
  const mayBeMarked = all.every(({ letter }) => !CAPITAL.test(letter) || WITH_MARKS.test(letter));
  const plain =
    low === undefined
      ? capitals.findLast(() => mayBeMarked)
      : capitals.find((height) => height >= HIGHER * low);
  const high = plain !== undefined && tall > MARKED * plain ? plain : tall;
  const least = low === undefined || low >= high ? TALL_FROM * high : (low + high) / 2;
  const foot = median(
    all.filter(({ letter }) => CAPITAL.test(letter) || LOW.test(letter)).map(({ bottomPx }) => bottomPx),
  );
  return words.map((word, i) => {
    const letters = measured[i]!;
    return letters.length === 0
      ? withLevelLetters(withCapital(word, { least, foot }, image, paper), image, paper)
      : { ...word, text: sizedWord(letters, least, foot) };
  });
}

/** A code that was read in small letters, where its ink has no tail and another look saw it in capitals: `csup` is `CSUP`. */
export function withCapitalsSeen(word: SeenWord, image: GrayImage, tones: Tones): SeenWord {
  const capitals = word.text.toUpperCase();
  const isSeen = word.otherReadings?.includes(capitals) === true;
  return isSeen && lacksTail(word, image, tones) ? readOtherwise(word, capitals) : word;
}

/** How high letters usually are, of which a mark makes one higher: the lower of two. */
function usualOf(heights: readonly number[]): number | undefined {
  return heights.length === 2 ? heights[0] : median(heights);
}

/** Where nothing shows how high a capital is: a first letter that is much higher than the low ones behind it is one. */
function withHighFirst(word: SeenWord, letters: readonly MeasuredLetter[]): SeenWord {
  const [first, ...rest] = letters;
  if (first === undefined || !/^[cosuvwxz]$/.test(first.letter)) return word;
  const low = median(heightsOf(rest, (letter) => LOW.test(letter) || SAME_FORM.test(letter)));
  const tee = median(heightsOf(rest, (letter) => letter === "t"));
  const least = low === undefined ? OF_TEE * (tee ?? Infinity) : HIGHER * low;
  if (first.heightPx < least) return word;
  return { ...word, text: first.letter.toUpperCase() + word.text.slice(1) };
}

/** Whether a letter that was read as a capital ends a word of capitals: of small letters an s alone stands behind those. */
function isLastOfCapitals(at: number, letters: readonly MeasuredLetter[]): boolean {
  const before = letters.slice(0, at).map(({ letter }) => letter);
  const areCapitals = before.length >= FEWEST_CAPITALS && before.every((letter) => /\p{Lu}/u.test(letter));
  return areCapitals && at === letters.length - 1 && /[COUVWXZ]/.test(letters[at]!.letter);
}

function sizedWord(letters: readonly MeasuredLetter[], leastPx: number, footPx: number | undefined): string {
  const hasSmall = letters.some(({ letter, heightPx }, i) =>
    SAME_FORM.test(letter)
      ? i > 0 && SMALL.test(letter) && heightPx < leastPx
      : SMALL.test(letter) && letter !== STROKE,
  );
  const text = letters
    .map(({ letter, heightPx, bottomPx }, i) => {
      // Weak print has lost the foot of a letter that ends above the line.
      const isWhole = footPx === undefined || footPx - bottomPx <= LOST * leastPx;
      if (!SAME_FORM.test(letter) || !isWhole) return letter;
      if (heightPx < leastPx) return isLastOfCapitals(i, letters) ? letter : letter.toLowerCase();
      // Among small letters a high one bears a mark that was not read.
      return hasSmall && i > 0 ? letter : letter.toUpperCase();
    })
    .join("");
  // The stroke of an l is that of an I among capitals: `Sul`.
  return CAPITALS_AND_STROKES.test(text) ? text.replaceAll(STROKE, "I") : text;
}
