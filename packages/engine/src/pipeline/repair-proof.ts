import type { ReadPage, Word } from "../read/page-reader.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import type { Understanding } from "./understand.ts";

/** A correction, before it has a place in the output. */
export interface MadeRepair {
  /** The word as it stands on the page now. */
  word: Word;
  read: string;
  /** Ids of the checks through it. */
  proof: string[];
}

export interface Repaired {
  pages: readonly ReadPage[];
  understanding: Understanding;
  repairs: MadeRepair[];
}

/** Independent sums that must hold by a correction. */
const LEAST_PROOF = 2;

/** The checks through a corrected word, if all hold, enough of them did not before, and none fails that held before. */
export function proofOf(
  word: Word,
  before: readonly ProvenCheck[],
  after: readonly ProvenCheck[],
): string[] | null {
  const failedBefore = failedIds(before);
  if ([...failedIds(after)].some((id) => !failedBefore.has(id))) return null;
  const through = after.filter(({ tokens }) => tokens.some(({ words }) => words.includes(word)));
  if (through.some(({ check }) => check.passed === false)) return null;
  const proof = through.filter(({ check, weight }) => check.passed === true && weight >= 2);
  const mended = proof.filter(({ check }) => failedBefore.has(check.id));
  return proof.length >= LEAST_PROOF && mended.length > 0 ? proof.map(({ check }) => check.id) : null;
}

/** Ids of the checks that fail. */
export function failedIds(checks: readonly ProvenCheck[]): Set<string> {
  return new Set(checks.filter(({ check }) => check.passed === false).map(({ check }) => check.id));
}
