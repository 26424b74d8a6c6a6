import { once } from "node:events";
import type { Lease } from "../src/index.ts";
import { StoreError } from "../src/index.ts";
import { onEveryDatabase, onPostgres } from "./support/backends.ts";
import { completion, drain, failure, newJob, present, sample, written } from "./support/samples.ts";

onEveryDatabase("a consumer works through what waits and what comes", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, document, job } = await newJob(store);
  const stop = new AbortController();
  const seen: string[] = [];
  const arrived = Promise.withResolvers<void>();
  const consuming = store.queues.jobs.consume({
    signal: stop.signal,
    // Far beyond the test's time limit: only a notification wakes it, or the look for dead workers.
    pollIntervalMs: 3_600_000,
    async handler({ id }) {
      seen.push(id);
      if (seen.length === 1) arrived.resolve();
      if (seen.length === 2) stop.abort();
      return { kind: "completed", completion: completion() };
    },
  });
  await arrived.promise;
  const later = present(await store.jobs.create(organization.id, document.id));
  await consuming;
  t.same(seen, [job.id, later.id]);
  t.match(await store.jobs.get(organization.id, later.id), { status: "completed" });
});

onEveryDatabase("handlers run side by side, and no more than asked for", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, document } = await sample(store);
  for (let index = 0; index < 7; index += 1) await store.jobs.create(organization.id, document.id);
  const stop = new AbortController();
  let running = 0;
  let most = 0;
  let done = 0;
  const three = Promise.withResolvers<void>();
  await store.queues.jobs.consume({
    concurrency: 3,
    signal: stop.signal,
    async handler() {
      running += 1;
      most = Math.max(most, running);
      if (running === 3) three.resolve();
      await three.promise;
      running -= 1;
      done += 1;
      if (done === 7) stop.abort();
      return { kind: "completed", completion: completion() };
    },
  });
  t.equal(most, 3);
  t.match(await store.metrics.get(organization.id), { jobsByStatus: { completed: 7, pending: 0 } });
});

onEveryDatabase("what is being stored keeps no handler waiting, up to as many again", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, document } = await sample(store);
  for (let index = 0; index < 7; index += 1) await store.jobs.create(organization.id, document.id);
  const stop = new AbortController();
  const mayStore = Promise.withResolvers<void>();
  let handled = 0;
  let stored = 0;
  let most = 0;
  await store.queues.jobs.consume({
    concurrency: 2,
    signal: stop.signal,
    around: {
      work: (_lease, inner) => inner(),
      async settlement(_lease, inner) {
        await mayStore.promise;
        await inner();
        stored += 1;
        if (stored === 7) stop.abort();
      },
    },
    async handler() {
      handled += 1;
      most = Math.max(most, handled - stored);
      // With the first four on their way to the database, nobody begins a fifth.
      if (handled === 4) setImmediate(mayStore.resolve);
      return { kind: "completed", completion: completion() };
    },
  });
  t.equal(most, 4);
  t.match(await store.metrics.get(organization.id), { jobsByStatus: { completed: 7, pending: 0 } });
});

onEveryDatabase("every way a handler ends is stored", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, document } = await sample(store);
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    ids.push(present(await store.jobs.create(organization.id, document.id)).id);
  }
  const [failing, throwing, unstorable, completed, escaped, released] = ids;
  const stop = new AbortController();
  const errors: unknown[] = [];
  const leases: Lease[] = [];
  await store.queues.jobs.consume({
    signal: stop.signal,
    onError: (error) => errors.push(error),
    async handler(lease) {
      leases.push(lease);
      const error = { code: "damaged", message: "m" };
      if (lease.id === failing) return { kind: "failed", error };
      if (lease.id === throwing) throw new Error("thrown");
      if (lease.id === unstorable)
        return { kind: "completed", completion: { ...completion(), checks: "\0" } };
      if (lease.id === escaped)
        return { kind: "completed", completion: written({ ...completion(), checks: "\0" }) };
      if (lease.id === completed)
        return { kind: "completed", completion: written({ ...completion(), checks: "C:\\u0000" }) };
      if (leases.filter(({ id }) => id === throwing).length === 3) stop.abort();
      return { kind: "released" };
    },
  });
  const job = (id: string | undefined) => store.jobs.get(organization.id, id ?? "");
  t.match(await job(failing), { status: "failed", attempt: 1, error: { code: "damaged" } });
  t.match(await job(throwing), { status: "failed", attempt: 3, error: { code: "internal" } });
  t.match(await job(unstorable), { status: "failed", error: { code: "invalid_text" } });
  t.match(await job(escaped), { status: "failed", error: { code: "invalid_text" } });
  t.match(await job(completed), { status: "completed", error: null });
  t.match(await store.results.get(organization.id, completed ?? ""), {
    ...completion(),
    checks: "C:\\u0000",
  });
  t.match(await job(released), { status: "pending", error: null });
  t.same(errors.map(String), ["Error: thrown", "Error: thrown", "Error: thrown"]);
});

onEveryDatabase("a handler hears that its lease is lost", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, job } = await newJob(store);
  const stop = new AbortController();
  const errors: unknown[] = [];
  await store.queues.jobs.consume({
    signal: stop.signal,
    onError: (error) => errors.push(error),
    async handler(lease, { lost }) {
      await store.jobs.cancel(lease.organizationId, lease.id);
      await once(lost, "abort");
      stop.abort();
      return { kind: "completed", completion: completion() };
    },
  });
  t.same(errors, []);
  t.match(await store.jobs.get(organization.id, job.id), { status: "failed", error: { code: "cancelled" } });
});

onEveryDatabase("a stopping consumer lets its handlers end", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, job } = await newJob(store);
  const stop = new AbortController();
  await store.queues.jobs.consume({
    signal: stop.signal,
    async handler(_lease, { stopping }) {
      stop.abort();
      return stopping.aborted ? { kind: "released" } : { kind: "completed", completion: completion() };
    },
  });
  t.match(await store.jobs.get(organization.id, job.id), { status: "pending" });
  await store.queues.jobs.consume({
    signal: AbortSignal.abort(),
    handler: () => t.fail("not asked") as never,
  });
  const wrong = store.queues.jobs.consume({
    concurrency: 0,
    signal: stop.signal,
    handler: () => t.fail() as never,
  });
  const error = await failure(wrong);
  t.ok(error instanceof StoreError && error.code === "invalid_argument");
});

onPostgres("consumers in two processes share the work and wake each other", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const other = present(await backend.another());
  const { organization, document } = await sample(store);
  const stop = new AbortController();
  const seen: string[] = [];
  const consumer = (from: typeof store) =>
    from.queues.jobs.consume({
      concurrency: 2,
      signal: stop.signal,
      async handler({ id }) {
        seen.push(id);
        if (seen.length === 20) stop.abort();
        return { kind: "completed", completion: completion() };
      },
    });
  const consuming = [consumer(store), consumer(other)];
  for (let index = 0; index < 20; index += 1) await store.jobs.create(organization.id, document.id);
  await Promise.all(consuming);
  t.equal(new Set(seen).size, 20);
  t.match(await store.metrics.get(organization.id), { jobsByStatus: { completed: 20 } });
});
