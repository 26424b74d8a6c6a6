import { classifyTax, countryOfPayroll } from "@paylift/canonical";
import type { Slot } from "./slot.ts";

const KNOWN_ABROAD = 5;

/**
 * Names that are taxes of one country only, and elsewhere something else: `RV` beside `Lohnsteuer`. The other names of a document
 * tell its country. Names that say something already stay as they are.
 */
export function taxesOfCountry(slots: readonly Slot[]): void {
  const names = new Map(slots.map((slot) => [slot, slot.label.map(({ text }) => text).join(" ")]));
  const country = countryOfPayroll({ currency: null, labels: [...new Set(names.values())] });
  if (country === null || country === "US") return;
  for (const [{ votes, label }, name] of names) {
    if (label.length === 0 || Math.max(0, ...votes.subjects.values()) >= KNOWN_ABROAD) continue;
    if (classifyTax(name, { country }).known) votes.subjects.set("tax", KNOWN_ABROAD);
  }
}
