import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document, Job, Store } from "@paylift/store";
import { assembleStore } from "../../../store/src/assemble-store.ts";
import { folderBlobs } from "../../../store/src/blobs/folder-blobs.ts";
import { embeddedConnection } from "../../../store/src/database/embedded.ts";
import { migratedEmbedded } from "../../../store/test/support/migrated-embedded.ts";

export interface TestStore {
  readonly store: Store;
  readonly organizationId: string;
  /** A document with a job that waits. */
  upload(bytes: Uint8Array, filename?: string): Promise<{ document: Document; job: Job }>;
  remove(): Promise<void>;
}

/** A store in memory with one organization. */
export async function memoryStore(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-test-"));
  const connection = embeddedConnection(await migratedEmbedded());
  const store = assembleStore(connection, folderBlobs(folder), () => new Date());
  const { id: organizationId } = await store.organizations.create({ name: "Harbor Light Foods" });
  return {
    store,
    organizationId,
    async upload(bytes, filename = "register.pdf") {
      const { key, checksum, size } = await store.blobs.put(onePiece(bytes));
      const document = await store.documents.create(organizationId, {
        filename,
        fileSize: size,
        checksum,
        contentType: "application/pdf",
        blobKey: key,
      });
      if (document === null) throw new Error("no document");
      const job = await store.jobs.create(organizationId, document.id);
      if (job === null) throw new Error("no job");
      return { document, job };
    },
    async remove() {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function* onePiece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
