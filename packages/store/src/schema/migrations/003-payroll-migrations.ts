import { type Kysely, sql } from "kysely";

/**
 * Payroll migrations with their runs and validations. Deleting a payroll migration or a document deletes its runs,
 * and with a run go the validations that compare it; a run outlives the job that it was read by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payroll_migrations (
      id uuid primary key,
      organization_id uuid not null constraint payroll_migrations_organization
        references organizations on delete cascade,
      name text not null,
      source_provider text not null,
      target_provider text not null,
      status text not null check (status in ('pending', 'in_progress', 'validated', 'failed')),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (organization_id, id)
    )`.execute(db);
  await sql`
    create index payroll_migrations_by_organization
      on payroll_migrations (organization_id, created_at, id)`.execute(db);
  await sql`
    create table runs (
      id uuid primary key,
      organization_id uuid not null,
      migration_id uuid not null,
      run_type text not null check (run_type in ('source', 'target')),
      document_id uuid not null,
      job_id uuid,
      status text not null check (status in ('pending', 'processing', 'completed', 'failed')),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (organization_id, migration_id, id),
      constraint runs_migration foreign key (organization_id, migration_id)
        references payroll_migrations (organization_id, id) on delete cascade,
      constraint runs_document foreign key (organization_id, document_id)
        references documents (organization_id, id) on delete cascade,
      constraint runs_job foreign key (organization_id, job_id)
        references jobs (organization_id, id) on delete set null (job_id)
    )`.execute(db);
  await sql`create index runs_by_migration on runs (migration_id, created_at, id)`.execute(db);
  await sql`create index runs_by_document on runs (document_id)`.execute(db);
  await sql`create index runs_by_job on runs (job_id)`.execute(db);
  await sql`
    create table validations (
      id uuid primary key,
      organization_id uuid not null,
      migration_id uuid not null,
      source_run_id uuid not null,
      target_run_id uuid not null,
      status text not null check (status in ('pending', 'processing', 'completed', 'failed')),
      report jsonb,
      error_code text,
      error_message text,
      attempt integer not null default 0,
      crashes integer not null default 0,
      entry_id uuid not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint validations_migration foreign key (organization_id, migration_id)
        references payroll_migrations (organization_id, id) on delete cascade,
      constraint validations_source_run foreign key (organization_id, migration_id, source_run_id)
        references runs (organization_id, migration_id, id) on delete cascade,
      constraint validations_target_run foreign key (organization_id, migration_id, target_run_id)
        references runs (organization_id, migration_id, id) on delete cascade
    )`.execute(db);
  await sql`create index validations_by_migration on validations (migration_id, created_at, id)`.execute(db);
  await sql`create index validations_by_source_run on validations (source_run_id)`.execute(db);
  await sql`create index validations_by_target_run on validations (target_run_id)`.execute(db);
}
