import type { CanonicalOutput } from "@paylift/canonical";
import type { Check } from "../../src/api/result.ts";
import { canonicalOutput } from "../../src/canonicalise/output.ts";
import { EvidenceMap } from "../../src/canonicalise/evidence.ts";
import { bestReading } from "../../src/compete/best-reading.ts";
import type { Line } from "../../src/layout/lines.ts";
import { StageClock } from "../../src/pipeline/stage-clock.ts";
import { linesOfText } from "./page-of.ts";

export interface BestInferred {
  output: CanonicalOutput;
  checks: Map<string, Check>;
  /** Ids of the checks that hold, and of those that do not. */
  held: string[];
  failed: string[];
  /** Figures that nobody claims, as printed. */
  unclaimed: string[];
}

/** What inference makes of pages of no known layout, of all that they could mean. */
export function bestInferredOf(...pages: readonly string[]): BestInferred {
  return bestInferredOfLines(linesOfText(pages));
}

/** What inference makes of lines of no known layout. */
export function bestInferredOfLines(lines: readonly Line[]): BestInferred {
  const { inferred, ledger, checks } = bestReading(lines, new StageClock()).candidate;
  const format = {
    provider: null,
    variant: null,
    formatType: inferred.formatType,
    runKinds: {},
    currency: "USD",
    dateOrder: "mdy" as const,
  };
  const ids = (passed: boolean): string[] =>
    checks.flatMap(({ check }) => (check.passed === passed ? [check.id] : []));
  return {
    output: canonicalOutput(ledger, format, new EvidenceMap()),
    checks: new Map(checks.map(({ check }) => [check.id, check])),
    held: ids(true),
    failed: ids(false),
    unclaimed: lines.flatMap(({ tokens }) =>
      tokens.flatMap(({ moneyLike, claim, text }) => (moneyLike && claim === null ? [text] : [])),
    ),
  };
}
