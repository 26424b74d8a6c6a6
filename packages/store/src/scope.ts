import type { Kysely, Transaction } from "kysely";
import type { BlobStore } from "./api/blobs.ts";
import type { Tables } from "./database/tables.ts";
import type { KeyLookups } from "./key-lookups.ts";
import type { QueueEntries } from "./queue/entries.ts";
import type { ValueSealing } from "./sealing/value-sealing.ts";

/** What a repository works with: the database or a transaction of it, and the store's other parts. */
export interface Scope {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  readonly blobs: BlobStore;
  readonly entries: QueueEntries;
  readonly keyLookups: KeyLookups;
  readonly sealing: ValueSealing;
  /** Runs `work` in the transaction of this scope, or in a new one. */
  atomically<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T>;
}

export interface TransactionScope extends Scope {
  readonly db: Transaction<Tables>;
  /** Runs `work` once the transaction is committed; never when it is rolled back. */
  afterCommit(work: (scope: Scope) => Promise<void>): void;
}

/** The parts that are the same in every scope. */
export type ScopeParts = Pick<Scope, "now" | "blobs" | "entries" | "keyLookups" | "sealing">;

/** A scope outside of any transaction. */
export function createScope(db: Kysely<Tables>, parts: ScopeParts): Scope {
  const scope: Scope = { ...parts, db, atomically: (work) => transact(scope, work) };
  return scope;
}

async function transact<T>(outer: Scope, work: (scope: TransactionScope) => Promise<T>): Promise<T> {
  const later: ((scope: Scope) => Promise<void>)[] = [];
  const value = await outer.db.transaction().execute((trx) => {
    const inner: TransactionScope = {
      ...outer,
      db: trx,
      atomically: (nested) => nested(inner),
      afterCommit: (follow) => later.push(follow),
    };
    return work(inner);
  });
  for (const follow of later) await follow(outer);
  return value;
}
