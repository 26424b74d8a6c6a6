import { isDecimal } from "../page-graph/figure.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { isCodeForm, isLine } from "../votes/wording.ts";
import { TOLERANCES } from "../tolerances.ts";
import type { Beside } from "./beside.ts";
import type { Column, Table } from "./tables.ts";

/** A text this near behind a number may be its label, in em; a code may stand between. */
const NEAR_EM = 1.2;
const CODE_EM = 4;
const LEAST = 4;
const SHARE = 0.8;
const KNOWN_SHARE = 0.35;
/** Of the labels of numbers behind them so many have one. */
const FOLLOWED = 0.5;
/** A list has several lines; what says one of two things of each number is a status. */
const LEAST_LINES = 3;

/**
 * The labels of numbers that stand before them: `46.90 OH  273.05 K 401K`. Each number of such a column has a label right behind it,
 * and each label a number. Beside other lists that is so where labels stand before numbers too, but for the last of them: behind
 * its labels stands nothing. What stands left of a list with labels behind its numbers is set the same way.
 */
export function labelsBehind({ columns, regions }: Table): Map<Span, Beside> {
  const rows = regions.flatMap((region) => region.rows);
  const found = new Map<Span, Beside>();
  let isLast = true;
  for (const column of [...columns].reverse()) {
    const own = behindIn(column, rows);
    if (own === null) continue;
    if (isLast && (own.lines < LEAST_LINES || (own.followed > FOLLOWED && own.opening < LEAST))) continue;
    isLast = false;
    for (const [figure, beside] of own.labels) found.set(figure, beside);
  }
  return found;
}

interface Behind {
  labels: ReadonlyMap<Span, Beside>;
  /** Part of the labels that a number stands behind. */
  followed: number;
  /** How many of the numbers open a row that ends with a label: `25.19 MED  11.25 D`. */
  opening: number;
  /** How many different lines of pay they name. */
  lines: number;
}

/** The labels right behind the numbers of a column; null where they may be labels of something else. */
function behindIn({ spans }: Column, rows: readonly Row[]): Behind | null {
  const own = new Set(spans.filter(isMoney));
  if (own.size < LEAST) return null;
  const labels = new Map<Span, Beside>();
  const edges: number[] = [];
  let [followed, opening] = [0, 0];
  for (const { spans: row } of rows)
    row.forEach((figure, at) => {
      const beside = own.has(figure) ? behindOf(row, at) : null;
      if (beside === null) return;
      labels.set(figure, beside);
      edges.push(row[at + 1]!.x0);
      const next = row[row.indexOf(beside.left!) + 1];
      if (next !== undefined && isMoney(next)) followed++;
      if (at === 0 && !isMoney(row.at(-1)!)) opening++;
    });
  if (labels.size < SHARE * own.size) return null;
  const edge = edges.sort((a, b) => a - b)[edges.length >> 1]!;
  const isAtEdge = (x0: number): boolean => Math.abs(x0 - edge) <= TOLERANCES.sameEdgePt;
  const known = [...labels.values()].flatMap(({ left }) => (isLine(left!.text) ? [left!.text] : []));
  const texts = rows.flatMap(({ spans: row }) => row.filter((span) => !isMoney(span) && isAtEdge(span.x0)));
  const isAligned = edges.filter(isAtEdge).length >= SHARE * edges.length;
  const haveNumbers = labels.size >= SHARE * texts.length;
  if (!isAligned || !haveNumbers || known.length < KNOWN_SHARE * labels.size) return null;
  return { labels, followed: followed / labels.size, opening, lines: new Set(known).size };
}

/** Whether a phrase is a number with decimals. */
export function isMoney({ figure }: Span): boolean {
  return figure !== null && isDecimal(figure);
}

function behindOf(row: readonly Span[], at: number): Beside | null {
  const [figure, first, second] = [row[at]!, row[at + 1], row[at + 2]];
  if (first === undefined || first.nothing || isMoney(first)) return null;
  if (first.x0 - figure.x1 > NEAR_EM * figure.size) return null;
  const isCoded =
    isCodeForm(first.text) &&
    second !== undefined &&
    second.figure === null &&
    second.x0 - first.x1 <= CODE_EM * first.size;
  if (isCoded) return { left: second, code: first, notes: [], next: true };
  return first.figure === null ? { left: first, code: null, notes: [], next: true } : null;
}
