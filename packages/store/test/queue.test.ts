import { sql } from "kysely";
import { onEveryDatabase, onPostgres } from "./support/backends.ts";
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

onEveryDatabase("a silent worker loses its job to another, and cannot write any more", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, job } = await newJob(store);
  const stale = present(await store.queues.jobs.fetch());
  await store.queues.jobs.recover();
  t.equal(await store.queues.jobs.fetch(), null, "not while it gives signs of life");
  await backend.silenceWorkers();
  await store.queues.jobs.recover();
  t.match(await failure(store.queues.jobs.complete(stale, completion(0.1))), LOST, "back in the queue");
  const fresh = present(await store.queues.jobs.fetch());
  t.match(fresh, { id: job.id, attempt: 2, entryId: stale.entryId });
  t.match(await failure(store.queues.jobs.heartbeat(stale)), LOST);
  t.match(await failure(store.queues.jobs.complete(stale, completion(0.1))), LOST, "taken by another");
  t.match(await failure(store.queues.jobs.fail(stale, { code: "x", message: "y" })), LOST);
  await store.queues.jobs.complete(fresh, completion(0.9));
  t.match(await failure(store.queues.jobs.complete(stale, completion(0.1))), LOST, "completed by another");
  t.match(await store.results.get(organization.id, job.id), { confidence: 0.9 });
});

onEveryDatabase("what kills two workers is poison", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, job } = await newJob(store);
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const lease = present(await store.queues.jobs.fetch());
    t.match(lease, { id: job.id, attempt, crashes: attempt - 1 });
    await store.queues.jobs.begin(lease);
    await backend.silenceWorkers();
    await store.queues.jobs.recover();
  }
  t.equal(await store.queues.jobs.fetch(), null, "not given to a third");
  t.match(await store.jobs.get(organization.id, job.id), { status: "failed", error: { code: "poison" } });
  t.match(await store.jobs.resubmit(organization.id, job.id), { status: "pending" });
  t.match(await store.queues.jobs.fetch(), { id: job.id, attempt: 1 }, "resubmitted, it has two lives again");
});

onEveryDatabase("what merely waited with workers that died keeps its attempts", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { job } = await newJob(store);
  const { jobs } = store.queues;
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    t.match(await jobs.fetch(), { id: job.id, attempt, crashes: 0 });
    await backend.silenceWorkers();
    await jobs.recover();
  }
  const error = { code: "storage_unavailable", message: "m" };
  const ends: string[] = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    ends.push(await jobs.fail(present(await jobs.fetch()), error, { retry: true }));
  }
  t.same(ends, ["pending", "pending", "failed"]);
});

onEveryDatabase(
  "who died beside others is tried again, who died twice alone is poison",
  async (t, backend) => {
    const { store } = backend;
    await drain(backend);
    const { organization, job } = await newJob(store);
    const { jobs } = store.queues;
    const error = { code: "host_lost", message: "m" };
    const ends: string[] = [];
    for (const lost of ["beside", "beside", "beside", "alone", "alone"] as const) {
      ends.push(await jobs.fail(present(await jobs.fetch()), error, { lost }));
    }
    t.same(ends, ["pending", "pending", "pending", "pending", "failed"]);
    t.match(await store.jobs.get(organization.id, job.id), { status: "failed", error: { code: "poison" } });
  },
);

onEveryDatabase("a begun job that is given back has not crashed", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { job } = await newJob(store);
  const { jobs } = store.queues;
  for (let round = 1; round <= 3; round += 1) {
    const lease = present(await jobs.fetch());
    t.match(lease, { id: job.id, attempt: 1, crashes: 0 });
    await jobs.begin(lease);
    await jobs.release(lease);
  }
});

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

onEveryDatabase("the validations' queue works alike", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, document } = await sample(store);
  const migration = present(
    await store.payrollMigrations.create(organization.id, {
      name: "Move",
      sourceProvider: "adp",
      targetProvider: "gusto",
    }),
  );
  const run = async (runType: "source" | "target") =>
    present(await store.runs.create(organization.id, migration.id, { runType, documentId: document.id }));
  const runs = { sourceRunId: (await run("source")).id, targetRunId: (await run("target")).id };
  const made = present(await store.validations.create(organization.id, migration.id, runs));
  t.match(made, { status: "pending", report: null, ...runs });
  const { validations } = store.queues;
  const failing = present(await validations.fetch());
  await validations.fail(failing, { code: "internal", message: "m" });
  t.match(await failure(validations.complete(failing, { report: {} })), LOST);
  t.match(await store.validations.resubmit(organization.id, migration.id, made.id), { status: "pending" });
  const lease = present(await validations.fetch());
  t.match(lease, { queue: "validations", id: made.id, attempt: 1 });
  const report = { total_fields: 2, matched_fields: 2, discrepancies: [] };
  await validations.complete(lease, { report });
  t.match(await store.validations.getById(organization.id, made.id), { status: "completed", report });
});

onEveryDatabase(
  "a delivery goes to those who want the event, and waits before it is retried",
  async (t, backend) => {
    const { store } = backend;
    await drain(backend);
    const { organization } = await sample(store);
    const wants = (events: string[]) =>
      store.webhooks.create(organization.id, { url: "https://a.example", events });
    const wanting = present(await wants(["job.completed", "job.failed"]));
    await wants(["job.failed"]);
    t.same(await store.deliveries.enqueue(organization.id, "document.deleted", {}), []);
    const made = await store.deliveries.enqueue(organization.id, "job.completed", { job_id: "1" });
    t.equal(made.length, 1);
    t.match(made[0], { webhookId: wanting.id, payload: { job_id: "1" }, status: "pending" });
    const { deliveries } = store.queues;
    const lease = present(await deliveries.fetch());
    t.equal(await deliveries.fail(lease, { code: "refused", message: "503" }, { retry: true }), "pending");
    t.equal(await deliveries.fetch(), null, "not at once");
    const [other] = await store.deliveries.enqueue(organization.id, "job.completed", {});
    await deliveries.complete(present(await deliveries.fetch()), { responseStatus: 204 });
    t.match(await store.deliveries.get(organization.id, other?.id ?? ""), { responseStatus: 204 });
  },
);

onEveryDatabase("the runs of a job are as far as the job", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, document, job } = await newJob(store);
  const migration = present(
    await store.payrollMigrations.create(organization.id, {
      name: "m",
      sourceProvider: "a",
      targetProvider: "b",
    }),
  );
  const run = { runType: "source", documentId: document.id, jobId: job.id } as const;
  const { id } = present(await store.runs.create(organization.id, migration.id, run));
  const status = async () => (await store.runs.get(organization.id, migration.id, id))?.status;
  t.equal(await status(), "pending");
  const lease = present(await store.queues.jobs.fetch());
  t.equal(await status(), "processing");
  await store.queues.jobs.fail(lease, { code: "damaged", message: "m" });
  t.equal(await status(), "failed");
  await store.jobs.resubmit(organization.id, job.id);
  t.equal(await status(), "pending");
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion());
  t.equal(await status(), "completed");
  t.match(await store.runs.create(organization.id, migration.id, run), { status: "completed" });
});

onPostgres("many workers in two processes never get the same job", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const other = present(await backend.another());
  const { organization, document } = await sample(store);
  const made = new Set<string>();
  for (let index = 0; index < 60; index += 1) {
    made.add(present(await store.jobs.create(organization.id, document.id)).id);
  }
  const taken: string[] = [];
  const worker = async (from: typeof store): Promise<void> => {
    for (let lease = await from.queues.jobs.fetch(); lease !== null; lease = await from.queues.jobs.fetch()) {
      taken.push(lease.id);
      await from.queues.jobs.complete(lease, completion());
    }
  };
  await Promise.all([store, other, store, other, store, other].map(worker));
  t.equal(taken.length, made.size);
  t.same(new Set(taken), made);
});

onPostgres(
  "deleting, cancelling, retrying and completing at once never leave a torn job",
  async (t, backend) => {
    const { store } = backend;
    await drain(backend);
    const other = present(await backend.another());
    const accepted = new Set(["lease_lost", "invalid_state", "document_in_use"]);
    for (let round = 0; round < 12; round += 1) {
      const { organization, document, job } = await newJob(store);
      const lease = present(await store.queues.jobs.fetch());
      const outcomes = await Promise.allSettled([
        store.queues.jobs.complete(lease, completion()),
        other.jobs.cancel(organization.id, job.id),
        other.documents.delete(organization.id, document.id),
        other.queues.jobs.release(lease),
        store.jobs.resubmit(organization.id, job.id),
      ]);
      for (const outcome of outcomes) {
        if (outcome.status === "rejected")
          t.ok(accepted.has(outcome.reason.code), String(outcome.reason.code));
      }
      const left = await store.jobs.get(organization.id, job.id);
      const result = await store.results.get(organization.id, job.id);
      t.equal(result !== null, left?.status === "completed");
      const next = await store.queues.jobs.fetch();
      t.equal(next?.id ?? null, left?.status === "pending" ? job.id : null);
      if (next !== null) await store.queues.jobs.fail(next, { code: "x", message: "y" });
    }
  },
);

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
