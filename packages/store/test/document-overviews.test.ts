import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, newDocument, present, sample } from "./support/samples.ts";

onEveryDatabase("documents are seen with their newest job, what is at risk first", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, document } = await sample(store);
  const check = (scope: string, difference: number | null, passed: boolean | null) => ({
    scope,
    difference,
    passed,
  });
  const read = async (
    documentId: string,
    confidence: number,
    checks: object[],
    unclaimed = ["12.00"],
  ): Promise<void> => {
    const job = present(await store.jobs.create(organization.id, documentId));
    const lease = present(await store.queues.jobs.fetch());
    t.equal(lease.id, job.id);
    await store.queues.jobs.complete(lease, {
      ...completion(confidence),
      checks: checks as never,
      unclaimed: unclaimed.map((text) => ({ page: 1, text })),
    });
  };
  const [proved, small, large, unread] = [
    await newDocument(store, organization.id),
    await newDocument(store, organization.id),
    await newDocument(store, organization.id),
    await newDocument(store, organization.id),
  ];
  await read(proved.id, 0.99, [check("employee", 0, true)]);
  const missing = ["$1.20", "(2.30)", "80", "0.04"];
  await read(small.id, 0.5, [check("employee", -0.25, false), check("column", null, null)], missing);
  await read(large.id, 0.9, [
    check("employee", 10.1, false),
    check("employee", -5, false),
    check("column", 15.1, false),
  ]);
  const failed = present(await store.jobs.create(organization.id, unread.id));
  await store.jobs.cancel(organization.id, failed.id);

  const all = await store.documentOverviews.list(organization.id);
  t.equal(all.count, 5);
  t.match(all.rows.at(-1), { document: { id: document.id }, job: null, result: null });
  const queue = await store.documentOverviews.list(organization.id, { reviewBelow: 0.95 });
  t.same(
    queue.rows.map((row) => row.document.id),
    [unread.id, large.id, small.id],
  );
  t.match(queue.rows[0], { job: { id: failed.id, error: { code: "cancelled" } }, result: null });
  t.match(queue.rows[1]?.result, {
    moneyAtRiskCents: 1510,
    failedChecks: 3,
    unclaimedTokens: 1,
    corrections: 0,
  });
  t.match(queue.rows[2]?.result, { moneyAtRiskCents: 354, failedChecks: 1 }, "what is missing, too");
  t.equal((await store.documentOverviews.list(organization.id, { status: "none" })).count, 1);
  t.equal((await store.documentOverviews.list(organization.id, { filename: "JOURN" })).count, 5);
  t.equal((await store.documentOverviews.list(organization.id, { filename: "%" })).count, 0);
  t.equal((await store.documentOverviews.list(organization.id, { page: 3, pageSize: 2 })).rows.length, 1);
  const stranger = await sample(store);
  t.equal((await store.documentOverviews.list(stranger.organization.id, { reviewBelow: 1 })).count, 0);

  const days = await store.metrics.history(organization.id, 7);
  t.equal(days.length, 7);
  t.match(days.at(-1), {
    date: document.createdAt.toISOString().slice(0, 10),
    documents: 5,
    completed: 3,
    failed: 1,
  });
  t.same(days[0], { date: days[0]?.date, documents: 0, completed: 0, failed: 0, averageConfidence: null });
});
