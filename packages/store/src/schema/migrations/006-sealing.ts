import { type Kysely, sql } from "kysely";

/** Data keys, each encrypted with a key of the operator's, and results that are encrypted with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_keys (
      id uuid primary key,
      master_key text not null,
      wrapped text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`alter table results add column sealed text`.execute(db);
}
