import { type Kysely, sql } from "kysely";

/**
 * What the columns of spreadsheets are, as an organization has saved it: one mapping for each header, which names it. Beside a result
 * stands what its columns were taken for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table column_mappings (
      id uuid primary key,
      organization_id uuid not null constraint column_mappings_organization
        references organizations on delete cascade,
      header text not null,
      name text not null,
      mapping jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (organization_id, header)
    )`.execute(db);
  await sql`
    create index column_mappings_by_organization
      on column_mappings (organization_id, created_at, id)`.execute(db);
  await sql`alter table results add column columns jsonb`.execute(db);
}
