import type { Row } from "../page-graph/span.ts";
import { timeOf } from "../votes/sections.ts";

/**
 * The row of a record from which on its lines come again with their figures of the year, as the word that begins it says: as many as
 * stand above, or fewer where the last have none. Null where it has no such lines.
 *
 *     BELLAMY, LUCINDA    3,329.68     293.58
 *     400155                50.00     137.77
 *     YTD                13,318.72   1,174.32
 *                           200.00     551.08
 */
export function yearBelow(rows: readonly Row[]): number | null {
  const at = rows.findIndex(({ spans: [first], hasFigures }) => {
    return first !== undefined && hasFigures && first.figure === null && timeOf(first.text) === "ytd";
  });
  if (at < LEAST_ABOVE) return null;
  const below = rows.slice(at + 1);
  const areLines = below.every(
    ({ spans }) => spans.length > 0 && spans.every(({ figure }) => figure !== null),
  );
  return below.length > 0 && rows.length - at <= at && areLines ? at : null;
}

const LEAST_ABOVE = 2;
