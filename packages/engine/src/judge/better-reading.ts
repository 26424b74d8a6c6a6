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

/** What a reading may be worth less than another and be as likely right. */
const CREDIBLE = 0.1;

/**
 * Whether a reading is worth as much as another, or hardly less: of two readers the one that reads all records at once is believed then,
 * as it errs less on layouts that nobody described.
 */
export function isCredible(worth: number, beside: number): boolean {
  return worth >= beside - CREDIBLE;
}
