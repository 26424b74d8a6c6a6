import type { PageGraph } from "../page-graph/page-graph.ts";
import { wordingOf, type Row, type Span } from "../page-graph/span.ts";
import { listOf } from "../votes/sections.ts";
import { isFigureName, votesOf } from "../votes/wording.ts";
import { TOLERANCES } from "../tolerances.ts";
import { statementRows, type StatementRows } from "./statement-lines.ts";

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

/** The parts of each page that begin with a text below which most labels come again, on that page or on others. */
export function repetitions(pages: readonly StatementPart[], isWhole: boolean): StatementPart[] {
  const anchors = pages.map((page) => anchorsOf(page, isWhole));
  const common = commonAnchor(anchors.flat());
  return pages.flatMap((page, i) => {
    const own =
      anchors[i]![0]?.spans ??
      page.rows.flatMap(({ spans }) => spans.filter(({ text }) => wordingOf(text) === common));
    return partsFrom(page, own);
  });
}

/** A text with which the parts of a page may begin. */
interface Anchor {
  spans: readonly Span[];
  /** How many labels stand in the parts, in each of them once. */
  parted: number;
}

/** What the parts of a page may begin with, the text below which most labels come again first. */
function anchorsOf({ rows }: StatementPart, isWhole: boolean): Anchor[] {
  const texts = countsOf(rows.flatMap((row) => row.spans.filter(({ figure }) => figure === null)));
  const labels = listedLabels(statementRows(rows, isWhole), texts);
  const once = labels.filter((own) => own.length === 1).length;
  return [...texts.values()]
    .flatMap((own) => [own, own.slice(1)])
    .filter((own) => own.length > 1 && new Set(own.map(({ row }) => row)).size === own.length)
    .map((spans) => ({
      spans,
      parted: spans.length * labels.filter((own) => areParted(own, spans)).length,
    }))
    .filter(({ parted }) => parted > once)
    .sort(
      (a, b) => b.parted - a.parted || a.spans.length - b.spans.length || a.spans[0]!.row - b.spans[0]!.row,
    );
}

/** What most parts of all pages begin with. */
function commonAnchor(anchors: readonly Anchor[]): string | null {
  const said = new Map<string, number>();
  for (const { spans, parted } of anchors) {
    const key = wordingOf(spans[0]!.text);
    said.set(key, (said.get(key) ?? 0) + parted);
  }
  return [...said].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The parts of a page that begin with the heads of anchors. Gross and net pay above the first are those of all. */
function partsFrom({ rows, left }: StatementPart, anchors: readonly Span[]): StatementPart[] {
  const starts = new Set(anchors.map((anchor) => beginOf(anchor, rows)));
  const parts: Row[][] = [[]];
  for (const row of rows) {
    if (starts.has(row)) parts.push([]);
    parts.at(-1)!.push(row);
  }
  const [above, first, ...others] = parts;
  if (first === undefined) return [{ rows, left }];
  const isOfAll = above!.some(({ spans }) => spans.some(({ text }) => isFigureName(text)));
  const end = isOfAll ? above!.findLastIndex(({ hasFigures }) => hasFigures) + 1 : 0;
  const head: StatementPart[] = end > 0 ? [{ rows: above!.slice(0, end), left, isHead: true }] : [];
  const own = [[...above!.slice(end), ...first], ...others];
  return [...head, ...own.map((part) => ({ rows: part, left }))];
}

/** Labels that are the same below the same titles: somebody has Medicare in the taxes, and again in those of the employer. */
function listedLabels({ lines, free }: StatementRows, texts: ReadonlyMap<string, readonly Span[]>): Span[][] {
  const titles = [...free.values()]
    .flat()
    .filter(({ text }) => listOf(text) !== null || (texts.get(wordingOf(text))?.length ?? 0) > 1);
  const labels = new Map<string, Span[]>();
  for (const { label } of lines) {
    if (label === null) continue;
    const title = titles.findLast(
      ({ row, x0 }) => row < label.row && Math.abs(x0 - label.x0) <= TITLE_EM * label.size,
    );
    const key = `${title === undefined ? "" : wordingOf(title.text)}|${wordingOf(label.text)}`;
    labels.set(key, [...(labels.get(key) ?? []), label]);
  }
  return [...labels.values()];
}

const TITLE_EM = 1.5;

/** Whether one of some labels stands in each of the parts that begin with an anchor, and none above them. */
function areParted(labels: readonly Span[], anchors: readonly Span[]): boolean {
  if (labels.length !== anchors.length) return false;
  return labels.every(({ row }, i) => {
    const next = anchors[i + 1];
    return row >= anchors[i]!.row && (next === undefined || row < next.row);
  });
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
  for (const { x0: edge, labels } of others) {
    const same = [...labels].filter((label) => first.labels.has(label)).length;
    const isAlike = same >= LEAST_ALIKE && same >= ALIKE * Math.min(labels.size, first.labels.size);
    const x0 = edge - hangingOut(rows, first.x0, edge);
    const across = rows.filter((row) => row.spans.some((span) => span.x0 < x0 - 1 && span.x1 > x0 + 1));
    if (isAlike && across.length <= MOST_ACROSS * rows.length) starts.push(x0);
  }
  if (starts.length < 2) return [page];
  const laneOf = (span: Span): number =>
    Math.max(
      0,
      starts.findLastIndex((x0) => x0 <= span.x0 + TOLERANCES.sameEdgePt),
    );
  const lanes = starts.map((start) => ({ rows: [] as Row[], left: start - starts[0]! }));
  for (const row of rows)
    lanes.forEach((lane, i) => {
      const own = row.spans.filter((span) => laneOf(span) === i);
      if (own.length > 0) lane.rows.push(partOf(row, own));
    });
  return lanes;
}

/** How far texts of two boxes reach left of their labels: titles that stand in both as far from these. */
function hangingOut(rows: readonly Row[], first: number, edge: number): number {
  const texts = rows.flatMap(({ spans }) => spans.filter(({ figure }) => figure === null));
  const isIn = (box: number, text: string, away: number): boolean =>
    texts.some(
      (other) => wordingOf(other.text) === text && Math.abs(box - other.x0 - away) <= TOLERANCES.sameEdgePt,
    );
  const out = texts.flatMap(({ text, x0 }) => {
    const away = first - x0;
    return away > 0 && isIn(edge, wordingOf(text), away) ? [away] : [];
  });
  return Math.max(0, ...out);
}

/** Left edges of labels, those of most labels only. */
function edgesOf(labels: readonly Span[]): { x0: number; labels: Set<string> }[] {
  const edges: { x0: number; labels: Set<string> }[] = [];
  for (const label of [...labels].sort((a, b) => a.x0 - b.x0)) {
    const last = edges.at(-1);
    if (last !== undefined && label.x0 - last.x0 <= TOLERANCES.sameEdgePt)
      last.labels.add(wordingOf(label.text));
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
