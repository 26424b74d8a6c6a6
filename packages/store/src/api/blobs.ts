import type { Readable } from "node:stream";

export interface StoredBlob {
  /** The SHA-256 of the bytes in hex: the same bytes always have the same key. */
  readonly key: string;
  /** `sha256:` and the key. */
  readonly checksum: string;
  /** In bytes. */
  readonly size: number;
}

export interface PutOptions {
  /** Gives up: nothing is stored and no temporary file stays. */
  readonly signal?: AbortSignal;
}

/** Room on the disk of a folder, in bytes. */
export interface BlobRoom {
  readonly free: number;
  readonly total: number;
}

/** Bytes by their hash. */
export interface BlobStore {
  /** Stores a stream; storing the same bytes again is harmless. An error of the stream is passed on unchanged. */
  put(source: AsyncIterable<Uint8Array>, options?: PutOptions): Promise<StoredBlob>;
  /** @throws StoreError `blob_missing`. */
  open(key: string): Promise<Readable>;
  /** All of the bytes at once. @throws StoreError `blob_missing`, `data_damaged`; rejects when `signal` aborts. */
  read(key: string, options?: { readonly signal?: AbortSignal }): Promise<Buffer>;
  has(key: string): Promise<boolean>;
  /** False when there was nothing to delete. */
  delete(key: string): Promise<boolean>;
  /**
   * The free space; null if unknown, as for a bucket. @throws StoreError `blob_storage_failed` when bytes cannot be
   * stored.
   */
  room(): Promise<BlobRoom | null>;
  /** Keys last stored more than `olderThanMs` ago. */
  keys(options: { readonly olderThanMs: number }): AsyncIterable<string>;
  /** Removes what puts of killed processes left behind, older than `olderThanMs` (default an hour); how many. */
  sweepTemporary(options?: { readonly olderThanMs?: number }): Promise<number>;
}
