import { distance } from "fastest-levenshtein";
import type { Word } from "../../page-reader.ts";
import { median } from "../median.ts";
import { joinTyped } from "./join-typed.ts";
import { typedWidth, whiteOf } from "./typed-width.ts";

/** What every letter of the usual typewriter fonts is wide, in font sizes. */
const LETTER_EM = 0.6;
/** Shorter words tell too little of the width of a letter. */
const LEAST_LETTERS = 5;
const LEAST_WORDS = 12;
/** Of fewer letters a narrow one at the edge tells of one too few. */
const LEAST_COUNTED = 3;
/** So many words of that length tell together. */
const LEAST_TOGETHER = 3;
const SAME_WIDTH = 0.06;
const OF_THE_FONT = 0.12;
const MOST = 0.85;

const NAME = /^[\p{L}.,:'’-]+$/u;
const LEAST_NAMES = 8;
const MOST_NAMES = 0.9;
/** So many names of a page in one size have letters as wide as those of the figures; a title has others. */
const MOST_EVEN_NAMES = 0.8;
/** So many words that stand beside others tell whether their letters are equally wide, and by how much those of most of them differ. */
const [FEWEST_BESIDE, MOST_BESIDE, EVEN_BESIDE] = [6, 0.8, 0.03];
/** What is wide for its size as the others are is of the same font, in another size. */
const SAME_RATIO = 0.07;
/** A typewriter's capitals are lower than those of other fonts: alone in a line they seem so much wider for their size. */
const CAPITALS = /^[\p{Lu}.,:'’-]+$/u;
const OF_CAPITALS = 1.13;
/** A line whose letters are this much wider or narrower than the page's is set in another size. */
const SAME_SIZE = 0.03;
/** One word alone tells it less well: the ink of its first letter and its last may begin anywhere in their room. */
const SAME_SIZE_OF_ONE = 0.05;

/**
 * Words of a page that a typewriter's font is printed in, in the boxes and the size that a text layer gives them: letters
 * of one width, the white beside them included. What is seen is the ink alone, and a space would seem as wide as the gap
 * between columns. Other pages, and words of another font, stay as they are.
 */
export function onTypewriterGrid(words: readonly Word[]): readonly Word[] {
  const long = words.filter((word) => lettersOf(word) >= LEAST_LETTERS);
  if (long.length < LEAST_WORDS) return words;
  const width = median(long.map(letterWidth))!;
  const ratio = median(long.map((word) => letterWidth(word) / word.size))!;
  const isSameWidth = (word: Word): boolean => Math.abs(letterWidth(word) / width - 1) <= SAME_WIDTH;
  const isSameRatio = (word: Word, own: number): boolean =>
    Math.abs(letterWidth(word) / word.size / own - 1) <= SAME_RATIO;
  const even = evenLines(long);
  const isEven = (word: Word): boolean => isSameWidth(word) || even.has(word.baseline);
  const isSameFont = (word: Word): boolean =>
    isEven(word) ||
    isSameRatio(word, ratio) ||
    (CAPITALS.test(word.text) && isSameRatio(word, OF_CAPITALS * ratio));
  const names = long.filter(({ text }) => NAME.test(text));
  // Digits are equally wide in any font: it takes names to tell one.
  const isOneSize =
    long.filter(isEven).length >= MOST * long.length &&
    names.filter(isSameWidth).length >= MOST_EVEN_NAMES * names.length;
  const isOneFont =
    names.length >= LEAST_NAMES && names.filter(isSameFont).length >= MOST_NAMES * names.length;
  if (!(isOneSize || isOneFont) || areUneven(names)) return words;
  // The size of a line with one long word may be told by a capital alone, which is low.
  const isKnownWidth = (word: Word): boolean =>
    [...even.values()].some((known) => Math.abs(letterWidth(word) / known - 1) <= SAME_SIZE);
  const same = long.filter((word) => isSameFont(word) || isKnownWidth(word));
  const known = widthsOfLines(same, width);
  const short = widthsOfLines(shortLines(words, width, ratio), width);
  const widths = new Map([
    ...known,
    ...[...short].map(([line, own]) => [line, asLonger(own, known)] as const),
  ]);
  const widthOf = (word: Word): number => widths.get(word.baseline) ?? width;
  return joinTyped(words, (word) => isOfFont(word, widthOf(word)) && letterWidth(word)).map((word) => {
    const read = withAllLetters(word, widthOf(word));
    return isOfFont(read, widthOf(word)) ? widened(read, widthOf(word)) : read;
  });
}

/** Whether words that stand on one line have letters of different widths, as words of other fonts have however even they are on the average. */
function areUneven(names: readonly Word[]): boolean {
  const lines = [...Map.groupBy(names, ({ baseline }) => baseline).values()].filter(
    ({ length }) => length > 1,
  );
  const uneven = lines
    .flatMap((line) => {
      const width = line.reduce((sum, word) => sum + letterWidth(word), 0) / line.length;
      return line.map((word) => Math.abs(letterWidth(word) / width - 1));
    })
    .sort((a, b) => a - b);
  return uneven.length >= FEWEST_BESIDE && uneven[Math.floor(MOST_BESIDE * uneven.length)]! > EVEN_BESIDE;
}

/** Another reading of a word that has as many letters as it is wide, where this one has not: a letter was read twice, or passed over. */
function withAllLetters(word: Word, width: number): Word {
  const hasAll = (text: string): boolean =>
    Math.abs((word.x1 - word.x0) / typedWidth(text) / width - 1) <= SAME_WIDTH;
  const { text, otherReadings = [] } = word;
  if (lettersOf(word) < LEAST_COUNTED || hasAll(text)) return word;
  const whole = otherReadings.find((other) => isOneLetterOff(text, other) && hasAll(other));
  if (whole === undefined) return word;
  return { ...word, text: whole, otherReadings: [text, ...otherReadings.filter((other) => other !== whole)] };
}

function isOneLetterOff(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) === 1 && distance(one, other) === 1;
}

/** How wide letters are, by line, where those of all words are equally wide, whatever their size: of another font hardly any are. */
function evenLines(words: readonly Word[]): ReadonlyMap<number, number> {
  const lines = [...Map.groupBy(words, ({ baseline }) => baseline)].flatMap(([baseline, line]) => {
    const width = median(line.map(letterWidth))!;
    const isEven = line.every((word) => Math.abs(letterWidth(word) / width - 1) <= SAME_WIDTH);
    return line.length > 1 && isEven ? [[baseline, width] as const] : [];
  });
  return new Map(lines);
}

/** Words of lines in another size without a long word, where several together tell how wide letters are: `Net Pay $2 188 94`. */
function shortLines(words: readonly Word[], usual: number, ratio: number): Word[] {
  return [...Map.groupBy(words, ({ baseline }) => baseline).values()].flatMap((line) => {
    if (line.some((word) => lettersOf(word) >= LEAST_LETTERS)) return [];
    const telling = line.filter((word) => lettersOf(word) >= LEAST_COUNTED);
    if (telling.length < LEAST_TOGETHER) return [];
    const width = median(telling.map(letterWidth))!;
    const isSameFont = (word: Word): boolean =>
      Math.abs(letterWidth(word) / width - 1) <= OF_THE_FONT &&
      Math.abs(letterWidth(word) / word.size / ratio - 1) <= OF_THE_FONT;
    return Math.abs(width / usual - 1) > SAME_WIDTH && telling.every(isSameFont) ? telling : [];
  });
}

/** How wide letters are in the lines that are set in another size than the page. */
function widthsOfLines(words: readonly Word[], usual: number): ReadonlyMap<number, number> {
  const lines = [...Map.groupBy(words, ({ baseline }) => baseline)].flatMap(([baseline, line]) => {
    const width = median(line.map(letterWidth))!;
    const same = line.length === 1 ? SAME_SIZE_OF_ONE : SAME_SIZE;
    return Math.abs(width / usual - 1) > same ? [[baseline, width] as const] : [];
  });
  return new Map(lines);
}

/** How wide letters are in a line of short words, which tell it less well: as in the lines of longer words that are most like it. */
function asLonger(own: number, known: ReadonlyMap<number, number>): number {
  const like = [...known.values()].filter((width) => Math.abs(own / width - 1) <= SAME_WIDTH);
  return like.length === 0 ? own : like.reduce((a, b) => (Math.abs(b - own) < Math.abs(a - own) ? b : a));
}

function lettersOf({ text }: Word): number {
  return [...text].length;
}

function letterWidth(word: Word): number {
  return (word.x1 - word.x0) / typedWidth(word.text);
}

/** The ink of a short word may be much narrower than its letters are. */
function isOfFont(word: Word, width: number): boolean {
  if (lettersOf(word) < LEAST_LETTERS) return letterWidth(word) <= width * (1 + OF_THE_FONT);
  return Math.abs(letterWidth(word) / width - 1) <= OF_THE_FONT;
}

function widened(word: Word, width: number): Word {
  const shift = (width * (whiteOf(word.text.at(-1)) - whiteOf(word.text.at(0)))) / 2;
  const middle = (word.x0 + word.x1) / 2 + shift;
  const half = (lettersOf(word) * width) / 2;
  const size = width / LETTER_EM;
  return {
    ...word,
    x0: round(middle - half),
    x1: round(middle + half),
    top: round(word.baseline - 0.8 * size),
    bottom: round(word.baseline + 0.2 * size),
    size: round(size),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
