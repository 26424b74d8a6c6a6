import { type Kysely, sql } from "kysely";

/** Which decisions were made together, so that they can be taken back together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table decisions add column batch_id uuid`.execute(db);
}
