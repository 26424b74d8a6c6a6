import { type Kysely, sql } from "kysely";

/** The order in which waiting jobs are taken, and who waits. The indexes hold waiting jobs only, and stay small. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column turn integer not null default 0`.execute(db);
  await sql`create index jobs_waiting on jobs (turn) where status = 'pending'`.execute(db);
  await sql`create index jobs_waiting_of on jobs (organization_id, turn) where status = 'pending'`.execute(
    db,
  );
  await sql`create index jobs_by_change on jobs (updated_at) where status in ('completed', 'failed')`.execute(
    db,
  );
}
