import type { Check, ConfidenceReason } from "../../src/api/result.ts";
import type { CanonicalOutput } from "@paylift/canonical";
import { buildLedger } from "../../src/canonicalise/build-ledger.ts";
import { EvidenceMap } from "../../src/canonicalise/evidence.ts";
import type { Ledger } from "../../src/canonicalise/ledger.ts";
import { canonicalOutput } from "../../src/canonicalise/output.ts";
import type { ProvenCheck } from "../../src/reconcile/check-list.ts";
import { reconcile } from "../../src/reconcile/reconcile.ts";
import { formatOf } from "../../src/pipeline/read-format.ts";
import { scoreConfidence } from "../../src/score/confidence.ts";
import type { Proof } from "../../src/score/proof.ts";
import type { Variant } from "../../src/variants/compiled-variant.ts";
import { readingOf } from "./reading-of.ts";

export function ledgerOf(variant: Variant, ...pages: readonly string[]): Ledger {
  return buildLedger(readingOf(variant, ...pages).reading);
}

/** The checks of pages that are given as text, by id. */
export function checksOf(variant: Variant, ...pages: readonly string[]): Map<string, Check> {
  return new Map(reconcile(ledgerOf(variant, ...pages)).map(({ check }) => [check.id, check]));
}

/** Everything from the text of pages to the confidence. */
export interface Proved {
  proof: Proof;
  checks: readonly ProvenCheck[];
  output: CanonicalOutput;
  evidence: EvidenceMap;
  score: number;
  reasons: ConfidenceReason[];
}

export function proofOf(variant: Variant, ...pages: readonly string[]): Proved {
  const { reading, lines } = readingOf(variant, ...pages);
  const ledger = buildLedger(reading);
  const checks = reconcile(ledger);
  const evidence = new EvidenceMap();
  const output = canonicalOutput(
    ledger,
    { ...formatOf(variant), currency: "USD", dateOrder: "mdy" },
    evidence,
  );
  const tokens = lines.flatMap((line) => line.tokens.filter(({ moneyLike }) => moneyLike));
  const proof = {
    formatType: variant.data.format_type,
    inferred: false,
    taught: null,
    settled: new Set<string>(),
    ledger,
    checks,
    joint: false,
    disputed: [],
    agreement: "none" as const,
    gaveWay: false,
    byVotes: null,
    turnedHeadings: false,
    isRead: true,
    rivals: [],
    repeatedPages: 0,
    lines,
    tokens,
    pagesWithoutText: 0,
    hidden: [],
    unreadable: [],
    unexplained: [],
    repairs: 0,
  };
  return { proof, checks, output, evidence, ...scoreConfidence(proof) };
}
