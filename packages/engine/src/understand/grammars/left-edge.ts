import type { Row, Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";

/** The leftmost edge at which several rows begin; of all edges where none is. */
export function leftOf(rows: readonly Row[]): number {
  const edges = rows.flatMap(({ spans }) => (spans[0] === undefined ? [] : [Math.round(spans[0].x0)]));
  const counts = new Map<number, number>();
  for (const edge of edges) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  const often = [...counts]
    .filter(([, count]) => count >= Math.max(2, 0.04 * rows.length))
    .map(([edge]) => edge);
  return Math.min(...(often.length > 0 ? often : edges));
}

/** The rows that begin there, and not with the rest of a phrase. */
export function atLeftEdge(rows: readonly Row[]): number[] {
  const left = leftOf(rows);
  return rows
    .filter(
      ({ spans }) =>
        spans[0] !== undefined &&
        Math.abs(spans[0].x0 - left) <= TOLERANCES.recordEdgePt &&
        !isWrap(spans[0]),
    )
    .map(({ index }) => index);
}

function isWrap({ text }: Span): boolean {
  return /^[a-z(]/.test(text);
}
