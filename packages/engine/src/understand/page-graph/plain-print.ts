import type { PageGraph } from "./page-graph.ts";

/** A graph as a typewriter would have set it: no print is bold, and all of it has the size that most of it has. */
export function plainPrint(graph: PageGraph): PageGraph {
  const sizes = graph.spans.map(({ size }) => size).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1] ?? 0;
  const rows = graph.rows.map((row) => ({
    ...row,
    spans: row.spans.map((span) => ({ ...span, bold: false, size })),
  }));
  return { ...graph, rows, spans: rows.flatMap(({ spans }) => spans) };
}
