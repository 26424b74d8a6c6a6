import { isDecimal } from "../page-graph/figure.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { middle, overlap, type Row, type Span } from "../page-graph/span.ts";
import { BITS, TOLERANCES } from "../tolerances.ts";
import { isSumOfAll, isSumWord, knownBits } from "../votes/wording.ts";
import { bandsOf, type Band } from "./bands.ts";
import { carriedOver } from "./carried-over.ts";
import { furnitureOf } from "./furniture.ts";
import { rowKinds } from "./row-kinds.ts";
import { saysWho } from "./told-by-pay.ts";

/** Rows below one header, on one page. */
export interface Region {
  band: Band | null;
  /** The title between that header and these rows. */
  title: Span | null;
  rows: readonly Row[];
}

/** Numbers that stand below each other. */
export interface Column {
  index: number;
  x0: number;
  x1: number;
  spans: readonly Span[];
}

/** All regions below headers of the same text, with the columns that their numbers form. */
export interface Table {
  key: string;
  /** Rows of several kinds below one header have the same root. */
  root: string;
  regions: readonly Region[];
  columns: readonly Column[];
  columnOf: ReadonlyMap<Span, Column>;
}

/** The tables of a document, in the order in which they begin. */
export function tablesOf(graph: PageGraph): Table[] {
  const bands = bandsOf(graph);
  const furniture = furnitureOf(graph, bands);
  const groups = new Map<string, Region[]>();
  for (const region of regionsOf(graph.rows, bands, furniture)) {
    const key = region.band?.key ?? "";
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [region]);
    else known.push(region);
  }
  return [...groups].flatMap(([key, regions]) => {
    const kinds = rowKinds(regions.flatMap(({ rows }) => rows));
    return kinds.map((own, kind) => {
      const rows = new Set(own);
      const parts = regions.map((region) => ({
        ...region,
        rows: region.rows.filter((row) => rows.has(row)),
      }));
      // The header is that of the first kind; the others have none.
      const headed = kind === 0 ? parts : parts.map((region) => ({ ...region, band: null }));
      return tableOf(
        kind === 0 ? key : `${kind} ${own[0]!.spans[0]!.text} ${key}`,
        headed.filter(hasRows),
        key,
      );
    });
  });
}

/** Whether the line above the rows of a region says that they are sums of all: `COMPANY TOTALS BY TAX`. */
export function isOfAll({ band, title }: Region): boolean {
  const last = band?.rows.at(-1)?.spans;
  const above = title ?? (last?.length === 1 ? last[0]! : null);
  return above !== null && isSumOfAll(above.text);
}

function hasRows({ rows }: Region): boolean {
  return rows.length > 0;
}

export function tableOf(key: string, regions: readonly Region[], root = key): Table {
  const columns = columnsOf(
    regions.flatMap(({ rows }) => rows),
    carriedOver(regions),
  );
  const columnOf = new Map(columns.flatMap((column) => column.spans.map((span) => [span, column] as const)));
  return { key, root, regions, columns, columnOf };
}

function regionsOf(rows: readonly Row[], bands: readonly Band[], furniture: ReadonlySet<Row>): Region[] {
  const repeated = new Set(bands.filter(({ key }) => isOfRecords(key, bands)).map(({ key }) => key));
  const bandOf = new Map(bands.flatMap((band) => band.rows.map((row) => [row, band] as const)));
  type Open = { band: Band | null; title: Span | null; rows: Row[] };
  const regions: Open[] = [];
  let band: Band | null = null;
  /** The last header that is not that of sums. */
  let ofRecords: Band | null = null;
  let title: Span | null = null;
  let open: Open | null = null;
  let page = 0;
  for (const row of rows) {
    const own = bandOf.get(row);
    if (own !== undefined) {
      if (own === band) continue;
      const last: typeof open = open;
      if (own.kind === "title") {
        title = own.rows.at(-1)!.spans[0]!;
        open = { band, title, rows: [] };
        regions.push(open);
        page = row.page;
        continue;
      }
      if (last !== null && last.rows.length > 0) title = null;
      open = {
        band: own,
        title,
        rows:
          last === null || page !== row.page
            ? []
            : own.captioned
              ? captionAtEnd(last.rows, row)
              : repeated.has(own.key)
                ? textsAtEnd(last.rows)
                : [],
      };
      regions.push(open);
      band = own;
      if (!headsSums(own)) ofRecords = own;
      page = row.page;
      continue;
    }
    if (furniture.has(row)) continue;
    if (title !== null && endsTitle(row, title) && open !== null && open.rows.length > 0) {
      title = null;
      open = null;
    }
    // Sums with headings of their own stand between records; behind them the header before heads again.
    if (
      band !== null &&
      headsSums(band) &&
      !row.hasFigures &&
      open?.rows.some(({ hasFigures }) => hasFigures)
    ) {
      band = ofRecords;
      open = null;
    }
    if (open === null || page !== row.page) {
      open = { band, title, rows: [] };
      regions.push(open);
      page = row.page;
    }
    open.rows.push(row);
  }
  return regions.filter((region) => region.rows.length > 0);
}

const SAME_EDGE_PT = 1;
const OUTDENT_EM = 3;

/** Whether a line of text begins left of an indented title, which then says nothing of what follows: whoever is next. */
function endsTitle({ spans, hasFigures, page }: Row, title: Span): boolean {
  const [first] = spans;
  if (hasFigures || first === undefined || page !== title.page) return false;
  const outdent = title.x0 - first.x0;
  return outdent > SAME_EDGE_PT && outdent < OUTDENT_EM * title.size;
}

/** Whether a header is that of sums alone: `Total 2010  Gross  Net Pay`. */
function headsSums({ kind, rows }: Band): boolean {
  const first = rows.at(-1)!.spans[0];
  return (
    kind === "columns" && first !== undefined && isSumWord(first.text) && knownBits(first.text) < BITS.known
  );
}

const OF_RECORDS = 1.5;

/** Whether a header is printed for each record, more often than once a page. */
function isOfRecords(key: string, bands: readonly Band[]): boolean {
  const same = bands.filter((band) => band.key === key);
  return same.length > OF_RECORDS * new Set(same.map(({ page }) => page)).size;
}

/** Takes the lines of text at the end of rows away from them: above the header of a record they say who it is about. */
function textsAtEnd(rows: Row[]): Row[] {
  const last = rows.findLastIndex((row) => row.hasFigures && !saysWho(row));
  return rows.splice(last + 1);
}

/** Takes the caption of a header away from the rows above it: lines of text right above, down from what stands apart. */
function captionAtEnd(rows: Row[], header: Row): Row[] {
  let [first, below] = [rows.length, header];
  while (first > 0 && !rows[first - 1]!.hasFigures && isRightAbove(rows[first - 1]!, below)) {
    first--;
    below = rows[first]!;
  }
  return rows.splice(first);
}

function isRightAbove({ baseline, spans }: Row, below: Row): boolean {
  return below.baseline - baseline <= TOLERANCES.headerPitch * (spans[0]?.size ?? 0);
}

/** Columns of numbers by their right edges; what never stands beside a column and over its numbers is in it, too. */
function columnsOf(rows: readonly Row[], carried: ReadonlyMap<Span, number>): Column[] {
  const spans = rows.flatMap((row) => row.spans.filter(({ figure, nothing }) => figure !== null || nothing));
  const edgeOf = (span: Span): number => carried.get(span) ?? span.x1;
  const sorted = [...spans].sort((a, b) => edgeOf(a) - edgeOf(b) || a.index - b.index);
  let clusters: Span[][] = [];
  for (const span of sorted) {
    const last = clusters.at(-1);
    if (
      last !== undefined &&
      edgeOf(span) - edgeOf(last.at(-1)!) <= TOLERANCES.numberEdge * span.size * 0.5 &&
      !besides(last, span)
    )
      last.push(span);
    else clusters.push([span]);
  }
  clusters = joined(clusters);
  const placed = clusters.map((own) => ({
    x0: Math.min(...own.map((span) => span.x0 + edgeOf(span) - span.x1)),
    x1: Math.max(...own.map(edgeOf)),
    spans: own.sort((a, b) => a.index - b.index),
  }));
  return placed.sort((a, b) => middle(a) - middle(b)).map((column, index) => ({ ...column, index }));
}

function besides(cluster: readonly Span[], span: Span): boolean {
  return cluster.some(({ row }) => row === span.row);
}

/** Joins clusters that overlap and never stand in one row: numbers may be centred, or end in a sign. */
function joined(clusters: Span[][]): Span[][] {
  const done: Span[][] = [];
  for (const cluster of clusters) {
    const rows = new Set(cluster.map(({ row }) => row));
    const [x0, x1] = [median(cluster.map((span) => span.x0)), median(cluster.map((span) => span.x1))];
    const home = done.findLast((other) => {
      const own = { x0: median(other.map((span) => span.x0)), x1: median(other.map((span) => span.x1)) };
      const share = overlap({ x0, x1 }, own) / Math.max(1, Math.min(x1 - x0, own.x1 - own.x0));
      return share > 0.5 && other.every(({ row }) => !rows.has(row));
    });
    if (home === undefined) done.push([...cluster]);
    else home.push(...cluster);
  }
  return done;
}

const LEAST_TEXTS = 3;

/** Texts of rows that begin below each other, column by column. */
export function textColumnsOf(rows: readonly Row[]): Span[][] {
  const edges = new Map<number, Span[]>();
  for (const span of rows.flatMap(({ spans }) => spans)) {
    if (span.figure !== null || span.nothing) continue;
    const edge = Math.round(span.x0);
    edges.set(edge, [...(edges.get(edge) ?? []), span]);
  }
  return [...edges.values()].filter(({ length }) => length >= LEAST_TEXTS);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Whether nearly all numbers of a column are plain runs of digits: ids, codes, counts, or whole hours. */
export function isPlain({ spans }: Column): boolean {
  const figures = spans.filter(({ figure }) => figure !== null);
  return figures.filter(({ figure }) => isDecimal(figure!)).length < 0.2 * figures.length;
}
