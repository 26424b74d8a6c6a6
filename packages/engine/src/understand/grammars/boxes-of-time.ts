import { overlap, type Row, type Span } from "../page-graph/span.ts";
import { isOfNow, isOfYearToDate } from "../votes/wording.ts";
import type { StatementLine, StatementRows } from "./statement-lines.ts";

const EDGE_EM = 1.5;
const MOST_BOXES = 4;
const NEAR_ROWS = 4;

/**
 * The title of the box of a line, where a row has nothing but titles and these part the year from the period: `Year to Date Balances`
 * beside `This Period Summary`, each over labels. Each is over all that is below it, up to the next.
 */
export function boxOfTime(
  first: Span,
  { rows, free }: Pick<StatementRows, "rows" | "free">,
  at: number,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): Span | null {
  for (let i = at - 1; i >= 0 && rows[i]!.page === rows[at]!.page; i--) {
    const { spans } = rows[i]!;
    if (spans.length > MOST_BOXES || free.get(rows[i]!)!.length < spans.length) continue;
    const times = spans.filter(({ text }) => isOfYearToDate(text) || isOfNow(text));
    const isParted =
      times.some(({ text }) => isOfYearToDate(text)) && !times.every(({ text }) => isOfYearToDate(text));
    if (
      !isParted ||
      !times.every((title) => isOverLabels(title, rows.slice(i + 1, i + 1 + NEAR_ROWS), byRow))
    )
      continue;
    const isBefore = (title: Span): boolean =>
      title.x0 <= first.x0 + EDGE_EM * title.size || overlap(title, first) > 0;
    return spans.findLast(isBefore) ?? null;
  }
  return null;
}

/** Whether labels begin where a title does; a heading stands over numbers. */
function isOverLabels(
  title: Span,
  below: readonly Row[],
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): boolean {
  return below.some((row) =>
    (byRow.get(row) ?? []).some(
      ({ label }) => label !== null && Math.abs(label.x0 - title.x0) <= EDGE_EM * title.size,
    ),
  );
}
