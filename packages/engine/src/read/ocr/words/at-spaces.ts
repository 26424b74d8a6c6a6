import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, rowsWithInk, type Span } from "../ink/glyphs.ts";
import { median } from "../median.ts";
import type { SeenWord } from "../recogniser.ts";
import { gapsBetween } from "./glyph-gaps.ts";
import { widthOf } from "./letter-widths.ts";
import { typedWidth } from "./typed-width.ts";

/** A word that is wider or narrower than its letters by more than this, in ems, has a part of a neighbour, or lost one to it. */
const ASTRAY_EM = 0.4;
/** Words fit their letters within a share of their width, and within so many ems. */
const [MISFIT, MISFIT_EM] = [0.2, 0.2];
/** White between two words, in ems, below which it is hardly a space, and what that counts beside a misfit. */
const [SPACE_EM, NO_SPACE] = [0.2, 3];
/** How wide a typewriter's letters are, in ems. */
const TYPEWRITER_EM = 0.6;
/** So many letters tell a typewriter's face, where the words fit it within a quarter of a letter. */
const FEWEST_TYPED = 12;
const TYPED_EM = 0.15;
/** No phrase has as many; each may end any word. */
const MOST_GLYPHS = 200;
/** Words of so many letters tell how large an em is. */
const FEWEST_LETTERS = 2;

/**
 * The words of a phrase with boxes that meet at its spaces: a recogniser that is sure of its letters may be wrong about where
 * a word ends by one or two of them, beside a sign above all. As wide as their letters are usually the words must be, or
 * they stay as they are.
 */
export function atSpaces(words: readonly SeenWord[], image: GrayImage, { ink }: Tones): SeenWord[] {
  if (words.length < 2 || words.some(({ line }) => line !== words[0]!.line)) return [...words];
  const widths = words.map(({ text }) => inkWidth(text));
  if (!widths.every((width) => width !== null)) return [...words];
  const line = {
    x0: Math.min(...words.map(({ x0 }) => x0)),
    top: Math.max(0, Math.floor(Math.min(...words.map(({ top }) => top)))),
    x1: Math.max(...words.map(({ x1 }) => x1)),
    bottom: Math.min(image.height, Math.ceil(Math.max(...words.map(({ bottom }) => bottom)))),
  };
  const usual = faceOf(words, widths);
  if (usual === null || usual.astray <= ASTRAY_EM || areTyped(words, usual)) return [...words];
  const glyphs = glyphsOf(line, image, ink);
  const spans = glyphs.length > MOST_GLYPHS ? null : parted(glyphs, widths, usual.em);
  if (spans === null || narrowestGap(spans) < Math.min(SPACE_EM * usual.em, narrowestGap(words.map(spanOf))))
    return [...words];
  if (narrowestGap(spans) < narrowestWhite(words, glyphs)) return [...words];
  return words.map((word, i) => {
    const { from, to } = spans[i]!;
    // Who is wrong about the sides of a box is wrong about its head and foot as well.
    return { ...word, x0: from, x1: to, ...rowsWithInk({ ...line, x0: from, x1: to }, image, ink) };
  });
}

function spanOf({ x0, x1 }: SeenWord): Span {
  return { from: x0, to: x1 };
}

/** How wide the white is, at the least, at which a word ends and the next begins; 0 where that is amid a glyph. */
function narrowestWhite(words: readonly SeenWord[], glyphs: readonly Span[]): number {
  const gaps = gapsBetween(glyphs);
  const whites = words.slice(1).map(({ x0 }, i) => {
    const middle = (words[i]!.x1 + x0) / 2;
    const gap = gaps.find(({ from, to }) => from <= middle && to >= middle);
    return gap === undefined ? 0 : gap.to - gap.from;
  });
  return Math.min(...whites);
}

/** What is no space between words that stood a space apart is none of theirs: the face is another. */
function narrowestGap(spans: readonly Span[]): number {
  return Math.min(...spans.slice(1).map(({ from }, i) => from - spans[i]!.to));
}

/** How words fit a face. */
interface Face {
  /** In pixels. */
  em: number;
  /** By how much the box of a word is wider or narrower than its letters, in ems: the most of all. */
  astray: number;
}

/** By how wide the ink of each word is in the face, in ems; null where no word tells. */
function faceOf(words: readonly SeenWord[], widths: readonly number[]): Face | null {
  const em = emOf(words, widths);
  if (em === null) return null;
  const misfits = words.map(({ x0, x1 }, i) => Math.abs(x1 - x0 - em * widths[i]!) / em);
  return { em, astray: Math.max(...misfits) };
}

/** Whether words fit the face of a typewriter, that sets each letter as wide, far better than a usual one. */
function areTyped(words: readonly SeenWord[], usual: Face): boolean {
  const letters = words.map(({ text }) => [...text].length);
  if (letters.reduce((sum, count) => sum + count, 0) < FEWEST_TYPED) return false;
  const typed = faceOf(
    words,
    words.map(({ text }) => TYPEWRITER_EM * typedWidth(text)),
  );
  return typed !== null && typed.astray <= TYPED_EM && typed.astray < usual.astray / 2;
}

/** How wide the ink of a word is in ems, in a usual face; null where it has letters of which that is not known. */
function inkWidth(text: string): number | null {
  const widths = [...text].map(widthOf);
  if (!widths.every((width) => width !== undefined) || widths.length === 0) return null;
  return widths.reduce((sum, { advance }) => sum + advance, 0) - widths[0]!.left - widths.at(-1)!.right;
}

function emOf(words: readonly SeenWord[], widths: readonly number[]): number | null {
  const ems = words.flatMap(({ text, x0, x1 }, i) =>
    text.length < FEWEST_LETTERS ? [] : [(x1 - x0) / widths[i]!],
  );
  // What one word has too much another has too little.
  const whole = words.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0) / widths.reduce((sum, w) => sum + w, 0);
  return ems.length === 0 ? null : (median([...ems, whole].sort((a, b) => a - b)) ?? null);
}

/** The glyphs of a phrase dealt out to words of these widths, as they fit best; null where they fit badly. */
function parted(glyphs: readonly Span[], widths: readonly number[], em: number): Span[] | null {
  /** For each number of glyphs: how badly the words so far fit, and after which glyphs they end. */
  let rows: { missed: number; ends: number[] }[] = [{ missed: 0, ends: [] }];
  for (const width of widths) {
    const next: typeof rows = [];
    for (const [start, before] of rows.entries()) {
      if (before === undefined) continue;
      const gap = start === 0 ? SPACE_EM : (glyphs[start]?.from ?? 0) - glyphs[start - 1]!.to;
      const narrow = start === 0 ? 0 : NO_SPACE * Math.max(0, SPACE_EM - gap / em) ** 2;
      for (let end = start + 1; end <= glyphs.length; end++) {
        const wide = (glyphs[end - 1]!.to - glyphs[start]!.from) / em;
        const missed = before.missed + narrow + (wide - width) ** 2;
        if (missed < (next[end]?.missed ?? Infinity)) next[end] = { missed, ends: [...before.ends, end] };
      }
    }
    rows = next;
  }
  const ends = rows[glyphs.length]?.ends;
  if (ends === undefined) return null;
  const spans = ends.map((end, i) => ({ from: glyphs[ends[i - 1] ?? 0]!.from, to: glyphs[end - 1]!.to }));
  const fits = spans.every(
    ({ from, to }, i) => Math.abs((to - from) / em - widths[i]!) <= Math.max(MISFIT_EM, MISFIT * widths[i]!),
  );
  return fits ? spans : null;
}
