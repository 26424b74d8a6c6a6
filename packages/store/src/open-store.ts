import { sql } from "kysely";
import type { BlobStore } from "./api/blobs.ts";
import type { Store } from "./api/store.ts";
import { removeUnusedBlob } from "./blobs/blob-references.ts";
import { folderBlobs } from "./blobs/folder-blobs.ts";
import { s3Blobs } from "./blobs/s3-blobs.ts";
import type { Connection } from "./database/connection.ts";
import { openEmbedded } from "./database/embedded.ts";
import { openPostgres } from "./database/postgres.ts";
import { StoreError } from "./errors.ts";
import { guardEach } from "./guard.ts";
import type { BlobOptions, DatabaseOptions, StoreOptions } from "./options.ts";
import { createQueueEntries } from "./queue/entries.ts";
import { createQueues } from "./queue/queues.ts";
import { createBossHandle } from "./queue/boss-handle.ts";
import { createWakeCalls } from "./queue/wake-calls.ts";
import { createRepositories } from "./repositories/index.ts";
import { migrate, migrationStatus } from "./schema/migrate.ts";
import { createScope } from "./scope.ts";

const DEFAULT_POOL_SIZE = 10;
const UNUSED_BLOB_AGE_MS = 3_600_000;

/**
 * Opens the database and the blobs. Call `migrate()` before anything else, and `close()` at the end.
 * @throws StoreError `invalid_argument`, `data_folder_in_use` (its `details.pid` names the other process),
 * `data_folder_unusable`, `database_unavailable`.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const blobs = openBlobs(options.blobs);
  const connection = await openDatabase(options.database);
  const boss = createBossHandle(connection);
  const wakeCalls = createWakeCalls(connection);
  const entries = createQueueEntries(boss.current);
  const scope = createScope(connection.kysely, { now: options.clock ?? (() => new Date()), blobs, entries });
  let closing: Promise<void> | null = null;

  async function isOpen(): Promise<void> {
    if (closing !== null) throw new StoreError("store_closed", "the store is closed");
  }
  // The queue library reads its settings when it starts; on the embedded database that would wait for the very
  // transaction that waits for it.
  async function isReady(): Promise<void> {
    await isOpen();
    await boss.start();
  }
  async function close(): Promise<void> {
    await wakeCalls.close();
    await boss.stop();
    await connection.close();
  }
  const { touch, recover } = boss;

  return {
    ...guardEach(createRepositories(scope), isReady),
    blobs,
    queues: guardEach(createQueues({ scope, wakeCalls, touch, recover }), isReady),
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

function openDatabase(options: DatabaseOptions): Promise<Connection> {
  if (options.kind === "postgres") return openPostgres(options.url, options.poolSize ?? DEFAULT_POOL_SIZE);
  return openEmbedded(options.kind === "memory" ? null : options.folder);
}

function openBlobs(options: BlobOptions): BlobStore {
  return options.kind === "s3" ? s3Blobs(options) : folderBlobs(options.folder);
}
