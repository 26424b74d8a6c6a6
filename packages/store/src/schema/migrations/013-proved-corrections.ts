import { type Kysely, sql } from "kysely";

/**
 * Why a result has its confidence, so that it can be told anew with corrections; where a page shows what a correction
 * says; and corrections of structure: records that are added, merged, moved, or renamed by the column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table results add column confidence_reasons jsonb`.execute(db);
  await sql`alter table corrections add column evidence jsonb`.execute(db);
  await sql`
    create table structure_corrections (
      id uuid primary key,
      organization_id uuid not null,
      job_id uuid not null,
      action text not null,
      change jsonb not null,
      evidence jsonb,
      notes text,
      created_at timestamptz not null,
      constraint structure_corrections_job foreign key (organization_id, job_id)
        references jobs (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create index structure_corrections_by_job on structure_corrections (job_id, created_at, id)`.execute(db);
}
