import { normalizeLabel } from "@paylift/canonical";
import type { ConfidenceReason } from "../api/result.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import type { ItemReading } from "../interpret/reading.ts";
import type { Token } from "../layout/token.ts";
import type { Proof } from "./proof.ts";

const UNSUMMED = 0.01;

/**
 * Figures of pay statements that no sum of the document could take in: the year to date of a line where no year-to-date
 * total is printed, taxable wages, and what the employer pays. They stand under a heading of their own beside proved figures, so a text
 * layer is evidence enough. A recogniser's reading is not, and a year to date smaller than the current pay is none.
 */
export function unsummedTokens({
  ledger,
  checks,
  taught,
  settled,
}: Pick<Proof, "ledger" | "checks" | "taught" | "settled">): Set<Token> {
  const statements = ledger.reading.records.filter(({ statement }) => statement !== undefined);
  const candidates = statements.flatMap(({ items }) => items.flatMap(candidatesOf));
  if (taught === "sure") candidates.push(...reviewedOfEmployer(ledger, settled));
  if (candidates.length === 0) return new Set();
  const inSums = new Set(checks.flatMap(({ tokens }) => tokens));
  const isOpen = (token: Token): boolean =>
    token.words.every(({ source }) => source === "text") && token.claim === "field" && !inSums.has(token);
  return new Set(candidates.filter(isOpen));
}

/** What the employer pays by lines that somebody saw read right in a document of the layout, where no document of it adds them up. */
function reviewedOfEmployer({ employees }: Ledger, settled: Proof["settled"]): Token[] {
  return employees.flatMap(({ lines }) =>
    lines.flatMap(({ list, description, sources }) =>
      list.startsWith("employer_") && settled.has(normalizeLabel(description))
        ? sources.flatMap(({ amount }) => amount?.token ?? [])
        : [],
    ),
  );
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
