import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { inkPieces, type InkPiece } from "../ink/ink-pieces.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** As what a speck is read; points and commas may be as small. */
const SIGNS = /^(?:[-–—'‘’“”"`•·~=+]+|[©®°¢£¥§|¦])$/;
const FIRST = /^(?:[-–—](?=\p{L})|['‘’“”"`•·~=+](?=[\p{L}\d$(]))/u;
const LAST = /(?:(?<=\p{L})[-–—]|(?<=[\p{L}\d)])['‘’“”"`•·~=+])$/u;
/** No label ends so. */
const BEHIND_COLON = /(?<=\p{L}:)[.,]$/u;
/** A minus before a figure, or a point before one that has its own. */
const MINUS = /^[-–—](?=[\d$(.])/u;
const POINT_MORE = /^[.,](?=[\d,]+\.\d)/;
/** Where the middle of a minus stands, from the top of its figure, in heights of that. */
const [MIDDLE_FROM, MIDDLE_TO] = [0.3, 0.8];
/** Nor does a word begin so. */
const BEFORE_WORD = /^[.,](?=\p{L}{2})/u;
/** A sign is no smaller than this, in heights of a capital: the shortest hyphen has a third, and an apostrophe as well. */
const SMALLEST = 0.22;
const DASH = /^[-–—]$/;
/** A dash is so many times as wide as high; the white on either side of it may differ by so much of the wider. */
const [FLAT, UNEVEN] = [2, 0.25];
/** What is so high, in heights of a capital, is a letter or a digit. */
const TALL = 0.5;

/**
 * Whether a word is a speck that was read as a sign: all of its ink is smaller than any sign. A short dash between two words is as
 * small, and none.
 */
export function isDustSign(
  word: SeenWord,
  [before, behind]: readonly [SeenWord | undefined, SeenWord | undefined],
  image: GrayImage,
  tones: Tones,
  capitalPx: number,
): boolean {
  if (!SIGNS.test(word.text)) return false;
  const pieces = inkPieces(word, image, tones);
  if (pieces.length === 0 || !pieces.every((piece) => isDust(piece, capitalPx))) return false;
  const isDash = DASH.test(word.text) && pieces.length === 1 && before !== undefined && behind !== undefined;
  return !(isDash && isDashBetween(pieces[0]!, before, behind));
}

/** Whether a flat speck stands as a dash does: in the middle between two words of its line, in their height and as far from both. */
function isDashBetween(dash: InkPiece, before: SeenWord, behind: SeenWord): boolean {
  if (before.line !== behind.line || dash.x1 - dash.x0 < FLAT * (dash.bottom - dash.top)) return false;
  const [left, right] = [dash.x0 - before.x1, behind.x0 - dash.x1];
  const isApart = Math.min(left, right) > 0 && Math.abs(left - right) <= UNEVEN * Math.max(left, right);
  return isApart && isAtMiddle(dash, before) && isAtMiddle(dash, behind);
}

/** The word without a sign before or behind it that is a speck of dust. */
export function withoutDustSigns(
  word: SeenWord,
  image: GrayImage,
  tones: Tones,
  capitalPx: number,
): SeenWord {
  if (BEFORE_WORD.test(word.text)) return readOtherwise(word, word.text.slice(1));
  if (BEHIND_COLON.test(word.text)) return readOtherwise(word, word.text.slice(0, -1));
  const isSigned = MINUS.test(word.text);
  const isFirst = isSigned || POINT_MORE.test(word.text) || FIRST.test(word.text);
  if (!isFirst && !LAST.test(word.text)) return word;
  const pieces = inkPieces(word, image, tones).sort((a, b) => a.x0 - b.x0);
  const isTall = ({ top, bottom }: InkPiece): boolean => bottom - top >= TALL * capitalPx;
  const [first, last] = [pieces.findIndex(isTall), pieces.findLastIndex(isTall)];
  if (first < 0) return word;
  const isAllDust = (signs: readonly InkPiece[]): boolean =>
    signs.length > 0 && signs.every((sign) => isDust(sign, capitalPx));
  const before = pieces.slice(0, first);
  let { text, x0, x1 } = word;
  if (isFirst && isAllDust(before) && !(isSigned && before.some((sign) => isAtMiddle(sign, pieces[first]!))))
    [text, x0] = [text.slice(1), pieces[first]!.x0];
  if (LAST.test(text) && isAllDust(pieces.slice(last + 1)))
    [text, x1] = [text.slice(0, -1), pieces[last]!.x1];
  return text === word.text ? word : { ...readOtherwise(word, text), x0, x1 };
}

/** Whether a sign stands where a minus does before a digit; coarse print shows one as small as a speck. */
function isAtMiddle(sign: Box, { top, bottom }: Box): boolean {
  const middle = ((sign.top + sign.bottom) / 2 - top) / (bottom - top);
  return middle >= MIDDLE_FROM && middle <= MIDDLE_TO;
}

function isDust({ x0, top, x1, bottom }: InkPiece, capitalPx: number): boolean {
  return Math.max(x1 - x0, bottom - top) < SMALLEST * capitalPx;
}
