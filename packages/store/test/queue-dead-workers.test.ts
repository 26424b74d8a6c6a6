import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, failure, newJob, present } from "./support/samples.ts";

const LOST = { code: "lease_lost", reason: "state" };

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
