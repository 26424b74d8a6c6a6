import type { Word } from "../page-reader.ts";

/** What every letter of the usual typewriter fonts is wide, in font sizes. */
const LETTER_EM = 0.6;
/** How much of the first and last letter's width is white, in letters, together. */
const WHITE = 0.2;
/** Shorter words tell too little of the width of a letter. */
const LEAST_LETTERS = 5;
const LEAST_WORDS = 12;
const SAME_WIDTH = 0.06;
const OF_THE_FONT = 0.12;
const MOST = 0.85;

/**
 * Words of a page that a typewriter's font is printed in, in the boxes and the size that a text layer gives them: letters
 * of one width, the white beside them included. What is seen is the ink alone, and a space would seem as wide as the gap
 * between columns. Other pages, and words of another font, stay as they are.
 */
export function onTypewriterGrid(words: readonly Word[]): readonly Word[] {
  const widths = words.flatMap((word) => (lettersOf(word) < LEAST_LETTERS ? [] : [letterWidth(word)]));
  if (widths.length < LEAST_WORDS) return words;
  const width = widths.sort((a, b) => a - b)[widths.length >> 1]!;
  const same = widths.filter((each) => Math.abs(each / width - 1) <= SAME_WIDTH).length;
  if (same < MOST * widths.length) return words;
  return words.map((word) => (isOfFont(word, width) ? widened(word, width) : word));
}

function lettersOf({ text }: Word): number {
  return [...text].length;
}

function letterWidth(word: Word): number {
  return (word.x1 - word.x0) / (lettersOf(word) - WHITE);
}

/** The ink of a short word may be much narrower than its letters are. */
function isOfFont(word: Word, width: number): boolean {
  if (lettersOf(word) < LEAST_LETTERS) return letterWidth(word) <= width * (1 + OF_THE_FONT);
  return Math.abs(letterWidth(word) / width - 1) <= OF_THE_FONT;
}

function widened(word: Word, width: number): Word {
  const middle = (word.x0 + word.x1) / 2;
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
