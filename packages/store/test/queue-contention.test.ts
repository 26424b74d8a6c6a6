import { onPostgres } from "./support/backends.ts";
import { completion, drain, newJob, present, sample } from "./support/samples.ts";

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
