import type { Row, Span } from "../page-graph/span.ts";

const LEAST_AGAIN = 2;
const LEAST_TEXTS = 2;

/** Lines of lists that print no numbers: all that stands in them stands at the same places beside numbers in others. They head nothing. */
export function linesWithoutNumbers(rows: readonly Row[]): ReadonlySet<Row> {
  const beside = new Map<string, number>();
  for (const { spans, hasFigures } of rows)
    if (hasFigures) for (const span of spans) beside.set(placeOf(span), (beside.get(placeOf(span)) ?? 0) + 1);
  return new Set(
    rows.filter(
      ({ spans, hasFigures }) =>
        !hasFigures &&
        spans.length >= LEAST_TEXTS &&
        spans.every((span) => (beside.get(placeOf(span)) ?? 0) >= LEAST_AGAIN),
    ),
  );
}

function placeOf({ x0, text }: Span): string {
  return `${Math.round(x0)} ${text}`;
}
