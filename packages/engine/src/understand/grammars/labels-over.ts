import { overlap, type Row, type Span } from "../page-graph/span.ts";
import { isFigureName } from "../votes/wording.ts";
import { TOLERANCES } from "../tolerances.ts";
import type { Beside } from "./beside.ts";
import type { Table } from "./tables.ts";

const PITCH_EM = 2;

/**
 * Numbers that the name of a figure stands right above, at one of their edges, in a lane of its own: `Net Pay` over `2,087.57`, below how
 * somebody is paid. Nothing stands beside them; what is left of them has a number of its own.
 */
export function labelsOver(table: Table, besides: ReadonlyMap<Span, Beside>): Map<Span, Span> {
  const found = new Map<Span, Span>();
  const taken = new Set(
    [...besides.values()].flatMap(({ left, next }) => (next && left !== null ? [left] : [])),
  );
  for (const { rows } of table.regions)
    rows.forEach((row, i) => {
      const above = rows[i - 1];
      if (above === undefined || !isRightAbove(above, row)) return;
      for (const figure of row.spans) {
        const beside = besides.get(figure);
        if (beside === undefined || (beside.left !== null && beside.next)) continue;
        const label = above.spans.find((span) => !taken.has(span) && isOver(span, figure));
        if (label !== undefined) found.set(figure, label);
      }
    });
  return found;
}

function isRightAbove({ page, baseline }: Row, row: Row): boolean {
  return page === row.page && row.baseline - baseline <= PITCH_EM * (row.spans[0]?.size ?? 0);
}

function isOver(label: Span, figure: Span): boolean {
  if (label.figure !== null || overlap(label, figure) <= 0 || !isFigureName(label.text)) return false;
  return (
    Math.abs(label.x0 - figure.x0) <= TOLERANCES.sameEdgePt ||
    Math.abs(label.x1 - figure.x1) <= TOLERANCES.sameEdgePt
  );
}
