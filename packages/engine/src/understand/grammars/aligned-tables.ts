import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { headingsOf } from "./band-headings.ts";
import { bandsOf, type Band } from "./bands.ts";

const LEAST_HEADS = 3;
/** Headers whose edges differ by less stand in the same place. */
const SAME_PT = 3;

/**
 * A graph in which all tables below one header have the columns of the first: a browser gives each table of a page widths of its
 * own. Between the edges of their headings places move in proportion; nothing else of a span changes.
 */
export function withAlignedTables(graph: PageGraph): PageGraph {
  const bands = bandsOf(graph);
  const first = new Map<string, Band>();
  const moved = new Map<Row, Move>();
  const pages = Map.groupBy(graph.rows, ({ page }) => page);
  for (const [i, band] of bands.entries()) {
    if (band.kind !== "columns") continue;
    const model = first.get(band.key);
    if (model === undefined) {
      first.set(band.key, band);
      continue;
    }
    const move = moveTo(model, band);
    if (move === null) continue;
    const end = bands[i + 1]?.rows[0]!.index ?? Infinity;
    for (const row of pages.get(band.page)!)
      if (row.index >= band.rows[0]!.index && row.index < end) moved.set(row, move);
  }
  if (moved.size === 0) return graph;
  const rows = graph.rows.map((row) => {
    const move = moved.get(row);
    return move === undefined ? row : movedRow(row, move);
  });
  return { ...graph, rows, spans: rows.flatMap(({ spans }) => spans) };
}

type Move = (x: number) => number;

/** How places below a header move to those of another of the same words; null where they stand there already. */
function moveTo(model: Band, band: Band): Move | null {
  const isWrapped = headsIn(model).length !== headsIn(band).length;
  const [to, from] = isWrapped ? [headingsOf(model), headingsOf(band)] : [headsIn(model), headsIn(band)];
  if (from.length < LEAST_HEADS || to.length !== from.length) return null;
  if (from.every(({ x0, x1 }, i) => Math.max(Math.abs(x0 - to[i]!.x0), Math.abs(x1 - to[i]!.x1)) <= SAME_PT))
    return null;
  const edges = from.flatMap(({ x0, x1 }, i) => [
    { from: x0, to: to[i]!.x0 },
    { from: x1, to: to[i]!.x1 },
  ]);
  const anchors: { from: number; to: number }[] = [];
  for (const edge of edges.sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = anchors.at(-1);
    if (last === undefined || (edge.from > last.from && edge.to >= last.to)) anchors.push(edge);
  }
  return (x) => between(anchors, x);
}

function headsIn({ rows, asides }: Band): Span[] {
  return rows.flatMap(({ spans }) => spans.filter((span) => !asides.includes(span)));
}

function between(anchors: readonly { from: number; to: number }[], x: number): number {
  const next = anchors.findIndex(({ from }) => from > x);
  const [left, right] = [anchors[next < 0 ? anchors.length - 1 : next - 1], anchors[next]];
  if (left === undefined) return x + right!.to - right!.from;
  if (right === undefined) return x + left.to - left.from;
  return left.to + ((x - left.from) * (right.to - left.to)) / (right.from - left.from);
}

function movedRow(row: Row, move: Move): Row {
  const spans = row.spans.map((span) => ({ ...span, x0: move(span.x0), x1: move(span.x1) }));
  return { ...row, spans, x0: move(row.x0), x1: move(row.x1) };
}
