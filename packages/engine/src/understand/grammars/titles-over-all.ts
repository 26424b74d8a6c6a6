import type { Row } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { sectionOf } from "../votes/sections.ts";

/** How much larger than its headings the title of a table is set. */
const LARGER = 1.15;

/** Whether a line is the title of a whole table and names no list of it, `Employees`: it is no part of the header. */
export function isOverAll(row: Row, below: Row | undefined): boolean {
  return isTitleOverAll(row, below) && sectionOf(row.spans[0]!.text) === null;
}

/**
 * Whether a line is the title of all that the headings below are over: alone, in larger print, and not right of the first of them.
 *
 *     EMPLOYEE DEDUCTIONS
 *     Employee     Medical   Dental   401(k)   Total deductions
 */
export function isTitleOverAll({ spans, page }: Row, below: Row | undefined): boolean {
  const [title, beside] = spans;
  const [first, second] = below?.spans ?? [];
  if (title === undefined || beside !== undefined || first === undefined || second === undefined)
    return false;
  return (
    page === below!.page &&
    !below!.hasFigures &&
    title.size > LARGER * Math.max(...below!.spans.map(({ size }) => size)) &&
    title.x0 <= first.x0 + TOLERANCES.recordEdgePt
  );
}
