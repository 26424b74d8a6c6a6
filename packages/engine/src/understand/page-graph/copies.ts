import type { PageGraph } from "./page-graph.ts";
import { textOfRow, type Row, type Span } from "./span.ts";

/** So many rows with so many numbers come again below lines of text that do, too: what follows is printed twice. */
const LEAST_ROWS = 4;
const LEAST_FIGURES = 12;
const LEAST_TEXTS = 2;

/** A graph without what it prints a second time, as the stubs of one check for whom it pays and who pays; and those numbers. */
export function withoutCopies(graph: PageGraph): { graph: PageGraph; copies: readonly Span[] } {
  const copied = new Set<Row>();
  const { rows } = graph;
  const figured = rows.flatMap((row, at) => (row.hasFigures ? [{ key: figuresOf(row), at }] : []));
  const first = new Map<string, number>();
  for (let j = 0; j < figured.length; j++) {
    const i = first.get(figured[j]!.key);
    const run = i === undefined ? 0 : runOf(figured, i, j);
    if (i === undefined || !isCopy(rows, figured, i, j, run)) {
      if (i === undefined) first.set(figured[j]!.key, j);
      continue;
    }
    const begin = figured[j]!.at - textsAbove(rows, figured[i]!.at, figured[j]!.at);
    for (const row of rows.slice(begin, figured[j + run - 1]!.at + 1)) copied.add(row);
    j += run - 1;
  }
  if (copied.size === 0) return { graph, copies: [] };
  const kept = rows.filter((row) => !copied.has(row));
  return {
    graph: { ...graph, rows: kept, spans: kept.flatMap((row) => row.spans) },
    copies: [...copied].flatMap((row) => row.spans.filter(({ figure }) => figure !== null)),
  };
}

type Figured = readonly { key: string; at: number }[];

function figuresOf({ spans }: Row): string {
  return spans.flatMap(({ figure, text }) => (figure === null ? [] : [text])).join(" ");
}

/** How many rows with numbers from one on are those from another on. */
function runOf(figured: Figured, i: number, j: number): number {
  let run = 0;
  while (i + run < j && j + run < figured.length && figured[i + run]!.key === figured[j + run]!.key) run++;
  return run;
}

function isCopy(rows: readonly Row[], figured: Figured, i: number, j: number, run: number): boolean {
  if (run < LEAST_ROWS) return false;
  const own = figured.slice(j, j + run);
  const figures = own.reduce((sum, { key }) => sum + key.split(" ").length, 0);
  return figures >= LEAST_FIGURES && textsAbove(rows, figured[i]!.at, figured[j]!.at) >= LEAST_TEXTS;
}

/** How many lines of text right above two rows are the same. */
function textsAbove(rows: readonly Row[], one: number, other: number): number {
  let count = 0;
  for (;;) {
    const [first, second] = [rows[one - count - 1], rows[other - count - 1]];
    if (
      first === undefined ||
      second === undefined ||
      first.hasFigures ||
      textOfRow(first) !== textOfRow(second)
    )
      return count;
    count++;
  }
}
