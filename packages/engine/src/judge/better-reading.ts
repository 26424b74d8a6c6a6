import type { Ledger } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import { traitsOf, type Traits } from "./traits.ts";

/** How much each trait is worth. */
const WORTH: Readonly<Traits> = {
  proved: 0.7,
  unclaimed: -1.7,
  failed: -0.9,
  crossed: 0.9,
  named: 0.2,
  distinct: 0.2,
  known: 0.7,
  fields: 0.5,
  together: -0.3,
  totals: 0.2,
  company: 0.6,
};
/** What another reading has to be worth more to be kept instead of the first. */
const MARGIN = 0.1;

/** A reading of a document, with the figures as it left them claimed. */
export interface Judged {
  ledger: Ledger;
  checks: readonly ProvenCheck[];
}

/** What a reading is worth, by its sums, its names, its labels and what it leaves aside. */
export function worthOf({ ledger, checks }: Judged, figures: readonly Token[]): number {
  const traits = traitsOf(ledger, checks, figures);
  return (Object.keys(WORTH) as (keyof Traits)[]).reduce(
    (sum, trait) => sum + WORTH[trait] * traits[trait],
    0,
  );
}

/** What another reading may be worth less, and still say in what the first may be wrong. */
const CREDIBLE = 0.1;

/** Whether a reading is worth so much that where it differs from another nobody knows which is right. */
export function isCredible(worth: number, beside: number): boolean {
  return worth >= beside - CREDIBLE;
}

/** Whether a reading is worth so much more than another that it is kept instead. */
export function isBetter(worth: number, than: number): boolean {
  return worth > than + MARGIN;
}
