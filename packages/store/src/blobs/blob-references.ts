import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Scope } from "../scope.ts";

/**
 * Until the end of the transaction nobody else refers to the blob or deletes it. So a document is never created
 * on bytes that are just being deleted.
 */
export async function lockBlob(trx: Kysely<Tables>, blobKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${blobKey}, 0))`.execute(trx);
}

/** Deletes the blob unless a document refers to it. */
export function removeUnusedBlob(scope: Scope, blobKey: string): Promise<boolean> {
  return scope.atomically(async ({ db, blobs }) => {
    await lockBlob(db, blobKey);
    const used = await db
      .selectFrom("documents")
      .select("id")
      .where("blob_key", "=", blobKey)
      .limit(1)
      .executeTakeFirst();
    return used === undefined && (await blobs.delete(blobKey));
  });
}
