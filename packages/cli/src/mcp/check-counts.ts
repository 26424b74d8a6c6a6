import type { Check } from "@paylift/engine";

/** How a check came out: it holds, it fails, or it could not be made. */
export const CHECK_OUTCOMES = ["passed", "failed", "open"] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

export function outcomeOf({ passed }: Check): CheckOutcome {
  if (passed === null) return "open";
  return passed ? "passed" : "failed";
}

/** How many checks came out how. */
export function checkCounts(checks: readonly Check[]): Record<CheckOutcome, number> {
  const counts = { passed: 0, failed: 0, open: 0 };
  for (const check of checks) counts[outcomeOf(check)] += 1;
  return counts;
}
