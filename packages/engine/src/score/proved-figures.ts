import type { Ledger } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";
import { isRoundedRate } from "../reconcile/rate-checks.ts";
import { unprovedFigures } from "./counted-figures.ts";
import type { Doubt } from "./doubt.ts";
import type { Proof } from "./proof.ts";

/** Figures that take part in a sum of at least two different figures that holds. */
export function provedTokens({ checks }: Pick<Proof, "checks">): Set<Token> {
  const proved = new Set<Token>();
  for (const { check, tokens: members, weight } of checks) {
    if (check.passed === true && weight >= 2) for (const token of members) proved.add(token);
  }
  return proved;
}

/** A field's figure that no sum of at least two different figures confirms. Zeros change no sum and prove themselves. */
export function unproved(
  { ledger, tokens }: Proof,
  proved: ReadonlySet<Token>,
  withoutSum: ReadonlySet<Token>,
): Doubt | null {
  const exempt = new Set([...unprovable(ledger, proved), ...withoutSum]);
  const fields = tokens.filter((token) => token.claim === "field" && token.money !== 0 && !exempt.has(token));
  const open = fields.filter((token) => !proved.has(token));
  const reason = unprovedFigures(open.length, fields.length);
  return reason === null ? null : { ...reason, tokens: open };
}

/**
 * Hours are proved by their rate where one is printed, and a rate by its product: beside no pay neither can be, and a rate
 * whose decimals are cut off is the one that the product allows. Wages that no printed total adds up are known by their
 * column, once others of it are proved; a text layer misreads none.
 */
function unprovable({ reading }: Ledger, proved: ReadonlySet<Token>): Set<Token> {
  const found = new Set<Token>();
  const items = reading.records.flatMap((record) => record.items);
  const knownWages = items.some(
    ({ taxableWages }) => taxableWages !== null && proved.has(taxableWages.token),
  );
  for (const item of items) {
    const { hours, rate, amount, taxableWages } = item;
    if (knownWages && taxableWages?.token.words.every(({ source }) => source === "text") === true)
      found.add(taxableWages.token);
    if (hours !== null) found.add(hours.token);
    const isBeside = amount === null || amount.cents === 0;
    if (rate !== null && (isBeside || isRoundedRate(item))) found.add(rate.token);
  }
  return found;
}
