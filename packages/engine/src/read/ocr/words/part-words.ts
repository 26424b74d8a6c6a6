import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOfLetters, type Span } from "../ink/glyphs.ts";
import { median } from "../median.ts";
import { gapsBetween, standsOut } from "./glyph-gaps.ts";
import { letterGaps } from "./letter-gaps.ts";
import { stepsOf } from "./pace.ts";
import { CLEAR_GAPS, SPACE_EM, spacesInLetters, type Space } from "./spaces-in-letters.ts";
import type { SeenWord } from "../recogniser.ts";

/** A white gap this wide, in advances of a letter, and this much wider than the usual gap of its letters is a space. */
const SPACE_ADVANCES = 0.4;
/** A one in digits that are all equally wide has more. */
const BESIDE_ONE = 0.16;
/** Strokes stand alone in their room. */
const THIN = /[1-]/;
export const SPACED_FIGURE = /^[-($]*(?!0\d+ \d{4}$)\d{1,3}(?: \d{3})* (?:\d\d[-)]*|\d{4})$/;
const CENTS = /^\d\d[-)]*$/;
const SPACE_GAPS = 1.9;
const DIGIT = /\d/;
const THOUSANDS = 3;
/** Cents, and the decimals of a rate. */
const DECIMALS = [2, 4];
const OF_RATE = 4;
/** A step over a space, in paces, where a figure has several or one alone, and how much longer than any other step it is. */
const [SPACED_PACES, LONE_SPACED_PACES, WIDER] = [1.18, 1.25, 1.08];
/** White that is a space where nothing else shows one, in widths of a digit. */
const LONE_WHITE = 0.4;
/** How wide a digit may be, in the width of the others; a 1 is narrower. */
const [NARROWEST, WIDEST] = [0.55, 1.45];
/** What a space adds to the length of a word, in advances. */
const SPACE = 0.5;
const SHORTEST = 3;
/** A point behind whole digits. */
const DUST = /(?<=^\d{3,})\.$/;
/** Digits, all of one width. */
const FIGURE = /^[-($]*\d+[-)]*$/;
/** A word behind digits, a space from them, in their height: they are a number, as cents stand at the edge of a column. */
const WORD = /^\p{L}{2,}/u;
const BEHIND_NUMBER = 0.6;
/** Letters of which some are capitals that stand in no plain word, and a plan that is called by its law: `KATHLEENT`, `InsCT`, `Tax:FL`, `401KEE`. */
const MAY_HIDE_SPACE = /^(?!\p{Lu}?\p{Ll}+$)\p{Lu}[\p{L}/&'’.,:-]+$|^\p{L}*#?:\S+$|^4\d\dK\p{Lu}{2,}$/u;
/** A letter before a name that begins with digits, or with the same letter, and a digit before a word: `K 401K`, `2 TOTAL`. */
const CODE_AND_NAME =
  /^(?:(?<letter>\p{Lu}{1,2})[2-9]\d*\p{Lu}+|(?<digit>\d)\p{Lu}{3,}|(?<twice>\p{Lu})\k<twice>\p{Lu}{2,})$/u;
/** A gap in digits that is so wide, and clearly wider than any other, is a space. */
const CLEAR_ADVANCES = 0.5;
/** How far a space may stand from where the letters before it end, in advances. */
const ASTRAY = 0.42;

/** A quarter and its year: where no comma stands before cents, no number has one before four digits. */
const BEFORE_YEAR = /^[1-4],(?=20[0-4]\d$)/;

/** The word in two at the comma before a year, each as wide as its letters. */
function partAtYear(word: SeenWord, before: string): SeenWord[] {
  const x = word.x0 + (before.length / word.text.length) * (word.x1 - word.x0);
  return [
    { ...word, text: before, x1: x },
    { ...word, text: word.text.slice(before.length), x0: x },
  ];
}

/**
 * Parts a word where its ink shows a space that the recogniser passed over, as it does in narrow type; `next` is the word
 * behind it, which may be the cents of its figure.
 */
export function partWord(
  word: SeenWord,
  image: GrayImage,
  { paper }: Tones,
  next: SeenWord | undefined,
): SeenWord[] {
  const [before] = BEFORE_YEAR.exec(word.text) ?? [];
  if (before !== undefined) return partAtYear(word, before);
  const letters = [...word.text.replace(DUST, "")];
  const text = letters.join("");
  const { letter, digit, twice } = CODE_AND_NAME.exec(text)?.groups ?? {};
  const code = (letter ?? digit ?? twice)?.length ?? 0;
  const isFigure = FIGURE.test(text);
  if (isFigure && next !== undefined && isBehindNumber(word, next)) return [word];
  if (letters.length < SHORTEST || !(isFigure || code > 0 || MAY_HIDE_SPACE.test(text))) return [word];
  const glyphs = glyphsOfLetters(word, letters.length, image, paper);
  // Ink of a neighbour, or letters in pieces: their widths tell nothing.
  if (glyphs.length > word.text.length) return [word];
  const spaces = isFigure
    ? spacesInFigure(letters, glyphs, next !== undefined && CENTS.test(next.text) ? next.text : null)
    : spacesInLetters(letters, glyphs, code, word.bottom - word.top);
  if (spaces.length === 0) return [word];
  const ends = [...spaces, { from: glyphs.at(-1)!.to, to: 0, letters: letters.length }];
  let [x0, start] = [glyphs[0]!.from, 0];
  return ends.map((end) => {
    const part = { ...word, text: letters.slice(start, end.letters).join(""), x0, x1: end.from };
    [x0, start] = [end.to, end.letters];
    return part;
  });
}

function isBehindNumber(word: SeenWord, next: SeenWord): boolean {
  const gap = next.x0 - word.x1;
  return word.line === next.line && WORD.test(next.text) && gap <= BEHIND_NUMBER * (word.bottom - word.top);
}

/** Spaces in digits, as far as the digits then are a figure. Where two are, its form makes up for the white beside a 1. */
function spacesInFigure(letters: readonly string[], glyphs: readonly Span[], cents: string | null): Space[] {
  const isFigure = (spaces: readonly Space[]): boolean => {
    const text = partedText(letters, spaces);
    return SPACED_FIGURE.test(cents === null ? text : `${text} ${cents}`);
  };
  if (glyphs.length === letters.length && areDigitsEven(letters, glyphs))
    return spacesByPace(letters, glyphs, cents !== null);
  const clear = spacesIn(letters, glyphs, BESIDE_ONE);
  if (isFigure(clear)) return clear;
  const wide = spacesIn(letters, glyphs, 0);
  if (wide.length > 1 && isFigure(wide)) return wide;
  const apart = letterGaps(letters, glyphs).filter(({ extra }) => extra >= SPACE_EM);
  return isFigure(apart) ? apart : [];
}

/** Whether digits are about equally wide; else one of them is in pieces, and another touches a piece. */
function areDigitsEven(letters: readonly string[], glyphs: readonly Span[]): boolean {
  const widths = glyphs.flatMap(({ from, to }, i) => (/[02-9]/.test(letters[i]!) ? [to - from] : []));
  const usual = median(widths) ?? 0;
  return widths.every((width) => width >= NARROWEST * usual && width <= WIDEST * usual);
}

/** Spaces where the pace of the digits shows them, all that a figure has and no other. */
function spacesByPace(letters: readonly string[], glyphs: readonly Span[], isWhole: boolean): Space[] {
  const steps = stepsOf(letters, glyphs);
  const end = letters.findLastIndex((letter) => DIGIT.test(letter)) + 1;
  const first = letters.findIndex((letter) => DIGIT.test(letter));
  for (const decimals of isWhole ? [0] : DECIMALS) {
    const places = placesOf(first, end, decimals);
    // No rate is `00 1838`, and no amount `09 39`.
    const isNone = letters[first] === "0" && places[0] !== first + 1;
    if (isNone && (decimals === OF_RATE || places[0] === first + DECIMALS[0]!)) continue;
    const [spaced, others] = [true, false].map((is) =>
      steps.filter(({ after }) => places.includes(after) === is).map(({ paces }) => paces),
    );
    const narrowest = Math.min(...spaced!);
    const least = places.length > 1 ? SPACED_PACES : LONE_SPACED_PACES;
    if (places.length === 0 || spaced!.length < places.length) continue;
    if (narrowest < least || narrowest < WIDER * Math.max(0, ...others!)) continue;
    const [place, further] = places;
    if (further === undefined && whiteBehind(place!, glyphs) < LONE_WHITE * usualWidth(glyphs)) continue;
    return places.map((before) => ({
      letters: before,
      from: glyphs[before - 1]!.to,
      to: glyphs[before]!.from,
    }));
  }
  return [];
}

function whiteBehind(place: number, glyphs: readonly Span[]): number {
  return glyphs[place]!.from - glyphs[place - 1]!.to;
}

function usualWidth(glyphs: readonly Span[]): number {
  return median(glyphs.map(({ from, to }) => to - from)) ?? 0;
}

/** Where a figure of some decimals, which are set apart, has its spaces, from left to right. */
function placesOf(first: number, end: number, decimals: number): number[] {
  const places: number[] = [];
  for (let place = end - (decimals === 0 ? THOUSANDS : decimals); place > first; place -= THOUSANDS)
    places.unshift(place);
  return places;
}

/** Digits as they are with spaces: thousands and cents, as registers without decimal points print them, or no figure. */
function partedText(letters: readonly string[], spaces: readonly Space[]): string {
  const cuts = [...spaces.map((space) => space.letters), letters.length];
  return cuts.map((end, i) => letters.slice(cuts[i - 1] ?? 0, end).join("")).join(" ");
}

/** Spaces between the digits and signs of a figure. They may touch, so those before a space are told by how wide they are. */
function spacesIn(letters: readonly string[], glyphs: readonly Span[], besideThin: number): Space[] {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (first === undefined || last === undefined) return [];
  const gaps = gapsBetween(glyphs);
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
  const plain = gapsOfPlain(letters, glyphs, gaps);
  for (const gap of wide) {
    const before = (gap.from - first.from) / advance - SPACE * found.length;
    const count = lettersBefore(before, widths);
    if (count === null || count <= (found.at(-1)?.letters ?? 0)) continue;
    const thin = [letters[count - 1]!, letters[count]!].filter((letter) => THIN.test(letter)).length;
    // What is no space must not make the letters seem narrower: this gap alone is taken for one.
    const isClear = plain.includes(gap) && standsOut(gap, plain, CLEAR_GAPS);
    const advances = Math.min(SPACE_ADVANCES + thin * besideThin, isClear ? CLEAR_ADVANCES : Infinity);
    const spaced = (advances * (last.to - first.from)) / (length + SPACE);
    const space = Math.max(spaced, SPACE_GAPS * Math.max(2, usual));
    if (gap.to - gap.from >= space) found.push({ ...gap, letters: count });
  }
  return found;
}

/** The gaps between letters that have no white of their own; none where letters touch, as then it is open which they are. */
function gapsOfPlain(
  letters: readonly string[],
  glyphs: readonly Span[],
  gaps: readonly Span[],
): readonly Span[] {
  if (glyphs.length !== letters.length) return gaps;
  return gaps.filter((_, i) => !THIN.test(letters[i]! + letters[i + 1]!));
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

/** How wide a digit or a sign is beside a digit, about, in the faces of business documents. */
function widthOf(letter: string): number {
  return /[()-]/.test(letter) ? 0.55 : 1;
}
