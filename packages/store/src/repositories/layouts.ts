import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { JsonObject } from "../api/json.ts";
import type { LayoutRepository, StoredLayout } from "../api/layouts.ts";
import type { LayoutRow } from "../database/tables.ts";
import { listPage } from "../list-page.ts";
import { newWork, toWork } from "../queue/work-rows.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { jobExists } from "./job-exists.ts";

export function layoutRepository(scope: Scope): LayoutRepository {
  function ofOrganization({ db }: Scope, organizationId: string) {
    return db.selectFrom("layouts").selectAll().where("organization_id", "=", uuid(organizationId));
  }

  return {
    create(organizationId, { jobId, name, provider, layout }) {
      return scope.atomically(async (inner) => {
        if (jobId !== undefined && !(await jobExists(inner, organizationId, jobId))) return null;
        // Two who save at once are one after the other, so that no version is given twice.
        const owner = await inner.db
          .selectFrom("organizations")
          .select("id")
          .where("id", "=", uuid(organizationId))
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (owner === undefined) return null;
        const { newest } = await inner.db
          .selectFrom("layouts")
          .select((select) => select.fn.max("version").as("newest"))
          .where("organization_id", "=", owner.id)
          .where("name", "=", name)
          .where("provider", "=", provider)
          .executeTakeFirstOrThrow();
        const id = randomUUID();
        const work = await newWork(inner, "layouts", { id, organizationId: owner.id });
        const row = await inner.db
          .insertInto("layouts")
          .values({
            id,
            organization_id: owner.id,
            job_id: jobId ?? null,
            name,
            provider,
            version: (newest ?? 0) + 1,
            layout: layout === undefined ? null : JSON.stringify(layout),
            accepted: null,
            report: null,
            ...work,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return toLayout(row);
      });
    },

    async get(organizationId, id) {
      const row = await ofOrganization(scope, organizationId).where("id", "=", uuid(id)).executeTakeFirst();
      return row === undefined ? null : toLayout(row);
    },

    list: (organizationId, options) =>
      listPage(ofOrganization(scope, organizationId), options, { status: "status" }, toLayout),

    async inUse(organizationId) {
      const rows = await ofOrganization(scope, organizationId)
        .distinctOn(["name", "provider"])
        .where("accepted", "=", true)
        .orderBy("name")
        .orderBy("provider")
        .orderBy("version", "desc")
        .execute();
      return rows.map(toLayout);
    },

    async trials(organizationId, limit) {
      const { rows } = await sql<TrialRow>`
        select * from (
          select distinct on (jobs.document_id)
            jobs.document_id, jobs.id as job_id, documents.blob_key, results.confidence, jobs.created_at,
            exists (select from job_reviews where job_id = jobs.id)
              or exists (select from corrections where job_id = jobs.id)
              or exists (select from structure_corrections where job_id = jobs.id) as reviewed
          from jobs
          join results on results.job_id = jobs.id
          join documents on documents.id = jobs.document_id
          where jobs.organization_id = ${uuid(organizationId)} and jobs.status = 'completed'
          order by jobs.document_id, jobs.created_at desc, jobs.id
        ) as newest
        order by reviewed desc, created_at desc, job_id
        limit ${limit}`.execute(scope.db);
      return rows.map((row) => ({
        documentId: row.document_id,
        jobId: row.job_id,
        blobKey: row.blob_key,
        reviewed: row.reviewed,
        confidence: Number(row.confidence),
      }));
    },

    delete(organizationId, id) {
      return scope.atomically(async (inner) => {
        const row = await ofOrganization(inner, organizationId).where("id", "=", uuid(id)).executeTakeFirst();
        if (row === undefined) return false;
        // The entry first, as everywhere: two who lock in different orders wait for each other for ever.
        await inner.entries.remove(inner.db, "layouts", [row.entry_id]);
        const { rows } = await sql<{ id: string }>`
          delete from layouts where id = ${row.id} returning id`.execute(inner.db);
        return rows.length === 1;
      });
    },
  };
}

interface TrialRow {
  readonly document_id: string;
  readonly job_id: string;
  readonly blob_key: string;
  readonly confidence: number | string;
  readonly reviewed: boolean;
}

function toLayout(row: Selectable<LayoutRow>): StoredLayout {
  return {
    id: row.id,
    organizationId: row.organization_id,
    jobId: row.job_id,
    name: row.name,
    provider: row.provider,
    version: row.version,
    layout: row.layout as JsonObject | null,
    accepted: row.accepted,
    report: row.report as JsonObject | null,
    ...toWork(row),
  };
}
