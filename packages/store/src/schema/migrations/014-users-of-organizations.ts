import { type Kysely, sql } from "kysely";

/**
 * An address is one user's in an organization, and may be others' in other organizations: who adds a user learns nothing of
 * those.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index users_of_organization on users (organization_id, lower(email))`.execute(db);
  await sql`create index users_by_email on users (lower(email))`.execute(db);
  await sql`drop index users_email`.execute(db);
}
