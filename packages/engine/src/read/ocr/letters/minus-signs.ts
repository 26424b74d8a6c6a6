import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, rowsWithInk } from "../ink/glyphs.ts";
import { inkPieces, type InkPiece } from "../ink/ink-pieces.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** An amount without a sign, and what one begins with whose thousands and cents are set apart. */
const UNSIGNED = /^\$?(?:\d{1,3}(?:,\d{3})+|\d+)?\.\d\d$/;
const [BEGINS, GOES_ON] = [/^\d{1,3}$/, /^\d{2,3}$/];
/** White between the parts of such an amount, in its heights. */
const APART = 0.8;
/** How wide a minus is, how low, and where its middle stands, in heights of its figure. */
const [NARROWEST, WIDEST, HIGHEST] = [0.2, 0.8, 0.2];
const [MIDDLE_FROM, MIDDLE_TO] = [0.4, 0.75];
/** A minus is so many times as wide as high. */
const FLAT = 1.4;
/** A minus that reaches out of the first digit is at least so wide, and level; the bar of a 4 reaches out half as far. */
const REACHES_OUT = 0.24;
const BEGINS_WITH_FOUR = /^-?\$?4/;
/** A digit that is narrower than others, and how much wider another is with a minus, in heights of the figure. */
const NARROW = /^1/;
const WIDER = 0.12;
/** What is wider are digits that touch, in heights of the figure. */
const MOST_WIDE = 1.1;
/** From here on gray is a trace of ink, as a share of its contrast; and so far blur reaches, in heights of the figure. */
const [TRACE, BLUR] = [0.2, 0.13];
/** White between a minus and its figure; a dash that stands apart, for nothing paid, is further off. */
const FAR = 0.38;
/** A digit may reach over a minus by so much of it. */
const SHARED = 0.3;
/** Room before a figure in which its minus stands. */
const ROOM = 1.2;

/**
 * An amount with the minus that its ink shows before it: in narrow print a recogniser takes it for a part of the first digit.
 * `next` is the word behind it, which may be more of the same amount.
 */
export function withMinus(
  word: SeenWord,
  image: GrayImage,
  tones: Tones,
  next: SeenWord | undefined,
): SeenWord {
  if (!UNSIGNED.test(word.text) && !beginsAmount(word, next)) return word;
  const x0 = minusApart(word, image, tones) ?? touching(word, image, tones);
  return x0 === null ? word : { ...readOtherwise(word, `-${word.text}`), x0 };
}

function beginsAmount(word: SeenWord, next: SeenWord | undefined): boolean {
  if (next === undefined || !BEGINS.test(word.text) || !GOES_ON.test(next.text)) return false;
  return next.x0 - word.x1 <= APART * (word.bottom - word.top);
}

/** Where a minus before a figure begins that stands by itself; null where none does. */
export function minusApart(word: SeenWord, image: GrayImage, tones: Tones): number | null {
  const height = word.bottom - word.top;
  const area = { ...word, x0: Math.max(0, Math.floor(word.x0 - ROOM * height)) };
  const pieces = inkPieces(area, image, tones).sort((a, b) => a.x0 - b.x0);
  const at = pieces.findIndex((piece) => isMinus(piece, word));
  const [last, minus, first] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (minus === undefined || first === undefined || first.x0 - minus.x1 > FAR * height) return null;
  // It is that of a sign of dollars which stands apart: `-$ 381.48`.
  if (first.x1 <= word.x0) return null;
  // Near what stands before it, it is a hyphen, or a part of another sign.
  if (last !== undefined && minus.x0 - last.x1 <= FAR * height) return null;
  // In thin print a digit may be in pieces, above each other.
  const beside = pieces.slice(at + 1).map(({ x0, x1 }) => Math.min(x1, minus.x1) - Math.max(x0, minus.x0));
  if (beside.some((common) => common > SHARED * (minus.x1 - minus.x0))) return null;
  return isBarOfFour({ ...word, x0: minus.x0, x1: first.x0 }, minus, image, tones) ? null : minus.x0;
}

/** Whether what looks like a minus is the end of a 4's bar, the slant above which is thin: coarse print shows a trace of it. */
function isBarOfFour(before: SeenWord, minus: InkPiece, image: GrayImage, { paper }: Tones): boolean {
  if (!BEGINS_WITH_FOUR.test(before.text)) return false;
  const trace = traceOf(paper, inkIn(before, image, paper));
  return minus.top - rowsWithInk(before, image, trace).top > BLUR * (before.bottom - before.top);
}

/** From here on gray is a trace of ink. */
function traceOf(paper: number, ink: number): number {
  return paper - TRACE * 2 * (paper - ink);
}

/** Where a minus begins that touches the first digit, which it reaches out of; null where none does. */
function touching(word: SeenWord, image: GrayImage, tones: Tones): number | null {
  const { paper } = tones;
  const ink = inkIn(word, image, paper);
  const [first] = glyphsOf(word, image, ink);
  if (first === undefined) return null;
  const height = word.bottom - word.top;
  // The slant of a 4 that begins on its bar is thin: coarse print shows a trace of it.
  const trace = traceOf(paper, ink);
  let [x, level] = [first.from, -1];
  for (; x < first.to; x++) {
    const { top, bottom } = rowsWithInk({ ...word, x0: x, x1: x + 1 }, image, ink);
    const middle = ((top + bottom) / 2 - word.top) / height;
    if (bottom - top > HIGHEST * height || middle < MIDDLE_FROM || middle > MIDDLE_TO) break;
    if (level >= 0 && Math.abs(top - level) > 1) break;
    const traced = rowsWithInk({ ...word, x0: x, x1: x + 1 }, image, trace);
    if (top - traced.top > BLUR * height) break;
    level = top;
  }
  if (x - first.from < REACHES_OUT * height) return null;
  return NARROW.test(word.text) || isWiderThanOthers(word, image, tones) ? first.from : null;
}

/**
 * Whether the first digit is wider than any other, as with a minus it is: in thin print, which loses the slant of a 4, the bar
 * of that reaches out as well.
 */
function isWiderThanOthers(word: SeenWord, image: GrayImage, tones: Tones): boolean {
  const height = word.bottom - word.top;
  const widths = inkPieces(word, image, tones)
    .toSorted((a, b) => a.x0 - b.x0)
    .map(({ x0, x1 }) => x1 - x0);
  const [first, ...others] = widths.filter((width) => width <= MOST_WIDE * height);
  return first === undefined || first >= Math.max(0, ...others) + WIDER * height;
}

function isMinus({ x0, top, x1, bottom }: InkPiece, word: SeenWord): boolean {
  const height = word.bottom - word.top;
  const [width, high] = [x1 - x0, bottom - top];
  const middle = ((top + bottom) / 2 - word.top) / height;
  return (
    width >= NARROWEST * height &&
    width <= WIDEST * height &&
    width >= FLAT * high &&
    high <= HIGHEST * height &&
    middle >= MIDDLE_FROM &&
    middle <= MIDDLE_TO
  );
}
