import { type Kysely, sql } from "kysely";

/** Which reader read a result, and what became of voters; null for sealed results and those of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table results add column reader jsonb, add column voting jsonb`.execute(db);
}
