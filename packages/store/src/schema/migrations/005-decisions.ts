import { type Kysely, sql } from "kysely";

/**
 * What people lay down for the validations of a payroll migration: how to compare, which differences are accepted, and
 * that it was signed. All of it goes with the payroll migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comparison_settings (
      migration_id uuid primary key,
      organization_id uuid not null,
      mapping jsonb not null,
      tolerance jsonb not null,
      updated_at timestamptz not null,
      constraint comparison_settings_migration foreign key (organization_id, migration_id)
        references payroll_migrations (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create table decisions (
      id uuid primary key,
      organization_id uuid not null,
      migration_id uuid not null,
      key text not null,
      key_hash text not null,
      reason text not null,
      decided_by text not null,
      discrepancy jsonb not null,
      created_at timestamptz not null,
      constraint decisions_key unique (migration_id, key_hash),
      constraint decisions_migration foreign key (organization_id, migration_id)
        references payroll_migrations (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index decisions_by_migration on decisions (migration_id, created_at, id)`.execute(db);
  await sql`
    create table sign_offs (
      id uuid primary key,
      organization_id uuid not null,
      migration_id uuid not null,
      signed_by text not null,
      comment text,
      figures jsonb not null,
      created_at timestamptz not null,
      constraint sign_offs_migration foreign key (organization_id, migration_id)
        references payroll_migrations (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index sign_offs_by_migration on sign_offs (migration_id, created_at, id)`.execute(db);
}
