import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { JsonObject } from "../api/json.ts";
import type { StructureCorrection, StructureCorrectionRepository } from "../api/structure-corrections.ts";
import type { StructureCorrectionRow } from "../database/tables.ts";
import { listPage } from "../list-page.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { jobExists } from "./job-exists.ts";

export function structureCorrectionRepository(scope: Scope): StructureCorrectionRepository {
  const { db, now } = scope;

  function ofJob(organizationId: string, jobId: string) {
    return db
      .selectFrom("structure_corrections")
      .selectAll()
      .where("organization_id", "=", uuid(organizationId))
      .where("job_id", "=", uuid(jobId));
  }

  return {
    async create(organizationId, jobId, { action, change, evidence = null, notes = null }) {
      if (!(await jobExists(scope, organizationId, jobId))) return null;
      const row = await db
        .insertInto("structure_corrections")
        .values({
          id: randomUUID(),
          organization_id: organizationId,
          job_id: jobId,
          action,
          change: JSON.stringify(change),
          evidence: evidence === null ? null : JSON.stringify(evidence),
          notes,
          created_at: now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toStructureCorrection(row);
    },

    async get(organizationId, jobId, id) {
      const row = await ofJob(organizationId, jobId).where("id", "=", uuid(id)).executeTakeFirst();
      return row === undefined ? null : toStructureCorrection(row);
    },

    async list(organizationId, jobId, options) {
      if (!(await jobExists(scope, organizationId, jobId))) return null;
      return listPage(ofJob(organizationId, jobId), options, {}, toStructureCorrection);
    },

    async ofJobs(organizationId, jobIds) {
      if (jobIds.length === 0) return [];
      const rows = await db
        .selectFrom("structure_corrections")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId))
        .where("job_id", "in", jobIds.map(uuid))
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toStructureCorrection);
    },

    async delete(organizationId, jobId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("structure_corrections")
        .where("organization_id", "=", uuid(organizationId))
        .where("job_id", "=", uuid(jobId))
        .where("id", "=", uuid(id))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

function toStructureCorrection(row: Selectable<StructureCorrectionRow>): StructureCorrection {
  return {
    id: row.id,
    jobId: row.job_id,
    action: row.action,
    change: row.change as JsonObject,
    evidence: row.evidence as JsonObject | null,
    notes: row.notes,
    createdAt: row.created_at,
  };
}
