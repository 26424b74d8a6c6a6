import type { StatementLine } from "./statement-lines.ts";

const LEAST = 2;
const MOSTLY = 0.6;

/**
 * Lines without the numbers of the lane behind them: in most rows labels stand between both, and where none does these numbers are a
 * sum of their own lane. They are a line without a label.
 */
export function partedByLanes(lines: readonly StatementLine[]): StatementLine[] {
  const edges = edgesOf(lines);
  return lines.flatMap((line) => {
    const { label, figures } = line;
    if (label === null) return [line];
    const at = figures.findIndex(({ x1 }, i) => i > 0 && isOfNextLane(x1, figures[i - 1]!.x1, edges));
    if (at < 0) return [line];
    return [
      { ...line, figures: figures.slice(0, at) },
      { ...line, label: null, code: null, before: null, notes: [], figures: figures.slice(at) },
    ];
  });
}

/** By the right edge of numbers, in points: how many lines have one there, and where the labels begin that stand right before it. */
interface Edge {
  lines: number;
  labels: number[];
}

function edgesOf(lines: readonly StatementLine[]): ReadonlyMap<number, Edge> {
  const edges = new Map<number, Edge>();
  for (const { label, figures } of lines)
    figures.forEach(({ x1 }, i) => {
      const edge = edges.get(Math.round(x1)) ?? { lines: 0, labels: [] };
      edges.set(Math.round(x1), edge);
      edge.lines++;
      if (i === 0 && label !== null && label.x1 < x1) edge.labels.push(label.x0);
    });
  for (const { labels } of edges.values()) labels.sort((a, b) => a - b);
  return edges;
}

/** Whether most other lines have labels between what ends at two edges. */
function isOfNextLane(edge: number, before: number, edges: ReadonlyMap<number, Edge>): boolean {
  let [others, between] = [-1, 0];
  for (const near of [-1, 0, 1]) {
    const { lines, labels } = edges.get(Math.round(edge) + near) ?? { lines: 0, labels: [] };
    others += lines;
    between += labels.length - firstAbove(labels, before);
  }
  return between >= LEAST && between >= MOSTLY * others;
}

/** The index of the first of sorted numbers that is larger than one. */
function firstAbove(sorted: readonly number[], least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const mid = (low + high) >> 1;
    if (sorted[mid]! > least) high = mid;
    else low = mid + 1;
  }
  return low;
}
