import { type RawBuilder, sql } from "kysely";
import { RETENTION_DAYS_MAX, type Retention, type RetentionRepository } from "../api/retention.ts";
import { assertRange } from "../list-page.ts";
import type { Scope, TransactionScope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { deleteDocument } from "./delete-document.ts";
import { organizationExists } from "./organizations.ts";

const DAY_MS = 86_400_000;
const BATCH_MAX = 1_000;

interface DueRow {
  readonly id: string;
  readonly organization_id: string;
  readonly created_at: Date;
}

// Signed before its last change a payroll migration is as good as not signed: somebody still works on it.
const IS_KEPT_FOR_MIGRATION = sql`exists (
  select 1 from runs r where r.document_id = d.id and not exists (
    select 1 from sign_offs s where s.migration_id = r.migration_id
      and s.created_at >= (select max(updated_at) from runs where migration_id = r.migration_id)
  )
)`;

export function retentionRepository(scope: Scope): RetentionRepository {
  const { db, now } = scope;

  /** Of a document `d` and its organization `o`. */
  const isDueNow = (within: Scope): RawBuilder<unknown> => sql`
    d.created_at < ${within.now()}::timestamptz - make_interval(hours => 24 * o.retention_days)
    and not exists (select 1 from jobs where document_id = d.id and status = 'processing')
    and not ${IS_KEPT_FOR_MIGRATION}`;

  async function isDue(within: Scope, organizationId: string, id: string): Promise<boolean> {
    const { rows } = await sql`
      select d.id from documents d join organizations o on o.id = d.organization_id
      where o.id = ${uuid(organizationId)} and d.id = ${uuid(id)} and ${isDueNow(within)}`.execute(within.db);
    return rows.length > 0;
  }

  return {
    async get(organizationId) {
      const row = await db
        .selectFrom("organizations")
        .select("retention_days as days")
        .where("id", "=", uuid(organizationId))
        .executeTakeFirst();
      return row ?? null;
    },

    async set(organizationId, { days }): Promise<Retention | null> {
      if (days !== null) assertRange("days", days, RETENTION_DAYS_MAX);
      const row = await db
        .updateTable("organizations")
        .set({ retention_days: days })
        .where("id", "=", uuid(organizationId))
        .returning("retention_days as days")
        .executeTakeFirst();
      return row ?? null;
    },

    async preview(organizationId, days) {
      assertRange("days", days, RETENTION_DAYS_MAX);
      if (!(await organizationExists(scope, organizationId))) return null;
      const { rows } = await sql<{ kept: string | number; old: string | number }>`
        select count(*) as old, count(*) filter (where ${IS_KEPT_FOR_MIGRATION}) as kept
        from documents d
        where d.organization_id = ${uuid(organizationId)}
          and d.created_at < ${new Date(now().getTime() - days * DAY_MS)}`.execute(db);
      const { old = 0, kept = 0 } = rows[0] ?? {};
      return { documents: Number(old) - Number(kept), keptForMigrations: Number(kept) };
    },

    async due({ limit, after }) {
      assertRange("limit", limit, BATCH_MAX);
      const beyond =
        after === undefined
          ? sql`true`
          : sql`(d.organization_id, d.created_at, d.id)
              > (${uuid(after.organizationId)}::uuid, ${after.createdAt}::timestamptz, ${uuid(after.id)}::uuid)`;
      const { rows } = await sql<DueRow>`
        select due.id, due.organization_id, due.created_at from organizations o cross join lateral (
          select d.id, d.organization_id, d.created_at from documents d
          where d.organization_id = o.id and ${beyond} and ${isDueNow(scope)}
          order by d.created_at, d.id limit ${limit}
        ) due
        where o.retention_days is not null
        order by due.organization_id, due.created_at, due.id limit ${limit}`.execute(db);
      return rows.map((row) => ({
        id: row.id,
        organizationId: row.organization_id,
        createdAt: row.created_at,
      }));
    },

    async expire(organizationId, documentId) {
      if (!(await isDue(scope, organizationId, documentId))) return false;
      return deleteDocument(scope, organizationId, documentId, {
        onlyIf: (inner, id) => isDue(inner, organizationId, id),
        afterwards: forgetPeople,
      });
    },
  };
}

/** Decisions and mappings name people: they go with the last run of their payroll migration. */
async function forgetPeople({ db }: TransactionScope, migrationIds: readonly string[]): Promise<void> {
  for (const table of ["decisions", "comparison_settings"]) {
    for (const id of migrationIds) {
      await sql`
        delete from ${sql.table(table)} where migration_id = ${id}
          and not exists (select 1 from runs where migration_id = ${id})`.execute(db);
    }
  }
}
