import type { GrayImage } from "../page-image/gray-image.ts";
import type { Tones } from "../page-image/tones.ts";
import { glyphsOfLetters, type Span } from "./glyphs.ts";
import { wideSteps } from "./pace.ts";
import type { SeenWord } from "./recogniser.ts";

/** A white gap this wide, in advances of a letter, and this much wider than the usual gap of its letters is a space. */
const SPACE_ADVANCES = 0.4;
/** Thin letters and those that are open to a side have so much white of their own. */
const BESIDE_THIN = 0.13;
/** A one in digits that are all equally wide has more. */
const BESIDE_ONE = 0.16;
const THIN = /[1FIJLPTVY-]/;
/** Strokes stand alone in their room. */
const WITH_WHITE = /[1IJ-]/;
export const SPACED_FIGURE = /^[-($]*\d{1,3}(?: \d{3})* (?:\d\d[-)]*|\d{4})$/;
const CENTS = /^\d\d[-)]*$/;
const SPACE_GAPS = 1.9;
/** What a space adds to the length of a word, in advances. */
const SPACE = 0.5;
const SHORTEST = 3;
/** A point behind whole digits. */
const DUST = /(?<=^\d{3,})\.$/;
/** Words of digits or of capitals, all of about one width: small letters and mixed codes have white of their own. */
const OF_ONE_KIND = /^(?:[-($]*\d+[-)]*|\p{Lu}[\p{Lu}-]+)$/u;
/** A letter before a name that begins with digits, or with the same letter, and a digit before a word: `K 401K`, `2 TOTAL`. */
const CODE_AND_NAME =
  /^(?:(?<letter>\p{Lu}{1,2})[2-9]\d*\p{Lu}+|(?<digit>\d)\p{Lu}{3,}|(?<twice>[BCDFGHJKMNPQRSTVWXZ])\k<twice>\p{Lu}{2,})$/u;
/** A gap that is so wide, and wider than any other beside which no thin letter stands, is a space. */
interface ClearGap {
  advances: number;
  /** How many times as wide as the others. */
  gaps: number;
}
const CLEAR: ClearGap = { advances: 0.5, gaps: 1.9 };
/** What is enough where the letters are no word without a space. */
const NO_WORD: ClearGap = { advances: 0.22, gaps: 1.4 };
/** How far a space may stand from where the letters before it end, in advances. */
const ASTRAY = 0.42;

/** A space in a word, and the letters that stand before it. */
interface Space extends Span {
  letters: number;
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
  const letters = [...word.text.replace(DUST, "")];
  const text = letters.join("");
  const { letter, digit, twice } = CODE_AND_NAME.exec(text)?.groups ?? {};
  const code = (letter ?? digit ?? twice)?.length ?? 0;
  if (letters.length < SHORTEST || !(OF_ONE_KIND.test(text) || code > 0)) return [word];
  const glyphs = glyphsOfLetters(word, letters.length, image, paper);
  // Ink of a neighbour, or letters in pieces: their widths tell nothing.
  if (glyphs.length > word.text.length) return [word];
  const isFigure = code === 0 && /^[^\p{L}]*\d/u.test(text);
  const spaces = isFigure
    ? spacesInFigure(letters, glyphs, next !== undefined && CENTS.test(next.text) ? next.text : null)
    : spacesIn(letters, glyphs, BESIDE_THIN, letter === undefined && code > 0 ? NO_WORD : CLEAR).filter(
        (space) => code === 0 || space.letters === code,
      );
  if (spaces.length === 0) return [word];
  const ends = [...spaces, { from: glyphs.at(-1)!.to, to: 0, letters: letters.length }];
  let [x0, start] = [glyphs[0]!.from, 0];
  return ends.map((end) => {
    const part = { ...word, text: letters.slice(start, end.letters).join(""), x0, x1: end.from };
    [x0, start] = [end.to, end.letters];
    return part;
  });
}

/** Spaces in digits, as far as the digits then are a figure. Where two are, its form makes up for the white beside a 1. */
function spacesInFigure(letters: readonly string[], glyphs: readonly Span[], cents: string | null): Space[] {
  if (glyphs.length === letters.length) {
    const spaces = spacesByPace(letters, glyphs);
    const isFigure =
      isSpacedFigure(letters, spaces) ||
      (cents !== null && SPACED_FIGURE.test(`${partedText(letters, spaces)} ${cents}`));
    return isFigure ? spaces : [];
  }
  const clear = spacesIn(letters, glyphs, BESIDE_ONE);
  if (isSpacedFigure(letters, clear)) return clear;
  const wide = spacesIn(letters, glyphs, 0);
  return wide.length > 1 && isSpacedFigure(letters, wide) ? wide : [];
}

/** Spaces where the pace of the digits shows them. */
function spacesByPace(letters: readonly string[], glyphs: readonly Span[]): Space[] {
  return wideSteps(letters, glyphs).map((before) => {
    return { letters: before, from: glyphs[before - 1]!.to, to: glyphs[before]!.from };
  });
}

/** Whether digits that are parted so are thousands and cents, as registers without decimal points print them. */
function isSpacedFigure(letters: readonly string[], spaces: readonly Space[]): boolean {
  return SPACED_FIGURE.test(partedText(letters, spaces));
}

function partedText(letters: readonly string[], spaces: readonly Space[]): string {
  const cuts = [...spaces.map((space) => space.letters), letters.length];
  return cuts.map((end, i) => letters.slice(cuts[i - 1] ?? 0, end).join("")).join(" ");
}

/** Letters may touch, so the letters before a space are told by how wide they are. */
function spacesIn(
  letters: readonly string[],
  glyphs: readonly Span[],
  besideThin: number,
  clear = CLEAR,
): Space[] {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (first === undefined || last === undefined) return [];
  const gaps = glyphs.slice(1).map(({ from }, i): Span => ({ from: glyphs[i]!.to, to: from }));
  const least =
    (Math.min(SPACE_ADVANCES, clear.advances) * (last.to - first.from)) /
    (letters.length + SPACE * gaps.length);
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
    const standsOut =
      plain.includes(gap) &&
      plain.every((other) => other === gap || gap.to - gap.from >= clear.gaps * (other.to - other.from));
    const advances = Math.min(SPACE_ADVANCES + thin * besideThin, standsOut ? clear.advances : Infinity);
    const spaced = (advances * (last.to - first.from)) / (length + SPACE);
    const space = Math.max(spaced, Math.min(SPACE_GAPS, clear.gaps) * Math.max(2, usual));
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
  return gaps.filter((_, i) => !WITH_WHITE.test(letters[i]! + letters[i + 1]!));
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
