import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";

/** Figures of one column end within this, in points. */
const SAME_EDGE_PT = 2.5;
/** A figure stands further than this from a label's words, in font sizes. */
const LABEL_GAP_EM = 1;

/** The right edges that figures below a heading share, from left to right. */
export function figureEdges(lines: readonly Line[]): number[] {
  const ends = lines.flatMap((line) => figuresOf(line).map(({ x1 }) => x1)).sort((a, b) => a - b);
  const edges: number[] = [];
  let from = 0;
  for (let i = 1; i <= ends.length; i++) {
    if (i < ends.length && ends[i]! - ends[i - 1]! <= SAME_EDGE_PT) continue;
    edges.push(ends[(from + i - 1) >> 1]!);
    from = i;
  }
  return edges;
}

/** Amounts that stand by themselves: a number within a label is no figure. */
function figuresOf({ tokens }: Line): Token[] {
  return tokens.filter((token, i) => {
    const before = tokens[i - 1];
    return token.moneyLike && before !== undefined && token.x0 - before.x1 > LABEL_GAP_EM * token.size;
  });
}

/** Index of the edge that is nearest to a place; -1 where there are none. */
export function nearestEdge(edges: readonly number[], x: number): number {
  let best = -1;
  for (let i = 0; i < edges.length; i++) {
    if (best < 0 || Math.abs(edges[i]! - x) < Math.abs(edges[best]! - x)) best = i;
  }
  return best;
}
