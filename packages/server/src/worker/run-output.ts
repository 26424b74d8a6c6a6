import { setTimeout as pause } from "node:timers/promises";
import type { Document, Job, Result, Run, RunType, Store } from "@paylift/store";
import type { ExtractedSide } from "@paylift/validation";
import { correctionsDigest } from "../comparison/basis.ts";
import { allCorrections, type AnyCorrection } from "../http/resources/corrections/all-corrections.ts";
import { correctStored } from "../http/resources/corrections/correct-stored.ts";

const LOOK_INTERVAL_MS = 250;

/** A run that there will be nothing to compare of. */
export class RunUnavailable extends Error {
  override readonly name = "RunUnavailable";
  readonly code: "run_missing" | "wrong_run_type" | "run_not_extracted" | "run_failed";

  constructor(code: RunUnavailable["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/** A run as it is compared. */
export interface RunOutput {
  readonly run: Run;
  readonly job: Job;
  readonly document: Document;
  /** With the job's corrections applied. */
  readonly side: ExtractedSide;
  /** How many corrections took effect. */
  readonly corrections: number;
  readonly correctionsDigest: string;
}

/** What was read from the document of a run; waits for the job that reads it. @throws RunUnavailable */
export async function runOutput(
  store: Store,
  { organizationId, migrationId }: { organizationId: string; migrationId: string },
  expected: { readonly id: string; readonly type: RunType },
  signal: AbortSignal,
): Promise<RunOutput> {
  for (;;) {
    const run = await store.runs.get(organizationId, migrationId, expected.id);
    if (run === null) throw new RunUnavailable("run_missing", "a run is no longer there");
    if (run.runType !== expected.type) {
      throw new RunUnavailable(
        "wrong_run_type",
        `the ${expected.type} run is no ${expected.type} run any more`,
      );
    }
    const job = await jobOf(store, organizationId, run);
    if (job === null) {
      throw new RunUnavailable(
        "run_not_extracted",
        `there is no job for the document of the ${run.runType} run`,
      );
    }
    if (job.status === "failed") {
      throw new RunUnavailable("run_failed", `the document of the ${run.runType} run could not be read`);
    }
    const result = job.status === "completed" ? await store.results.get(organizationId, job.id) : null;
    const document = result === null ? null : await store.documents.get(organizationId, run.documentId);
    if (result !== null && document !== null) {
      const corrections = await allCorrections(store, organizationId, [job.id]);
      return { run, job, document, ...corrected(result, corrections) };
    }
    await pause(LOOK_INTERVAL_MS, undefined, { signal });
  }
}

/**
 * The newest job of a run's document, whose states the run then follows: a document that was read again has its
 * corrections there. One that failed takes nothing from a run that has another.
 */
async function jobOf(store: Store, organizationId: string, run: Run): Promise<Job | null> {
  const { rows } = await store.jobs.list(organizationId, {
    filters: { documentId: run.documentId },
    pageSize: 1,
  });
  const [newest] = rows;
  if (newest === undefined) return null;
  if (newest.id === run.jobId) return newest;
  if (newest.status === "failed" && run.jobId !== null) return store.jobs.get(organizationId, run.jobId);
  await store.runs.update(organizationId, run.migrationId, run.id, { jobId: newest.id });
  return newest;
}

function corrected(
  result: Result,
  corrections: readonly AnyCorrection[],
): Pick<RunOutput, "side" | "corrections" | "correctionsDigest"> {
  const { canonical_output, confidence_score, evidence, checks, applied } = correctStored(
    result,
    corrections,
  );
  return {
    side: { canonical_output, confidence_score, evidence, checks },
    corrections: applied.length,
    correctionsDigest: correctionsDigest(corrections),
  };
}
