import { type Kysely, sql } from "kysely";

/** How much money a page shows that no field of the result has; null for sealed results and those of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table results add column unclaimed_cents bigint`.execute(db);
}
