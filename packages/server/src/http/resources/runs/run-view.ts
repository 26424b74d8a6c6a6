import type { Run } from "@paylift/store";

export function toRun(run: Run): object {
  return {
    id: run.id,
    migration: run.migrationId,
    run_type: run.runType,
    document_id: run.documentId,
    status: run.status,
    created_at: run.createdAt.toISOString(),
    updated_at: run.updatedAt.toISOString(),
  };
}
