import type { BlobStore } from "./api/blobs.ts";
import type { Store } from "./api/store.ts";
import { assembleStore } from "./assemble-store.ts";
import { folderBlobs } from "./blobs/folder-blobs.ts";
import { s3Blobs } from "./blobs/s3-blobs.ts";
import type { Connection } from "./database/connection.ts";
import { openEmbedded } from "./database/embedded.ts";
import { openPostgres } from "./database/postgres.ts";
import { createBlobSealing, type BlobSealing } from "./sealing/blob-sealing.ts";
import { createKeyring } from "./sealing/keyring.ts";
import { createMasterKeys } from "./sealing/master-keys.ts";
import type { BlobOptions, DatabaseOptions, StoreOptions } from "./options.ts";

const DEFAULT_POOL_SIZE = 10;

/**
 * Opens the database and the blobs. Call `migrate()` before anything else, and `close()` at the end.
 * @throws StoreError `invalid_argument`, `data_folder_in_use` (its `details.pid` names the other process),
 * `data_folder_unusable`, `insufficient_storage`, `database_unavailable`.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const masterKeys = createMasterKeys(options.encryptionKeys ?? []);
  const now = options.clock ?? (() => new Date());
  const connection = await openDatabase(options.database);
  const keyring = createKeyring(connection.kysely, masterKeys, now);
  const blobs = openBlobs(options.blobs, createBlobSealing(keyring));
  return assembleStore(connection, blobs, now, keyring, options.enqueuing);
}

function openDatabase(options: DatabaseOptions): Promise<Connection> {
  if (options.kind === "postgres") return openPostgres(options.url, options.poolSize ?? DEFAULT_POOL_SIZE);
  if (options.kind === "memory") return openEmbedded(null);
  return openEmbedded(options.folder, { create: options.create ?? true });
}

function openBlobs(options: BlobOptions, sealing: BlobSealing): BlobStore {
  return options.kind === "s3" ? s3Blobs(options, undefined, sealing) : folderBlobs(options.folder, sealing);
}
