import type { ConfidenceReason } from "../api/result.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import type { ItemReading } from "../interpret/reading.ts";
import type { Token } from "../layout/token.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import type { Proof } from "./proof.ts";

const UNSUMMED = 0.01;

/**
 * Figures of pay statements that no sum of the document could take in: the year to date of a line where no year-to-date
 * total is printed, taxable wages, and what the employer pays. They stand under a heading of their own beside proved figures, so a text
 * layer is evidence enough. A recogniser's reading is not, and a year to date smaller than the current pay is none.
 */
export function unsummedTokens(ledger: Ledger, checks: readonly ProvenCheck[]): Set<Token> {
  const found = new Set<Token>();
  const statements = ledger.reading.records.filter(({ statement }) => statement !== undefined);
  if (statements.length === 0) return found;
  const inSums = new Set(checks.flatMap(({ tokens }) => tokens));
  for (const { items } of statements) {
    for (const token of items.flatMap(candidatesOf)) {
      const fromText = token.words.every(({ source }) => source === "text");
      if (fromText && token.claim === "field" && !inSums.has(token)) found.add(token);
    }
  }
  return found;
}

function candidatesOf(item: ItemReading): Token[] {
  const { section, amount, ytdAmount, ytdHours, taxableWages, ytdTaxableWages } = item;
  const employers = section === "employer_tax" || section === "employer_contribution";
  const found: Token[] = [];
  if (ytdHours !== undefined) found.push(ytdHours.token);
  if (taxableWages !== null) found.push(taxableWages.token);
  if (ytdTaxableWages !== undefined) found.push(ytdTaxableWages.token);
  if (employers && amount !== null) found.push(amount.token);
  if (ytdAmount !== null && (amount === null || amount.cents <= 0 || ytdAmount.cents >= amount.cents))
    found.push(ytdAmount.token);
  return found;
}

/** Figures that their statement adds up nowhere: where they stand is the only evidence. */
export function unsummed({ tokens }: Proof, { size }: ReadonlySet<Token>): ConfidenceReason | null {
  if (size === 0) return null;
  return {
    code: "unsummed_figures",
    message: `${size} of ${tokens.length} figures are printed without a sum that they are part of`,
    effect: UNSUMMED,
  };
}
