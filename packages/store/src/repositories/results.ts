import type { Selectable } from "kysely";
import type { Result, ResultRepository } from "../api/results.ts";
import type { ResultRow } from "../database/tables.ts";
import type { Scope } from "../scope.ts";
import { fromContentColumns } from "../sealing/sealed-results.ts";
import type { ValueSealing } from "../sealing/value-sealing.ts";
import { uuid } from "../uuid.ts";

export function resultRepository({ db, sealing }: Scope): ResultRepository {
  return {
    async get(organizationId, jobId) {
      const row = await db
        .selectFrom("results")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId))
        .where("job_id", "=", uuid(jobId))
        .executeTakeFirst();
      return row === undefined ? null : toResult(sealing, row);
    },

    async latestOfDocument(organizationId, documentId) {
      const row = await db
        .selectFrom("results")
        .innerJoin("jobs", "jobs.id", "results.job_id")
        .selectAll("results")
        .where("results.organization_id", "=", uuid(organizationId))
        .where("jobs.document_id", "=", uuid(documentId))
        .orderBy("results.created_at", "desc")
        .orderBy("results.id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : toResult(sealing, row);
    },
  };
}

async function toResult(sealing: ValueSealing, row: Selectable<ResultRow>): Promise<Result> {
  const { id, job_id: jobId, confidence, created_at: createdAt } = row;
  return { id, jobId, confidence, createdAt, ...(await fromContentColumns(sealing, row)) };
}
