import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { onEveryDatabase } from "./support/backends.ts";
import { bytes, failure, newDocument, present, sample } from "./support/samples.ts";

onEveryDatabase("documents with the same bytes share them", async (t, { store }) => {
  const { organization, document } = await sample(store);
  const { id: _id, organizationId: _owner, createdAt: _at, ...same } = document;
  const twin = present(await store.documents.create(organization.id, { ...same, filename: "twin.pdf" }));
  t.match(twin, { filename: "twin.pdf", blobKey: document.blobKey, fileSize: document.fileSize });
  const filters = { checksum: document.checksum };
  t.match(await store.documents.list(organization.id, { filters }), { count: 2 });
  t.ok(await store.documents.delete(organization.id, document.id));
  t.ok(await store.blobs.has(document.blobKey));
  t.ok(await store.documents.delete(organization.id, twin.id));
  t.notOk(await store.blobs.has(document.blobKey));
  t.match(await failure(store.documents.create(organization.id, same)), { code: "blob_missing" });
});

onEveryDatabase("a document is never created on bytes that are being deleted", async (t, { store }) => {
  const { organization } = await sample(store);
  for (let round = 0; round < 8; round += 1) {
    const document = await newDocument(store, organization.id);
    const { id: _id, organizationId: _owner, createdAt: _at, ...same } = document;
    const [made] = await Promise.allSettled([
      store.documents.create(organization.id, same),
      store.documents.delete(organization.id, document.id),
    ]);
    if (made.status === "rejected") t.match(made.reason, { code: "blob_missing" });
    t.equal(await store.blobs.has(document.blobKey), made.status === "fulfilled");
  }
});

onEveryDatabase(
  "bytes that no document refers to are swept once they are old",
  async (t, { store, folder }) => {
    const { document } = await sample(store);
    const { key } = await store.blobs.put(bytes(`unused ${document.id}`));
    t.equal(await store.sweepBlobs(), 0, "an upload may be about to use them");
    t.ok(await store.blobs.has(key));
    const longAgo = new Date(Date.now() - 7_200_000);
    for (const old of [key, document.blobKey]) {
      await utimes(join(folder, "blobs", "sha256", old.slice(0, 2), old), longAgo, longAgo);
    }
    t.equal(await store.sweepBlobs(), 1);
    t.notOk(await store.blobs.has(key));
    t.ok(await store.blobs.has(document.blobKey));
  },
);
