import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Document, DocumentRepository } from "../api/documents.ts";
import { lockBlob, removeUnusedBlob } from "../blobs/blob-references.ts";
import type { DocumentRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import { listPage } from "../list-page.ts";
import { lockMigration, settleMigration } from "../migration-status.ts";
import type { Scope, TransactionScope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { organizationExists } from "./organizations.ts";

export function documentRepository(scope: Scope): DocumentRepository {
  const { db, now, blobs } = scope;
  return {
    create(organizationId, document) {
      return scope.atomically(async (inner) => {
        if (!(await organizationExists(inner, organizationId))) return null;
        await lockBlob(inner.db, document.blobKey);
        if (!(await blobs.has(document.blobKey))) {
          throw new StoreError("blob_missing", "the document's bytes are not stored: put them first");
        }
        const row = await inner.db
          .insertInto("documents")
          .values({
            id: randomUUID(),
            organization_id: organizationId,
            filename: document.filename,
            file_size: document.fileSize,
            checksum: document.checksum,
            content_type: document.contentType,
            blob_key: document.blobKey,
            created_at: now(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return toDocument(row);
      });
    },

    async get(organizationId, id) {
      const row = await db
        .selectFrom("documents")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .executeTakeFirst();
      return row === undefined ? null : toDocument(row);
    },

    async ofJob(organizationId, jobId) {
      const row = await db
        .selectFrom("documents")
        .innerJoin("jobs", "jobs.document_id", "documents.id")
        .selectAll("documents")
        .where("jobs.organization_id", "=", uuid(organizationId))
        .where("jobs.id", "=", uuid(jobId))
        .executeTakeFirst();
      return row === undefined ? null : toDocument(row);
    },

    list(organizationId, options) {
      const query = db
        .selectFrom("documents")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId));
      return listPage(query, options, { checksum: "checksum" }, toDocument);
    },

    delete(organizationId, id) {
      return scope.atomically(async (inner) => {
        // Migrations before documents, as whoever creates a run locks them.
        for (const migrationId of await migrationsOf(inner, id)) await lockMigration(inner, migrationId);
        const document = await inner.db
          .selectFrom("documents")
          .select(["id", "blob_key"])
          .where("organization_id", "=", uuid(organizationId))
          .where("id", "=", uuid(id))
          .forUpdate()
          .executeTakeFirst();
        if (document === undefined) return false;
        // Locked, so that none of them starts while we delete.
        const jobs = await inner.db
          .selectFrom("jobs")
          .select("status")
          .where("document_id", "=", document.id)
          .forUpdate()
          .execute();
        if (jobs.some(({ status }) => status === "processing")) {
          throw new StoreError("document_in_use", "the document is being processed: cancel its job first");
        }
        const migrations = await migrationsOf(inner, document.id);
        await inner.db.deleteFrom("documents").where("id", "=", document.id).execute();
        for (const migrationId of migrations) await settleMigration(inner, migrationId);
        inner.afterCommit(async (after) => {
          await removeUnusedBlob(after, document.blob_key);
        });
        return true;
      });
    },
  };
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

function toDocument(row: Selectable<DocumentRow>): Document {
  return {
    id: row.id,
    organizationId: row.organization_id,
    filename: row.filename,
    fileSize: Number(row.file_size),
    checksum: row.checksum,
    contentType: row.content_type,
    blobKey: row.blob_key,
    createdAt: row.created_at,
  };
}
