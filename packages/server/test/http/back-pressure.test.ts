import { test } from "tap";
import { createAdmission } from "../../src/http/resources/jobs/admission.ts";
import { COMPLETION, PDF } from "./support/samples.ts";
import { startService } from "./support/service.ts";

const asked = { create_job: "true" };

test("when too many jobs wait, new ones are refused with the time until there is room", async (t) => {
  const service = await startService(t, { queueLimits: { all: 5, organization: 3 } });
  const { client, store } = service;
  const other = await service.stranger();
  // The counts are looked at once a second: each limit is met by a job in the queue before anybody asks.
  const { body: document } = await client.upload(PDF);
  for (let jobs = 0; jobs < 3; jobs += 1) await store.jobs.create(service.organizationId, document.id);

  const refused = await client.upload(PDF, asked);
  t.match(refused, { status: 429, body: { code: "too_many_waiting" } });
  t.equal(refused.headers.get("retry-after"), "60", "nothing has ended yet");
  t.match(await client.post("jobs/", { document_id: document.id }), { status: 429 });
  t.equal((await client.upload(PDF)).status, 201, "a document without a job is no burden");
  t.equal((await client.get("documents/")).body.count, 2, "what is refused leaves no document");
  t.equal((await other.upload(PDF, asked)).status, 201, "another organization goes on");
});

test("what the service does not take from one, it takes from nobody", async (t) => {
  const service = await startService(t, { queueLimits: { all: 4, organization: 100 } });
  const { client, store, organizationId } = service;
  const { body: document } = await client.upload(PDF);
  for (let jobs = 0; jobs < 8; jobs += 1) await store.jobs.create(organizationId, document.id);
  for (const lease of await store.queues.jobs.fetchMany(2))
    await store.queues.jobs.complete(lease, COMPLETION);
  const other = await service.stranger();
  const refused = await other.upload(PDF, asked);
  t.match(refused, { status: 503, body: { code: "queue_full" } });
  t.equal(refused.headers.get("content-type"), "application/problem+json");
  t.equal(refused.headers.get("retry-after"), "90", "three too many, at two a minute");
});

test("a count that waits in line for the database gives way to the one before", async (t) => {
  let nowMs = 0;
  const counts = [{ waiting: 1, endedLastMinute: 0 }];
  const backlog = () => {
    const count = counts.shift();
    return count === undefined ? new Promise<never>(() => {}) : Promise.resolve(count);
  };
  const limits = { all: 5, organization: 1 };
  const admission = createAdmission(
    {
      jobs: {
        backlog: (id) => (id === null ? Promise.resolve({ waiting: 0, endedLastMinute: 0 }) : backlog()),
      },
    },
    limits,
    () => nowMs,
  );
  await t.rejects(admission.admit("an organization"), { code: "too_many_waiting" });
  nowMs = 10_000;
  await t.rejects(admission.admit("an organization"), { code: "too_many_waiting" });
  nowMs = 20_000;
  await t.rejects(admission.admit("an organization"), { code: "too_many_waiting" }, "and nobody asks twice");
});
