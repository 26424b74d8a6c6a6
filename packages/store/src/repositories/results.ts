import type { CanonicalOutput } from "@paylift/canonical";
import type { Selectable } from "kysely";
import type { JsonValue } from "../api/json.ts";
import type { Result, ResultRepository } from "../api/results.ts";
import type { ResultRow } from "../database/tables.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";

export function resultRepository({ db }: Scope): ResultRepository {
  return {
    async get(organizationId, jobId) {
      const row = await db
        .selectFrom("results")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId))
        .where("job_id", "=", uuid(jobId))
        .executeTakeFirst();
      return row === undefined ? null : toResult(row);
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
      return row === undefined ? null : toResult(row);
    },
  };
}

function toResult(row: Selectable<ResultRow>): Result {
  return {
    id: row.id,
    jobId: row.job_id,
    confidence: row.confidence,
    canonicalOutput: row.canonical_output as CanonicalOutput,
    checks: row.checks as JsonValue,
    unclaimed: row.unclaimed as JsonValue,
    evidence: row.evidence as JsonValue,
    pages: row.pages as JsonValue,
    createdAt: row.created_at,
  };
}
