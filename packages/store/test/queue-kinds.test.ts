import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, failure, newJob, present, sample } from "./support/samples.ts";

const LOST = { code: "lease_lost", reason: "state" };

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
