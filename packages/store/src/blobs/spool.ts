import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { PutOptions, StoredBlob } from "../api/blobs.ts";
import { StoreError } from "../errors.ts";
import { PLAIN, type BlobSealing } from "../sealing/blob-sealing.ts";

const SUFFIX = ".part";
const HOUR_MS = 3_600_000;

/** A complete stream in a temporary file, safely on disk. */
export interface Spooled extends StoredBlob {
  readonly path: string;
  /** Of the file: where blobs are sealed it is not the stream itself. */
  readonly file: { readonly sha256: string; readonly size: number };
}

/** Writes a stream to a new file of `folder`; nothing stays when the stream fails or is given up. */
export async function spool(
  folder: string,
  source: AsyncIterable<Uint8Array>,
  sealing: BlobSealing,
  { signal }: PutOptions = {},
): Promise<Spooled> {
  const path = join(folder, randomUUID() + SUFFIX);
  const file = await onDisk(async () => {
    await mkdir(folder, { recursive: true });
    return open(path, "wx");
  });
  const plain = measure(abortable(source, signal));
  const kept = sealing === PLAIN ? plain : measure(sealing.seal(plain.chunks));
  try {
    for await (const chunk of kept.chunks) await onDisk(() => file.writeFile(chunk));
    await onDisk(() => file.sync());
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
  const { sha256: key, size } = plain.end();
  return {
    path,
    key,
    checksum: `sha256:${key}`,
    size,
    file: kept === plain ? { sha256: key, size } : kept.end(),
  };
}

interface Measured {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Of all chunks, once they have passed. */
  end(): { readonly sha256: string; readonly size: number };
}

function measure(source: AsyncIterable<Uint8Array>): Measured {
  const hash = createHash("sha256");
  let size = 0;
  async function* passing(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
  }
  return { chunks: passing(), end: () => ({ sha256: hash.digest("hex"), size }) };
}

/** Removes spooled files that nobody has written to for so long; how many. */
export async function sweepSpool(folder: string, olderThanMs: number = HOUR_MS): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const found = name.endsWith(SUFFIX) ? await stat(path).catch(() => null) : null;
    if (found === null || Date.now() - found.mtimeMs < olderThanMs) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Errors of the disk as errors of the store; those of the stream pass unchanged. */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const code: unknown = cause instanceof Error ? Reflect.get(cause, "code") : null;
    const details = { code: typeof code === "string" ? code : null };
    if (code === "ENOSPC" || code === "EDQUOT") {
      throw new StoreError("insufficient_storage", "the disk of the documents is full", details, { cause });
    }
    throw new StoreError("blob_storage_failed", "the blob folder cannot be used", details, { cause });
  }
}

// A source that never gives another chunk must not outlive the signal.
async function* abortable(
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  if (signal === undefined) {
    yield* source;
    return;
  }
  const aborted = Promise.withResolvers<never>();
  aborted.promise.catch(() => undefined);
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort);
  const chunks = source[Symbol.asyncIterator]();
  let ended = false;
  try {
    signal.throwIfAborted();
    for (;;) {
      const next = await Promise.race([chunks.next(), aborted.promise]);
      ended = next.done === true;
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener("abort", abort);
    // Not awaited: a generator that is stuck in a chunk answers only after that chunk.
    if (!ended) void Promise.resolve(chunks.return?.()).catch(() => undefined);
  }
}
