import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Document, DocumentRepository } from "../api/documents.ts";
import { lockBlob } from "../blobs/blob-references.ts";
import type { DocumentRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import { listPage } from "../list-page.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { deleteDocument } from "./delete-document.ts";
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

    list(organizationId, options) {
      const query = db
        .selectFrom("documents")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId));
      return listPage(query, options, { checksum: "checksum" }, toDocument);
    },

    async storedBytes(organizationId) {
      const { bytes } = await db
        .selectFrom("documents")
        .select((all) => all.fn.coalesce(all.fn.sum("file_size"), sql<number>`0`).as("bytes"))
        .where("organization_id", "=", uuid(organizationId))
        .executeTakeFirstOrThrow();
      return Number(bytes);
    },

    async storedByAll() {
      const { rows } = await sql<{ bytes: string | number; largest: string | number }>`
        select coalesce(sum(bytes), 0) as bytes, coalesce(max(bytes), 0) as largest
        from (select sum(file_size) as bytes from documents group by organization_id) as each`.execute(db);
      return { bytes: Number(rows[0]?.bytes ?? 0), largest: Number(rows[0]?.largest ?? 0) };
    },

    delete: (organizationId, id) => deleteDocument(scope, organizationId, id),
  };
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
