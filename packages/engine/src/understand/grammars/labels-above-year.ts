import type { Span } from "../page-graph/span.ts";
import { timeOf } from "../votes/sections.ts";
import { isSumWord } from "../votes/wording.ts";
import { TOLERANCES } from "../tolerances.ts";
import type { Beside } from "./beside.ts";
import type { Table } from "./tables.ts";

const LEAST_LABELS = 2;

/**
 * Labels of numbers in rows of the year that have none of their own: what stands in the row above where the labels of their column do.
 *
 *     QTD   LAKE CITY     14,820.00    444.60
 *     YTD                 43,930.50  1,317.92
 */
export function labelsAboveYear(
  { regions, columns }: Table,
  besides: ReadonlyMap<Span, Beside>,
): Map<Span, Span> {
  const found = new Map<Span, Span>();
  const labels = columns.map(({ spans }) =>
    spans.flatMap((span) => {
      const left = besides.get(span)?.left;
      return left == null || timeOf(left.text) !== null ? [] : [left];
    }),
  );
  for (const { rows } of regions)
    rows.forEach((row, i) => {
      const above = rows[i - 1];
      // `YTD Total` is that of all lines above.
      const time = row.spans.find((span) => isOfYear(span) && !isSumWord(span.text));
      if (time === undefined || above === undefined || above.spans.some(isOfYear)) return;
      columns.forEach(({ spans }, at) => {
        const figure = spans.find((span) => span.row === row.index && besides.get(span)?.left === time);
        if (figure === undefined) return;
        const label = above.spans.find(
          (span) =>
            span.figure === null &&
            span.x0 > time.x1 &&
            labels[at]!.filter(({ x0 }) => Math.abs(x0 - span.x0) <= TOLERANCES.sameEdgePt).length >=
              LEAST_LABELS,
        );
        if (label !== undefined) found.set(figure, label);
      });
    });
  return found;
}

function isOfYear({ text }: Span): boolean {
  return timeOf(text) === "ytd";
}
