import type { Selectable } from "kysely";
import type { JobReview, JobReviewRepository } from "../api/job-reviews.ts";
import type { JobReviewRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";

export function jobReviewRepository(scope: Scope): JobReviewRepository {
  return {
    create(organizationId, jobId, { reviewedBy }) {
      return scope.atomically(async ({ db, now }) => {
        const job = await db
          .selectFrom("jobs")
          .select(["id", "organization_id", "status"])
          .where("organization_id", "=", uuid(organizationId))
          .where("id", "=", uuid(jobId))
          .forShare()
          .executeTakeFirst();
        if (job === undefined) return null;
        if (job.status !== "completed" && job.status !== "failed") {
          throw new StoreError("invalid_state", "only a job that has ended can be reviewed", {
            status: job.status,
          });
        }
        const row = await db
          .insertInto("job_reviews")
          .values({
            job_id: job.id,
            organization_id: job.organization_id,
            reviewed_by: reviewedBy,
            created_at: now(),
          })
          .onConflict((conflict) =>
            // Changes nothing, and so gives the row that is there.
            conflict.column("job_id").doUpdateSet((set) => ({ job_id: set.ref("excluded.job_id") })),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        return toJobReview(row);
      });
    },

    async get(organizationId, jobId) {
      const row = await scope.db
        .selectFrom("job_reviews")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId))
        .where("job_id", "=", uuid(jobId))
        .executeTakeFirst();
      return row === undefined ? null : toJobReview(row);
    },

    async delete(organizationId, jobId) {
      const { numDeletedRows } = await scope.db
        .deleteFrom("job_reviews")
        .where("organization_id", "=", uuid(organizationId))
        .where("job_id", "=", uuid(jobId))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

function toJobReview(row: Selectable<JobReviewRow>): JobReview {
  return { jobId: row.job_id, reviewedBy: row.reviewed_by, createdAt: row.created_at };
}
