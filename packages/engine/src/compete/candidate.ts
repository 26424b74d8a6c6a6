import { buildLedger } from "../canonicalise/build-ledger.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import { putPrintedCount } from "../canonicalise/printed-count.ts";
import type { Assumptions } from "../infer/assume/assumptions.ts";
import { infer, type Inferred } from "../infer/infer.ts";
import type { PreparedPages } from "../infer/prepare/prepared-pages.ts";
import { putMarksOfPeople } from "../interpret/told-apart.ts";
import type { Line } from "../layout/lines.ts";
import type { Claim, Token } from "../layout/token.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import { footingOf, type Footing } from "./footing.ts";

/** A reading of a document, with what arithmetic says of it. */
export interface Candidate {
  assumptions: Assumptions;
  inferred: Inferred;
  ledger: Ledger;
  checks: ProvenCheck[];
  footing: Footing;
  /** What the reading did with each token, in the order of the lines. */
  claims: (Claim | null)[];
}

/** Measures the stages of a reading. */
export interface Clock {
  time<T>(stage: "interpret" | "canonicalise" | "reconcile", work: () => T): T;
}

export function readAs(pages: PreparedPages, assumptions: Assumptions, clock: Clock): Candidate {
  const tokens = tokensOf(pages.lines);
  for (const token of tokens) token.claim = null;
  const inferred = clock.time("interpret", () => infer(pages, assumptions));
  putMarksOfPeople(inferred.reading.records, pages.lines);
  const ledger = clock.time("canonicalise", () => buildLedger(inferred.reading));
  putPrintedCount(ledger, pages.lines);
  const checks = clock.time("reconcile", () => reconcile(ledger));
  const figures = tokens.filter(({ moneyLike }) => moneyLike);
  const footing = footingOf(ledger, checks, figures);
  return { assumptions, inferred, ledger, checks, footing, claims: tokens.map(({ claim }) => claim) };
}

/** Puts the claims of a reading back after others were tried. */
export function restoreClaims(lines: readonly Line[], { claims }: Candidate): void {
  tokensOf(lines).forEach((token, i) => (token.claim = claims[i]!));
}

function tokensOf(lines: readonly Line[]): Token[] {
  return lines.flatMap((line) => line.tokens);
}
