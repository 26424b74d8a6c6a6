import type { Row, Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { timeOf } from "../votes/sections.ts";
import { isNumbered, isSumWord, votesOf } from "../votes/wording.ts";
import type { TableEntries } from "./entries.ts";
import { leftOf } from "./left-edge.ts";
import { isOfAll } from "./tables.ts";

/** The first rows below a title which says that sums of all follow: `COMPANY TOTALS BY TAX`. */
export function titledSums(tables: readonly TableEntries[]): number[] {
  const regions = tables.flatMap(({ table }) => table.regions);
  return regions.flatMap((region) => (isOfAll(region) ? (region.rows[0]?.index ?? []) : []));
}

/** The rows that begin sums of others, or go on with their year. */
export function sumRows(rows: readonly Row[]): number[] {
  const left = leftOf(rows);
  const starts = rows.filter(
    ({ spans }) => spans.length > 0 && (startsSum(spans[0]!, left) || countsUnit(spans)),
  );
  return [...starts, ...yearsBehind(starts, rows)].map(({ index }) => index).sort((a, b) => a - b);
}

/** The rows that begin with a word for the year, where the next one above that begins there begins a sum: it closes the same records. */
function yearsBehind(sums: readonly Row[], rows: readonly Row[]): Row[] {
  const known = new Set(sums);
  let above: Row | null = null;
  return rows.filter((row) => {
    const [first] = row.spans;
    if (first === undefined || first.figure !== null) return false;
    const isBelow = above !== null && Math.abs(above.spans[0]!.x0 - first.x0) <= TOLERANCES.recordEdgePt;
    const isYear = isBelow && row.hasFigures && timeOf(first.text) === "ytd" && known.has(above!);
    if (above === null || first.x0 < above.spans[0]!.x1 || row.page !== above.page) above = row;
    return isYear;
  });
}

/** `Dept 110  7 Employees` */
function countsUnit([unit, count]: readonly Span[]): boolean {
  return isNumbered(unit!.text) && count !== undefined && isSumWord(count.text);
}

/** A word for a sum where names stand begins a sum of others; deeper in the row it is somebody's own. */
export function startsSum(first: Span, left: number): boolean {
  if (first.figure !== null || !isSumWord(first.text) || /\b(?:hours|hrs)\b/i.test(first.text)) return false;
  return first.x0 - left < SUM_EDGE_EM * first.size;
}

const SUM_EDGE_EM = 6;

/** The first row, and each behind one with a sum or net pay. */
export function afterSums(rows: readonly Row[]): number[] {
  return rows
    .filter(
      (_, i) =>
        i === 0 ||
        rows[i - 1]!.spans.some(
          ({ text }) => isSumWord(text) || votesOf(text).subjects.get("net") !== undefined,
        ),
    )
    .map(({ index }) => index);
}

const LEAST_CLOSING = 3;

/** Rows of sums that begin with the same words, by their words: each may close records. */
export function closingRows(rows: readonly Row[]): Row[][] {
  const sums = rows.filter(({ spans: [first] }) => first?.figure === null && isSumWord(first.text));
  const byText = Map.groupBy(sums, ({ spans }) => spans[0]!.text);
  return byText.size < 2 ? [] : [...byText.values()].filter(({ length }) => length >= LEAST_CLOSING);
}

/** The first row, and each behind one that closes a record. */
export function behindRows(closing: readonly Row[], rows: readonly Row[]): number[] {
  return rows.filter((_, i) => i === 0 || closing.includes(rows[i - 1]!)).map(({ index }) => index);
}
