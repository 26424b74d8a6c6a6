import { sql } from "kysely";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import t from "tap";
import { openPostgres } from "../src/database/postgres.ts";
import { openStore, type Store } from "../src/index.ts";
import { createIndexConcurrently } from "../src/schema/create-index-concurrently.ts";
import { apply, migrate, migrationStatus } from "../src/schema/migrate.ts";
import { SCHEMA_MIGRATIONS } from "../src/schema/migrations/index.ts";
import { emptyDatabase, onEveryDatabase, onPostgres } from "./support/backends.ts";
import { drain, failure, newJob, present, sample } from "./support/samples.ts";

const names = Object.keys(SCHEMA_MIGRATIONS);
const folder = await mkdtemp(join(tmpdir(), "paylift-schema-"));
t.teardown(() => rm(folder, { recursive: true, force: true }));
const blobs = { kind: "folder", folder } as const;

t.test("migrations are numbered in their order", async (t) => {
  t.same(names, [...names].sort());
  t.ok(names.every((name) => /^\d{3}-[a-z-]+$/.test(name)));
  t.equal(new Set(names.map((name) => name.slice(0, 3))).size, names.length, "no number twice");
});

t.test("an embedded database without tables says so, and is migrated once", async (t) => {
  const store = await openStore({ database: { kind: "memory" }, blobs });
  t.teardown(() => store.close());
  await store.ping();
  t.same(await store.migrationStatus(), { applied: [], pending: names });
  t.match(await failure(store.organizations.list()), { code: "not_migrated" });
  t.match(await failure(store.transaction(async () => undefined)), { code: "not_migrated" });
  t.match(await failure(store.queues.jobs.fetch()), { code: "not_migrated" });
  const [first, second] = await Promise.all([store.migrate(), store.migrate()]);
  t.same(first, { applied: names, pending: [] });
  t.same(second, first);
  t.match(await store.organizations.list(), { count: 0 });
});

onPostgres("several processes may migrate one database at once", async (t) => {
  const url = await emptyDatabase();
  const open = (): Promise<Store> => openStore({ database: { kind: "postgres", url, poolSize: 2 }, blobs });
  const stores = await Promise.all([open(), open(), open(), open()]);
  const found = await Promise.all(stores.map((store) => store.migrate()));
  for (const status of found) t.same(status, { applied: names, pending: [] });
  for (const store of stores) await sample(store);
  t.match(await present(stores[0]).organizations.list(), { count: 4 });
  for (const store of stores) await store.close();
});

onEveryDatabase("migrating again keeps what is there, waiting jobs too", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const { organization, job } = await newJob(store);
  await store.migrate();
  t.match(await store.jobs.get(organization.id, job.id), { status: "pending" });
  t.match(await store.queues.jobs.fetch(), { id: job.id });
});

onEveryDatabase("a database of a newer release is left alone", async (t, { store, query }) => {
  await query(sql`insert into schema_migrations (name, timestamp) values ('999-later', '2026')`);
  const expected = { code: "schema_too_new", details: { migration: "999-later" } };
  t.match(await failure(store.migrationStatus()), expected);
  t.match(await failure(store.migrate()), expected);
  await query(sql`delete from schema_migrations where name = '999-later'`);
  t.match(await store.migrationStatus(), { pending: [] });
});

onPostgres("writers go on while a migration waits for somebody who looks", async (t) => {
  const url = await emptyDatabase();
  const connection = await openPostgres(url, 2);
  await apply(connection.kysely, "007-turns");
  const [looker, writer] = [
    new pg.Client(url),
    new pg.Client({ connectionString: url, statement_timeout: 10_000 }),
  ];
  await looker.connect();
  await writer.connect();
  await looker.query("begin; select from organizations");
  const migrating = migrate(connection);
  for (let count = 0; count < 8; count += 1) {
    await writer.query(
      "insert into organizations (id, name, created_at) values (gen_random_uuid(), 'a', now())",
    );
    await pause(100);
  }
  t.same((await migrationStatus(connection.kysely)).applied.at(-1), "007-turns", "it waits");
  await looker.query("commit");
  t.same((await migrating).pending, []);
  await Promise.all([looker.end(), writer.end(), connection.close()]);
});

onEveryDatabase("an index whose building was cut off is built anew", async (t, { connection, query }) => {
  const state = async () =>
    (
      await query(sql`select indexrelid as id, indisvalid as valid from pg_index
        where indexrelid = 'jobs_waiting'::regclass`)
    )[0] as { id: number; valid: boolean };
  const build = () =>
    createIndexConcurrently(connection.kysely, "jobs_waiting", "on jobs (turn) where status = 'pending'");
  const before = await state();
  await build();
  t.same(await state(), { ...before, valid: true }, "what is there stays");
  await query(sql`update pg_index set indisvalid = false where indexrelid = 'jobs_waiting'::regclass`);
  await build();
  const after = await state();
  t.ok(after.valid && after.id !== before.id);
});
