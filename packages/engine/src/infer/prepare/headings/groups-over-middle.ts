import type { Cell } from "../../cells/cells.ts";

/** Fewer names over the middle of their columns can be meant for others as well; no header has more columns. */
const [LEAST_NAMES, MOST_COLUMNS] = [3, 60];

interface Span {
  x0: number;
  x1: number;
}

/**
 * The first and the last of the columns that each name stands over the middle of, where groups follow each other without a gap: where
 * one ends and the next begins is then known from where the first begins. Null where that leaves none or several ways.
 */
export function groupsOverMiddle(
  names: readonly Cell[],
  columns: readonly Span[],
): readonly [first: number, last: number][] | null {
  if (names.length < LEAST_NAMES || columns.length > MOST_COLUMNS) return null;
  const middles = names.map(({ x0, x1 }) => (x0 + x1) / 2);
  const ways = columns.flatMap((_, first) => waysFrom(first, gapBefore(columns, first), middles, columns));
  return ways.length === 1 ? ways[0]! : null;
}

/** The ways to part columns into groups from the first on, which begins within a gap. */
function waysFrom(
  first: number,
  begin: Span,
  [middle, ...further]: readonly number[],
  columns: readonly Span[],
): [number, number][][] {
  if (middle === undefined) return [[]];
  if (begin.x0 > middle) return [];
  const end = { x0: 2 * middle - begin.x1, x1: 2 * middle - begin.x0 };
  const ways: [number, number][][] = [];
  for (let last = first; last < columns.length; last++) {
    const gap = gapBefore(columns, last + 1);
    const within = { x0: Math.max(gap.x0, end.x0), x1: Math.min(gap.x1, end.x1) };
    if (within.x0 > within.x1) continue;
    for (const way of waysFrom(last + 1, within, further, columns)) ways.push([[first, last], ...way]);
  }
  return ways;
}

/** The gap before a column, or behind the last one. */
function gapBefore(columns: readonly Span[], at: number): Span {
  return { x0: columns[at - 1]?.x1 ?? -Infinity, x1: columns[at]?.x0 ?? Infinity };
}
