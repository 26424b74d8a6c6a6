import { type Kysely, sql } from "kysely";

/**
 * How long an organization keeps its documents, for ever unless it says otherwise, and which jobs somebody has looked
 * at. A review goes with its job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations add column retention_days integer check (retention_days between 1 and 36500)`.execute(
    db,
  );
  await sql`
    create table job_reviews (
      job_id uuid primary key,
      organization_id uuid not null,
      reviewed_by text not null,
      created_at timestamptz not null,
      constraint job_reviews_job foreign key (organization_id, job_id)
        references jobs (organization_id, id) on delete cascade
    )`.execute(db);
}
