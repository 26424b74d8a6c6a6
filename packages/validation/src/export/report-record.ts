import type { Decision } from "../decisions/decision.ts";
import { signOff } from "../decisions/sign-off.ts";
import type { Discrepancy, ValidationReport } from "../report/report.ts";

/** A signature under the comparison. */
export interface Signature {
  readonly by: string;
  /** When, as ISO 8601. */
  readonly at: string;
  /** "" for none. */
  readonly comment: string;
}

/** What people said about a report: it leaves the house with it. */
export interface ReportRecord {
  /** Accepted differences, of this validation or an earlier one of the migration. Default none. */
  readonly decisions?: readonly Decision[];
  /** Default none. */
  readonly signatures?: readonly Signature[];
}

/** The decision that each accepted difference is accepted by; what follows from accepted causes alone is among them. */
export function acceptances(
  report: ValidationReport,
  { decisions = [] }: ReportRecord,
): ReadonlyMap<Discrepancy, Decision> {
  return new Map(
    signOff(report, decisions).accepted_discrepancies.map(({ discrepancy, decision }) => [
      discrepancy,
      decision,
    ]),
  );
}
