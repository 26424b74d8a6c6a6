import type { Job, JobFilters, Page, ReadingOptions, Result, Store } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { asProblem } from "../../errors/as-problem.ts";
import { found } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { note } from "../audit.ts";
import type { CorrectedResult } from "@paylift/engine/corrections";
import { correctStored } from "../corrections/correct-stored.ts";
import type { Admission } from "./admission.ts";
import { allCorrections } from "../corrections/all-corrections.ts";

export interface JobService {
  create(caller: Caller, documentId: string, options: ReadingOptions): Promise<Job>;
  list(caller: Caller, filters: JobFilters, page: PageRequest): Promise<Page<Job>>;
  /** The job, with its result where it is completed. */
  get(caller: Caller, id: string): Promise<{ job: Job; result: Result | null }>;
  resubmit(caller: Caller, id: string, options: ReadingOptions): Promise<Job>;
  cancel(caller: Caller, id: string): Promise<Job>;
  /** @throws Problem `job_not_completed`. */
  result(caller: Caller, id: string): Promise<Result>;
  /** The result with the job's corrections applied, and its checks made anew. @throws Problem `job_not_completed`. */
  corrected(caller: Caller, id: string): Promise<{ result: Result; corrected: CorrectedResult }>;
}

export function createJobService(store: Store, admission: Admission): JobService {
  async function get(caller: Caller, id: string): Promise<{ job: Job; result: Result | null }> {
    const job = found(await store.jobs.get(caller.organizationId, id), "job_not_found");
    const result = job.status === "completed" ? await store.results.get(caller.organizationId, id) : null;
    return { job, result };
  }

  async function result(caller: Caller, id: string): Promise<Result> {
    const read = await get(caller, id);
    if (read.result !== null) return read.result;
    throw new Problem("job_not_completed", `the job is ${read.job.status}`);
  }

  function moved(
    caller: Caller,
    id: string,
    how: "resubmit" | "cancel",
    options: ReadingOptions = {},
  ): Promise<Job> {
    const [action, code] = {
      resubmit: ["job.resubmitted", "job_not_failed"] as const,
      cancel: ["job.cancelled", "job_not_cancellable"] as const,
    }[how];
    return asProblem("invalid_state", code, () =>
      store.transaction(async (tx) => {
        const job = found(await tx.jobs[how](caller.organizationId, id, options), "job_not_found");
        await note(tx, caller, { action, subjectId: id });
        return job;
      }),
    );
  }

  return {
    get,
    result,
    async create(caller, documentId, options) {
      await admission.admit(caller.organizationId);
      return store.transaction(async (tx) => {
        const made = await tx.jobs.create(caller.organizationId, documentId, options);
        const job = found(made, "document_not_found");
        await note(tx, caller, { action: "job.created", subjectId: job.id });
        return job;
      });
    },
    list: (caller, filters, page) => store.jobs.list(caller.organizationId, { ...page, filters }),
    resubmit: (caller, id, options) => moved(caller, id, "resubmit", options),
    cancel: (caller, id) => moved(caller, id, "cancel"),
    async corrected(caller, id) {
      const read = await result(caller, id);
      const corrections = await allCorrections(store, caller.organizationId, [id]);
      return { result: read, corrected: correctStored(read, corrections) };
    },
  };
}
