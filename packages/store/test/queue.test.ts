import { sql } from "kysely";
import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, failure, newJob, present, sample, written } from "./support/samples.ts";

const LOST = { code: "lease_lost", reason: "state" };

onEveryDatabase(
  "a job is taken in the order of creation, and completed with its result",
  async (t, backend) => {
    const { store } = backend;
    await drain(backend);
    const waiting = await store.queues.jobs.depth();
    const { organization, document, job } = await newJob(store);
    const second = present(await store.jobs.create(organization.id, document.id));
    t.match(job, { status: "pending", attempt: 0, error: null, documentId: document.id });
    t.equal(await store.results.get(organization.id, job.id), null);
    t.equal((await store.queues.jobs.depth()) - waiting, 2);
    const waited = await store.queues.jobs.waited();
    t.ok(waited !== null && waited >= 0 && waited < 3_600);
    const lease = present(await store.queues.jobs.fetch());
    t.match(lease, { queue: "jobs", id: job.id, organizationId: organization.id, attempt: 1 });
    t.same(JSON.parse(JSON.stringify(lease)), lease, "a lease is plain data");
    t.match(await store.jobs.get(organization.id, job.id), { status: "processing", attempt: 1 });
    await store.queues.jobs.heartbeat(lease);
    await store.queues.jobs.complete(lease, completion(0.97));
    t.match(await store.jobs.get(organization.id, job.id), { status: "completed", error: null });
    const result = present(await store.results.get(organization.id, job.id));
    t.match(result, { jobId: job.id, ...completion(0.97) });
    t.same(await store.results.latestOfDocument(organization.id, document.id), result);
    t.match(await store.queues.jobs.fetch(), { id: second.id });
    t.equal(await store.queues.jobs.fetch(), null);
  },
);

onEveryDatabase("an ended lease is good for nothing", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, job } = await newJob(store);
  const { jobs } = store.queues;
  const lease = present(await jobs.fetch());
  await jobs.complete(lease, completion());
  const before = await store.jobs.get(organization.id, job.id);
  t.match(await failure(jobs.complete(lease, completion(0.1))), LOST);
  t.match(await failure(jobs.fail(lease, { code: "x", message: "y" }, { retry: true })), LOST);
  t.match(await failure(jobs.release(lease)), LOST);
  t.match(await failure(jobs.heartbeat(lease)), LOST);
  t.same(await store.jobs.get(organization.id, job.id), before);
  t.match(await store.results.get(organization.id, job.id), { confidence: 0.97 });
});

onEveryDatabase("a failed job says why, and only then can be resubmitted", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, job } = await newJob(store);
  const { jobs } = store.queues;
  const again = () => store.jobs.resubmit(organization.id, job.id);
  t.match(await failure(again()), { code: "invalid_state" }, "pending");
  const lease = present(await jobs.fetch());
  t.match(await failure(again()), { code: "invalid_state" }, "processing");
  t.equal(await jobs.fail(lease, { code: "damaged", message: "no page tree" }), "failed");
  const failed = present(await store.jobs.get(organization.id, job.id));
  t.match(failed, { status: "failed", error: { code: "damaged", message: "no page tree" } });
  const resubmitted = present(await again());
  t.match(resubmitted, { id: job.id, status: "pending", error: null, createdAt: job.createdAt });
  t.ok(resubmitted.updatedAt > failed.updatedAt);
  const second = present(await jobs.fetch());
  t.match(second, { id: job.id, attempt: 1 }, "attempts begin anew");
  await jobs.complete(second, completion());
  t.match(await failure(again()), { code: "invalid_state" }, "completed");
});

onEveryDatabase("a retry is queued again, three attempts in all", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, job } = await newJob(store);
  const error = { code: "deadline_exceeded", message: "took too long" };
  const ends: string[] = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const lease = present(await store.queues.jobs.fetch());
    t.match(lease, { id: job.id, attempt });
    ends.push(await store.queues.jobs.fail(lease, error, { retry: true }));
  }
  t.same(ends, ["pending", "pending", "failed"]);
  t.match(await store.jobs.get(organization.id, job.id), { status: "failed", error, attempt: 3 });
  t.equal(await store.queues.jobs.fetch(), null);
});

onEveryDatabase("a released job goes to the next worker", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, job } = await newJob(store);
  const lease = present(await store.queues.jobs.fetch());
  await store.queues.jobs.release(lease);
  t.match(await store.jobs.get(organization.id, job.id), { status: "pending", attempt: 0 });
  const next = present(await store.queues.jobs.fetch());
  t.match(next, { id: job.id, attempt: 1 }, "no attempt was made");
  t.match(await failure(store.queues.jobs.heartbeat(lease)), LOST);
  t.match(await failure(store.queues.jobs.complete(lease, completion(0.1))), LOST, "of the same attempt");
  await store.queues.jobs.complete(next, completion());
});

onEveryDatabase(
  "a cancelled job fails, whether it waited or ran, and its worker is told",
  async (t, backend) => {
    const { store } = backend;
    await drain(backend);
    const waiting = await newJob(store);
    const cancelled = { status: "failed", error: { code: "cancelled" } };
    t.match(await store.jobs.cancel(waiting.organization.id, waiting.job.id), cancelled);
    t.equal(await store.queues.jobs.fetch(), null);
    const running = await newJob(store);
    const lease = present(await store.queues.jobs.fetch());
    t.match(await store.jobs.cancel(running.organization.id, running.job.id), cancelled);
    t.match(await failure(store.queues.jobs.heartbeat(lease)), LOST);
    t.match(await failure(store.queues.jobs.complete(lease, completion())), LOST);
    t.match(await failure(store.jobs.cancel(running.organization.id, running.job.id)), {
      code: "invalid_state",
    });
    t.match(await store.jobs.get(running.organization.id, running.job.id), cancelled);
  },
);

onEveryDatabase("of completions that are stored together, each has its own end", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  for (let count = 0; count < 5; count += 1) await newJob(store);
  const { jobs } = store.queues;
  const leases = await jobs.fetchMany(5);
  await jobs.release(present(leases[1]));
  const finished = leases.map((lease, index) => ({
    lease,
    completion: index === 3 ? written({ ...completion(), confidence: 7 }) : written(completion(index / 10)),
  }));
  const errors = await jobs.completeMany(finished);
  t.match(errors, [null, LOST, null, { code: "database_failed" }, null]);
  const ends = [];
  for (const { organizationId, id } of leases) {
    const result = await store.results.get(organizationId, id);
    ends.push([(await store.jobs.get(organizationId, id))?.status, result?.confidence]);
  }
  const still = ["processing", undefined];
  t.same(ends, [["completed", 0], ["pending", undefined], ["completed", 0.2], still, ["completed", 0.4]]);
  t.match(await jobs.completeMany(finished.slice(0, 2)), [LOST, LOST], "and only one");
});

onEveryDatabase("an entry whose job is gone is dropped", async (t, backend) => {
  const { store, query } = backend;
  await drain(backend);
  const gone = await newJob(store);
  const { job } = await newJob(store);
  await store.documents.delete(gone.organization.id, gone.document.id);
  t.match(await store.queues.jobs.fetch(), { id: job.id });
  t.same(await query(sql`select id from paylift_queue.job where state <> 'active'`), []);
});

onEveryDatabase("a document cannot be deleted while it is processed", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, document, job } = await newJob(store);
  const lease = present(await store.queues.jobs.fetch());
  const deletion = () => store.documents.delete(organization.id, document.id);
  t.match(await failure(deletion()), { code: "document_in_use" });
  t.match(await store.jobs.get(organization.id, job.id), { status: "processing" });
  await store.queues.jobs.complete(lease, completion());
  t.equal(await deletion(), true);
  t.equal(await store.jobs.get(organization.id, job.id), null);
  t.equal(await store.results.get(organization.id, job.id), null);
  t.notOk(await store.blobs.has(document.blobKey));
});

onEveryDatabase(
  "several are taken at once, and what came to nothing is not among them",
  async (t, backend) => {
    await drain(backend);
    const { store } = backend;
    const { jobs } = store.queues;
    const { organization, document } = await sample(store);
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      made.push(present(await store.jobs.create(organization.id, document.id)).id);
    }
    const [deadly = "", ...others] = made;
    for (let deaths = 0; deaths < 2; deaths += 1) {
      const lease = present(await jobs.fetch());
      t.equal(lease.id, deadly);
      await jobs.begin(lease);
      await backend.silenceWorkers();
      await jobs.recover();
    }
    const leases = await jobs.fetchMany(4);
    t.same(leases.map(({ id }) => id).toSorted(), others.slice(0, 3).toSorted());
    t.match(await store.jobs.get(organization.id, deadly), { status: "failed", error: { code: "poison" } });
    t.match(await jobs.fetchMany(4), [{ id: others[3], attempt: 1 }]);
    t.same(await jobs.fetchMany(4), []);
    for (const lease of leases) await jobs.complete(lease, completion());
    t.match(await store.metrics.get(organization.id), {
      jobsByStatus: { completed: 3, failed: 1, processing: 1 },
    });
  },
);
