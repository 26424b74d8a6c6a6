import type { Check, ConfidenceReason } from "../api/result.ts";
import { BEST, round } from "./proof.ts";

const LEAST = 0.05;

/** What doubts leave of the confidence: they come in the order of their effects, and the sums that hold are told last. */
export function scoreOf(
  doubts: readonly ConfidenceReason[],
  checks: readonly Check[],
): { score: number; reasons: ConfidenceReason[] } {
  const held = checks.filter(({ passed }) => passed === true).length;
  const reasons: ConfidenceReason[] = [
    ...doubts.toSorted((a, b) => b.effect - a.effect),
    { code: "checks_passed", message: `${held} sums hold`, effect: 0 },
  ];
  const score = Math.max(LEAST, BEST - doubts.reduce((sum, { effect }) => sum + effect, 0));
  return { score: round(score), reasons };
}
