import type { Span } from "../ink/glyphs.ts";

/** The white columns between glyphs, from left to right. */
export function gapsBetween(glyphs: readonly Span[]): Span[] {
  return glyphs.slice(1).map(({ from }, i) => ({ from: glyphs[i]!.to, to: from }));
}

/** Whether a gap is so many times as wide as each other one. */
export function standsOut(gap: Span, gaps: readonly Span[], times: number): boolean {
  return gaps.every(
    (other) => other.from === gap.from || gap.to - gap.from >= times * (other.to - other.from),
  );
}
