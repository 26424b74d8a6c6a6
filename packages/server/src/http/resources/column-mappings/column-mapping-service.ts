import type { ColumnMapping, JsonObject, Page, Store } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { found, notFound } from "../../errors/not-found.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { deleteNoted, note } from "../audit.ts";
import type { JobService } from "../jobs/job-service.ts";

/** What the columns of a job's spreadsheet were taken for. */
export interface JobColumns {
  readonly header: string | null;
  readonly mapping: JsonObject | null;
  readonly saved: boolean;
}

/** What columns of spreadsheets are, saved for each header. */
export interface ColumnMappingService {
  /** @throws Problem `job_not_completed`. */
  ofJob(caller: Caller, jobId: string): Promise<JobColumns>;
  put(caller: Caller, header: string, saved: { name: string; mapping: JsonObject }): Promise<ColumnMapping>;
  get(caller: Caller, header: string): Promise<ColumnMapping>;
  list(caller: Caller, page: PageRequest): Promise<Page<ColumnMapping>>;
  delete(caller: Caller, header: string): Promise<void>;
}

export function createColumnMappingService(store: Store, jobs: JobService): ColumnMappingService {
  return {
    async ofJob(caller, jobId) {
      const { columns } = await jobs.result(caller, jobId);
      const { header, mapping } = (columns ?? { header: null, mapping: null }) as Omit<JobColumns, "saved">;
      const saved = header === null ? null : await store.columnMappings.get(caller.organizationId, header);
      return { header, mapping, saved: saved !== null };
    },
    put: (caller, header, saved) =>
      store.transaction(async (tx) => {
        const made = found(await tx.columnMappings.put(caller.organizationId, header, saved), "not_found");
        await note(tx, caller, { action: "column_mapping.saved", subjectId: made.id });
        return made;
      }),
    async get(caller, header) {
      const known = await store.columnMappings.get(caller.organizationId, header);
      return found(known, "column_mapping_not_found");
    },
    list: (caller, page) => store.columnMappings.list(caller.organizationId, page),
    async delete(caller, header) {
      const known = await store.columnMappings.get(caller.organizationId, header);
      const deed = { action: "column_mapping.deleted", subjectId: known?.id ?? null };
      const deleted = await deleteNoted(store, caller, deed, (tx) =>
        tx.columnMappings.delete(caller.organizationId, header),
      );
      if (!deleted) throw notFound("column_mapping_not_found");
    },
  };
}
