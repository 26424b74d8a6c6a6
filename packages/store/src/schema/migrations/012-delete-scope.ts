import { type Kysely, sql } from "kysely";

/** Deleting documents has a scope of its own now: keys that could, still can. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update api_keys set scopes = array_append(scopes, 'documents:delete')
    where 'documents:write' = any (scopes) and not 'documents:delete' = any (scopes)`.execute(db);
}
