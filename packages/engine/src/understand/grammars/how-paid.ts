import type { Row } from "../page-graph/span.ts";
import { sectionOf } from "../votes/sections.ts";
import { isLine } from "../votes/wording.ts";

/** Whether a line over lines of another list says how somebody is paid, and opens no list of deposits: `Direct deposit` over `Medicare  18.23`. */
export function saysHowPaid({ spans }: Row, below: Row | undefined): boolean {
  const label = below?.hasFigures === true ? below.spans[0]! : undefined;
  if (spans.length !== 1 || label === undefined || sectionOf(spans[0]!.text) !== "payment") return false;
  return label.figure === null && isOfOtherList(label.text);
}

/** Whether a label is a line of pay, or the name of a list that is not one of payments. */
export function isOfOtherList(text: string): boolean {
  const list = sectionOf(text);
  return list === null ? isLine(text) : list !== "payment";
}
