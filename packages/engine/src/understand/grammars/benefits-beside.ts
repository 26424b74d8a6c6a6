import { normalizeLabel } from "@paylift/canonical";
import { nameOf } from "./slot-lines.ts";
import type { Slot } from "./slot.ts";

const DEDUCTION = /\b(?:deductions?|deds?|dedns?)$/;
const BENEFIT = /\b(?:benefits?|bens?)$/;
const PARTY_BITS = 8;

/**
 * Below captions, beside what is withheld for a plan, its benefits are what the employer pays: `Deduction | Benefit`,
 * `YTD Ded | YTD Ben`.
 */
export function benefitsBeside(slots: readonly Slot[]): void {
  const below = slots.filter((slot) => slot.below !== null);
  if (!below.some((slot) => DEDUCTION.test(normalizeLabel(nameOf(slot))))) return;
  for (const slot of below) {
    const { subjects } = slot.votes;
    if (!BENEFIT.test(normalizeLabel(nameOf(slot)))) continue;
    subjects.delete("deduction");
    subjects.delete("total_deductions");
    subjects.set("employer_contribution", (subjects.get("employer_contribution") ?? 0) + PARTY_BITS);
  }
}
