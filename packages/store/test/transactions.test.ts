import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { onEveryDatabase, onPostgres } from "./support/backends.ts";
import { drain, failure, newJob, present, sample } from "./support/samples.ts";

onEveryDatabase("a transaction that rejects leaves nothing behind", async (t, { store }) => {
  const { organization } = await sample(store);
  const wrong = new Error("no");
  const error = await failure(
    store.transaction(async (tx) => {
      const made = present(await tx.apiKeys.create(organization.id, { name: "k", scopes: [] }));
      t.ok(await tx.apiKeys.get(organization.id, made.apiKey.id), "seen inside");
      throw wrong;
    }),
  );
  t.equal(error, wrong);
  t.match(await store.apiKeys.list(organization.id), { count: 0 });
});

onEveryDatabase("a job and its queue entry commit or roll back together", async (t, backend) => {
  const { store, query } = backend;
  await drain(backend);
  const { organization, document } = await sample(store);
  const entries = () => query(sql`select id from paylift_queue.job where name = 'jobs'`);
  await failure(
    store.transaction(async (tx) => {
      await tx.jobs.create(organization.id, document.id);
      throw new Error("no");
    }),
  );
  t.match(await store.jobs.list(organization.id), { count: 0 });
  t.same(await entries(), []);
  t.equal(await store.queues.jobs.fetch(), null);
  const job = await store.transaction(async (tx) => {
    const made = present(await tx.jobs.create(organization.id, document.id));
    await tx.auditLog.append(organization.id, {
      actor: "system",
      action: "job.created",
      subjectType: "job",
      subjectId: made.id,
      details: {},
    });
    return made;
  });
  t.match(await store.queues.jobs.fetch(), { id: job.id, organizationId: organization.id, attempt: 1 });
  t.match(await store.auditLog.list(organization.id), { count: 1 });
});

onEveryDatabase("what a job ends with is stored together with its status", async (t, backend) => {
  const { store, query } = backend;
  await drain(backend);
  const { organization, job } = await newJob(store);
  const lease = present(await store.queues.jobs.fetch());
  const wrong = {
    confidence: 7,
    canonicalOutput: {} as never,
    checks: [],
    unclaimed: [],
    evidence: [],
    pages: [],
  };
  t.match(await failure(store.queues.jobs.complete(lease, wrong)), { code: "database_failed" });
  t.match(await store.jobs.get(organization.id, job.id), { status: "processing" });
  t.equal((await query(sql`select id from paylift_queue.job where id = ${lease.entryId}`)).length, 1);
  await store.queues.jobs.heartbeat(lease);
});

onEveryDatabase("bytes are deleted only once the transaction is committed", async (t, { store }) => {
  const { organization, document } = await sample(store);
  await failure(
    store.transaction(async (tx) => {
      t.ok(await tx.documents.delete(organization.id, document.id));
      throw new Error("no");
    }),
  );
  t.ok(await store.blobs.has(document.blobKey));
  await store.transaction((tx) => tx.documents.delete(organization.id, document.id));
  t.notOk(await store.blobs.has(document.blobKey));
});

onEveryDatabase("transactions at the same time do not see each other's middle", async (t, { store }) => {
  const { organization } = await sample(store);
  const counts = await Promise.all(
    Array.from({ length: 6 }, () =>
      store.transaction(async (tx) => {
        await tx.webhooks.create(organization.id, { url: "https://a.example", events: [] });
        await tx.webhooks.create(organization.id, { url: "https://b.example", events: [] });
        return (await tx.webhooks.list(organization.id)).count;
      }),
    ),
  );
  t.ok(counts.every((count) => count % 2 === 0));
  t.match(await store.webhooks.list(organization.id), { count: 12 });
});

onPostgres("rows are locked in one order: nobody waits in a circle", async (t, { store, url, query }) => {
  const { organization, document, job } = await newJob(store);
  const of = organization.id;
  const migration = { name: "Move", sourceProvider: "adp", targetProvider: "gusto" };
  const { id: migrationId } = present(await store.payrollMigrations.create(of, migration));
  const wanted = { runType: "source", documentId: document.id, jobId: job.id } as const;
  const run = present(await store.runs.create(of, migrationId, wanted));
  const other = new pg.Client({ connectionString: url ?? "" });
  await other.connect();
  t.teardown(() => other.end());

  /** Holds what `lock` locks until somebody waits for it, and locks the rest of what it is in need of. */
  async function meet(work: () => Promise<unknown>, lock: string, rest: string): Promise<unknown> {
    await other.query("begin");
    await other.query(lock);
    const met = work();
    const waiting = sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await query(waiting)).length === 0) await pause(5);
    await other.query(rest);
    await other.query("commit");
    return met;
  }
  const jobLock = `update jobs set updated_at = updated_at where id = '${job.id}'`;
  const runLock = `update runs set updated_at = updated_at where id = '${run.id}'`;
  const change = () => store.runs.update(of, migrationId, run.id, { jobId: job.id });
  t.match(
    await meet(change, jobLock, runLock),
    { id: run.id },
    "a worker starts the job of a run that changes",
  );
  const documentLock = `select 1 from documents where id = '${document.id}' for update`;
  const jobsLock = `select 1 from jobs where document_id = '${document.id}' for update`;
  const create = () => store.runs.create(of, migrationId, wanted);
  t.match(
    await meet(create, documentLock, jobsLock),
    { jobId: job.id },
    "a document goes that is to have a run",
  );
});
