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

/**
 * The index of each word's first glyph; every word has one glyph at least. Where they are parted is settled for all words at once:
 * on both sides of a dash the gaps are alike, and each is the widest one near.
 */
function firstGlyphs(words: readonly SeenWord[], glyphs: readonly Span[], astray: number): number[] {
  // How good the best way is in which the last word so far begins with a glyph, and with which the word before it does then.
  let ways = new Float64Array(glyphs.length).fill(-Infinity);
  ways[0] = 0;
  const before: Int32Array[] = [];
  for (let i = 1; i < words.length; i++) {
    const { x0 } = words[i]!;
    const from = Math.min(words[i - 1]!.x1, x0) - astray;
    const [next, firsts] = [new Float64Array(glyphs.length).fill(-Infinity), new Int32Array(glyphs.length)];
    let last = i - 1;
    for (let first = i; first <= glyphs.length - (words.length - i); first++) {
      if (ways[first - 1]! > ways[last]!) last = first - 1;
      const gap = { from: glyphs[first - 1]!.to, to: glyphs[first]!.from };
      const isNear = gap.to > from && gap.from < x0 + astray;
      next[first] = ways[last]! + (isNear ? gap.to - gap.from : -Math.abs(gap.to - x0));
      firsts[first] = last;
    }
    ways = next;
    before.push(firsts);
  }
  const found = [ways.indexOf(Math.max(...ways))];
  for (const firsts of before.toReversed()) found.unshift(firsts[found[0]!]!);
  return found;
}
