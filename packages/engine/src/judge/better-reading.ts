import type { Ledger } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import { traitsOf, type Traits } from "./traits.ts";

/** How much each trait is worth. */
const WORTH: Readonly<Traits> = {
  proved: 1,
  unclaimed: -1,
  failed: -1,
  crossed: 0.6,
  named: 0.3,
  distinct: 0.2,
  known: 0.4,
  fields: 0.3,
  totals: 0.3,
};
/** What another reading has to be worth more to be kept instead of the first. */
const MARGIN = 0.15;

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

/** Whether a reading is worth so much more than another that it is kept instead. */
export function isBetter(worth: number, than: number): boolean {
  return worth > than + MARGIN;
}
