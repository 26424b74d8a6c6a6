import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "kysely";
import t, { type Test } from "tap";
import { assembleStore } from "../../../store/src/assemble-store.ts";
import { folderBlobs } from "../../../store/src/blobs/folder-blobs.ts";
import type { Connection } from "../../../store/src/database/connection.ts";
import { openPostgres } from "../../../store/src/database/postgres.ts";
import { installQueues } from "../../../store/src/queue/install.ts";
import { apply } from "../../../store/src/schema/migrate.ts";
import { startPostgres } from "../../../store/test/support/postgres-server.ts";
import { sharedEmbedded } from "../../../store/test/support/shared-embedded.ts";
import { createServer } from "../../src/index.ts";
import { silentLog } from "../../src/log.ts";
import { createClient } from "./support/client.ts";
import { COMPLETION, PROVIDERS } from "./support/samples.ts";

const ROWS = await readFile(new URL("fixtures/rows-of-005.sql", import.meta.url), "utf8");
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** The database as the release left it whose last migration was 005. */
async function goBack({ kysely, ...rest }: Connection): Promise<void> {
  await sql`drop schema public cascade`.execute(kysely);
  await sql`create schema public`.execute(kysely);
  await apply(kysely, "005-decisions");
  await installQueues({ kysely, ...rest });
  for (const statement of ROWS.split(";\n")) {
    if (statement.trim() !== "") await sql.raw(statement).execute(kysely);
  }
}

/** Several processes on one database, or the one on its own. */
async function upgrade(t: Test, connections: readonly Connection[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-upgrade-"));
  const blobs = folderBlobs(folder);
  const stores = connections.map((connection) => assembleStore(connection, blobs, () => new Date()));
  const [store] = stores;
  if (store === undefined) throw new Error("no connection");
  const server = createServer({ store, providers: PROVIDERS, port: 0, logger: silentLog });
  const { url } = await server.start();
  t.teardown(async () => {
    await server.stop();
    for (const each of stores) await each.close();
    await rm(folder, { recursive: true });
  });
  await store.blobs.put(Readable.from([Buffer.from("%PDF-1.7")]));
  const client = createClient(url, { "X-API-Key": "pl_old" });

  const before = await client.get("/readyz/");
  t.match(before, { status: 503, body: { detail: /schema is not up to date/ } }, "not ready before");
  await Promise.all(stores.map((each) => each.migrate()));
  t.match(await client.get("/readyz/"), { status: 200 });

  t.match(await client.get("documents/"), { status: 200, body: { count: 4 } }, "the old key is good");
  t.match(await client.get(`documents/${idOf(11)}/content/`), { status: 200, body: "%PDF-1.7" });
  const [key] = (await client.get("api-keys/")).body.results;
  t.ok(key.scopes.includes("documents:delete"), "and may delete what it could delete");
  const { body: completed } = await client.get(`jobs/${idOf(21)}/`);
  t.match(completed, { status: "completed", result: { confidence_score: 0.98, reader: null } });
  t.notOk("voting" in completed.result);
  const { body: corrected } = await client.get(`jobs/${idOf(21)}/corrected/`);
  t.match(corrected, { canonical_output: { company: { name: "Harbor Light Foods LLC" } } });
  t.match(await client.get(`jobs/${idOf(22)}/`), {
    body: { status: "failed", error: { code: "encrypted" } },
  });
  const migration = `payroll-migrations/${idOf(51)}/`;
  t.match(await client.get(migration), { body: { name: "Spring move", status: "validated" } });
  t.match(await client.get(`${migration}runs/`), { body: { count: 2 } });
  t.match(await client.get(`${migration}validations/${idOf(71)}/`), { body: { status: "failed" } });
  t.match(await client.get("webhooks/"), { body: { count: 1 } });
  t.match(await client.get("audit-log/"), { body: { count: 1 } });

  const lease = await store.queues.jobs.fetch();
  t.match(lease, { id: idOf(23) }, "what waited is taken, the oldest first");
  if (lease !== null) await store.queues.jobs.complete(lease, COMPLETION);
  t.match(await client.get(`jobs/${idOf(23)}/`), { body: { status: "completed" } });
  const { body: made } = await client.post("jobs/", { document_id: idOf(12) });
  t.match(await store.queues.jobs.fetch(), { id: idOf(24) });
  t.match(await store.queues.jobs.fetch(), { id: made.id }, "new work comes after the old");

  await sql`insert into schema_migrations (name, timestamp) values ('999-later', '2099')`.execute(
    (connections[0] as Connection).kysely,
  );
  t.match(await client.get("/readyz/"), { status: 200 }, "a newer release may come while it runs");
}

const postgres = await startPostgres();
t.teardown(async () => {
  if (typeof postgres !== "string") await postgres.stop();
});
const skip = typeof postgres === "string" ? postgres : false;

t.test("embedded: a database of an older release is brought forward", async (t) => {
  const connection = await sharedEmbedded();
  await goBack(connection);
  await upgrade(t, [connection]);
});

t.test("postgres: a database of an older release is brought forward by two at once", { skip }, async (t) => {
  if (typeof postgres === "string") return;
  const address = await postgres.createDatabase();
  const connections = [await openPostgres(address, 2), await openPostgres(address, 2)];
  await goBack(connections[0] as Connection);
  await upgrade(t, connections);
});
