import type { Finding } from "../compare/finding.ts";
import type { RatePair } from "./rate-clusters.ts";

/** Differences that have one cause, and what follows from them. */
export interface CauseGroup {
  /** Differences that are the cause itself. */
  roots: Finding[];
  /** Differences that only follow from it. */
  effects: Finding[];
  /** One rate that explains all of them, null where there is none. */
  rate: RatePair | null;
  /** Stable name for ordering groups of equal weight. */
  key: string;
}
