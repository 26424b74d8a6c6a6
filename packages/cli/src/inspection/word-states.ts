import type { WordState } from "@paylift/engine";

/** The word states in the order of the legend, with their captions. */
export const WORD_STATE_CAPTIONS = {
  field: "Field",
  total: "Total",
  decoration: "Decoration",
  unclaimed: "Unclaimed",
  text: "Text",
} as const satisfies Record<WordState, string>;
