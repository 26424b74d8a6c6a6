import { type Kysely, sql } from "kysely";

/**
 * Documents and what is read from them. Deleting a document deletes its jobs, and with a job go its result and
 * its corrections. References carry the organization along, so that no row can point into another one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents (
      id uuid primary key,
      organization_id uuid not null constraint documents_organization references organizations on delete cascade,
      filename text not null,
      file_size bigint not null check (file_size >= 0),
      checksum text not null,
      content_type text not null,
      blob_key text not null,
      created_at timestamptz not null,
      unique (organization_id, id)
    )`.execute(db);
  await sql`create index documents_by_organization on documents (organization_id, created_at, id)`.execute(
    db,
  );
  await sql`create index documents_by_blob on documents (blob_key)`.execute(db);
  await sql`
    create table jobs (
      id uuid primary key,
      organization_id uuid not null,
      document_id uuid not null,
      status text not null check (status in ('pending', 'processing', 'completed', 'failed')),
      error_code text,
      error_message text,
      attempt integer not null default 0,
      crashes integer not null default 0,
      entry_id uuid not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (organization_id, id),
      constraint jobs_document foreign key (organization_id, document_id)
        references documents (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index jobs_by_organization on jobs (organization_id, created_at, id)`.execute(db);
  await sql`create index jobs_by_document on jobs (document_id)`.execute(db);
  await sql`create index jobs_by_status on jobs (status) where status in ('pending', 'processing')`.execute(
    db,
  );
  await sql`
    create table results (
      id uuid primary key,
      organization_id uuid not null,
      job_id uuid not null unique,
      confidence double precision not null check (confidence between 0 and 1),
      canonical_output jsonb not null,
      checks jsonb not null,
      unclaimed jsonb not null,
      evidence jsonb not null,
      pages jsonb not null,
      created_at timestamptz not null,
      constraint results_job foreign key (organization_id, job_id)
        references jobs (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index results_by_organization on results (organization_id)`.execute(db);
  await sql`
    create table corrections (
      id uuid primary key,
      organization_id uuid not null,
      job_id uuid not null,
      correction_type text not null
        check (correction_type in ('wrong_value', 'wrong_field', 'missing_field', 'spurious')),
      field_path text not null,
      original_value text not null,
      corrected_value text not null,
      notes text,
      created_at timestamptz not null,
      constraint corrections_job foreign key (organization_id, job_id)
        references jobs (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index corrections_by_job on corrections (job_id, created_at, id)`.execute(db);
}
