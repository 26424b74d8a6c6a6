/** What of the understanding of a page is drawn, one stage at a time, in the order in which it is read. */
export const STAGES = ["words", "phrases", "cells", "records", "slots", "identities", "runner-up"] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_CAPTIONS: Readonly<Record<Stage, string>> = {
  words: "Words",
  phrases: "Phrases",
  cells: "Ruled cells",
  records: "Records",
  slots: "Slots",
  identities: "Sums",
  "runner-up": "Runner-up",
};
