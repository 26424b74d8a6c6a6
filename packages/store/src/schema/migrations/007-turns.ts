import { type Kysely, sql } from "kysely";

/** The order in which waiting jobs are taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column turn integer not null default 0`.execute(db);
}
