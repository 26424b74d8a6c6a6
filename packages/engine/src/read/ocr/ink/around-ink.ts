import type { GrayImage } from "../../page-image/gray-image.ts";
import { tonesOf } from "../../page-image/tones.ts";
import { glyphsOf, rowsWithInk, type Span } from "./glyphs.ts";
import type { SeenWord } from "../recogniser.ts";

/** A network tells where words end and begin no worse than this, in heights of the ink of their line. */
const ASTRAY = 0.5;

/**
 * The words of one line, from left to right, in boxes as tight as their ink. They are parted at the widest gap near to
 * where one is said to end and the next to begin; ink that is far from every word is left to none.
 */
export function aroundInk(words: readonly SeenWord[], image: GrayImage): SeenWord[] {
  const { trace } = tonesOf(image);
  const line = { x0: 0, top: 0, x1: image.width, bottom: image.height };
  const glyphs = glyphsOf(line, image, trace);
  if (glyphs.length < words.length) return [...words];
  const { top, bottom } = rowsWithInk(line, image, trace);
  const astray = ASTRAY * (bottom - top);
  const firsts = firstGlyphs(words, glyphs, astray);
  return words.map((word, i) => {
    const between = glyphs.slice(firsts[i], firsts[i + 1]);
    const near = between.filter(({ from, to }) => from < word.x1 + astray && to > word.x0 - astray);
    const own = near.length > 0 ? near : between;
    const [x0, x1] = [own[0]!.from, own.at(-1)!.to];
    return { ...word, x0, x1, ...rowsWithInk({ ...line, x0, x1 }, image, trace) };
  });
}

/** The index of each word's first glyph. Every word has one glyph at least. */
function firstGlyphs(words: readonly SeenWord[], glyphs: readonly Span[], astray: number): number[] {
  const firsts = [0];
  for (const [i, { x0 }] of words.entries()) {
    if (i === 0) continue;
    const least = firsts.at(-1)! + 1;
    const most = glyphs.length - (words.length - i);
    const from = Math.min(words[i - 1]!.x1, x0) - astray;
    const gaps = glyphs.slice(least, most + 1).map((glyph, k) => {
      const gap = { from: glyphs[least + k - 1]!.to, to: glyph.from };
      const near = gap.to > from && gap.from < x0 + astray;
      return { first: least + k, worth: near ? gap.to - gap.from : -Math.abs(gap.to - x0) };
    });
    firsts.push(gaps.reduce((best, gap) => (gap.worth > best.worth ? gap : best)).first);
  }
  return firsts;
}
