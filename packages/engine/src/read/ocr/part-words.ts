import type { GrayImage } from "../page-image/gray-image.ts";
import type { Tones } from "../page-image/tones.ts";
import { glyphsOf, inkIn, type Span } from "./glyphs.ts";
import type { SeenWord } from "./recogniser.ts";

/** A white gap this wide, in advances of a letter, and this much wider than the usual gap of its letters is a space. */
const SPACE_ADVANCES = 0.4;
/** Thin letters and those that are open to a side have so much white of their own. */
const BESIDE_THIN = 0.13;
/** A one in digits that are all equally wide has more. */
const BESIDE_ONE = 0.16;
const THIN = /[1FIJLPTVY-]/;
const SPACED_FIGURE = /^[-($]*\d{1,3}(?: \d{3})* (?:\d\d[-)]*|\d{4})$/;
const SPACE_GAPS = 1.9;
/** What a space adds to the length of a word, in advances. */
const SPACE = 0.5;
const SHORTEST = 3;
/** A point behind whole digits. */
const DUST = /(?<=^\d{3,})\.$/;
/** Words of digits or of capitals, all of about one width: small letters and mixed codes have white of their own. */
const OF_ONE_KIND = /^(?:[-($]*\d+[-)]*|\p{Lu}[\p{Lu}-]+)$/u;
/** How far a space may stand from where the letters before it end, in advances. */
const ASTRAY = 0.42;

/** A space in a word, and the letters that stand before it. */
interface Space extends Span {
  letters: number;
}

/** Parts a word where its ink shows a space that the recogniser passed over, as it does in narrow type. */
export function partWord(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord[] {
  const letters = [...word.text.replace(DUST, "")];
  if (letters.length < SHORTEST || !OF_ONE_KIND.test(letters.join(""))) return [word];
  const glyphs = glyphsOf(word, image, inkIn(word, image, paper));
  // Ink of a neighbour, or letters in pieces: their widths tell nothing.
  if (glyphs.length > word.text.length) return [word];
  const spaces = /\d/.test(word.text)
    ? spacesInFigure(letters, glyphs)
    : spacesIn(letters, glyphs, BESIDE_THIN);
  if (spaces.length === 0) return [word];
  const ends = [...spaces, { from: glyphs.at(-1)!.to, to: 0, letters: letters.length }];
  let [x0, start] = [glyphs[0]!.from, 0];
  return ends.map((end) => {
    const part = { ...word, text: letters.slice(start, end.letters).join(""), x0, x1: end.from };
    [x0, start] = [end.to, end.letters];
    return part;
  });
}

/** Digits of one number whose gap is narrower than this, in advances, stand in no two words. */
const NARROW_ADVANCES = 0.5;
const DIGITS = /^\d+$/;
const LEAST_DIGITS = 5;
/** A figure that was cut at its comma is one in any case; one that was cut at its minus is, unless a space is between. */
const CUT_AT_COMMA = /^[-($]*\d{1,3}(?:,\d{3})*, \d{3}(?:,\d{3})*(?:\.\d\d)?[-)]*$/;
const CUT_AT_MINUS = /^(?:- \$?[\d,]*\.\d\d|[$\d,]+\.\d\d -)$/;
const [BEHIND_COMMA, BESIDE_MINUS] = [0.9, 0.55];

/** Joins the parts of a number in which the recogniser took the white beside a 1, a comma or a minus for a space. */
export function joinFigures(words: readonly SeenWord[]): SeenWord[] {
  const joined: SeenWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last === undefined || !isOneNumber(last, word)) joined.push(word);
    else joined.splice(-1, 1, { ...last, text: last.text + word.text, x1: word.x1 });
  }
  return joined;
}

const DOTS = /^\.{1,3}$/;
const ELLIPSIS = /^\.{2,3}$/;

/** Joins dots that stand side by side to an ellipsis: one dot alone is taken for dust. */
export function joinDots(words: readonly SeenWord[]): SeenWord[] {
  const joined: SeenWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const text = `${last?.text}${word.text}`;
    if (last === undefined || !DOTS.test(last.text) || !ELLIPSIS.test(text) || last.line !== word.line)
      joined.push(word);
    else joined.splice(-1, 1, { ...last, text, x1: word.x1 });
  }
  return joined;
}

function isOneNumber(left: SeenWord, right: SeenWord): boolean {
  if (left.line !== right.line) return false;
  const count = left.text.length + right.text.length;
  const gap = (right.x0 - left.x1) / ((left.x1 - left.x0 + right.x1 - right.x0) / count);
  const text = `${left.text} ${right.text}`;
  if (CUT_AT_COMMA.test(text)) return gap < BEHIND_COMMA;
  if (CUT_AT_MINUS.test(text)) return gap < BESIDE_MINUS;
  if (!DIGITS.test(left.text) || !DIGITS.test(right.text)) return false;
  return count >= LEAST_DIGITS && !SPACED_FIGURE.test(text) && gap < NARROW_ADVANCES;
}

/** Spaces in digits, as far as the digits then are a figure. Where two are, its form makes up for the white beside a 1. */
function spacesInFigure(letters: readonly string[], glyphs: readonly Span[]): Space[] {
  const clear = spacesIn(letters, glyphs, BESIDE_ONE);
  if (isSpacedFigure(letters, clear)) return clear;
  const wide = spacesIn(letters, glyphs, 0);
  return wide.length > 1 && isSpacedFigure(letters, wide) ? wide : [];
}

/** Whether digits that are parted so are thousands and cents, as registers without decimal points print them. */
function isSpacedFigure(letters: readonly string[], spaces: readonly Space[]): boolean {
  const cuts = [...spaces.map((space) => space.letters), letters.length];
  return SPACED_FIGURE.test(cuts.map((end, i) => letters.slice(cuts[i - 1] ?? 0, end).join("")).join(" "));
}

/** Letters may touch, so the letters before a space are told by how wide they are. */
function spacesIn(letters: readonly string[], glyphs: readonly Span[], besideThin: number): Space[] {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (first === undefined || last === undefined) return [];
  const gaps = glyphs.slice(1).map(({ from }, i): Span => ({ from: glyphs[i]!.to, to: from }));
  const least = (SPACE_ADVANCES * (last.to - first.from)) / (letters.length + SPACE * gaps.length);
  const wide = gaps.filter(({ from, to }) => to - from >= least);
  const widths = letters.map(widthOf);
  const length = widths.reduce((sum, width) => sum + width, 0);
  const advance = (last.to - first.from) / (length + SPACE * wide.length);
  const touching = Math.max(0, letters.length - glyphs.length);
  const sorted = [...Array<number>(touching).fill(0), ...gaps.map(({ from, to }) => to - from)].sort(
    (a, b) => a - b,
  );
  const usual = sorted[(sorted.length - 1) >> 1] ?? 0;
  const found: Space[] = [];
  for (const gap of wide) {
    const before = (gap.from - first.from) / advance - SPACE * found.length;
    const count = lettersBefore(before, widths);
    if (count === null || count <= (found.at(-1)?.letters ?? 0)) continue;
    const thin = [letters[count - 1]!, letters[count]!].filter((letter) => THIN.test(letter)).length;
    // What is no space must not make the letters seem narrower: this gap alone is taken for one.
    const spaced = ((SPACE_ADVANCES + thin * besideThin) * (last.to - first.from)) / (length + SPACE);
    const space = Math.max(spaced, SPACE_GAPS * Math.max(2, usual));
    if (gap.to - gap.from >= space) found.push({ ...gap, letters: count });
  }
  return found;
}

/** How many letters fill a length in advances; null where one of them would be cut. */
function lettersBefore(length: number, widths: readonly number[]): number | null {
  let filled = 0;
  for (let count = 1; count < widths.length; count++) {
    filled += widths[count - 1]!;
    if (Math.abs(filled - length) <= ASTRAY * Math.min(widths[count - 1]!, widths[count]!)) return count;
  }
  return null;
}

/** How wide a letter is beside a digit, about, in the faces of business documents. */
function widthOf(letter: string): number {
  if (/[I()-]/.test(letter)) return 0.55;
  if (letter === "M" || letter === "W") return 1.55;
  return /[\d$JL]/.test(letter) ? 1 : 1.22;
}
