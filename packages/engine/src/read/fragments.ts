import type { Box } from "../api/result.ts";
import type { Word } from "./page-reader.ts";
import { printedOnce, TWICE_EM } from "./printed-once.ts";
import { withRaisedMarks } from "./raised-marks.ts";
import { readable } from "./readable-text.ts";
import { readFromRight } from "./right-to-left.ts";
import { spacedFiguresJoined } from "./spaced-figures.ts";
import { textWord } from "./text-word.ts";

/** A piece of a word as the page draws it: upright, without white space. Points from the top left. */
export interface Fragment {
  text: string;
  x0: number;
  x1: number;
  baseline: number;
  size: number;
  /** Width of an em as set: narrower than `size` in text that is squeezed. */
  em: number;
  bold: boolean;
  ascent: number;
  descent: number;
  /** A white space character follows in the same run. */
  spaced: boolean;
}

/** Pieces closer than this share of the font size belong to one word; the narrowest space in use is about 0.2. */
const JOIN_EM = 0.15;
const NO_GAP_EM = 0.02;
/** No font has a space as narrow, however it is squeezed; columns that touch begin with a capital or a digit. */
const NO_SPACE_EM = 0.06;
/** Beside a narrow digit that is as wide as the others to the figures above and below it, up to this share. */
const TABULAR_EM = 0.2;
/** Pieces may overlap by kerning up to this share. */
const OVERLAP_EM = 0.3;
const SAME_LINE_EM = 0.25;

/**
 * Words in reading order from pieces in any order. Pages draw words whole, cut at kerning, letter by letter, in random
 * order, or twice for bold: only where the pieces stand decides. The pieces are used up.
 */
export function wordsOf(fragments: Fragment[]): Word[] {
  return withRaisedMarks(linesOf(fragments).flat());
}

/** The same, line by line from the top. */
export function linesOf(fragments: Fragment[]): Word[][] {
  return baselines(fragments).map((line) => {
    const words = spacedFiguresJoined(piecedTogether(line));
    readFromRight(words);
    return words.flatMap((word) => toWord(word) ?? []);
  });
}

/** A word while pieces join it, and the piece that was last: the next one may be its second drawing. */
interface Growing {
  word: Fragment;
  tail: Piece;
}

type Piece = Readonly<Pick<Fragment, "text" | "x0" | "baseline">>;

/** The words of a line. Letters of a stamp stand between those of the text: words of each size grow by themselves. */
function piecedTogether(line: readonly Fragment[]): Fragment[] {
  const done: Fragment[] = [];
  const growing: Growing[] = [];
  for (const piece of line) {
    const at = indexOfSize(growing, piece);
    const last = growing[at];
    if (last !== undefined && isSecondDrawing(last.tail, piece)) {
      last.word.bold = true;
      continue;
    }
    if (last !== undefined && joins(last.word, piece)) {
      join(last.word, piece);
      last.tail = piece;
      continue;
    }
    if (last !== undefined) done.push(last.word);
    growing[at < 0 ? growing.length : at] = { word: piece, tail: piece };
  }
  for (const { word } of growing) done.push(word);
  return growing.length > 1 ? done.sort((a, b) => a.x0 - b.x0) : done;
}

/** Which word has the size of a piece; -1 where none has. */
function indexOfSize(growing: readonly Growing[], piece: Fragment): number {
  for (let i = 0; i < growing.length; i++) if (isSameSize(growing[i]!.word, piece)) return i;
  return -1;
}

function join(word: Fragment, piece: Fragment): void {
  word.text += piece.text;
  word.x1 = Math.max(word.x1, piece.x1);
  word.spaced = piece.spaced;
  word.bold &&= piece.bold;
}

/** The words of which something is seen on a page of this size. */
export function onPage<T extends Box>(words: T[], width: number, height: number): T[] {
  const isSeen = ({ x0, top, x1, bottom }: T): boolean => x1 > 0 && x0 < width && bottom > 0 && top < height;
  return words.every(isSeen) ? words : words.filter(isSeen);
}

function isSecondDrawing(other: Piece, piece: Fragment): boolean {
  return (
    other.text === piece.text &&
    piece.x0 - other.x0 < TWICE_EM * piece.em &&
    Math.abs(piece.baseline - other.baseline) < TWICE_EM * piece.size
  );
}

function joins(word: Fragment, piece: Fragment): boolean {
  const em = Math.min(word.em, piece.em);
  const size = Math.min(word.size, piece.size);
  const gap = piece.x0 - word.x1;
  if (word.spaced && !(gap < spaceWithin(piece) * em && isWithinWord(word, piece))) return false;
  const most = gap >= JOIN_EM * em && isWithinFigure(word.text, piece.text) ? TABULAR_EM : JOIN_EM;
  return (
    gap < most * em && gap > -OVERLAP_EM * em && Math.abs(piece.baseline - word.baseline) < TWICE_EM * size
  );
}

const WHOLE = /^[-($]*\d{1,3}(?:,\d{3})*\.\d{2,4}\)?-?$/;
const BEGUN = /^[-($]*\d{1,3}(?:,\d{3})*(?:,\d{0,3}|\.\d{0,4})?$/;

/** Whether a piece goes on with the digits of a figure beside a 1: `8,1` and `50.32`. */
function isWithinFigure(text: string, next: string): boolean {
  if (!text.endsWith("1") && !next.startsWith("1")) return false;
  return BEGUN.test(text) && (WHOLE.test(text + next) || BEGUN.test(text + next));
}

/** A space between letters of which the next is drawn where the last one ends only moved the pen back: `Pa yroll`. */
function isWithinWord(word: Fragment, piece: Fragment): boolean {
  return /\p{L}$/u.test(word.text) && /^\p{L}/u.test(piece.text);
}

/** How wide the white of a space may be that only moved the pen. */
function spaceWithin({ text }: Fragment): number {
  return /^\p{Ll}/u.test(text) ? NO_SPACE_EM : NO_GAP_EM;
}

const SAME_SIZE = 1.3;

function isSameSize(a: Fragment, b: Fragment): boolean {
  return Math.max(a.size, b.size) < SAME_SIZE * Math.min(a.size, b.size);
}

/** Groups pieces that stand on one line, top to bottom, each line from the left. */
function baselines(fragments: Fragment[]): Fragment[][] {
  const drawn = [...fragments];
  fragments.sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const lines: Fragment[][] = [];
  let line: Fragment[] = [];
  for (const piece of printedOnce(fragments, drawn)) {
    const first = line[0];
    if (first && piece.baseline - first.baseline < SAME_LINE_EM * Math.min(piece.size, first.size)) {
      line.push(piece);
      continue;
    }
    line = [piece];
    lines.push(line);
  }
  // Pieces of one baseline stand in order already.
  for (const each of lines) if (each.at(-1)!.baseline !== each[0]!.baseline) each.sort((a, b) => a.x0 - b.x0);
  return lines;
}

/** null where nothing of it is seen. */
function toWord({ text: drawn, x0, x1, baseline, size, ascent, descent, bold }: Fragment): Word | null {
  const text = readable(drawn);
  if (text === "") return null;
  const [top, bottom] = [baseline - ascent * size, baseline - descent * size];
  return textWord({ text, x0, top, x1, bottom, baseline, size, bold });
}
