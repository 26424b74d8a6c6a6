import { randomUUID } from "node:crypto";
import type { Job, JobRepository } from "../api/jobs.ts";
import type { JobRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import { listPage } from "../list-page.ts";
import { cancelWork } from "../queue/work-ends.ts";
import { newWork, resubmitWork, toWork } from "../queue/work-rows.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";

export function jobRepository(scope: Scope): JobRepository {
  const { db } = scope;

  async function get(within: Scope, organizationId: string, id: string): Promise<Job | null> {
    const row = await within.db
      .selectFrom("jobs")
      .selectAll()
      .where("organization_id", "=", uuid(organizationId))
      .where("id", "=", uuid(id))
      .executeTakeFirst();
    return row === undefined ? null : toJob(row);
  }

  return {
    create(organizationId, documentId) {
      return scope.atomically(async (inner) => {
        const document = await inner.db
          .selectFrom("documents")
          .select("id")
          .where("organization_id", "=", uuid(organizationId))
          .where("id", "=", uuid(documentId))
          .forKeyShare()
          .executeTakeFirst();
        if (document === undefined) return null;
        const id = randomUUID();
        const work = await newWork(inner, "jobs", id);
        const row = await inner.db
          .insertInto("jobs")
          .values({ id, organization_id: organizationId, document_id: document.id, ...work })
          .returningAll()
          .executeTakeFirstOrThrow();
        return toJob(row);
      });
    },

    get: (organizationId, id) => get(scope, organizationId, id),

    list(organizationId, options) {
      const query = db.selectFrom("jobs").selectAll().where("organization_id", "=", uuid(organizationId));
      return listPage(query, options, { status: "status", documentId: { id: "document_id" } }, toJob);
    },

    resubmit(organizationId, id) {
      return scope.atomically(async (inner) => {
        const job = await get(inner, organizationId, id);
        if (job === null) return null;
        await resubmitWork(inner, "jobs", job.id);
        // Whoever had looked at it has not seen what comes now.
        await inner.db.deleteFrom("job_reviews").where("job_id", "=", job.id).execute();
        return get(inner, organizationId, id);
      });
    },

    cancel(organizationId, id) {
      return scope.atomically(async (inner) => {
        const job = await get(inner, organizationId, id);
        if (job === null) return null;
        if (!(await cancelWork(inner, "jobs", job))) {
          throw new StoreError("invalid_state", "only a pending or processing job can be cancelled", {
            status: job.status,
          });
        }
        return get(inner, organizationId, id);
      });
    },
  };
}

function toJob(row: JobRow): Job {
  return {
    id: row.id,
    organizationId: row.organization_id,
    documentId: row.document_id,
    ...toWork(row),
  };
}
