import type { QueueName } from "./api/work-queue.ts";

/** Where rows are kept. */
export type DatabaseOptions =
  /**
   * A Postgres inside this process, its files in a folder that only one process may open. With `create: false` a folder
   * without a database is refused and left as it is; default true.
   */
  | { readonly kind: "embedded"; readonly folder: string; readonly create?: boolean }
  /** The same without files; gone at close. For tests and trials. */
  | { readonly kind: "memory" }
  /** A Postgres server, 15 or newer. `poolSize` connections at most; default 10, at least 2. */
  | { readonly kind: "postgres"; readonly url: string; readonly poolSize?: number };

/** Where documents' bytes are kept. */
export type BlobOptions =
  | { readonly kind: "folder"; readonly folder: string }
  | {
      readonly kind: "s3";
      /** `https://host[:port]`; buckets are addressed by path. */
      readonly endpoint: string;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      /** Prefix of every key, such as `paylift/`. Default none. */
      readonly prefix?: string;
    };

/** Wraps every addition to a queue; what it passes to `add` comes back with the lease. */
export type Enqueuing = <T>(queue: QueueName, add: (trace: string | null) => Promise<T>) => Promise<T>;

export interface StoreOptions {
  readonly database: DatabaseOptions;
  readonly blobs: BlobOptions;
  /**
   * `name:base64` of 32 random bytes each. With one, documents, results and reports are encrypted from then on; the
   * first encrypts, the others decrypt older data. Default none.
   */
  readonly encryptionKeys?: readonly string[];
  /** The time, for every timestamp and expiry. Default the system's clock. */
  readonly clock?: () => Date;
  /** For tracing. Default: nothing runs around it, and nothing is handed over. */
  readonly enqueuing?: Enqueuing;
}
