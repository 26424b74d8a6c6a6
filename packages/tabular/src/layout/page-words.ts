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
/** How far a word reaches below the line that it stands on. */
const DESCENT = 2;

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
  const trimmed = text.trim();
  if (!WHITE.test(trimmed)) return trimmed.length * LETTER;
  const words = trimmed.split(WHITES);
  return words.reduce((sum, { length }) => sum + length * LETTER, 0) + (words.length - 1) * SPACE;
}

/** How many words a text has. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return WHITE.test(trimmed) ? trimmed.split(WHITES).length : 1;
}

/** The words of a text that begins at a place of a line. */
export function wordsOf(text: string, x0: number, line: number): Word[] {
  const trimmed = text.trim();
  if (!WHITE.test(trimmed)) return [new CellWord(trimmed, x0, line)];
  let x = x0;
  return trimmed.split(WHITES).map((word) => {
    const left = x;
    x += word.length * LETTER + SPACE;
    return new CellWord(word, left, line);
  });
}

/** Most cells are one word, which a search for white space tells at a fraction of what parting costs. */
const [WHITE, WHITES] = [/\s/, /\s+/];

/** A word of a cell. A large sheet has a million: what its letters and its line tell is not kept beside them. */
class CellWord implements Word {
  readonly text: string;
  readonly x0: number;
  /** Of its page, from 0. */
  private readonly line: number;

  constructor(text: string, x0: number, line: number) {
    this.text = text;
    this.x0 = x0;
    this.line = line;
  }

  get x1(): number {
    return this.x0 + this.text.length * LETTER;
  }
  get baseline(): number {
    return MARGIN + this.line * PITCH + SIZE;
  }
  get top(): number {
    return this.baseline - SIZE + DESCENT;
  }
  get bottom(): number {
    return this.baseline + DESCENT;
  }
  get size(): number {
    return SIZE;
  }
  get bold(): boolean {
    return false;
  }
  get source(): "text" {
    return "text";
  }
  get confidence(): number {
    return 1;
  }
}
