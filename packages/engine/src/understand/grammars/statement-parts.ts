import type { PageGraph } from "../page-graph/page-graph.ts";
import { wordingOf, type Row, type Span } from "../page-graph/span.ts";
import { votesOf } from "../votes/wording.ts";
import { statementRows } from "./statement-lines.ts";

/** Rows that are about one person: all of a page, or those of one box on it, with none of the texts beside it. */
export interface StatementPart {
  rows: readonly Row[];
  /** The left edge of its box, from that of the leftmost one. */
  left: number;
  /** It stands above all people of its page: what it counts is the sum of them. */
  isHead?: true;
}

/** Each page whole. */
export function pagesOf({ rows }: Pick<PageGraph, "rows">): StatementPart[] {
  const pages: Row[][] = [];
  for (const row of rows) {
    if (pages.at(-1)?.[0]?.page === row.page) pages.at(-1)!.push(row);
    else pages.push([row]);
  }
  return pages.map((page) => ({ rows: page, left: 0 }));
}

/** The parts of a page on which most labels stand so many times: each begins where the text that parts most of them comes again. */
export function repetitions(page: StatementPart, isWhole: boolean): StatementPart[] {
  const { rows, left } = page;
  const { lines } = statementRows(rows, isWhole);
  const counts = countsOf(lines.flatMap(({ label }) => (label === null ? [] : [label])));
  const often = new Map<number, number>();
  for (const own of counts.values()) often.set(own.length, (often.get(own.length) ?? 0) + 1);
  const times = [...often].sort((a, b) => b[1] * b[0] - a[1] * a[0] || a[0] - b[0])[0]?.[0] ?? 1;
  if (times < 2) return [page];
  const all = countsOf(rows.flatMap((row) => row.spans.filter(({ figure }) => figure === null)));
  const anchors = [...all.values()].filter(
    (own) => own.length === times && new Set(own.map(({ row }) => row)).size === times,
  );
  // A name at the head and the foot of a page stands so many times, too, and parts nothing.
  const repeated = [...counts.values()].filter((own) => own.length === times);
  const [first] = anchors
    .map((own) => ({ own, parted: repeated.filter((labels) => areParted(labels, own)).length }))
    .sort((a, b) => b.parted - a.parted || a.own[0]!.row - b.own[0]!.row);
  if (first === undefined) return [page];
  const starts = first.own.slice(1).map((anchor) => beginOf(anchor, rows));
  const parts: Row[][] = [[]];
  for (const row of rows) {
    if (starts.includes(row)) parts.push([]);
    parts.at(-1)!.push(row);
  }
  return parts.map((own) => ({ rows: own, left }));
}

/** Whether one of so many labels stands in each of the parts that begin with an anchor; above the first is its head. */
function areParted(labels: readonly Span[], anchors: readonly Span[]): boolean {
  const parts = labels.map(({ row }) =>
    Math.max(
      0,
      anchors.findLastIndex((anchor) => anchor.row <= row),
    ),
  );
  return new Set(parts).size === labels.length;
}

/** The parts of a page of which each begins with the net pay of somebody, in the line that names them. */
export function fromNetPay(page: StatementPart, isWhole: boolean): StatementPart[] {
  const { rows, left } = page;
  const starts = new Set(
    statementRows(rows, isWhole).lines.flatMap(({ row, label }) =>
      label !== null && row.spans[0] !== label && isNetPay(label) ? [row] : [],
    ),
  );
  if (starts.size === 0) return [page];
  const parts: Row[][] = [[]];
  for (const row of rows) {
    if (starts.has(row)) parts.push([]);
    parts.at(-1)!.push(row);
  }
  return parts.flatMap((own, i): StatementPart[] =>
    own.length === 0 ? [] : [{ rows: own, left, ...(i === 0 ? { isHead: true } : {}) }],
  );
}

function isNetPay({ text }: Span): boolean {
  return (votesOf(text.replace(/:$/, "")).subjects.get("net") ?? 0) >= NET_BITS;
}

const NET_BITS = 8;

/** A gap above a part is this much wider than those within its head. */
const PART_GAP = 1.3;

/** The first row of the part of an anchor: lines of text above it are its head, from the widest gap on. */
function beginOf(anchor: Span, rows: readonly Row[]): Row {
  const at = rows.findIndex(({ index }) => index === anchor.row);
  let [begin, widest] = [at, gapAbove(rows, at)];
  for (let i = at - 1; i > 0 && !rows[i]!.hasFigures; i--) {
    const gap = gapAbove(rows, i);
    if (gap > PART_GAP * widest) [begin, widest] = [i, gap];
  }
  return rows[begin]!;
}

function gapAbove(rows: readonly Row[], at: number): number {
  return rows[at]!.baseline - (rows[at - 1]?.baseline ?? -Infinity);
}

function countsOf(spans: readonly Span[]): Map<string, Span[]> {
  const counts = new Map<string, Span[]>();
  for (const span of spans) {
    const key = wordingOf(span.text);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, [span]);
    else known.push(span);
  }
  return counts;
}

const SAME_EDGE_PT = 2;
/** Boxes that are alike share so many of their labels, and this part of them. */
const LEAST_ALIKE = 4;
const ALIKE = 0.5;
/** Texts over several boxes are titles of the page, and few. */
const MOST_ACROSS = 0.1;

/** The boxes side by side of a page: the same labels stand at several edges, with nothing across. One where there are none. */
export function sideBySide(page: StatementPart, isWhole: boolean): StatementPart[] {
  const { rows } = page;
  const edges = edgesOf(statementRows(rows, isWhole).lines.flatMap(({ label }) => label ?? []));
  const [first, ...others] = edges;
  if (first === undefined) return [page];
  const starts = [first.x0];
  for (const { x0, labels } of others) {
    const same = [...labels].filter((label) => first.labels.has(label)).length;
    const isAlike = same >= LEAST_ALIKE && same >= ALIKE * Math.min(labels.size, first.labels.size);
    const across = rows.filter((row) => row.spans.some((span) => span.x0 < x0 - 1 && span.x1 > x0 + 1));
    if (isAlike && across.length <= MOST_ACROSS * rows.length) starts.push(x0);
  }
  if (starts.length < 2) return [page];
  const laneOf = (span: Span): number =>
    Math.max(
      0,
      starts.findLastIndex((x0) => x0 <= span.x0 + SAME_EDGE_PT),
    );
  const lanes = starts.map((start) => ({ rows: [] as Row[], left: start - starts[0]! }));
  for (const row of rows)
    lanes.forEach((lane, i) => {
      const own = row.spans.filter((span) => laneOf(span) === i);
      if (own.length > 0) lane.rows.push(partOf(row, own));
    });
  return lanes;
}

/** Left edges of labels, those of most labels only. */
function edgesOf(labels: readonly Span[]): { x0: number; labels: Set<string> }[] {
  const edges: { x0: number; labels: Set<string> }[] = [];
  for (const label of [...labels].sort((a, b) => a.x0 - b.x0)) {
    const last = edges.at(-1);
    if (last !== undefined && label.x0 - last.x0 <= SAME_EDGE_PT) last.labels.add(wordingOf(label.text));
    else edges.push({ x0: label.x0, labels: new Set([wordingOf(label.text)]) });
  }
  return edges.filter((edge) => edge.labels.size >= LEAST_ALIKE);
}

function partOf(row: Row, spans: readonly Span[]): Row {
  return {
    ...row,
    spans,
    x0: spans[0]!.x0,
    x1: spans.at(-1)!.x1,
    hasFigures: row.hasFigures && spans.some(({ figure }) => figure !== null),
  };
}
