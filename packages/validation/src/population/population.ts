import type { Person } from "../model/person.ts";
import type { IdentityConflict } from "./identity-conflict.ts";
import type { Match } from "./match.ts";

/** Everybody of both sides, once. */
export interface Population {
  /** Certain and probable ones, by the order of the source. */
  readonly matches: readonly Match[];
  /** Two records that might be one person: reported, not compared. */
  readonly doubtful: readonly Match[];
  readonly onlyInSource: readonly Person[];
  readonly onlyInTarget: readonly Person[];
  /** What ids and names of matched people contradict. */
  readonly conflicts: readonly IdentityConflict[];
  /** Records without counterpart that are further records of somebody matched, under another id: with the match. */
  readonly further: ReadonlyMap<Person, Match>;
  /** People without counterpart whose id, or whose name, is somebody else's on the other side. */
  readonly taken: ReadonlyMap<Person, "id" | "name">;
}
