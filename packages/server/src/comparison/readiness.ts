import { moneyFromJson, moneyToJson, sumMoney } from "@paylift/canonical";
import type {
  ComparisonSettings,
  Correction,
  Decision,
  Run,
  StructureCorrection,
  Validation,
} from "@paylift/store";
import { SEVERITIES, type Severity } from "@paylift/validation";
import { correctionsDigest, settingsDigest } from "./basis.ts";
import { decide, reportOf, type StoredReport } from "./stored-report.ts";
import type { SideSummary } from "../worker/side-summary.ts";

/** What the go or no-go of a payroll migration rests on. */
export interface MigrationState {
  readonly runs: readonly Run[];
  /** Of each source run the newest. */
  readonly validations: readonly Validation[];
  readonly decisions: readonly Decision[];
  /** Of the jobs that the validations compared. */
  readonly corrections: readonly (Correction | StructureCorrection)[];
  readonly settings: ComparisonSettings;
}

interface Figures {
  readonly open: Readonly<Record<Severity, number>>;
  readonly accepted: number;
  readonly could_not_test: number;
  /** JSON money. */
  readonly money_at_risk: number;
  readonly total_fields: number;
  readonly matched_fields: number;
}

/** Where one validation stands. */
export interface ValidationFigures extends Figures {
  readonly validation_id: string;
  readonly source_run_id: string;
  readonly target_run_id: string;
  readonly go: boolean;
  readonly reasons: readonly string[];
  /** Null until the validation is completed. */
  readonly sides: { readonly source: SideSummary; readonly target: SideSummary } | null;
}

/** Where a payroll migration stands: it may go when the newest validation of each of its source runs may. */
export interface Readiness extends Figures {
  readonly go: boolean;
  /** Why not, in words without names or figures of pay; empty for go. */
  readonly reasons: readonly string[];
  readonly source_runs: number;
  readonly source_runs_without_validation: number;
  /** Ids of decisions about differences that no validation has any more. */
  readonly unused_decisions: readonly string[];
  readonly validations: readonly ValidationFigures[];
}

const NOTHING: Figures = {
  open: { high: 0, medium: 0, low: 0 },
  accepted: 0,
  could_not_test: 0,
  money_at_risk: 0,
  total_fields: 0,
  matched_fields: 0,
};

export function readiness(state: MigrationState): Readiness {
  const { runs, validations, decisions } = state;
  const changes = changesSince(state);
  const sourceRuns = runs.filter(({ runType }) => runType === "source");
  const validated = new Set(validations.map(({ sourceRunId }) => sourceRunId));
  const missing = sourceRuns.filter(({ id }) => !validated.has(id)).length;
  const used = new Set<string>();
  const figures = validations.map((validation) => {
    const report = reportOf(validation);
    return report === null
      ? incomplete(validation)
      : completed(validation, report, { decisions, used, changes });
  });
  const reasons = [
    ...(sourceRuns.length === 0 ? ["there is no source run"] : []),
    ...(missing > 0 ? [`${missing} of ${sourceRuns.length} source runs have no validation`] : []),
    ...new Set(figures.flatMap((each) => each.reasons)),
  ];
  return {
    go: reasons.length === 0,
    reasons,
    source_runs: sourceRuns.length,
    source_runs_without_validation: missing,
    ...added(figures),
    unused_decisions: decisions.filter(({ key }) => !used.has(key)).map(({ id }) => id),
    validations: figures,
  };
}

function incomplete(validation: Validation): ValidationFigures {
  const reasons = [`a validation is ${validation.status}`];
  return { ...idsOf(validation), go: false, reasons, ...NOTHING, sides: null };
}

function completed(
  validation: Validation,
  report: StoredReport,
  around: {
    readonly decisions: readonly Decision[];
    readonly used: Set<string>;
    readonly changes: (report: StoredReport) => readonly string[];
  },
): ValidationFigures {
  const outcome = decide(report, around.decisions);
  const unused = new Set(outcome.unused_decisions.map(({ key }) => key));
  for (const { key } of around.decisions) if (!unused.has(key)) around.used.add(key);
  const reasons = [...outcome.reasons, ...around.changes(report)];
  const { open, accepted, could_not_test, money_at_risk } = outcome;
  return {
    ...idsOf(validation),
    go: reasons.length === 0,
    reasons,
    open,
    accepted,
    could_not_test,
    money_at_risk,
    total_fields: report.total_fields,
    matched_fields: report.matched_fields,
    sides: report.sides,
  };
}

/** Why a report would come out otherwise now, in words. */
function changesSince({
  runs,
  corrections,
  settings,
}: MigrationState): (report: StoredReport) => readonly string[] {
  const runsById = new Map(runs.map((run) => [run.id, run]));
  const correctionsByJob = Map.groupBy(corrections, ({ jobId }) => jobId);
  const settingsNow = settingsDigest(settings);
  return ({ sides, settings_digest }) => {
    const both = [sides.source, sides.target];
    const isRead = both.every(({ run_id, job_id }) => runsById.get(run_id)?.jobId === job_id);
    const isCorrected = both.every(({ job_id, corrections_digest: then }) => {
      return then === undefined || then === correctionsDigest(correctionsByJob.get(job_id) ?? []);
    });
    const isSet = settings_digest === undefined || settings_digest === settingsNow;
    return [
      ...(isRead ? [] : ["a run has changed since its validation"]),
      ...(isCorrected ? [] : ["corrections have changed since a validation"]),
      ...(isSet ? [] : ["the mapping or the tolerance has changed since a validation"]),
    ];
  };
}

function idsOf({ id, sourceRunId, targetRunId }: Validation) {
  return { validation_id: id, source_run_id: sourceRunId, target_run_id: targetRunId };
}

function added(figures: readonly Figures[]): Figures {
  const sum = (of: (each: Figures) => number): number => figures.reduce((total, each) => total + of(each), 0);
  const open = SEVERITIES.map((severity) => [severity, sum((each) => each.open[severity])] as const);
  return {
    open: Object.fromEntries(open) as Record<Severity, number>,
    accepted: sum(({ accepted }) => accepted),
    could_not_test: sum(({ could_not_test }) => could_not_test),
    money_at_risk: moneyToJson(sumMoney(figures.map(({ money_at_risk }) => moneyFromJson(money_at_risk)))),
    total_fields: sum(({ total_fields }) => total_fields),
    matched_fields: sum(({ matched_fields }) => matched_fields),
  };
}
