import { type Kysely, sql } from "kysely";

/** What each user may do. Users that there are already may do everything, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column role text not null default 'admin'
      constraint users_role check (role in ('reader', 'reviewer', 'approver', 'admin'))`.execute(db);
}
