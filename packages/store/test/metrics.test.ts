import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, newDocument, present } from "./support/samples.ts";

onEveryDatabase("the metrics count what there is", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const organization = await store.organizations.create({ name: "m" });
  const none = { completed: 0, failed: 0, pending: 0, processing: 0 };
  t.same(await store.metrics.get(organization.id), {
    totalDocuments: 0,
    totalJobs: 0,
    jobsByStatus: none,
    totalMigrations: 0,
    averageConfidence: null,
  });
  const { id } = await newDocument(store, organization.id);
  for (let index = 0; index < 5; index += 1) await store.jobs.create(organization.id, id);
  for (const confidence of [1, 0.5]) {
    await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion(confidence));
  }
  const failing = present(await store.queues.jobs.fetch());
  await store.queues.jobs.fail(failing, { code: "damaged", message: "m" });
  await store.queues.jobs.fetch();
  await store.payrollMigrations.create(organization.id, {
    name: "m",
    sourceProvider: "a",
    targetProvider: "b",
  });
  t.same(await store.metrics.get(organization.id), {
    totalDocuments: 1,
    totalJobs: 5,
    jobsByStatus: { completed: 2, failed: 1, pending: 1, processing: 1 },
    totalMigrations: 1,
    averageConfidence: 0.75,
  });
  const { count } = await store.jobs.list(organization.id, { filters: { status: "failed", documentId: id } });
  t.equal(count, 1);
});
