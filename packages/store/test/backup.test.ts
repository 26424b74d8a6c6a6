import { cpSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { after, test, type Test } from "tap";
import { openStore, type Job, type Store } from "../src/index.ts";
import { migratedFolder } from "./support/migrated-embedded.ts";
import { giveAway, postgresPrograms } from "./support/postgres-process.ts";
import { migratedPostgresData } from "./support/postgres-server.ts";
import { completion, newDocument, present } from "./support/samples.ts";

async function scratch(t: Test): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-backup-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A customer with a job that is done, one that is being done, and one that waits. */
async function fill(store: Store): Promise<{ organizationId: string; jobs: Job[] }> {
  const { id: organizationId } = await store.organizations.create({ name: "Harbor Light Foods" });
  const jobs: Job[] = [];
  for (let index = 0; index < 3; index += 1) {
    const document = await newDocument(store, organizationId);
    jobs.push(present(await store.jobs.create(organizationId, document.id)));
  }
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion());
  await store.queues.jobs.fetch();
  return { organizationId, jobs };
}

/** What was there is there, and what was to be done can be done. */
async function checkRestored(
  t: Test,
  store: Store,
  { organizationId, jobs }: Awaited<ReturnType<typeof fill>>,
): Promise<void> {
  const [done, doing, waiting] = jobs.map(({ id }) => id);
  t.match(await store.results.get(organizationId, done ?? ""), completion());
  t.match(await store.jobs.get(organizationId, doing ?? ""), { status: "processing" });
  t.match(await store.queues.jobs.fetch(), { id: waiting });
  for (let page = 1; ; page += 1) {
    const { count, rows } = await store.documents.list(organizationId, { page, pageSize: 100 });
    for (const { blobKey, fileSize } of rows) {
      t.equal((await buffer(await store.blobs.open(blobKey))).length, fileSize, "with its bytes");
    }
    if (page * 100 >= count) break;
  }
}

test("an embedded data folder: stop, copy, start elsewhere", { timeout: 120_000 }, async (t) => {
  const [from, to] = [await scratch(t), await scratch(t)];
  await migratedFolder(join(from, "database"));
  const at = (folder: string): Promise<Store> =>
    openStore({
      database: { kind: "embedded", folder },
      blobs: { kind: "folder", folder: join(folder, "blobs") },
    });
  const store = await at(from);
  const filled = await fill(store);
  await store.close();
  cpSync(from, to, { recursive: true });
  const restored = await at(to);
  await restored.migrate();
  await checkRestored(t, restored, filled);
  await restored.close();
});

const home = await mkdtemp(join(tmpdir(), "paylift-pg-"));
const programs = await postgresPrograms(home);
after(() => rm(home, { recursive: true, force: true }));
const skip = programs === null ? "no Postgres binaries for this platform" : false;

test(
  "Postgres and documents: a base backup while everything runs, then the documents",
  { skip },
  async (t) => {
    const folder = await scratch(t);
    const [bytes, copiedBytes] = [join(folder, "blobs"), join(folder, "copied")];
    const running = await startOn(t, async (data) =>
      cp((await migratedPostgresData()).folder, data, { recursive: true }),
    );
    const store = await openStore({
      database: { kind: "postgres", url: running.url },
      blobs: { kind: "folder", folder: bytes },
    });
    const filled = await fill(store);
    const customers = { busy: true };
    const uploading = (async () => {
      while (customers.busy) {
        await newDocument(store, filled.organizationId);
        await pause(10);
      }
    })();

    const copy = await startOn(t, async (data) => {
      const keeper = new pg.Client({ connectionString: running.url });
      await keeper.connect();
      await keeper.query("select pg_backup_start('test', true)");
      await copyData(running.data, data, (name) => name !== "postmaster.pid" && name !== "pg_wal");
      const { rows } = await keeper.query("select labelfile from pg_backup_stop(false)");
      await cp(join(running.data, "pg_wal"), join(data, "pg_wal"), { recursive: true });
      await writeFile(join(data, "backup_label"), (rows[0] as { labelfile: string }).labelfile);
      await keeper.end();
    });
    // The documents after the database: one too many does no harm, and one too few does.
    // What is being written goes away under a copier's hands, and belongs to no document yet.
    await cp(bytes, copiedBytes, { recursive: true, filter: (source) => basename(source) !== "temporary" });
    customers.busy = false;
    await uploading;
    await store.close();

    const restored = await openStore({
      database: { kind: "postgres", url: copy.url },
      blobs: { kind: "folder", folder: copiedBytes },
    });
    await checkRestored(t, restored, filled);
    await restored.close();
  },
);

/** A Postgres on a data folder that `make` fills; it ends with the test. */
async function startOn(
  t: Test,
  make: (data: string) => Promise<void>,
): Promise<{ url: string; data: string }> {
  const home = await mkdtemp(join(tmpdir(), "paylift-pg-"));
  const server = present(await postgresPrograms(home));
  const data = join(home, "data");
  await make(data);
  await giveAway(data);
  const stop = await server.start();
  t.teardown(stop);
  const url = new URL(server.address);
  url.pathname = `/${(await migratedPostgresData()).database}`;
  return { url: url.href, data };
}

/** Files come and go while a database runs; what is gone meanwhile was not needed. */
async function copyData(from: string, to: string, wanted: (name: string) => boolean): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  await cp(from, to, { recursive: true, filter: (source) => source === from || wanted(basename(source)) });
}
