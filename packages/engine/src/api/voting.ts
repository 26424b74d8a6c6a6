/** Why votes did not count. */
export const REFUSED_VOTES = ["malformed", "unknown_role", "unplaced", "too_many"] as const;
export type RefusedVotes = (typeof REFUSED_VOTES)[number];

/**
 * What became of a voter: it `voted`, was `silent` (no vote that counts), `late`, `failed` with an error, answered `malformed` data, or was
 * `not_asked`, as a variant settled the document or the joint reader found nothing to ask about.
 */
export const VOTER_OUTCOMES = ["voted", "silent", "late", "failed", "malformed", "not_asked"] as const;
export type VoterOutcome = (typeof VOTER_OUTCOMES)[number];

export interface VoterReport {
  name: string;
  outcome: VoterOutcome;
  /** Pages that it was shown. */
  pages: number[];
  /** Votes that counted. */
  votes: number;
  /** How many of them said more bits than a vote may have, and counted for the most. */
  cut: number;
  /** Votes that did not count. */
  refused: Record<RefusedVotes, number>;
}

/**
 * Effect of the votes. `none`: there were none. `same`: the reading is the same without them. `outvoted`: less adds
 * up with them, so the reading without them is kept. `changed`: the reading rests on them, and its confidence is
 * below 0.85.
 */
export const VOTING_EFFECTS = ["none", "same", "outvoted", "changed"] as const;
export type VotingEffect = (typeof VOTING_EFFECTS)[number];

export interface Voting {
  effect: VotingEffect;
  /** In the order of the option `voters`. */
  voters: VoterReport[];
}
