import type { Match } from "./match.ts";

/**
 * How the id or the name of a matched person contradicts the other document.
 *
 * - `exchanged`: two people have each other's.
 * - `moved`: it went on to the next one and so on, in a circle or as in a column that is a row too high or too low.
 * - `reused`: it is that of somebody else on the other side, whose own is not concerned.
 * - `mistyped`: an id with a digit changed or two digits turned round, where the others kept theirs.
 * - `changed`: quite another id, where the others kept theirs.
 */
export type ConflictPattern = "exchanged" | "moved" | "reused" | "mistyped" | "changed";

/** Whom the pay is like: the one of the same name, the one of the same id, both alike, or neither. */
export type PayWitness = "name" | "id" | "both" | "neither";

/** An id or a name of a matched person that the other document contradicts. */
export interface IdentityConflict {
  readonly match: Match;
  /** What contradicts: the person was found by the other of the two. */
  readonly of: "id" | "name";
  readonly pattern: ConflictPattern;
  readonly pay: PayWitness;
}
