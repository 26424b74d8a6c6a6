import { onEveryDatabase } from "./support/backends.ts";
import { failure, newDocument, present, sample } from "./support/samples.ts";

const fields = { name: "Move", sourceProvider: "adp", targetProvider: "gusto" };

onEveryDatabase("payroll migrations and their runs", async (t, { store }) => {
  const { organization, document } = await sample(store);
  const migration = present(await store.payrollMigrations.create(organization.id, fields));
  t.match(migration, { ...fields, status: "pending" });
  const renamed = present(
    await store.payrollMigrations.update(organization.id, migration.id, {
      name: "Moved",
    }),
  );
  t.same(renamed, { ...migration, name: "Moved", updatedAt: renamed.updatedAt });
  t.ok(renamed.updatedAt > migration.updatedAt);
  const found = (status: "pending" | "validated") =>
    store.payrollMigrations.list(organization.id, { filters: { status } });
  t.match(await found("validated"), { count: 0 });
  t.match(await found("pending"), { count: 1 });

  const run = { runType: "source", documentId: document.id } as const;
  const made = present(await store.runs.create(organization.id, migration.id, run));
  t.match(made, { ...run, migrationId: migration.id, status: "pending", jobId: null });
  const other = await newDocument(store, organization.id);
  const changes = { runType: "target", documentId: other.id } as const;
  const moved = present(await store.runs.update(organization.id, migration.id, made.id, changes));
  t.match(moved, { ...changes, id: made.id, status: "pending" });
  t.ok(moved.updatedAt > made.updatedAt);
  const job = present(await store.jobs.create(organization.id, document.id));
  const wrongJob = await store.runs.update(organization.id, migration.id, made.id, { jobId: job.id });
  t.equal(wrongJob, null, "a job of another document");
  t.same(await store.runs.get(organization.id, migration.id, made.id), moved);
  const source = present(await store.runs.create(organization.id, migration.id, run));
  const filters = { runType: "target" } as const;
  t.same(await store.runs.list(organization.id, migration.id, { filters }), { count: 1, rows: [moved] });

  const runs = { sourceRunId: source.id, targetRunId: moved.id };
  const validation = present(await store.validations.create(organization.id, migration.id, runs));
  const elsewhere = present(await store.payrollMigrations.create(organization.id, fields));
  const crossed = store.validations.create(organization.id, elsewhere.id, runs);
  t.match(await failure(crossed), { code: "run_not_in_migration" });
  t.equal(await store.validations.get(organization.id, elsewhere.id, validation.id), null);
  t.ok(await store.documents.delete(organization.id, document.id));
  t.equal(await store.runs.get(organization.id, migration.id, source.id), null);
  t.equal(await store.validations.getById(organization.id, validation.id), null);
  t.ok(await store.runs.get(organization.id, migration.id, moved.id));
  t.ok(await store.payrollMigrations.delete(organization.id, migration.id));
  t.equal(await store.runs.list(organization.id, migration.id), null);
  t.ok(await store.documents.get(organization.id, other.id));
});

onEveryDatabase("a run with another document waits for no job of the old one", async (t, { store }) => {
  const { organization, document } = await sample(store);
  const migration = present(await store.payrollMigrations.create(organization.id, fields));
  const job = present(await store.jobs.create(organization.id, document.id));
  const run = { runType: "source", documentId: document.id, jobId: job.id } as const;
  const { id } = present(await store.runs.create(organization.id, migration.id, run));
  const other = await newDocument(store, organization.id);
  await store.runs.update(organization.id, migration.id, id, { documentId: other.id });
  await store.jobs.cancel(organization.id, job.id);
  const moved = await store.runs.get(organization.id, migration.id, id);
  t.match(moved, { documentId: other.id, jobId: null, status: "pending" });
});
