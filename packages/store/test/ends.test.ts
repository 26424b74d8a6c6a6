import { sql } from "kysely";
import type { Lease, Store } from "../src/index.ts";
import { onEveryDatabase, onPostgres } from "./support/backends.ts";
import { completion, drain, failure, handOut, newJob, present, sample } from "./support/samples.ts";

const EVENTS = ["job.completed", "job.failed", "validation.completed", "validation.failed"];
const ERROR = { code: "damaged", message: "m" };

/** The events of an organization, oldest first. */
async function eventsOf(store: Store, organizationId: string) {
  await handOut(store);
  const { rows } = await store.deliveries.list(organizationId, { pageSize: 100, order: "oldest_first" });
  return rows.map(({ event, payload }) => ({ event, ...payload }));
}

async function wantEverything(store: Store, organizationId: string): Promise<void> {
  await store.webhooks.create(organizationId, { url: "https://example.com/hook", events: EVENTS });
}

onEveryDatabase("however a job ends, its event is told once", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const { jobs } = store.queues;
  const { organization, document } = await sample(store);
  await wantEverything(store, organization.id);
  const newLease = async (): Promise<Lease> => {
    await store.jobs.create(organization.id, document.id);
    return present(await jobs.fetch());
  };
  const completed = await newLease();
  await jobs.complete(completed, completion());
  const failed = await newLease();
  await jobs.fail(failed, ERROR, { retry: true });
  await jobs.fail(present(await jobs.fetch()), ERROR);
  const released = await newLease();
  await jobs.release(released);
  await store.jobs.cancel(organization.id, released.id);
  const deadly = await newLease();
  await jobs.fail(deadly, ERROR, { lost: "alone" });
  await jobs.begin(present(await jobs.fetch()));
  await backend.silenceWorkers();
  await jobs.recover();
  t.equal(await jobs.fetch(), null, "poison");
  const told = (lease: Lease, status: string) => ({
    event: `job.${status}`,
    job_id: lease.id,
    document_id: document.id,
    status,
  });
  t.same(await eventsOf(store, organization.id), [
    told(completed, "completed"),
    told(failed, "failed"),
    told(released, "failed"),
    told(deadly, "failed"),
  ]);
});

onEveryDatabase("an end that is not stored is not told, and the other way round", async (t, backend) => {
  await drain(backend);
  const { store, query } = backend;
  const { organization, job } = await newJob(store);
  await wantEverything(store, organization.id);
  const lease = present(await store.queues.jobs.fetch());
  const unstorable = { ...completion(), confidence: 7 };
  t.match(await failure(store.queues.jobs.complete(lease, unstorable)), { code: "database_failed" });
  t.same(await eventsOf(store, organization.id), []);
  await query(sql`alter table outbox add constraint broken check (event <> 'job.completed') not valid`);
  t.match(await failure(store.queues.jobs.complete(lease, completion())), { code: "database_failed" });
  await query(sql`alter table outbox drop constraint broken`);
  t.match(await store.jobs.get(organization.id, job.id), { status: "processing" });
  t.equal(await store.results.get(organization.id, job.id), null);
  await store.queues.jobs.complete(lease, completion());
  t.match(await failure(store.queues.jobs.complete(lease, completion())), { code: "lease_lost" });
  t.equal((await eventsOf(store, organization.id)).length, 1);
});

/** A migration with a run of each type. */
async function migrationWithRuns(store: Store) {
  const { organization, document } = await sample(store);
  const o = organization.id;
  const fields = { name: "m", sourceProvider: "a", targetProvider: "b" };
  const { id } = present(await store.payrollMigrations.create(o, fields));
  const run = async (runType: "source" | "target") =>
    present(await store.runs.create(o, id, { runType, documentId: document.id })).id;
  const runs = { sourceRunId: await run("source"), targetRunId: await run("target") };
  return {
    o,
    id,
    documentId: document.id,
    runs,
    validate: async () => present(await store.validations.create(o, id, runs)).id,
    status: async () => (await store.payrollMigrations.get(o, id))?.status,
  };
}

onEveryDatabase("a migration is always in the state of its runs and validations", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const { validations } = store.queues;
  const { o, id, runs, documentId, validate, status } = await migrationWithRuns(store);
  await wantEverything(store, o);
  t.equal(await status(), "in_progress");
  const first = await validate();
  const second = await validate();
  await validations.fail(present(await validations.fetch()), ERROR);
  t.equal(await status(), "in_progress", "one is still open");
  await validations.complete(present(await validations.fetch()), { report: {} });
  t.equal(await status(), "validated", "the newest one completed");
  await store.validations.resubmit(o, id, first);
  t.equal(await status(), "in_progress");
  await validations.complete(present(await validations.fetch()), { report: {} });
  t.equal(await status(), "validated");
  await store.validations.delete(o, id, second);
  await store.validations.delete(o, id, first);
  t.equal(await status(), "in_progress");
  const told = (validation: string, end: string) => ({
    event: `validation.${end}`,
    validation_id: validation,
    migration_id: id,
    status: end,
  });
  t.same(await eventsOf(store, o), [
    told(first, "failed"),
    told(second, "completed"),
    told(first, "completed"),
  ]);
  await validate();
  await validations.fail(present(await validations.fetch()), ERROR);
  t.equal(await status(), "failed");
  await store.runs.delete(o, id, runs.sourceRunId);
  t.equal(await status(), "in_progress", "its validation went along");
  await store.documents.delete(o, documentId);
  t.equal(await status(), "pending", "and the other run with its document");
});

onPostgres("validations that end at the same moment leave no migration behind", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const other = present(await backend.another());
  const { validate, status } = await migrationWithRuns(store);
  for (let round = 0; round < 10; round += 1) {
    for (let made = 0; made < 4; made += 1) await validate();
    const leases = [];
    for (let taken = 0; taken < 4; taken += 1) leases.push(present(await store.queues.validations.fetch()));
    await Promise.all(
      leases.map((lease, index) => {
        const { validations } = (index % 2 === 0 ? store : other).queues;
        return validations.complete(lease, { report: {} });
      }),
    );
    t.equal(await status(), "validated");
  }
});
