import type { Box } from "../api/result.ts";
import type { Word } from "./page-reader.ts";

/** Lengths are kept in hundredths of a point. */
const PER_POINT = 100;
/** Whole numbers up to here take no memory of their own; no page is as wide. */
const FARTHEST = 2 ** 31 - 1;

/** A word of a text layer. A long register has a million, in which six fractions would take more memory than all else. */
class TextWord implements Word {
  readonly text: string;
  readonly bold: boolean;
  private readonly left: number;
  private readonly upper: number;
  private readonly right: number;
  private readonly lower: number;
  private readonly foot: number;
  private readonly height: number;

  constructor({ text, bold, x0, top, x1, bottom, baseline, size }: PrintedWord) {
    this.text = text;
    this.bold = bold;
    this.left = hundredths(x0);
    this.upper = hundredths(top);
    this.right = hundredths(x1);
    this.lower = hundredths(bottom);
    this.foot = hundredths(baseline);
    this.height = hundredths(size);
  }

  get x0(): number {
    return this.left / PER_POINT;
  }
  get top(): number {
    return this.upper / PER_POINT;
  }
  get x1(): number {
    return this.right / PER_POINT;
  }
  get bottom(): number {
    return this.lower / PER_POINT;
  }
  get baseline(): number {
    return this.foot / PER_POINT;
  }
  get size(): number {
    return this.height / PER_POINT;
  }
  get source(): "text" {
    return "text";
  }
  get confidence(): number {
    return 1;
  }
}

/** What a page prints of a word. */
export type PrintedWord = Pick<Word, "text" | "bold" | "baseline" | "size" | keyof Box>;

/** A word of a text layer, its place and size rounded to hundredths of a point. */
export function textWord(printed: PrintedWord): Word {
  return new TextWord(printed);
}

/** A word with something of it changed; spreading one of a text layer would lose its place. */
export function changedWord(word: Word, change: Partial<Word>): Word {
  const { text, x0, top, x1, bottom, baseline, size, bold, source, confidence, otherReadings } = word;
  const others = otherReadings === undefined ? {} : { otherReadings };
  return { text, x0, top, x1, bottom, baseline, size, bold, source, confidence, ...others, ...change };
}

/** What is no number lies beyond all pages. */
function hundredths(length: number): number {
  const rounded = Math.round(length * PER_POINT);
  if (Math.abs(rounded) <= FARTHEST) return rounded | 0;
  return rounded < 0 ? -FARTHEST : FARTHEST;
}
