import type { Row } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";

const DAY = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/;
const MOSTLY = 0.7;

/** The rows with numbers in which a day stands, where most days stand below each other: each is a check of somebody, or a period. */
export function rowsOfDays(rows: readonly Row[]): number[] {
  const dated = rows.flatMap((row) => {
    const day = row.hasFigures ? row.spans.find(({ text }) => DAY.test(text)) : undefined;
    return day === undefined ? [] : [{ row, day }];
  });
  const own = dated
    .map(({ day: { x0 } }) => dated.filter(({ day }) => Math.abs(day.x0 - x0) <= TOLERANCES.recordEdgePt))
    .sort((a, b) => b.length - a.length)[0];
  return own === undefined || own.length < MOSTLY * dated.length ? [] : own.map(({ row }) => row.index);
}
