import { sql } from "kysely";
import type { Document, DueDocument, Store } from "../src/index.ts";
import { onEveryDatabase, type Backend } from "./support/backends.ts";
import { completion, drain, failure, newDocument, present } from "./support/samples.ts";

async function newOrganization(store: Store, days: number | null): Promise<string> {
  const { id } = await store.organizations.create({ name: "Harbor Light Foods" });
  await store.retention.set(id, { days });
  return id;
}

/** A document that was uploaded so many days ago. */
async function oldDocument(
  { store, query }: Backend,
  organizationId: string,
  days: number,
): Promise<Document> {
  const document = await newDocument(store, organizationId);
  const createdAt = new Date(Date.now() - days * 86_400_000);
  await query(sql`update documents set created_at = ${createdAt} where id = ${document.id}`);
  return { ...document, createdAt };
}

async function dueOf({ retention }: Store, organizationId: string): Promise<string[]> {
  const due = await retention.due({ limit: 1_000 });
  return due.filter((each) => each.organizationId === organizationId).map(({ id }) => id);
}

onEveryDatabase("documents are kept for ever until somebody says how long", async (t, backend) => {
  const { store } = backend;
  const { id } = await store.organizations.create({ name: "Harbor Light Foods" });
  const old = await oldDocument(backend, id, 10_000);
  t.same(await store.retention.get(id), { days: null });
  t.same(await dueOf(store, id), []);
  t.equal(await store.retention.expire(id, old.id), false);
  t.same(await store.retention.set(id, { days: 365 }), { days: 365 });
  t.same(await dueOf(store, id), [old.id]);
  t.same(await store.retention.set(id, { days: null }), { days: null });
  t.equal(await store.retention.expire(id, old.id), false, "who changes their mind keeps them");
  for (const days of [0, 1.5, -3, 36_501]) {
    t.match(await failure(store.retention.set(id, { days })), { code: "invalid_argument" });
    t.match(await failure(store.retention.preview(id, days)), { code: "invalid_argument" });
  }
});

onEveryDatabase("what is due is named in pages, and goes with bytes and queue", async (t, backend) => {
  await drain(backend);
  const { store, query } = backend;
  const o = await newOrganization(store, 30);
  const old = [
    await oldDocument(backend, o, 50),
    await oldDocument(backend, o, 40),
    await oldDocument(backend, o, 31),
  ];
  const young = await oldDocument(backend, o, 29);
  const [first] = old;
  const { id: _id, organizationId: _owner, createdAt: _at, ...same } = present(first);
  const twin = present(await store.documents.create(o, { ...same, filename: "twin.pdf" }));
  const waiting = present(await store.jobs.create(o, present(old[1]).id));
  t.same(await store.retention.preview(o, 30), { documents: 3, keptForMigrations: 0 });
  t.same(await store.retention.preview(o, 45), { documents: 1, keptForMigrations: 0 });

  const named: string[] = [];
  for (let after: DueDocument | undefined; ;) {
    const page = await store.retention.due({ limit: 1, ...(after === undefined ? {} : { after }) });
    after = page[0];
    if (after === undefined) break;
    if (after.organizationId === o) named.push(after.id);
  }
  t.same(
    named,
    old.map(({ id }) => id),
  );
  for (const { id } of old) t.equal(await store.retention.expire(o, id), true);
  t.same(await dueOf(store, o), []);
  t.same(new Set((await store.documents.list(o)).rows.map(({ id }) => id)), new Set([young.id, twin.id]));
  t.equal(await store.jobs.get(o, waiting.id), null);
  const waits = sql<{ count: string }>`select count(*) as count from paylift_queue.job`;
  t.equal(Number((await query(waits))[0]?.count), 0, "nothing of it waits in the queue");
  t.notOk(await store.blobs.has(present(old[2]).blobKey));
  t.ok(await store.blobs.has(present(first).blobKey), "somebody else has the same bytes");
});

onEveryDatabase("a document that is being read is not due", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const o = await newOrganization(store, 30);
  const { id } = await oldDocument(backend, o, 31);
  await store.jobs.create(o, id);
  const lease = present(await store.queues.jobs.fetch());
  t.same(await dueOf(store, o), []);
  t.equal(await store.retention.expire(o, id), false);
  await store.queues.jobs.complete(lease, completion());
  t.equal(await store.retention.expire(o, id), true);
});

onEveryDatabase("a payroll migration keeps its documents until it is signed off", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const o = await newOrganization(store, 30);
  const source = await oldDocument(backend, o, 31);
  const target = await oldDocument(backend, o, 31);
  const names = { name: "m", sourceProvider: "a", targetProvider: "b" };
  const { id: migration } = present(await store.payrollMigrations.create(o, names));
  const run = async (runType: "source" | "target", documentId: string): Promise<string> =>
    present(await store.runs.create(o, migration, { runType, documentId })).id;
  const runs = {
    sourceRunId: await run("source", source.id),
    targetRunId: await run("target", target.id),
  };
  const sign = () => store.signOffs.create(o, migration, { signedBy: "user:1", comment: null, figures: {} });
  await store.validations.create(o, migration, runs);
  await store.comparisonSettings.put(o, migration, { mapping: { employees: [{ source_name: "Ann" }] } });
  const decision = { key: "k", reason: "r", decidedBy: "a", discrepancy: { employee: "Ann" } };
  await store.decisions.create(o, migration, decision);

  t.same(await store.retention.preview(o, 30), { documents: 0, keptForMigrations: 2 });
  t.same(await dueOf(store, o), []);
  t.equal(await store.retention.expire(o, source.id), false);
  await sign();
  t.same(await store.retention.preview(o, 30), { documents: 2, keptForMigrations: 0 });
  const { id: other } = present(await store.payrollMigrations.create(o, names));
  present(await store.runs.create(o, other, { runType: "source", documentId: source.id }));
  t.equal(await store.retention.expire(o, source.id), false, "another one needs it");
  await store.payrollMigrations.delete(o, other);
  const later = await oldDocument(backend, o, 1);
  const added = await run("target", later.id);
  t.same(await dueOf(store, o), [], "a run came after the signature");
  await store.runs.delete(o, migration, added);

  t.equal(await store.retention.expire(o, source.id), true);
  t.match(await store.validations.list(o, migration), { count: 0 });
  t.equal(await store.queues.validations.fetch(), null, "its comparison waits no more");
  t.match(await store.decisions.list(o, migration), { count: 1 }, "one side is still there");
  t.equal(await store.retention.expire(o, target.id), true);
  t.match(await store.decisions.list(o, migration), { count: 0 });
  t.match(await store.comparisonSettings.get(o, migration), { mapping: {} });
  t.match(await store.signOffs.list(o, migration), { count: 1 }, "that it was signed stays known");
});
