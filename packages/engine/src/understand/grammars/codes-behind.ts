import type { Row, Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { isMoney } from "./labels-behind.ts";
import type { Legend } from "./legend.ts";
import type { Column, Table } from "./tables.ts";

/** A code stands this near behind its number, in em. */
const NEAR_EM = 1.2;
/** So many times further the next number stands behind it. */
const FAR = 2;
/** A word's space, in em. */
const WORD_EM = 0.7;
const LEAST = 4;
/** Where more of the numbers of a column have a code before them, these are their labels. */
const MOST_BEFORE = 0.5;

/**
 * The codes right behind some numbers, that the document explains: `6.50 V` below a heading that says no more than `Other`. They
 * name their numbers, whatever heads the column. Codes before the numbers of the next column may be theirs: they are where most of
 * that column's numbers have one.
 */
export function codesBehind({ regions, columnOf }: Table, legend: Legend): Map<Span, Span> {
  const found = new Map<Span, Span>();
  if (legend.size === 0) return found;
  const rows = regions.flatMap((region) => region.rows);
  const isCoded = codedColumns(rows, columnOf, legend);
  const areBehind = columnsBehind(rows, legend);
  for (const { spans } of rows)
    spans.forEach((figure, at) => {
      const [code, next] = [spans[at + 1], spans[at + 2]];
      if (code === undefined || !isBehind(spans, at, legend) || startsWithCode(spans, at, legend)) return;
      const isOfNext =
        next !== undefined &&
        isMoney(next) &&
        isCoded(next) &&
        !(areBehind(code) && isSetTo(figure, code, next));
      if (!isOfNext && !opensLabel(code, next)) found.set(figure, code);
    });
  return found.size >= LEAST ? found : new Map();
}

/** Whether a label stands a space behind a code: it is the code of that, `686.03 P PTO 176.80`. */
function opensLabel({ x1, size }: Span, next: Span | undefined): boolean {
  return next !== undefined && next.figure === null && next.x0 - x1 <= WORD_EM * size;
}

/** Whether a code is set as a part of the number before it, far from the next. */
function isSetTo(figure: Span, code: Span, next: Span): boolean {
  const gap = code.x0 - figure.x1;
  return gap <= WORD_EM * code.size && next.x0 - code.x1 >= FAR * Math.max(gap, code.size);
}

/** Whether a code stands right behind a number. */
function isBehind(spans: readonly Span[], at: number, legend: Legend): boolean {
  const [figure, code] = [spans[at]!, spans[at + 1]];
  if (!isMoney(figure) || code === undefined || !legend.has(code.text)) return false;
  return code.x0 - figure.x1 <= NEAR_EM * figure.size;
}

const ALWAYS = 0.95;

/** Whether a code stands in a column of codes that all have a number right before them. Codes before numbers open some rows. */
function columnsBehind(rows: readonly Row[], legend: Legend): (code: Span) => boolean {
  const codes = rows.flatMap(({ spans }) =>
    spans.flatMap((code, at) =>
      legend.has(code.text) ? [{ x0: code.x0, isBehind: at > 0 && isBehind(spans, at - 1, legend) }] : [],
    ),
  );
  return ({ x0 }) => {
    const own = codes.filter((code) => Math.abs(code.x0 - x0) <= TOLERANCES.sameEdgePt);
    return own.filter(({ isBehind: is }) => is).length >= ALWAYS * own.length;
  };
}

/** Whether a run of codes and numbers begins with a code: `FIT 120.73 OAS 57.22`. Then each stands before its number. */
function startsWithCode(spans: readonly Span[], at: number, legend: Legend): boolean {
  const before = spans[at - 1];
  if (before === undefined || !legend.has(before.text)) return false;
  return at < 2 || !isBehind(spans, at - 2, legend) || startsWithCode(spans, at - 2, legend);
}

/** Whether a number is of a column most of whose numbers have a code right before them. */
function codedColumns(
  rows: readonly Row[],
  columnOf: ReadonlyMap<Span, Column>,
  legend: Legend,
): (figure: Span) => boolean {
  const counts = new Map<Column, { all: number; coded: number }>();
  for (const { spans } of rows)
    spans.forEach((figure, at) => {
      const column = columnOf.get(figure);
      if (column === undefined || !isMoney(figure)) return;
      const count = counts.get(column) ?? { all: 0, coded: 0 };
      counts.set(column, count);
      count.all++;
      if (at > 0 && legend.has(spans[at - 1]!.text)) count.coded++;
    });
  return (figure) => {
    const count = counts.get(columnOf.get(figure)!);
    return count !== undefined && count.coded > MOST_BEFORE * count.all;
  };
}
