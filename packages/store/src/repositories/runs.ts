import { randomUUID } from "node:crypto";
import type { WorkStatus } from "../api/jobs.ts";
import type { Run, RunRepository, RunType } from "../api/runs.ts";
import type { RunRow } from "../database/tables.ts";
import { listPage } from "../list-page.ts";
import { lockMigration, settleMigration } from "../migration-status.ts";
import { present } from "../present.ts";
import type { Scope } from "../scope.ts";
import { updatedAt } from "../updated-at.ts";
import { uuid } from "../uuid.ts";
import { deleteOfMigration } from "./delete-of-migration.ts";
import { payrollMigrationExists } from "./payroll-migrations.ts";

export function runRepository(scope: Scope): RunRepository {
  function ofMigration({ db }: Scope, organizationId: string, migrationId: string) {
    return db
      .selectFrom("runs")
      .selectAll()
      .where("organization_id", "=", uuid(organizationId))
      .where("migration_id", "=", uuid(migrationId));
  }

  return {
    create(organizationId, migrationId, run) {
      return scope.atomically(async (inner) => {
        if (!(await payrollMigrationExists(inner, organizationId, migrationId))) return null;
        if (!(await keepDocument(inner, organizationId, run.documentId))) return null;
        await lockMigration(inner, migrationId);
        const jobId = run.jobId ?? null;
        const status = await statusFor(inner, organizationId, run.documentId, jobId);
        if (status === null) return null;
        const instant = inner.now();
        const row = await inner.db
          .insertInto("runs")
          .values({
            id: randomUUID(),
            organization_id: organizationId,
            migration_id: migrationId,
            run_type: run.runType,
            document_id: run.documentId,
            job_id: jobId,
            status,
            created_at: instant,
            updated_at: instant,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await settleMigration(inner, migrationId);
        return toRun(row);
      });
    },

    async get(organizationId, migrationId, id) {
      const row = await ofMigration(scope, organizationId, migrationId)
        .where("id", "=", uuid(id))
        .executeTakeFirst();
      return row === undefined ? null : toRun(row);
    },

    async list(organizationId, migrationId, options) {
      if (!(await payrollMigrationExists(scope, organizationId, migrationId))) return null;
      const columns = { runType: "run_type", status: "status", documentId: { id: "document_id" } };
      return listPage(ofMigration(scope, organizationId, migrationId), options, columns, toRun);
    },

    update(organizationId, migrationId, id, changes) {
      return scope.atomically(async (inner) => {
        if (!(await payrollMigrationExists(inner, organizationId, migrationId))) return null;
        const { documentId: newDocumentId } = changes;
        if (newDocumentId !== undefined && !(await keepDocument(inner, organizationId, newDocumentId)))
          return null;
        await lockMigration(inner, migrationId);
        // Not locked yet: its job comes first. Only its status can change meanwhile.
        const old = await ofMigration(inner, organizationId, migrationId)
          .where("id", "=", uuid(id))
          .executeTakeFirst();
        if (old === undefined) return null;
        const documentId = newDocumentId ?? old.document_id;
        const moved = documentId !== old.document_id;
        // Another document is read by another job.
        const jobId = changes.jobId === undefined ? (moved ? null : old.job_id) : changes.jobId;
        const status = await statusFor(inner, organizationId, documentId, jobId);
        if (status === null) return null;
        const rewired = moved || jobId !== old.job_id;
        const row = await inner.db
          .updateTable("runs")
          .set({
            ...present({ run_type: changes.runType }),
            document_id: documentId,
            job_id: jobId,
            ...present({ status: changes.status ?? (rewired ? status : undefined) }),
            updated_at: updatedAt(inner.now()),
          })
          .where("id", "=", old.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return toRun(row);
      });
    },

    delete: (organizationId, migrationId, id) =>
      deleteOfMigration(scope, "runs", organizationId, migrationId, id),
  };
}

/** Keeps a document of the organization from being deleted; false when it is not there. */
async function keepDocument({ db }: Scope, organizationId: string, id: string): Promise<boolean> {
  const document = await db
    .selectFrom("documents")
    .select("id")
    .where("organization_id", "=", uuid(organizationId))
    .where("id", "=", uuid(id))
    .forKeyShare()
    .executeTakeFirst();
  return document !== undefined;
}

/** The status of a run of this document and job; null when the job is not of the document. */
async function statusFor(
  { db }: Scope,
  organizationId: string,
  documentId: string,
  jobId: string | null,
): Promise<WorkStatus | null> {
  if (jobId === null) return "pending";
  // Locked, so that the job does not move on before the run can be told.
  const job = await db
    .selectFrom("jobs")
    .select("status")
    .where("organization_id", "=", uuid(organizationId))
    .where("id", "=", uuid(jobId))
    .where("document_id", "=", uuid(documentId))
    .forShare()
    .executeTakeFirst();
  return job === undefined ? null : (job.status as WorkStatus);
}

function toRun(row: RunRow): Run {
  return {
    id: row.id,
    migrationId: row.migration_id,
    runType: row.run_type as RunType,
    documentId: row.document_id,
    jobId: row.job_id,
    status: row.status as WorkStatus,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
