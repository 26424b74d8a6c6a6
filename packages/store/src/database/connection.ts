import type { Kysely } from "kysely";
import type { Db } from "pg-boss";
import type { Tables } from "./tables.ts";

/** An open database, embedded or on a server. */
export interface Connection {
  readonly kysely: Kysely<Tables>;
  /** The same database as the queue library wants it, outside of our transactions. */
  readonly queueDatabase: Db;
  readonly backend: "postgres" | "pglite";
  /** Runs `work` while no other process does the same on this database. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Calls `heard` for every notification; missed ones are made up for by looking now and then. */
  listen(channel: string, heard: (payload: string) => void): Promise<{ close(): Promise<void> }>;
  /** @throws StoreError `insufficient_storage` where nothing can be written now. */
  requireRoom(): void;
  close(): Promise<void>;
}
