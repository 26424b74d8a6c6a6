import { createClient } from "./support/client.ts";
import { onEveryDatabase } from "./support/databases.ts";
import { NEW_MIGRATION, OPERATIONS } from "./support/operations.ts";
import { PDF } from "./support/samples.ts";
import { createWorld } from "./support/world.ts";

const POSTS = OPERATIONS.filter(({ name }) => /^(Upload|Create|Resubmit) /.test(name));

onEveryDatabase("each POST is made once for its Idempotency-Key", async (t, service) => {
  const world = await createWorld(service);
  t.ok(POSTS.length >= 7);
  for (const { name, status, call } of POSTS) {
    const key = { "Idempotency-Key": name.replaceAll(" ", "-") };
    const keyed = createClient(service.url, { ...service.client.headers, ...key });
    const first = await call(keyed, world);
    const again = await call(keyed, world);
    t.equal(first.status, status, name);
    t.equal(again.headers.get("idempotency-replayed"), "true", name);
    t.same([again.status, again.body], [first.status, first.body], name);
  }
});

onEveryDatabase("Idempotency-Key", async (t, service) => {
  const { client } = service;
  const key = (name: string) => ({ "Idempotency-Key": name });

  await t.test("a repetition is given the first answer", async (t) => {
    const first = await client.post("payroll-migrations/", NEW_MIGRATION, key("a"));
    const again = await client.post("payroll-migrations/", NEW_MIGRATION, key("a"));
    t.equal(again.status, 201);
    t.same(again.body, first.body);
    t.equal(again.headers.get("idempotency-replayed"), "true");
    t.equal((await client.get("payroll-migrations/")).body.count, 1);
  });

  await t.test("uploads too", async (t) => {
    const first = await client.upload(PDF, { create_job: "true" }, key("u"));
    const again = await client.upload(PDF, { create_job: "true" }, key("u"));
    t.same(again.body, first.body);
    t.equal((await client.get("jobs/")).body.count, 1);
    t.equal((await client.upload(PDF, { filename: "b.pdf" }, key("u"))).status, 422);
  });

  await t.test("a change is made each time, as it may be repeated without harm", async (t) => {
    const { id } = (await client.post("payroll-migrations/", NEW_MIGRATION, key("m"))).body;
    for (const name of ["one", "two"]) {
      const changed = await client.request("PATCH", `payroll-migrations/${id}/`, { name }, key("p"));
      t.equal(changed.body.name, name);
    }
    await client.delete(`payroll-migrations/${id}/`);
  });

  await t.test("another request with the same key is refused", async (t) => {
    const other = await client.post("payroll-migrations/", { ...NEW_MIGRATION, name: "b" }, key("a"));
    t.match(other, { status: 422, body: { code: "idempotency_mismatch" } });
    t.equal(
      (await client.post("webhooks/", { url: "https://a.b/", events: ["job.failed"] }, key("a"))).status,
      422,
    );
    const stranger = await service.withScopes("migrations:write");
    const own = await stranger.post("payroll-migrations/", NEW_MIGRATION, key("a"));
    t.equal(own.status, 201);
    t.equal(own.headers.get("idempotency-replayed"), null, "keys are the caller's");
  });

  await t.test("the same body elsewhere is another request", async (t) => {
    const jobs: string[] = [];
    for (const _ of [1, 2]) jobs.push((await client.upload(PDF, { create_job: "true" })).body.job_id);
    const [one, other] = jobs;
    t.equal((await client.post(`jobs/${one}/cancel/`, undefined, key("j"))).status, 200);
    for (const path of [`jobs/${one}/resubmit/`, `jobs/${other}/cancel/`])
      t.equal((await client.post(path, undefined, key("j"))).status, 422, path);
  });

  await t.test("many at once are carried out once", async (t) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.post("payroll-migrations/", NEW_MIGRATION, key("c"))),
    );
    const statuses = answers.map(({ status }) => status);
    t.ok(statuses.includes(201));
    t.ok(
      statuses.every((status) => status === 201 || status === 409),
      String(statuses),
    );
    const created = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    t.equal(new Set(created).size, 1);
  });

  await t.test("a problem does not count", async (t) => {
    t.equal((await client.post("jobs/", { document_id: crypto.randomUUID() }, key("d"))).status, 404);
    const { id } = (await client.upload(PDF)).body;
    t.equal((await client.post("jobs/", { document_id: id }, key("d"))).status, 201);
  });

  await t.test("secrets are not kept for repetitions", async (t) => {
    const body = { name: "k", scopes: ["jobs:read"] };
    t.type((await client.post("api-keys/", body, key("e"))).body.key, "string");
    t.match((await client.post("api-keys/", body, key("e"))).body, { name: "k", key: null });
  });

  await t.test("a key is short and printable", async (t) => {
    for (const bad of ["", "with space", "x".repeat(256)]) {
      const answer = await client.post("payroll-migrations/", NEW_MIGRATION, key(bad));
      t.match(answer, { status: 400, body: { code: "invalid_idempotency_key" } });
    }
  });
});
