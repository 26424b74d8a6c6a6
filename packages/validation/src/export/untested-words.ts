import type { UntestedReason } from "../compare/untested.ts";

/** Why values were not compared, as a report says it. */
export const UNTESTED_WORDS: Readonly<Record<UntestedReason, string>> = {
  not_printed: "only one side prints it",
  not_read: "printed, and could not be read there",
  layout_item: "an item that only one of the two layouts prints",
  zero_against_missing: "zero on one side, no line on the other: no difference of money",
  doubtful_match: "might be one person: not assumed",
  several_lines: "several lines on one side, whose values do not add up",
};
