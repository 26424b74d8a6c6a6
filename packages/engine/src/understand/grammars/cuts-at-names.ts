import { looksLikePersonName } from "@paylift/canonical";
import type { Row, Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { headingWorth, votesOf } from "../votes/wording.ts";
import { startsSum, sumRows } from "./cuts-at-sums.ts";
import { rowsOfDays } from "./rows-of-days.ts";
import { saysWho } from "./told-by-pay.ts";

/** `ST. CLAIR, WENDELL` begins as a heading for a state does. */
const WORTH_OF_SURNAME = 0.3;

/** A row with what looks like a name. */
export interface NamedRow {
  row: Row;
  name: Span;
}

/** The rows among whose first phrases one looks like a name. */
export function namedRows(rows: readonly Row[]): NamedRow[] {
  return rows.flatMap((row) => {
    const name = row.spans
      .slice(0, 3)
      .find(
        ({ text, figure }) =>
          figure === null &&
          looksLikePersonName(text) &&
          votesOf(text).subjects.size === 0 &&
          headingWorth(text) <= (text.includes(",") ? WORTH_OF_SURNAME : 0),
      );
    return name === undefined ? [] : [{ row, name }];
  });
}

/** Of what looks like names, what stands where most of it does: `Court Time` is a line of somebody's pay. */
export function atOneEdge(named: readonly NamedRow[]): NamedRow[] {
  const own = ({ name: { x0 } }: NamedRow): NamedRow[] =>
    named.filter(({ name }) => Math.abs(name.x0 - x0) <= TOLERANCES.recordEdgePt);
  return named.map(own).sort((a, b) => b.length - a.length)[0] ?? [];
}

/**
 * Where most names stand alone in their lines each line without numbers that begins there is about what follows, whoever it names, and
 * so is a sum. Somebody's own sums stand a little deeper.
 */
export function atEdgeOfNames(named: readonly NamedRow[], rows: readonly Row[]): number[] {
  const own = atOneEdge(named);
  const edge = own[0]?.name.x0 ?? Infinity;
  if (own.filter(({ row }) => !row.hasFigures).length < MOSTLY_ALONE * own.length) return [];
  return rows
    .filter(
      ({ spans: [first] }) => first !== undefined && Math.abs(first.x0 - edge) <= TOLERANCES.recordEdgePt,
    )
    .filter(({ spans, hasFigures }) => !hasFigures || startsSum(spans[0]!, edge))
    .map(({ index }) => index);
}

/** Rows with days, lines of names above them, and sums. */
export function daysOf(rows: readonly Row[], named: readonly NamedRow[]): number[] {
  const days = rowsOfDays(rows);
  const names = named.filter(({ row }) => !row.hasFigures || saysWho(row)).map(({ row }) => row.index);
  return days.length === 0 ? [] : [...days, ...names, ...sumRows(rows)].sort((a, b) => a - b);
}

const MOSTLY_ALONE = 0.7;

/** Where most names stand beside numbers, a line below one is the rest of it: `Van der Westhuizen-`. */
export function besideFigures(named: readonly NamedRow[]): readonly NamedRow[] {
  const beside = named.filter(({ row }) => row.hasFigures);
  return beside.length < MOSTLY_BESIDE * named.length ? named : beside;
}

const MOSTLY_BESIDE = 0.7;
