import { getAtPath, type CanonicalOutput } from "@paylift/canonical";
import type { Check, ConfidenceReason, ExtractionResult } from "../api/result.ts";
import { scoreOf } from "../score/confidence-score.ts";
import { unclaimedFigures, unprovedFigures } from "../score/counted-figures.ts";
import { notFound } from "../score/not-found.ts";
import { BEST, round } from "../score/proof.ts";
import {
  failedChecks,
  uncrossed,
  withoutEmployees,
  withoutTotals,
  type SumsOfDocument,
} from "../score/sums-of-document.ts";
import { openFigures } from "./open-figures.ts";
import { remainingDoubt, type SaidFields } from "./remaining-doubt.ts";

/** What a correction needs of a result. Reasons are null where a result was stored without them. */
export interface ReadResult extends Pick<
  ExtractionResult,
  "confidence_score" | "canonical_output" | "checks" | "unclaimed" | "evidence" | "pages"
> {
  readonly confidence_reasons: readonly ConfidenceReason[] | null;
}

/** A result and what corrections made of it, as the confidence sees them. */
export interface Rescored extends SaidFields {
  readonly read: ReadResult;
  readonly checks: readonly Check[];
  readonly output: CanonicalOutput;
  readonly unclaimed: ExtractionResult["unclaimed"];
}

/** Reasons that are told anew from the sums themselves. */
const BY_SUMS: ReadonlySet<string> = new Set([
  "failed_checks",
  "employees_not_crossfooted",
  "no_printed_totals",
  "no_employees",
  "unclaimed_figures",
  "unproved_figures",
  "missing_facts",
  "checks_passed",
]);

/** The confidence of a corrected result: as of one that was read so, but that what a person says proves nothing by itself. */
export function rescore(change: Rescored): { score: number; reasons: ConfidenceReason[] } {
  const { read, checks, output, unclaimed } = change;
  const reasons = reasonsOf(read);
  const [known, kept] = [reasons.filter(isBySums), reasons.filter((reason) => !isBySums(reason))];
  const open = openFigures(
    change,
    known.find(({ code }) => code === "unproved_figures"),
  );
  const missing = known.find(({ code }) => code === "missing_facts")?.fields ?? [];
  const doubts = [
    ...bySums({ formatType: output.format_type, employees: output.employees.length, checks }),
    unclaimedFigures(unclaimed.length, figuresOf(read)),
    withFields(unprovedFigures(open.count, open.of), open.fields),
    notFound(missing.filter((path) => (getAtPath(output, path) ?? null) === null)),
    ...kept.map((reason) => remainingDoubt(reason, change)),
  ].filter((reason) => reason !== null);
  return scoreOf(doubts, checks);
}

function withFields(reason: ConfidenceReason | null, fields: readonly string[]): ConfidenceReason | null {
  return reason === null || fields.length === 0 ? reason : { ...reason, fields: [...fields] };
}

function isBySums({ code }: ConfidenceReason): boolean {
  return BY_SUMS.has(code);
}

function bySums(sums: SumsOfDocument): (ConfidenceReason | null)[] {
  return [failedChecks(sums), uncrossed(sums), withoutTotals(sums), withoutEmployees(sums)];
}

/** Those of the reading; of a result that was stored without them, what its sums tell and all the rest in one. */
function reasonsOf(read: ReadResult): readonly ConfidenceReason[] {
  if (read.confidence_reasons !== null) return read.confidence_reasons;
  const { canonical_output: output, checks, unclaimed, confidence_score: score } = read;
  const told = [
    ...bySums({ formatType: output.format_type, employees: output.employees.length, checks }),
    unclaimedFigures(unclaimed.length, figuresOf(read)),
  ].filter((reason) => reason !== null);
  const rest = round(BEST - score - told.reduce((sum, { effect }) => sum + effect, 0));
  if (rest <= 0) return told;
  return [
    ...told,
    { code: "earlier_doubts", message: "what else was doubtful when the document was read", effect: rest },
  ];
}

function figuresOf({ pages, unclaimed }: ReadResult): number {
  return Math.max(
    unclaimed.length,
    1,
    pages.reduce((sum, { money_tokens: figures }) => sum + figures, 0),
  );
}
