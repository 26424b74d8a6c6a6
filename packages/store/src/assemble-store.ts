import { sql } from "kysely";
import type { BlobStore } from "./api/blobs.ts";
import type { Store } from "./api/store.ts";
import { verifiedBlobs } from "./blobs/verified-blobs.ts";
import { removeUnusedBlob } from "./blobs/blob-references.ts";
import type { Connection } from "./database/connection.ts";
import { StoreError } from "./errors.ts";
import type { Enqueuing } from "./options.ts";
import { guardEach, guardMethods } from "./guard.ts";
import { createKeyLookups } from "./key-lookups.ts";
import { createBossHandle } from "./queue/boss-handle.ts";
import { createQueueEntries } from "./queue/entries.ts";
import { createQueues } from "./queue/queues.ts";
import { createWakeCalls } from "./queue/wake-calls.ts";
import { createRepositories } from "./repositories/index.ts";
import { migrate, migrationStatus } from "./schema/migrate.ts";
import { createKeyring, type Keyring } from "./sealing/keyring.ts";
import { createMasterKeys } from "./sealing/master-keys.ts";
import { createValueSealing } from "./sealing/value-sealing.ts";
import { createScope } from "./scope.ts";

const UNUSED_BLOB_AGE_MS = 3_600_000;

/**
 * A server is asked as often as the queue library looks, over all processes. The embedded database, for whose process a
 * look is work of its own, knows no other worker that may have died.
 */
const RECOVER_INTERVAL_MS = { postgres: 1_000, pglite: 2_000 };

/** The store on an open database, which it closes. */
export function assembleStore(
  connection: Connection,
  keptBlobs: BlobStore,
  now: () => Date,
  keyring: Keyring = createKeyring(connection.kysely, createMasterKeys([]), now),
  enqueuing: Enqueuing = (_queue, add) => add(null),
): Store {
  const blobs = verifiedBlobs(keptBlobs);
  const boss = createBossHandle(connection);
  const wakeCalls = createWakeCalls(connection);
  const entries = createQueueEntries(boss.current, enqueuing);
  const scope = createScope(connection.kysely, {
    now,
    blobs,
    entries,
    keyLookups: createKeyLookups(),
    sealing: createValueSealing(keyring),
  });
  let closing: Promise<void> | null = null;

  async function isOpen(): Promise<void> {
    if (closing !== null) throw new StoreError("store_closed", "the store is closed");
  }
  // The queue library reads its settings when it starts; on the embedded database that would wait for the very
  // transaction that waits for it.
  async function isReady(): Promise<void> {
    await isOpen();
    await boss.start();
    // Before any transaction: inside one, the embedded database would have the keys wait for its end.
    await keyring.ready();
  }
  async function close(): Promise<void> {
    await wakeCalls.close();
    await boss.stop();
    await connection.close();
  }
  const { touch, recover } = boss;
  const recoverIntervalMs = RECOVER_INTERVAL_MS[connection.backend];

  return {
    ...guardEach(createRepositories(scope), isReady),
    blobs,
    queues: createQueues({ scope, touch, recover }, { wakeCalls, recoverIntervalMs }, (methods) =>
      guardMethods(methods, isReady),
    ),
    async transaction(work) {
      await isReady();
      return scope.atomically((inner) => work(guardEach(createRepositories(inner), isOpen)));
    },
    async migrate() {
      await isOpen();
      return migrate(connection);
    },
    async migrationStatus() {
      await isOpen();
      return migrationStatus(connection.kysely);
    },
    async ping() {
      await isOpen();
      await sql`select 1`.execute(connection.kysely);
      connection.requireRoom();
    },
    async rotateEncryption() {
      await isReady();
      return keyring.rotate();
    },
    async sweepBlobs() {
      await isReady();
      let deleted = 0;
      for await (const key of blobs.keys({ olderThanMs: UNUSED_BLOB_AGE_MS })) {
        if (await removeUnusedBlob(scope, key)) deleted += 1;
      }
      return deleted;
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}
