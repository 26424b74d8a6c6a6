import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Correction, CorrectionRepository, CorrectionType } from "../api/corrections.ts";
import type { JsonObject } from "../api/json.ts";
import type { CorrectionRow } from "../database/tables.ts";
import { listPage } from "../list-page.ts";
import { present } from "../present.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { jobExists } from "./job-exists.ts";

export function correctionRepository(scope: Scope): CorrectionRepository {
  const { db, now } = scope;

  function ofJob(organizationId: string, jobId: string) {
    return db
      .selectFrom("corrections")
      .selectAll()
      .where("organization_id", "=", uuid(organizationId))
      .where("job_id", "=", uuid(jobId));
  }

  async function get(organizationId: string, jobId: string, id: string): Promise<Correction | null> {
    const row = await ofJob(organizationId, jobId).where("id", "=", uuid(id)).executeTakeFirst();
    return row === undefined ? null : toCorrection(row);
  }

  return {
    async create(organizationId, jobId, correction) {
      if (!(await jobExists(scope, organizationId, jobId))) return null;
      const row = await db
        .insertInto("corrections")
        .values({
          id: randomUUID(),
          organization_id: organizationId,
          job_id: jobId,
          correction_type: correction.correctionType,
          field_path: correction.fieldPath,
          original_value: correction.originalValue,
          corrected_value: correction.correctedValue,
          notes: correction.notes ?? null,
          evidence: jsonOrNull(correction.evidence ?? null),
          created_at: now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toCorrection(row);
    },

    get,

    async list(organizationId, jobId, options) {
      if (!(await jobExists(scope, organizationId, jobId))) return null;
      return listPage(ofJob(organizationId, jobId), options, {}, toCorrection);
    },

    async ofJobs(organizationId, jobIds) {
      if (jobIds.length === 0) return [];
      const rows = await db
        .selectFrom("corrections")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId))
        .where("job_id", "in", jobIds.map(uuid))
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toCorrection);
    },

    async update(organizationId, jobId, id, changes) {
      const set = present({
        correction_type: changes.correctionType,
        field_path: changes.fieldPath,
        original_value: changes.originalValue,
        corrected_value: changes.correctedValue,
        notes: changes.notes,
        evidence: changes.evidence === undefined ? undefined : jsonOrNull(changes.evidence),
      });
      if (Object.keys(set).length === 0) return get(organizationId, jobId, id);
      const row = await db
        .updateTable("corrections")
        .set(set)
        .where("organization_id", "=", uuid(organizationId))
        .where("job_id", "=", uuid(jobId))
        .where("id", "=", uuid(id))
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : toCorrection(row);
    },

    async delete(organizationId, jobId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("corrections")
        .where("organization_id", "=", uuid(organizationId))
        .where("job_id", "=", uuid(jobId))
        .where("id", "=", uuid(id))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

function toCorrection(row: Selectable<CorrectionRow>): Correction {
  return {
    id: row.id,
    jobId: row.job_id,
    correctionType: row.correction_type as CorrectionType,
    fieldPath: row.field_path,
    originalValue: row.original_value,
    correctedValue: row.corrected_value,
    notes: row.notes,
    evidence: row.evidence as JsonObject | null,
    createdAt: row.created_at,
  };
}

function jsonOrNull(value: JsonObject | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
