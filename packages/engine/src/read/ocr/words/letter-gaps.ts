import type { Span } from "../ink/glyphs.ts";
import { widthOf } from "./letter-widths.ts";

/** White between two letters of which the second is not joined to the first. */
export interface LetterGap extends Span {
  /** How many letters stand before it. */
  letters: number;
  /** How much wider it is than these two letters are apart in one word, in ems. A space is about a quarter of an em. */
  extra: number;
}

/** The usual extra is told from so many gaps, and is no more than this: type that is spaced out, or has serifs. */
const ENOUGH_GAPS = 3;
const MOST_USUAL = 0.12;
/** Letters are no wider or narrower than these would be, by a share and in pixels: else they are of another face, or others. */
const MISFIT = 0.3;
const MISFIT_PX = 2.5;
/** In smaller print a pixel is too much to tell. */
const LEAST_EM_PX = 12;
/** A one has a foot in some faces. */
const VARIED = /1/;

/**
 * The white columns in a run of letters, each beside what those letters leave white themselves: a V has none, an I much.
 * Letters that touch are told by how wide they are together. [] where the ink does not look like these letters.
 */
export function letterGaps(letters: readonly string[], glyphs: readonly Span[]): LetterGap[] {
  if (glyphs.length < 2 || glyphs.length > letters.length) return [];
  const widths = letters.map(widthOf);
  if (!widths.every((width) => width !== undefined)) return [];
  /** How wide the ink of some letters is, from `start` to before `end`, in ems. */
  const inkOf = (start: number, end: number): number =>
    widths.slice(start, end).reduce((sum, { advance }) => sum + advance, 0) -
    widths[start]!.left -
    widths[end - 1]!.right;
  let em = (glyphs.at(-1)!.to - glyphs[0]!.from) / inkOf(0, letters.length);
  let ends: number[] = [];
  for (let round = 0; round < 2; round++) {
    ends = fitted(glyphs, letters.length, (start, end) => em * inkOf(start, end));
    const ink = ends.reduce((sum, end, i) => sum + inkOf(ends[i - 1] ?? 0, end), 0);
    em = glyphs.reduce((sum, { from, to }) => sum + to - from, 0) / ink;
  }
  const fits = glyphs.every(({ from, to }, i) => {
    const start = ends[i - 1] ?? 0;
    if (VARIED.test(letters.slice(start, ends[i]).join(""))) return true;
    const expected = em * inkOf(start, ends[i]!);
    return Math.abs(to - from - expected) <= Math.max(MISFIT_PX, MISFIT * expected);
  });
  if (!fits || em < LEAST_EM_PX) return [];
  const gaps = ends.slice(0, -1).map((end, i) => {
    const [from, to] = [glyphs[i]!.to, glyphs[i + 1]!.from];
    return { from, to, letters: end, extra: (to - from) / em - widths[end - 1]!.right - widths[end]!.left };
  });
  const usual = gaps.length < ENOUGH_GAPS ? 0 : lowerMedian(gaps.map(({ extra }) => extra));
  const common = Math.min(MOST_USUAL, Math.max(0, usual));
  return gaps.map((gap) => ({ ...gap, extra: gap.extra - common }));
}

/** After how many letters each glyph ends, so that the glyphs are as wide as their letters: the best of all ways. */
function fitted(
  glyphs: readonly Span[],
  letters: number,
  widthOfInk: (start: number, end: number) => number,
): number[] {
  /** For each number of letters: the least that the glyphs so far miss by, and where the last of them begins. */
  let rows: { missed: number; starts: number[] }[] = [{ missed: 0, starts: [] }];
  for (const [i, { from, to }] of glyphs.entries()) {
    const next: typeof rows = [];
    for (let end = i + 1; end <= letters - (glyphs.length - i - 1); end++) {
      for (let start = i; start < end; start++) {
        const before = rows[start];
        if (before === undefined) continue;
        const missed = before.missed + (to - from - widthOfInk(start, end)) ** 2;
        if (missed < (next[end]?.missed ?? Infinity)) next[end] = { missed, starts: [...before.starts, end] };
      }
    }
    rows = next;
  }
  return rows[letters]?.starts ?? [];
}

/** Of two in the middle the lower: a space among few gaps is not the usual one. */
function lowerMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1]!;
}
