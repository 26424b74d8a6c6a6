import type { Cents } from "@paylift/canonical";

/** One cent: as far as two systems may round the same amount apart. */
export const ROUNDING_CENTS: Cents = 1;

/** Whether a difference of one amount is no more than a rounding. */
export function isRounding(difference: Cents): boolean {
  return Math.abs(difference) <= ROUNDING_CENTS;
}
