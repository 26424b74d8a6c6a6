import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import t, { type Test } from "tap";
import { assembleStore } from "../../src/assemble-store.ts";
import { folderBlobs } from "../../src/blobs/folder-blobs.ts";
import type { Connection } from "../../src/database/connection.ts";
import { embeddedConnection } from "../../src/database/embedded.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import type { Store } from "../../src/index.ts";
import { migratedEmbedded } from "./migrated-embedded.ts";
import { startPostgres } from "./postgres-server.ts";

/** A migrated store on one kind of database, shared by the tests of a file. */
export interface Backend {
  readonly name: string;
  readonly store: Store;
  readonly connection: Connection;
  readonly folder: string;
  /** Null where the database cannot be opened twice. */
  readonly url: string | null;
  query<Row>(query: RawBuilder<Row>): Promise<readonly Row[]>;
  /** Another store on the same database, as another process would have; null where there is none. */
  another(): Promise<Store | null>;
  /** As if every worker had been silent for too long. */
  silenceWorkers(): Promise<void>;
}

const home = await mkdtemp(join(tmpdir(), "paylift-store-"));
const server = await startPostgres();
const opened: Promise<Backend>[] = [];
const others: Store[] = [];

t.teardown(async () => {
  for (const store of others) await store.close();
  for (const backend of await Promise.allSettled(opened)) {
    if (backend.status === "fulfilled") await backend.value.store.close();
  }
  if (typeof server !== "string") await server.stop();
  await rm(home, { recursive: true, force: true });
});

const KINDS = ["embedded", "postgres"] as const;
const backends = new Map<string, Promise<Backend>>();

/** One test for each kind of database. */
export function onEveryDatabase(title: string, body: (t: Test, backend: Backend) => Promise<void>): void {
  for (const kind of KINDS) {
    const skip = kind === "postgres" && typeof server === "string" ? server : false;
    void t.test(`${kind}: ${title}`, { skip }, async (child) => body(child, await backendOf(kind)));
  }
}

/** A test that needs several processes on one database. */
export function onPostgres(title: string, body: (t: Test, backend: Backend) => Promise<void>): void {
  const skip = typeof server === "string" ? server : false;
  void t.test(`postgres: ${title}`, { skip }, async (child) => body(child, await backendOf("postgres")));
}

/** The address of a new empty database. */
export async function emptyDatabase(): Promise<string> {
  if (typeof server === "string") throw new Error(server);
  return server.createDatabase();
}

function backendOf(kind: (typeof KINDS)[number]): Promise<Backend> {
  const known = backends.get(kind);
  if (known !== undefined) return known;
  const opening = openBackend(kind);
  backends.set(kind, opening);
  opened.push(opening);
  return opening;
}

async function openBackend(kind: (typeof KINDS)[number]): Promise<Backend> {
  const folder = join(home, kind);
  const url = kind === "postgres" && typeof server !== "string" ? await server.createMigrated() : null;
  const connect = async (): Promise<Connection> =>
    url === null ? embeddedConnection(await migratedEmbedded()) : openPostgres(url, 4);
  const connection = await connect();
  const blobs = folderBlobs(join(folder, "blobs"));
  const store = assembleStore(connection, blobs, () => new Date());
  const query = async <Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> =>
    (await statement.execute(connection.kysely)).rows;
  return {
    name: kind,
    store,
    connection,
    folder,
    url,
    query,
    async another() {
      if (url === null) return null;
      const other = assembleStore(await connect(), blobs, () => new Date());
      others.push(other);
      return other;
    },
    async silenceWorkers() {
      await query(sql`update paylift_queue.job set heartbeat_on = heartbeat_on - interval '1 minute'`);
      await query(sql`update paylift_queue.queue set monitor_on = null, monitor_claim_on = null`);
    },
  };
}
