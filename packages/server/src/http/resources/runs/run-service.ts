import type { Page, Repositories, Run, RunFilters, RunType, Store } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { found, notFound } from "../../errors/not-found.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { note } from "../audit.ts";

export interface WrittenRun {
  readonly runType: RunType;
  readonly documentId: string;
}

export interface RunService {
  create(caller: Caller, migrationId: string, run: WrittenRun): Promise<Run>;
  list(caller: Caller, migrationId: string, filters: RunFilters, page: PageRequest): Promise<Page<Run>>;
  get(caller: Caller, migrationId: string, id: string): Promise<Run>;
  update(caller: Caller, migrationId: string, id: string, changes: Partial<WrittenRun>): Promise<Run>;
  delete(caller: Caller, migrationId: string, id: string): Promise<void>;
}

export function createRunService(store: Store): RunService {
  async function get(caller: Caller, migrationId: string, id: string): Promise<Run> {
    return found(await store.runs.get(caller.organizationId, migrationId, id), "run_not_found");
  }

  return {
    get,
    create: (caller, migrationId, { runType, documentId }) =>
      store.transaction(async (tx) => {
        const { organizationId } = caller;
        found(await tx.payrollMigrations.get(organizationId, migrationId), "migration_not_found");
        const created = await tx.runs.create(organizationId, migrationId, { runType, documentId });
        const run = found(created, "document_not_found");
        const jobId = await jobFor(tx, caller, documentId);
        // Answered as pending; from here on its status is that of the job.
        await tx.runs.update(organizationId, migrationId, run.id, { jobId });
        await note(tx, caller, { action: "run.created", subjectId: run.id });
        return run;
      }),
    async list(caller, migrationId, filters, page) {
      const rows = await store.runs.list(caller.organizationId, migrationId, { ...page, filters });
      return found(rows, "migration_not_found");
    },
    async update(caller, migrationId, id, changes) {
      const fields = Object.keys(changes);
      const before = await get(caller, migrationId, id);
      if (fields.length === 0) return before;
      return store.transaction(async (tx) => {
        const { organizationId } = caller;
        const { documentId } = changes;
        const moves = documentId !== undefined && documentId.toLowerCase() !== before.documentId;
        const job = moves ? { jobId: await jobFor(tx, caller, documentId) } : {};
        const updated = found(
          await tx.runs.update(organizationId, migrationId, id, { ...changes, ...job }),
          "run_not_found",
        );
        await note(tx, caller, { action: "run.updated", subjectId: id, details: { fields } });
        return updated;
      });
    },
    async delete(caller, migrationId, id) {
      await store.transaction(async (tx) => {
        const { organizationId } = caller;
        if (!(await tx.runs.delete(organizationId, migrationId, id))) throw notFound("run_not_found");
        await note(tx, caller, { action: "run.deleted", subjectId: id });
      });
    },
  };
}

/** The document's newest extraction, or a new one where there is none or it failed. */
async function jobFor(tx: Repositories, caller: Caller, documentId: string): Promise<string> {
  const { organizationId } = caller;
  const { rows } = await tx.jobs.list(organizationId, { pageSize: 1, filters: { documentId } });
  const [newest] = rows;
  if (newest !== undefined && newest.status !== "failed") return newest.id;
  const job = found(await tx.jobs.create(organizationId, documentId), "document_not_found");
  await note(tx, caller, { action: "job.created", subjectId: job.id });
  return job.id;
}
