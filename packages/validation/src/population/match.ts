import type { Pair } from "../model/person.ts";

export const MATCH_METHODS = ["crosswalk", "id", "name", "name_and_pay"] as const;
/** What a match rests on. */
export type MatchMethod = (typeof MATCH_METHODS)[number];

export const CERTAINTIES = ["certain", "probable", "doubtful"] as const;
/** How surely: only a doubtful match is not compared. */
export type Certainty = (typeof CERTAINTIES)[number];

/** Two records that are taken for one person, or, where doubtful, might be. */
export interface Match extends Pair {
  readonly how: MatchMethod;
  readonly certainty: Certainty;
  /** What speaks for it, in words without names or figures. */
  readonly reasons: readonly string[];
}
