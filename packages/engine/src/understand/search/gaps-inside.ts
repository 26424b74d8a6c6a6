import type { RecordDraft } from "../grammars/record-draft.ts";
import type { Row } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";

/**
 * In how many records rows stand farther from each other than the first of them stands from the record before: what is printed
 * together stands together, so a table is rather parted elsewhere.
 *
 *     Adair
 *            36.50   594.95
 *     Lindgren
 *
 *     Beatriz
 *            40.00   652.00
 *     Solano
 */
export function gapsInside(records: readonly RecordDraft[]): number {
  return records.filter(({ rows }, i) => {
    const before = records[i - 1]?.rows.at(-1);
    const above = before === undefined ? null : whiteBetween(before, rows[0]!);
    if (above === null) return false;
    return rows.some(
      (row, at) => at > 0 && (whiteBetween(rows[at - 1]!, row) ?? 0) > TOLERANCES.widerWhite * above,
    );
  }).length;
}

/** From one baseline to the next; null where a page ends between. */
function whiteBetween(above: Row, below: Row): number | null {
  return above.page === below.page ? below.baseline - above.baseline : null;
}
