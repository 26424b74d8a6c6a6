import type { Word } from "@paylift/engine/pages";

/**
 * Lengths in points of the pages that sheets are laid out on; letters are all of one width. All are whole numbers, which take less memory
 * than others: a place has four, and a large sheet millions of places.
 */
const [SIZE, LETTER, PITCH] = [10, 5, 14];
const LEAST_WIDTH = 612;
export const SPACE = 3;
export const MARGIN = 36;
/** Between columns: more than any space between words. */
export const GAP = 18;
/** Of a column that nothing wide stands in. */
export const NARROWEST = 2 * LETTER;

export function widthOfPage(right: number): number {
  return Math.max(LEAST_WIDTH, right + MARGIN);
}

export function heightOf(lines: number): number {
  return 2 * MARGIN + lines * PITCH;
}

/** Which line of a page, from 0, holds a height. */
export function lineAt(y: number): number {
  return Math.floor((y - MARGIN) / PITCH);
}

/** How wide a text stands on a page. */
export function widthOf(text: string): number {
  const words = text.trim().split(/\s+/);
  return words.reduce((sum, { length }) => sum + length * LETTER, 0) + (words.length - 1) * SPACE;
}

/** The words of a text that begins at a place of a line. */
export function wordsOf(text: string, x0: number, line: number): Word[] {
  const baseline = MARGIN + line * PITCH + SIZE;
  let x = x0;
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const left = x;
      x += word.length * LETTER + SPACE;
      return {
        text: word,
        x0: left,
        x1: x - SPACE,
        top: baseline - SIZE + 2,
        bottom: baseline + 2,
        baseline,
        size: SIZE,
        bold: false,
        source: "text",
        confidence: 1,
      };
    });
}
