import type { Row, Span } from "../page-graph/span.ts";
import { textOfRow } from "../page-graph/span.ts";
import { headingWorth } from "../votes/wording.ts";

const LEAST_AGAIN = 3;

/**
 * Lines right below numbers that say something of whom these are, as others do of others: the one phrase of theirs that may be a
 * heading stands at the same place in further such lines, each time beside something else. `Server | Direct deposit` heads nothing.
 */
export function saidOfRecords(rows: readonly Row[]): ReadonlySet<Row> {
  const places = new Map<string, Row[]>();
  rows.forEach((row, i) => {
    const head = headIn(row);
    if (head === null || row.spans.length === 1 || rows[i - 1]?.hasFigures !== true) return;
    const place = `${Math.round(head.x0)} ${head.text}`;
    places.set(place, [...(places.get(place) ?? []), row]);
  });
  return new Set(
    [...places.values()].filter((own) => new Set(own.map(textOfRow)).size >= LEAST_AGAIN).flat(),
  );
}

/** The only phrase of a line without numbers that may be a heading; null where none is, or several are. */
function headIn({ spans, hasFigures }: Row): Span | null {
  const heads = hasFigures ? [] : spans.filter(({ text }) => headingWorth(text) > 0);
  return heads.length === 1 ? heads[0]! : null;
}
