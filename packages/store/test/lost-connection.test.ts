import { sql } from "kysely";
import { openPostgres } from "../src/database/postgres.ts";
import { openStore } from "../src/index.ts";
import { onPostgres } from "./support/backends.ts";
import { completion, drain, newJob, present, sample } from "./support/samples.ts";

onPostgres("a consumer survives the loss of every connection", async (t, backend) => {
  await drain(backend);
  const { store, query } = backend;
  const other = present(await backend.another());
  const { organization, document, job } = await newJob(store);
  const stop = new AbortController();
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  const consuming = other.queues.jobs.consume({
    signal: stop.signal,
    async handler({ id }) {
      seen.push(id);
      if (seen.length === 1) first.resolve();
      else stop.abort();
      return { kind: "completed", completion: completion() };
    },
  });
  await first.promise;
  await query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  const later = present(await store.jobs.create(organization.id, document.id));
  await consuming;
  t.same(seen, [job.id, later.id]);
});

onPostgres(
  "closing ends a transaction that is under way, and hangs on nothing",
  async (t, { url, store, folder }) => {
    const { organization } = await sample(store);
    const other = await openStore({
      database: { kind: "postgres", url: url ?? "" },
      blobs: { kind: "folder", folder },
    });
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const transaction = other.transaction(async (tx) => {
      await tx.apiKeys.create(organization.id, { name: "k", scopes: [] });
      begun.resolve();
      await go.promise;
      await tx.apiKeys.create(organization.id, { name: "k", scopes: [] });
    });
    await begun.promise;
    const closing = other.close();
    go.resolve();
    const [ended] = await Promise.allSettled([transaction, closing]);
    t.match(ended, { status: "rejected", reason: { code: "store_closed" } });
    t.match(await store.apiKeys.list(organization.id), { count: 0 });
  },
);

onPostgres("a process that stands still in a transaction loses its locks", async (t, { url }) => {
  const { kysely, close } = await openPostgres(present(url), 2);
  const { rows } = await sql<{ timeout: string }>`
    select current_setting('idle_in_transaction_session_timeout') as timeout`.execute(kysely);
  t.same(rows, [{ timeout: "5s" }], "before a lease ends without a sign of life");
  await close();
});
