import { sql } from "kysely";
import { onEveryDatabase, onPostgres } from "./support/backends.ts";
import { completion, drain, newJob, present, sample } from "./support/samples.ts";

onEveryDatabase("webhooks are made, changed and deleted", async (t, { store }) => {
  const { organization } = await sample(store);
  const fields = { url: "https://example.com/hook", events: ["job.completed"] };
  const made = present(await store.webhooks.create(organization.id, fields));
  t.match(made, fields);
  t.match(made.secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  const changed = present(await store.webhooks.update(organization.id, made.id, { events: [] }));
  t.same(changed, { ...made, events: [], updatedAt: changed.updatedAt });
  t.same(await store.webhooks.list(organization.id), { count: 1, rows: [changed] });
  t.ok(await store.webhooks.delete(organization.id, made.id));
  t.equal(await store.webhooks.get(organization.id, made.id), null);
});

onEveryDatabase(
  "an organization has at most 16 webhooks, however many are asked for at once",
  async (t, backend) => {
    const { store } = backend;
    const { organization } = await sample(store);
    const fields = { url: "https://example.com/hook", events: ["job.completed"] };
    const asked = await Promise.allSettled(
      Array.from({ length: 40 }, () => store.webhooks.create(organization.id, fields)),
    );
    const refused = asked.flatMap((answer) =>
      answer.status === "rejected" ? [answer.reason as unknown] : [],
    );
    t.equal(refused.length, 24);
    for (const error of refused) t.match(error, { code: "too_many_webhooks", details: { limit: 16 } });
    const { count, rows } = await store.webhooks.list(organization.id);
    t.equal(count, 16);
    await store.webhooks.delete(organization.id, present(rows[0]).id);
    t.ok(await store.webhooks.create(organization.id, fields), "there is room again");
    const other = await sample(store);
    t.ok(await store.webhooks.create(other.organization.id, fields), "others have room of their own");
  },
);

onEveryDatabase("a webhook that is deleted leaves nothing to be delivered behind", async (t, backend) => {
  await drain(backend);
  const { store, query } = backend;
  const { organization, document } = await newJob(store);
  const fields = { url: "https://example.com/hook", events: ["job.completed"] };
  const [gone, kept] = [
    present(await store.webhooks.create(organization.id, fields)),
    present(await store.webhooks.create(organization.id, fields)),
  ];
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion());
  await store.jobs.create(organization.id, document.id);
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion());
  present(await store.queues.deliveries.fetch());
  const entries = async () =>
    (
      await query(sql<{ count: number }>`
        select count(*)::int as count from paylift_queue.job where name = 'deliveries'`)
    )[0]?.count;
  t.equal(await entries(), 4);
  t.ok(await store.webhooks.delete(organization.id, gone.id));
  t.equal(await entries(), 2);
  t.ok(await store.webhooks.delete(organization.id, kept.id));
  t.equal(await entries(), 0);
  t.equal(await store.queues.deliveries.fetch(), null);
});

onEveryDatabase("the end of a job writes one row, however many webhooks want it", async (t, backend) => {
  await drain(backend);
  const { store, query } = backend;
  const { organization, job } = await newJob(store);
  const events = ["job.completed"];
  // More than may be made: what was made before there was a limit.
  await query(sql`
    insert into webhooks (id, organization_id, url, secret, events, created_at, updated_at)
    select gen_random_uuid(), ${organization.id}, 'https://example.com/', 'whsec_', ${events}::text[], now(), now()
    from generate_series(1, 1500)`);
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion());
  const count = async (table: string) =>
    (await query(sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`))[0]?.count;
  t.equal(await count("outbox"), 1);
  t.equal(await count("deliveries"), 0, "not in the transaction of the result");
  t.ok((await store.queues.deliveries.waited()) !== null, "an event that waits is seen by whoever watches");
  const startedAt = performance.now();
  const lease = present(await store.queues.deliveries.fetch());
  t.comment(`1,500 deliveries made in ${Math.round(performance.now() - startedAt)} ms`);
  t.match(lease, { organizationId: organization.id });
  t.equal(await count("outbox"), 0);
  t.equal(await count("deliveries"), 1500);
  const { rows } = await store.deliveries.list(organization.id, { pageSize: 1 });
  t.match(rows[0]?.payload, { job_id: job.id, status: "completed" });
});

onEveryDatabase("organizations take turns in what is sent to their webhooks", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const { deliveries } = store.queues;
  const customer = async (webhooks: number) => {
    const { organization } = await sample(store);
    for (let made = 0; made < webhooks; made += 1) {
      await store.webhooks.create(organization.id, { url: "https://example.com/", events: ["e"] });
    }
    return organization.id;
  };
  const [loud, quiet] = [await customer(16), await customer(1)];
  for (let number = 0; number < 5; number += 1) await store.deliveries.enqueue(loud, "e", {});
  const first = present(await deliveries.fetch());
  await deliveries.fail(first, { code: "receiver_refused", message: "503" }, { retry: true });
  await store.deliveries.enqueue(quiet, "e", {});
  const next = await deliveries.fetchMany(2);
  t.same(next.map(({ organizationId }) => organizationId).toSorted(), [loud, quiet].toSorted());
});

onPostgres("each event is handed out once, whoever else does so", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const other = present(await backend.another());
  const { organization, document } = await sample(store);
  for (let made = 0; made < 3; made += 1) {
    await store.webhooks.create(organization.id, { url: "https://example.com/", events: ["job.failed"] });
  }
  for (let made = 0; made < 100; made += 1) {
    const job = present(await store.jobs.create(organization.id, document.id));
    await store.jobs.cancel(organization.id, job.id);
  }
  const leases = await Promise.all([store, other].map(({ queues }) => queues.deliveries.fetchMany(400)));
  t.equal(new Set(leases.flat().map(({ id }) => id)).size, leases.flat().length);
  t.equal((await store.deliveries.list(organization.id)).count, 300);
});
