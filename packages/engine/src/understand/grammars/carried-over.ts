import type { Row, Span } from "../page-graph/span.ts";

/** Rows below one header, on one page. */
interface Rows {
  band: object | null;
  rows: readonly Row[];
}

/** Edges of numbers of one column differ by no more, in points. */
const SAME_EDGE_PT = 2.5;
/** So many numbers of a page stand in the columns of the page before, where nothing has moved. */
const UNMOVED = 0.6;
const MOVED = 0.8;
const LEAST_FIGURES = 3;

/**
 * The right edges that numbers of a page without a header would have on the page of their header, where they stand elsewhere: a
 * whole page may be moved, or the widths of its columns be its own. There a row that fills all columns fills them in their order.
 */
export function carriedOver(regions: readonly Rows[]): Map<Span, number> {
  const edges = new Map<Span, number>();
  regions.forEach((region, i) => {
    const before = regions.slice(0, i).findLast(({ band }) => band !== null && band === region.band);
    if (before === undefined || before.rows[0]!.page === region.rows[0]!.page) return;
    const known = edgesOf(before.rows, edges);
    const own = region.rows.flatMap(({ spans }) => spans.filter(isNumber));
    if (own.length < LEAST_FIGURES || shareAt(own, known, 0) >= UNMOVED) return;
    const shift = bestShift(own, known);
    if (shareAt(own, known, shift) >= MOVED) {
      for (const span of own) edges.set(span, span.x1 + shift);
      return;
    }
    for (const { spans } of region.rows) {
      const numbers = spans.filter(isNumber);
      if (numbers.length === known.length) numbers.forEach((span, at) => edges.set(span, known[at]!));
    }
  });
  return edges;
}

function isNumber({ figure, nothing }: Span): boolean {
  return (figure !== null && !figure.percent) || nothing;
}

/** The right edges of the columns of rows, left to right; those that several numbers have. */
function edgesOf(rows: readonly Row[], moved: ReadonlyMap<Span, number>): number[] {
  const all = rows
    .flatMap(({ spans }) => spans.filter(isNumber).map((span) => moved.get(span) ?? span.x1))
    .sort((a, b) => a - b);
  const edges: number[][] = [];
  for (const edge of all) {
    const last = edges.at(-1);
    if (last !== undefined && edge - last.at(-1)! <= SAME_EDGE_PT) last.push(edge);
    else edges.push([edge]);
  }
  return edges.filter(({ length }) => length > 1).map((own) => own[own.length >> 1]!);
}

function shareAt(spans: readonly Span[], edges: readonly number[], shift: number): number {
  const held = spans.filter(({ x1 }) => edges.some((edge) => Math.abs(x1 + shift - edge) <= SAME_EDGE_PT));
  return held.length / spans.length;
}

/** By how much a page would have to be moved for most of its numbers to stand in known columns; of several the least. */
function bestShift(spans: readonly Span[], edges: readonly number[]): number {
  let [best, share] = [0, shareAt(spans, edges, 0)];
  const [first] = spans;
  for (const edge of edges) {
    const shift = edge - first!.x1;
    const own = shareAt(spans, edges, shift);
    if (own > share || (own === share && Math.abs(shift) < Math.abs(best))) [best, share] = [shift, own];
  }
  return best;
}
