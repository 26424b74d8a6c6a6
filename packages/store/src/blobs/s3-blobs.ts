import { AwsClient } from "aws4fetch";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addAbortSignal, Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { ReadableStream } from "node:stream/web";
import type { BlobStore } from "../api/blobs.ts";
import { StoreError } from "../errors.ts";
import type { BlobOptions } from "../options.ts";
import { blobMissing, isBlobKey } from "./blob-key.ts";
import { listedObjects } from "./s3-listing.ts";
import { opened, PLAIN, type BlobSealing } from "../sealing/blob-sealing.ts";
import { receiving, sending, silence } from "./silence.ts";
import { spool, sweepSpool, type Spooled } from "./spool.ts";

const UPLOAD_ATTEMPTS = 3;
const UPLOAD_PAUSE_MS = 100;
/** A bucket that says nothing for so long is not there. */
const PATIENCE_MS = 10_000;

/** Blobs as objects of a bucket. A stream is spooled to local disk first, for S3 wants to know its length. */
export function s3Blobs(
  options: Extract<BlobOptions, { kind: "s3" }>,
  temporary: string = join(tmpdir(), "paylift-spool"),
  sealing: BlobSealing = PLAIN,
  patienceMs: number = PATIENCE_MS,
): BlobStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix = "" } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 3 });
  const bucketUrl = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;
  const folder = `${prefix}sha256/`;
  const urlOf = (key: string): string =>
    `${bucketUrl}/${folder.split("/").map(encodeURIComponent).join("/")}${key}`;

  async function request(url: string, init: RequestInit): Promise<Response> {
    const quiet = silence(patienceMs);
    quiet.begin();
    let response: Response;
    try {
      response = await client.fetch(url, { ...init, signal: quiet.signal });
    } catch (cause) {
      throw noAnswer(cause);
    } finally {
      quiet.end();
    }
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new StoreError("blob_storage_failed", "the object store refused a request", {
      status: response.status,
    });
  }

  /** The bytes of an answer, if its sender goes on to the end. */
  function heard(body: NonNullable<Response["body"]>): Readable {
    const quiet = silence(patienceMs);
    const bytes = Readable.fromWeb(body as ReadableStream<Uint8Array>, { signal: quiet.signal });
    const given = Readable.from(orNoAnswer(receiving(bytes, quiet)), { objectMode: false });
    // Also when nobody has begun to read.
    return given.once("close", () => bytes.destroy());
  }

  /** For requests whose answer's body is of no interest; whether the object was there. */
  async function answered(method: string, key: string): Promise<boolean> {
    const response = await request(urlOf(key), { method });
    await response.body?.cancel();
    return response.status !== 404;
  }

  async function open(key: string): Promise<Readable> {
    if (!isBlobKey(key)) throw blobMissing();
    const response = await request(urlOf(key), { method: "GET" });
    if (response.status === 404 || response.body === null) {
      await response.body?.cancel();
      throw blobMissing();
    }
    return opened(sealing, heard(response.body));
  }

  return {
    async put(source, putOptions = {}) {
      const { path, key, checksum, size, file } = await spool(temporary, source, sealing, putOptions);
      try {
        await upload(client, urlOf(key), path, file, patienceMs, putOptions.signal);
      } finally {
        await rm(path, { force: true });
      }
      return { key, checksum, size };
    },

    open,

    async read(key, { signal } = {}) {
      const stream = await open(key);
      return buffer(signal === undefined ? stream : addAbortSignal(signal, stream));
    },

    has: async (key) => isBlobKey(key) && answered("HEAD", key),

    async delete(key) {
      // S3 answers alike whether there was something to delete.
      if (!isBlobKey(key) || !(await answered("HEAD", key))) return false;
      await answered("DELETE", key);
      return true;
    },

    async room() {
      const response = await request(bucketUrl, { method: "HEAD" });
      await response.body?.cancel();
      if (response.ok) return null;
      throw new StoreError("blob_storage_failed", "the bucket is not there", { status: response.status });
    },

    async *keys({ olderThanMs }) {
      let continuation: string | null = null;
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix: folder });
        if (continuation !== null) query.set("continuation-token", continuation);
        const response = await request(`${bucketUrl}?${query}`, { method: "GET" });
        const listing = response.body === null ? "" : await text(heard(response.body));
        const { objects, next } = listedObjects(listing);
        for (const { name, modifiedAt } of objects) {
          const key = name.slice(folder.length);
          if (isBlobKey(key) && Date.now() - modifiedAt >= olderThanMs) yield key;
        }
        continuation = next;
      } while (continuation !== null);
    },

    sweepTemporary: ({ olderThanMs } = {}) => sweepSpool(temporary, olderThanMs),
  };
}

/** Sends the file, again after a passing fault: a body that is a stream can be sent only once. */
async function upload(
  client: AwsClient,
  url: string,
  path: string,
  file: Spooled["file"],
  patienceMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const failed = await uploadOnce(client, url, path, file, patienceMs, signal);
    if (failed === null) return;
    const { status } = failed.details;
    const passing = status === undefined || status === 429 || Number(status) >= 500;
    if (!passing || attempt === UPLOAD_ATTEMPTS) throw failed;
    await setTimeout(UPLOAD_PAUSE_MS * 2 ** attempt, undefined, signal === undefined ? {} : { signal });
  }
}

async function uploadOnce(
  client: AwsClient,
  url: string,
  path: string,
  { sha256, size }: Spooled["file"],
  patienceMs: number,
  signal: AbortSignal | undefined,
): Promise<StoreError | null> {
  const quiet = silence(patienceMs);
  const signed = await client.sign(url, {
    method: "PUT",
    headers: { "content-length": String(size), "x-amz-content-sha256": sha256 },
  });
  // An empty body is no stream: it would be sent in chunks, which S3 refuses.
  const body =
    size === 0 ? null : Readable.from(sending(createReadStream(path), quiet), { objectMode: false });
  try {
    quiet.begin();
    const response = await fetch(signed.url, {
      method: "PUT",
      headers: signed.headers,
      body: body === null ? new Uint8Array() : (Readable.toWeb(body) as RequestInit["body"]),
      duplex: "half",
      signal: signal === undefined ? quiet.signal : AbortSignal.any([signal, quiet.signal]),
    } as RequestInit);
    await response.body?.cancel();
    if (response.ok) return null;
    return new StoreError("blob_storage_failed", "the object store refused the bytes", {
      status: response.status,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    return noAnswer(cause);
  } finally {
    quiet.end();
    body?.destroy();
  }
}

async function* orNoAnswer(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (cause) {
    throw noAnswer(cause);
  }
}

function noAnswer(cause: unknown): StoreError {
  return new StoreError("blob_storage_failed", "the object store does not answer", {}, { cause });
}
