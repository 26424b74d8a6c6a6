import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "tap";
import { assembleStore } from "../src/assemble-store.ts";
import { folderBlobs } from "../src/blobs/folder-blobs.ts";
import { openStore } from "../src/index.ts";
import { completion, failure, newJob, present } from "./support/samples.ts";
import { sharedEmbedded } from "./support/shared-embedded.ts";

const blobs = { kind: "folder", folder: join(tmpdir(), "paylift-never-written") } as const;

test("a server that is not there is reported, without its address", async (t) => {
  const url = "postgres://jane:secret@127.0.0.1:1/payroll";
  const error = await failure(openStore({ database: { kind: "postgres", url }, blobs }));
  t.match(error, { code: "database_unavailable", reason: "operator" });
  t.notMatch(String(error), /jane|secret/);
});

test("a pool of one connection is refused", async (t) => {
  const database = { kind: "postgres", url: "postgres://localhost/x", poolSize: 1 } as const;
  t.match(await failure(openStore({ database, blobs })), { code: "invalid_argument" });
});

test("an embedded database that does not start is reported, and its folder not kept locked", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "paylift-open-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "database"));
  await writeFile(join(folder, "database", "PG_VERSION"), "7.4\n");
  const error = await failure(openStore({ database: { kind: "embedded", folder }, blobs }));
  t.match(error, { code: "data_folder_unusable", reason: "operator" });
  t.notOk((await readdir(folder)).includes("lock.json"));
});

test("a folder without a database is left as it is where none is to be made", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "paylift-open-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const mistyped = join(folder, "mistyped");
  for (const place of [folder, mistyped]) {
    const error = await failure(
      openStore({ database: { kind: "embedded", folder: place, create: false }, blobs }),
    );
    t.match(error, {
      code: "data_folder_unusable",
      reason: "operator",
      message: `there is no database in ${place}: check the path, or start a server there first`,
    });
  }
  t.same(await readdir(folder), []);
});

test("a closed store says so, and leaves nothing behind", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "paylift-open-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const store = await openStore({ database: { kind: "embedded", folder }, blobs });
  await store.migrate();
  await Promise.all([store.close(), store.close()]);
  const closed = { code: "store_closed" };
  t.match(await failure(store.organizations.list()), closed);
  t.match(await failure(store.queues.jobs.fetch()), closed);
  t.match(await failure(store.transaction(async () => undefined)), closed);
  t.match(await failure(store.migrate()), closed);
  t.match(await failure(store.ping()), closed);
  const { signal } = new AbortController();
  const handler = () => Promise.reject(new Error("not asked"));
  t.match(await failure(store.queues.jobs.consume({ signal, handler })), closed);
  t.same(await readdir(folder), ["database"], "no lock");
});

test("closing ends a transaction that is under way on the embedded database", async (t) => {
  const store = await openStore({ database: { kind: "memory" }, blobs });
  await store.migrate();
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const transaction = store.transaction(async (tx) => {
    await tx.organizations.create({ name: "a" });
    begun.resolve();
    await go.promise;
    await tx.organizations.create({ name: "b" });
  });
  await begun.promise;
  const waiting = store.organizations.list();
  const closing = store.close();
  go.resolve();
  const [ended, listed, closed] = await Promise.allSettled([transaction, waiting, closing]);
  t.match(ended, { status: "rejected", reason: { code: "store_closed" } });
  t.match(closed, { status: "fulfilled" });
  if (listed.status === "fulfilled") t.match(listed.value, { count: 0 });
});

test("every timestamp and expiry is of the given clock", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "paylift-clock-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  let now = new Date("2030-01-01T00:00:00Z");
  const store = assembleStore(await sharedEmbedded(), folderBlobs(folder), () => now);
  t.teardown(() => store.close());
  const { organization, document, job } = await newJob(store);
  for (const made of [organization, document, job]) t.same(made.createdAt, now);
  const user = present(
    await store.users.create(organization.id, { email: "a@example.com", password: "correct horse" }),
  );
  const signedIn = await store.sessions.create(organization.id, user.id, { lifetimeSeconds: 60 });
  const { token } = present(signedIn);
  const expiresAt = new Date("2030-01-01T00:01:00Z");
  const { secret } = present(
    await store.apiKeys.create(organization.id, { name: "k", scopes: ["jobs:read"], expiresAt }),
  );
  const idempotent = () => store.idempotencyKeys.find(organization.id, "key", "f");
  const answer = { fingerprint: "f", response: { status: 201, body: {} }, lifetimeSeconds: 60 };
  await store.idempotencyKeys.keep(organization.id, "key", answer);
  t.match(await idempotent(), { state: "finished" });
  now = new Date("2030-01-01T00:00:59Z");
  t.match(await store.sessions.find(token), { userId: user.id, expiresAt });
  t.match(await store.apiKeys.authenticate(secret), { lastUsedAt: now });
  now = expiresAt;
  t.equal(await store.sessions.find(token), null);
  t.equal(await store.apiKeys.authenticate(secret), null);
  t.match(await idempotent(), { state: "new" }, "an expired key is as good as new");
  t.equal(await store.sessions.deleteExpired(), 1);
  t.equal(await store.idempotencyKeys.deleteExpired(), 1);
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion());
  t.same((await store.jobs.get(organization.id, job.id))?.updatedAt, new Date(now.getTime() + 1));
});
