import { setTimeout as pause } from "node:timers/promises";
import type { CanonicalOutput } from "@paylift/canonical";
import type { Job, Run, Store } from "@paylift/store";

const LOOK_INTERVAL_MS = 250;

/** A run that there will be nothing to compare of. */
export class RunUnavailable extends Error {
  override readonly name = "RunUnavailable";
  readonly code: "run_missing" | "run_not_extracted" | "run_failed";

  constructor(code: RunUnavailable["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/** What was read from the document of a run; waits for the job that reads it. @throws RunUnavailable */
export async function runOutput(
  store: Store,
  { organizationId, migrationId }: { organizationId: string; migrationId: string },
  runId: string,
  signal: AbortSignal,
): Promise<CanonicalOutput> {
  for (;;) {
    const run = await store.runs.get(organizationId, migrationId, runId);
    if (run === null) throw new RunUnavailable("run_missing", "a run is no longer there");
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
    if (result !== null) return result.canonicalOutput;
    await pause(LOOK_INTERVAL_MS, undefined, { signal });
  }
}

/** The job of a run; one without takes the newest of its document, whose states the run then follows. */
async function jobOf(store: Store, organizationId: string, run: Run): Promise<Job | null> {
  if (run.jobId !== null) return store.jobs.get(organizationId, run.jobId);
  const { rows } = await store.jobs.list(organizationId, {
    filters: { documentId: run.documentId },
    pageSize: 1,
  });
  const [job] = rows;
  if (job === undefined) return null;
  await store.runs.update(organizationId, run.migrationId, run.id, { jobId: job.id });
  return job;
}
