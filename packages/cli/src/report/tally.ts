import { plural } from "../text/plural.ts";
import type { SummaryRow } from "./summary-row.ts";

/** The closing line of several documents: `12 documents, 1 failed, 2 with failed checks`. */
export function tally(rows: readonly SummaryRow[], minConfidence: number): string {
  const count = (test: (row: SummaryRow) => boolean): number => rows.filter(test).length;
  const failed = count((row) => row.failed);
  const contradicting = count((row) => row.failedChecks > 0);
  const below = count(({ confidence }) => confidence !== null && confidence < minConfidence);
  return [
    plural(rows.length, "document"),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(contradicting > 0 ? [`${contradicting} with failed checks`] : []),
    ...(below > 0 ? [`${below} below confidence ${minConfidence}`] : []),
  ].join(", ");
}
