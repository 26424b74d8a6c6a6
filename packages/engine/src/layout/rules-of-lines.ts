import type { Box } from "../api/result.ts";

/** From where to where something reaches across the page, in points. */
export interface Extent {
  x0: number;
  x1: number;
}

/** The rules that are drawn around a line. */
export interface LineRules {
  /** Right below it, from the top. */
  underlines: readonly Extent[];
  /** Where rules cross it from above to below, from the left, in points. */
  sides: readonly number[];
}

/** Below the line that words stand on a rule under them is drawn within this, in font sizes; the letters may reach over it. */
const [ABOVE_EM, BELOW_EM] = [0.1, 0.8];
/** What crosses a line crosses the middle of its letters, so far above where they stand, in font sizes. */
const MIDDLE_EM = 0.35;
/** A rule is so many times as long as it is thick, and at least this long. */
const LONG = 4;
const SHORTEST_PT = 8;
/** A page with more rules from above to below is a drawing. */
const MOST_SIDES = 4000;

/** A line of a page, as far as the rules around it are told by it. */
interface Ruled {
  baseline: number;
  tokens: readonly { size: number }[];
  rules?: LineRules;
}

/** The lines of a page, from top to bottom, each with the rules that are drawn around it. */
export function withRulesOf<Line extends Ruled>(lines: Line[], rules: readonly Box[]): Line[] {
  if (rules.length === 0) return lines;
  const across = rules
    .filter(({ x0, top, x1, bottom }) => isLong(x1 - x0, bottom - top))
    .toSorted((a, b) => a.top - b.top);
  const upright = rules
    .filter(({ x0, top, x1, bottom }) => isLong(bottom - top, x1 - x0))
    .toSorted((a, b) => a.x0 - b.x0);
  const down = upright.length > MOST_SIDES ? [] : upright;
  let from = 0;
  return lines.map((line) => {
    const size = line.tokens[0]?.size ?? 0;
    const [least, most] = [line.baseline - ABOVE_EM * size, line.baseline + BELOW_EM * size];
    while (from < across.length && across[from]!.bottom < least) from++;
    const underlines: Extent[] = [];
    for (let i = from; i < across.length && across[i]!.top <= most; i++) {
      const { x0, x1, bottom } = across[i]!;
      if (bottom >= least) underlines.push({ x0, x1 });
    }
    const y = line.baseline - MIDDLE_EM * size;
    const sides = down
      .filter(({ top, bottom }) => top <= y && bottom >= y)
      .map(({ x0, x1 }) => (x0 + x1) / 2);
    return underlines.length + sides.length === 0 ? line : { ...line, rules: { underlines, sides } };
  });
}

function isLong(length: number, thickness: number): boolean {
  return length >= Math.max(SHORTEST_PT, LONG * thickness);
}
