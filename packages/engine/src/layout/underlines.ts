import type { Box } from "../api/result.ts";

/** A rule under words: from where to where it is drawn, in points. */
export interface Underline {
  x0: number;
  x1: number;
}

/** Below the line that words stand on a rule under them is drawn within this, in font sizes; the letters may reach over it. */
const [ABOVE_EM, BELOW_EM] = [0.1, 0.8];
/** What is so many times as wide as high is drawn across. */
const ACROSS = 4;
const NARROWEST_PT = 8;

/** A line of a page, as far as rules below it are told by it. */
interface Ruled {
  baseline: number;
  tokens: readonly { size: number }[];
  underlines?: readonly Underline[];
}

/** The lines of a page, from top to bottom, each with the rules that are drawn right below it. */
export function withUnderlines<Line extends Ruled>(lines: readonly Line[], rules: readonly Box[]): Line[] {
  const across = rules
    .filter(({ x0, top, x1, bottom }) => x1 - x0 >= Math.max(NARROWEST_PT, ACROSS * (bottom - top)))
    .toSorted((a, b) => a.top - b.top);
  let from = 0;
  return lines.map((line) => {
    const size = line.tokens[0]?.size ?? 0;
    const [least, most] = [line.baseline - ABOVE_EM * size, line.baseline + BELOW_EM * size];
    while (from < across.length && across[from]!.bottom < least) from++;
    const underlines: Underline[] = [];
    for (let i = from; i < across.length && across[i]!.top <= most; i++) {
      const { x0, x1, bottom } = across[i]!;
      if (bottom >= least) underlines.push({ x0, x1 });
    }
    return underlines.length === 0 ? line : { ...line, underlines };
  });
}
