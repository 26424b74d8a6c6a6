import type { Decision, JsonObject, Validation } from "@paylift/store";
import { decisionKey, signOff, type SignOff, type ValidationReport } from "@paylift/validation";
import type { SideSummary } from "../worker/side-summary.ts";

/** A report as it is stored: what the comparison says, and what it compared. */
export interface StoredReport extends ValidationReport {
  readonly sides: { readonly source: SideSummary; readonly target: SideSummary };
  /** Of the mapping and the tolerance as they were; not in reports of before it was kept. */
  readonly settings_digest?: string;
}

/** The report of a completed validation, else null. */
export function reportOf({ report }: Validation): StoredReport | null {
  return report as unknown as StoredReport | null;
}

/** Applies a payroll migration's decisions to the report of one of its validations. */
export function decide(report: StoredReport, decisions: readonly Decision[]): SignOff {
  return signOff(report, decisions.map(asValidationDecision));
}

/** The report with the key of each difference, and the id of the decision that it is accepted by. */
export function withDecisions(report: StoredReport, decisions: readonly Decision[]): JsonObject {
  const ids = new Map(decisions.map(({ key, id }) => [key, id]));
  const accepted = new Map(
    decide(report, decisions).accepted_discrepancies.map(({ discrepancy, decision }) => [
      discrepancy,
      ids.get(decision.key) ?? null,
    ]),
  );
  const discrepancies = report.discrepancies.map((discrepancy) => ({
    ...discrepancy,
    key: decisionKey(discrepancy),
    decision: accepted.get(discrepancy) ?? null,
  }));
  return { ...report, discrepancies } as unknown as JsonObject;
}

function asValidationDecision({ key, reason, decidedBy, createdAt }: Decision) {
  return { key, reason, by: decidedBy, at: createdAt.toISOString() };
}
