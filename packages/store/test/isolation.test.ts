import fc from "fast-check";
import { onEveryDatabase } from "./support/backends.ts";
import { CALLS, WITHOUT_ID } from "./support/calls-by-id.ts";
import { MIGRATION, ANSWER, AUDIT_ENTRY, everything, snapshot } from "./support/everything.ts";
import { drain, present, sample } from "./support/samples.ts";

const NOT_REPOSITORIES = new Set(["blobs", "queues"]);

onEveryDatabase("every method is tried", async (t, { store }) => {
  const methods = Object.entries(store).flatMap(([name, repository]: [string, object]) =>
    typeof repository === "function" || NOT_REPOSITORIES.has(name)
      ? []
      : Object.keys(repository).map((method) => `${name}.${method}`),
  );
  t.same(
    methods.filter((method) => !(method in CALLS) && !WITHOUT_ID.has(method)),
    [],
  );
});

onEveryDatabase("no id of another organization is ever found or changed", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const mine = await everything(store);
  const yours = await everything(store);
  const before = await snapshot(store, yours);
  const callers = fc.oneof(
    fc.constantFrom(mine.organization, fc.sample(fc.uuid(), 1)[0] ?? ""),
    fc.constantFrom("", "not an id", "00000000-0000-0000-0000-000000000000", `${yours.organization} `),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(CALLS)),
      callers,
      fc.boolean(),
      async (name, caller, ownParent) => {
        const [kind, parent, call] = present(CALLS[name]);
        const nested = parent !== kind;
        const within = nested && ownParent ? mine[parent] : yours[parent];
        const answer = await call(store, caller, yours[kind], within).catch((error: unknown) => error);
        const refused =
          answer === null ||
          answer === false ||
          (name === "validations.create" && Reflect.get(Object(answer), "code") === "run_not_in_migration");
        if (!refused) throw new Error(`${name} answered`);
      },
    ),
    { numRuns: 250 },
  );
  t.same(await snapshot(store, yours), before);
});

onEveryDatabase("lists and metrics are of one organization", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const yours = await everything(store);
  const empty = await store.organizations.create({ name: "empty" });
  for (const caller of [empty.id, "not an id"]) {
    t.match(await store.users.list(caller), { count: 0, rows: [] });
    t.match(await store.apiKeys.list(caller), { count: 0, rows: [] });
    t.match(await store.documents.list(caller), { count: 0, rows: [] });
    t.match(await store.jobs.list(caller, { filters: { documentId: yours.document } }), { count: 0 });
    t.match(await store.payrollMigrations.list(caller), { count: 0, rows: [] });
    t.match(await store.auditLog.list(caller), { count: 0, rows: [] });
    t.match(await store.columnMappings.list(caller), { count: 0, rows: [] });
    t.match(await store.webhooks.list(caller), { count: 0, rows: [] });
    t.match(await store.deliveries.list(caller, { filters: { webhookId: yours.webhook } }), { count: 0 });
    t.match(await store.documentOverviews.list(caller, { reviewed: true }), { count: 0, rows: [] });
    for (const text of ["a", "m", "e"])
      t.same(await store.searches.find(caller, text, 5), { documents: [], people: [], migrations: [] });
    t.match(await store.metrics.get(caller), { totalDocuments: 0, totalJobs: 0, averageConfidence: null });
    t.same(await store.deliveries.enqueue(caller, "e", {}), []);
    t.match(await store.idempotencyKeys.find(caller, "key", ANSWER.fingerprint), { state: "new" });
  }
  t.match(await store.jobs.list(yours.organization, { filters: { documentId: "not an id" } }), { count: 0 });
});

onEveryDatabase("nothing is created for an organization that is not there", async (t, { store }) => {
  const { document } = await sample(store);
  for (const nobody of ["", "not an id", "4f0c1f6e-8d5b-4a55-9e1c-0a4b0c1d2e3f"]) {
    t.equal(await store.organizations.get(nobody), null);
    const user = { email: "nobody@example.com", password: "correct horse" };
    t.equal(await store.users.create(nobody, user), null);
    t.equal(await store.apiKeys.create(nobody, { name: "k", scopes: [] }), null);
    t.equal(await store.documents.create(nobody, document), null);
    t.equal(await store.payrollMigrations.create(nobody, MIGRATION), null);
    t.equal(await store.columnMappings.put(nobody, "h", { name: "c", mapping: {} }), null);
    t.equal(await store.retention.get(nobody), null);
    t.equal(await store.retention.set(nobody, { days: 1 }), null);
    t.equal(await store.retention.preview(nobody, 1), null);
    t.equal(await store.auditLog.append(nobody, AUDIT_ENTRY), null);
    t.equal(await store.webhooks.create(nobody, { url: "https://example.com", events: [] }), null);
    const kept = store.idempotencyKeys.keep(nobody, "k", ANSWER);
    t.match(await kept.catch((error: unknown) => error), { code: "invalid_argument" });
  }
});
