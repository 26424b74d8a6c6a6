import type { Row } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { sectionOf } from "../votes/sections.ts";
import { isLine } from "../votes/wording.ts";

/**
 * Whether a line says how somebody is paid, and opens no list of deposits: `Direct deposit` over `Medicare  18.23`, or right below
 * somebody's numbers and far from the next.
 */
export function saysHowPaid(rows: readonly Row[], at: number): boolean {
  const { spans } = rows[at]!;
  if (spans.length !== 1 || sectionOf(spans[0]!.text) !== "payment") return false;
  const below = rows[at + 1];
  const label = below?.hasFigures === true ? below.spans[0]! : undefined;
  if (label !== undefined && label.figure === null && isOfOtherList(label.text)) return true;
  return isCloserAbove(rows[at - 1], rows[at]!, below);
}

/** Whether a line stands closer to numbers above it than to what follows. */
function isCloserAbove(above: Row | undefined, row: Row, below: Row | undefined): boolean {
  if (above?.hasFigures !== true || above.page !== row.page || below?.page !== row.page) return false;
  return TOLERANCES.widerWhite * (row.baseline - above.baseline) < below.baseline - row.baseline;
}

/** Whether a label is a line of pay, or the name of a list that is not one of payments. */
export function isOfOtherList(text: string): boolean {
  const list = sectionOf(text);
  return list === null ? isLine(text) : list !== "payment";
}
