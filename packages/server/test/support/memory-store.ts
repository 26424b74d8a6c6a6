import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Document, type Job, type Store } from "@paylift/store";

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
  const store = await openStore({ database: { kind: "memory" }, blobs: { kind: "folder", folder } });
  await store.migrate();
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
