import { type Kysely, sql } from "kysely";

/**
 * Layouts that an organization has taught or imported, each version a row. A row is work until it has been tried on the
 * documents that were reviewed; it outlives the job that it was taught by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table layouts (
      id uuid primary key,
      organization_id uuid not null constraint layouts_organization
        references organizations on delete cascade,
      job_id uuid,
      name text not null,
      provider text not null,
      version integer not null,
      layout jsonb,
      accepted boolean,
      report jsonb,
      status text not null check (status in ('pending', 'processing', 'completed', 'failed')),
      error_code text,
      error_message text,
      attempt integer not null default 0,
      crashes integer not null default 0,
      entry_id uuid not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint layouts_job foreign key (organization_id, job_id)
        references jobs (organization_id, id) on delete set null (job_id)
    )`.execute(db);
  await sql`create index layouts_by_organization on layouts (organization_id, created_at, id)`.execute(db);
  await sql`create index layouts_by_job on layouts (job_id)`.execute(db);
}
