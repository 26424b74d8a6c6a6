import { sql } from "kysely";
import { removeUnusedBlob } from "../blobs/blob-references.ts";
import { StoreError } from "../errors.ts";
import { lockMigration, settleMigration } from "../migration-status.ts";
import type { Scope, TransactionScope } from "../scope.ts";
import { uuid } from "../uuid.ts";

interface Conditions {
  /** Asked once nobody else can change the document or add runs of it. */
  readonly onlyIf?: (scope: TransactionScope, documentId: string) => Promise<boolean>;
  /** Told of the payroll migrations that have lost runs. */
  readonly afterwards?: (scope: TransactionScope, migrationIds: readonly string[]) => Promise<void>;
}

/**
 * Deletes a document with everything that hangs on it, and its bytes once no other document has the same ones. False
 * when it is not there. @throws StoreError `document_in_use`.
 */
export function deleteDocument(
  scope: Scope,
  organizationId: string,
  id: string,
  { onlyIf, afterwards }: Conditions = {},
): Promise<boolean> {
  return scope.atomically(async (inner) => {
    await removeEntries(inner, organizationId, id);
    const document = await inner.db
      .selectFrom("documents")
      .select(["id", "blob_key"])
      .where("organization_id", "=", uuid(organizationId))
      .where("id", "=", uuid(id))
      .forUpdate()
      .executeTakeFirst();
    if (document === undefined) return false;
    // All there are: nobody makes a run of a document that another has locked.
    const migrations = await migrationsOf(inner, document.id);
    for (const migrationId of migrations) await lockMigration(inner, migrationId);
    // Locked, so that none of them starts while we delete.
    const jobs = await inner.db
      .selectFrom("jobs")
      .select("status")
      .where("document_id", "=", document.id)
      .orderBy("id")
      .forUpdate()
      .execute();
    if (jobs.some(({ status }) => status === "processing")) {
      throw new StoreError("document_in_use", "the document is being processed: cancel its job first");
    }
    if (onlyIf !== undefined && !(await onlyIf(inner, document.id))) {
      throw new StoreError("document_in_use", "the document is to be kept");
    }
    await inner.db.deleteFrom("documents").where("id", "=", document.id).execute();
    for (const migrationId of migrations) await settleMigration(inner, migrationId);
    await afterwards?.(inner, migrations);
    inner.afterCommit(async (after) => {
      await removeUnusedBlob(after, document.blob_key);
    });
    return true;
  });
}

/** Takes what waits for the document out of the queues, before any row is locked, as everywhere. */
async function removeEntries(
  { db, entries }: TransactionScope,
  organizationId: string,
  id: string,
): Promise<void> {
  const jobs = await db
    .selectFrom("jobs")
    .select("entry_id")
    .where("organization_id", "=", uuid(organizationId))
    .where("document_id", "=", uuid(id))
    .where("status", "=", "pending")
    .execute();
  await entries.remove(
    db,
    "jobs",
    jobs.map((row) => row.entry_id),
  );
  const { rows } = await sql<{ entry_id: string }>`
    select distinct v.entry_id from validations v
    join runs r on r.id in (v.source_run_id, v.target_run_id)
    where r.organization_id = ${uuid(organizationId)} and r.document_id = ${uuid(id)}
      and v.status in ('pending', 'processing')`.execute(db);
  await entries.remove(
    db,
    "validations",
    rows.map((row) => row.entry_id),
  );
}

/** Ids of the payroll migrations with a run of the document, in an order that is the same for everybody. */
async function migrationsOf({ db }: TransactionScope, documentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("runs")
    .select("migration_id")
    .distinct()
    .where("document_id", "=", uuid(documentId))
    .orderBy("migration_id")
    .execute();
  return rows.map((row) => row.migration_id);
}
