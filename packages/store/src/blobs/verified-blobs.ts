import { createHash, webcrypto } from "node:crypto";
import { Readable } from "node:stream";
import type { BlobStore } from "../api/blobs.ts";
import { StoreError } from "../errors.ts";

/** The blobs, but what is read is what was stored: a disk or a bucket may lie. */
export function verifiedBlobs(blobs: BlobStore): BlobStore {
  return {
    ...blobs,
    async open(key) {
      return Readable.from(verified(await blobs.open(key), key), { objectMode: false });
    },
    async read(key, options) {
      const bytes = await blobs.read(key, options);
      // In another thread: of the largest documents it takes tens of milliseconds, in which nobody else would be answered.
      const sum = await webcrypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
      if (Buffer.from(sum).toString("hex") !== key) throw damaged();
      return bytes;
    },
  };
}

/** The last chunk is held back until the hash is right, so nobody takes a damaged blob for a whole one. */
async function* verified(source: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Uint8Array> {
  const sum = createHash("sha256");
  let held: Uint8Array | null = null;
  for await (const chunk of source) {
    sum.update(chunk);
    if (held !== null) yield held;
    held = chunk;
  }
  if (sum.digest("hex") !== key) throw damaged();
  if (held !== null) yield held;
}

function damaged(): StoreError {
  return new StoreError("data_damaged", "the bytes of a document are not those that were stored");
}
