import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Job, JobEndings, JobRepository } from "../api/jobs.ts";
import type { JobRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import { listPage } from "../list-page.ts";
import { cancelWork } from "../queue/work-ends.ts";
import { nextTurn } from "../queue/turns.ts";
import { newWork, resubmitWork, toWork, WORK_COLUMNS } from "../queue/work-rows.ts";
import type { Scope } from "../scope.ts";
import { keepPassword, passwordOf } from "../sealing/job-passwords.ts";
import { uuid } from "../uuid.ts";

/** By name, so that the statement which clients poll with can be prepared. */
const COLUMNS = ["id", "organization_id", "document_id", ...WORK_COLUMNS] as const;

export function jobRepository(scope: Scope): JobRepository {
  const { db } = scope;

  async function get(within: Scope, organizationId: string, id: string): Promise<Job | null> {
    const row = await within.db
      .selectFrom("jobs")
      .select(COLUMNS)
      .where("organization_id", "=", uuid(organizationId))
      .where("id", "=", uuid(id))
      .executeTakeFirst();
    return row === undefined ? null : toJob(row);
  }

  return {
    create(organizationId, documentId, { password } = {}) {
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
        const turn = await nextTurn(inner, "jobs", organizationId);
        const work = await newWork(inner, "jobs", { id, organizationId: uuid(organizationId) }, turn);
        const row = await inner.db
          .insertInto("jobs")
          .values({ id, organization_id: organizationId, document_id: document.id, turn, ...work })
          .returningAll()
          .executeTakeFirstOrThrow();
        if (password !== undefined) await keepPassword(inner, { id, organizationId }, password);
        return toJob(row);
      });
    },

    password: (organizationId, id) => passwordOf(scope, organizationId, id),

    get: (organizationId, id) => get(scope, organizationId, id),

    async backlog(organizationId) {
      const ofOne = organizationId === null ? sql`true` : sql`organization_id = ${uuid(organizationId)}`;
      const since = new Date(scope.now().getTime() - 60_000);
      const { rows } = await sql<{ waiting: string | number; ended: string | number }>`
        select
          (select count(*) from jobs where status = 'pending' and ${ofOne}) as waiting,
          (select count(*) from jobs
            where status in ('completed', 'failed') and updated_at >= ${since} and ${ofOne}) as ended`.execute(
        db,
      );
      return { waiting: Number(rows[0]?.waiting ?? 0), endedLastMinute: Number(rows[0]?.ended ?? 0) };
    },

    async endings({ withinSeconds }) {
      const since = new Date(scope.now().getTime() - withinSeconds * 1000);
      const { rows } = await sql<{
        status: JobEndings["status"];
        code: string | null;
        jobs: string | number;
      }>`
        select status, error_code as code, count(*) as jobs from jobs
        where status in ('completed', 'failed') and updated_at >= ${since} group by 1, 2`.execute(db);
      return rows.map(({ status, code, jobs }) => ({ status, code, jobs: Number(jobs) }));
    },

    list(organizationId, options) {
      const query = db.selectFrom("jobs").selectAll().where("organization_id", "=", uuid(organizationId));
      return listPage(query, options, { status: "status", documentId: { id: "document_id" } }, toJob);
    },

    resubmit(organizationId, id, { password } = {}) {
      return scope.atomically(async (inner) => {
        const job = await get(inner, organizationId, id);
        if (job === null) return null;
        await resubmitWork(inner, "jobs", job.id, await nextTurn(inner, "jobs", organizationId));
        // Whoever had looked at it has not seen what comes now.
        await inner.db.deleteFrom("job_reviews").where("job_id", "=", job.id).execute();
        if (password !== undefined) await keepPassword(inner, job, password);
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

function toJob(row: Omit<JobRow, "turn">): Job {
  return {
    id: row.id,
    organizationId: row.organization_id,
    documentId: row.document_id,
    ...toWork(row),
  };
}
