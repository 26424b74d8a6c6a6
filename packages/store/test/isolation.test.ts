import fc from "fast-check";
import type { Store } from "../src/index.ts";
import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, newDocument, present, sample } from "./support/samples.ts";

/** One of everything, and its ids. */
async function everything(store: Store): Promise<Ids> {
  const { organization, document } = await sample(store);
  const o = organization.id;
  const email = `${o}@example.com`;
  const user = present(await store.users.create(o, { email, password: "correct horse" }));
  const { session } = present(await store.sessions.create(o, user.id, { lifetimeSeconds: 600 }));
  const { apiKey } = present(await store.apiKeys.create(o, { name: "k", scopes: ["jobs:read"] }));
  const job = present(await store.jobs.create(o, document.id));
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion());
  const correction = present(await store.corrections.create(o, job.id, CORRECTION));
  await store.jobReviews.create(o, job.id, { reviewedBy: "a" });
  const failed = present(await store.jobs.create(o, document.id));
  await store.queues.jobs.fail(present(await store.queues.jobs.fetch()), { code: "x", message: "y" });
  const migration = present(await store.payrollMigrations.create(o, MIGRATION));
  const run = present(
    await store.runs.create(o, migration.id, { runType: "source", documentId: document.id, jobId: job.id }),
  );
  const runs = { sourceRunId: run.id, targetRunId: run.id };
  const validation = present(await store.validations.create(o, migration.id, runs));
  await store.queues.validations.fail(present(await store.queues.validations.fetch()), {
    code: "x",
    message: "y",
  });
  await store.comparisonSettings.put(o, migration.id, { mapping: { lines: [] } });
  const decision = present(await store.decisions.create(o, migration.id, DECISION));
  const signOff = present(await store.signOffs.create(o, migration.id, SIGN_OFF));
  const webhook = present(await store.webhooks.create(o, { url: "https://example.com", events: ["e"] }));
  const [delivery] = await store.deliveries.enqueue(o, "e", {});
  await store.queues.deliveries.fail(present(await store.queues.deliveries.fetch()), {
    code: "x",
    message: "y",
  });
  await store.auditLog.append(o, AUDIT_ENTRY);
  await store.idempotencyKeys.begin(o, "key", { fingerprint: "f", claimSeconds: 600 });
  return {
    organization: o,
    user: user.id,
    session: session.id,
    apiKey: apiKey.id,
    document: document.id,
    unusedDocument: (await newDocument(store, o)).id,
    job: job.id,
    failedJob: failed.id,
    correction: correction.id,
    migration: migration.id,
    run: run.id,
    validation: validation.id,
    decision: decision.id,
    signOff: signOff.id,
    webhook: webhook.id,
    delivery: present(delivery).id,
  };
}

type Ids = Readonly<
  Record<
    | "organization"
    | "user"
    | "session"
    | "apiKey"
    | "document"
    | "unusedDocument"
    | "job"
    | "failedJob"
    | "correction"
    | "migration"
    | "run"
    | "validation"
    | "decision"
    | "signOff"
    | "webhook"
    | "delivery",
    string
  >
>;

const CORRECTION = {
  correctionType: "wrong_value",
  fieldPath: "employees[0].name",
  originalValue: "a",
  correctedValue: "b",
} as const;
const MIGRATION = { name: "m", sourceProvider: "a", targetProvider: "b" };
const DECISION = { key: "k", reason: "r", decidedBy: "a", discrepancy: {} };
const SIGN_OFF = { signedBy: "a", comment: null, figures: {} };
const CLAIM = new Date("2030-01-01T00:10:00Z");
const ANSWER = { response: { status: 200, body: null }, lifetimeSeconds: 1 };
const AUDIT_ENTRY = { actor: "a", action: "b", subjectType: "c", subjectId: null, details: {} };
const PASSWORD = "another horse";

type Call = (store: Store, caller: string, id: string, parent: string) => Promise<unknown>;

/** Every method that takes an id: the kind of id, the kind of its parent, and what must not happen. */
const CALLS: Readonly<Record<string, readonly [keyof Ids, keyof Ids, Call]>> = {
  "users.get": ["user", "user", (s, o, id) => s.users.get(o, id)],
  "users.setPassword": ["user", "user", (s, o, id) => s.users.setPassword(o, id, PASSWORD)],
  "users.delete": ["user", "user", (s, o, id) => s.users.delete(o, id)],
  "sessions.create": ["user", "user", (s, o, id) => s.sessions.create(o, id, { lifetimeSeconds: 1 })],
  "sessions.delete": ["session", "session", (s, o, id) => s.sessions.delete(o, id)],
  "apiKeys.get": ["apiKey", "apiKey", (s, o, id) => s.apiKeys.get(o, id)],
  "apiKeys.delete": ["apiKey", "apiKey", (s, o, id) => s.apiKeys.delete(o, id)],
  "documents.get": ["document", "document", (s, o, id) => s.documents.get(o, id)],
  "documents.delete": ["document", "document", (s, o, id) => s.documents.delete(o, id)],
  "jobs.create": ["document", "document", (s, o, id) => s.jobs.create(o, id)],
  "jobs.get": ["job", "job", (s, o, id) => s.jobs.get(o, id)],
  "jobs.resubmit": ["failedJob", "failedJob", (s, o, id) => s.jobs.resubmit(o, id)],
  "jobs.cancel": ["job", "job", (s, o, id) => s.jobs.cancel(o, id)],
  "jobReviews.create": ["job", "job", (s, o, id) => s.jobReviews.create(o, id, { reviewedBy: "a" })],
  "jobReviews.get": ["job", "job", (s, o, id) => s.jobReviews.get(o, id)],
  "jobReviews.delete": ["job", "job", (s, o, id) => s.jobReviews.delete(o, id)],
  "retention.expire": ["document", "document", (s, o, id) => s.retention.expire(o, id)],
  "results.get": ["job", "job", (s, o, id) => s.results.get(o, id)],
  "results.latestOfDocument": ["document", "document", (s, o, id) => s.results.latestOfDocument(o, id)],
  "corrections.create": ["job", "job", (s, o, id) => s.corrections.create(o, id, CORRECTION)],
  "corrections.list": ["job", "job", (s, o, id) => s.corrections.list(o, id)],
  "corrections.get": ["correction", "job", (s, o, id, job) => s.corrections.get(o, job, id)],
  "corrections.update": [
    "correction",
    "job",
    (s, o, id, job) => s.corrections.update(o, job, id, { notes: "seen" }),
  ],
  "corrections.delete": ["correction", "job", (s, o, id, job) => s.corrections.delete(o, job, id)],
  "payrollMigrations.get": ["migration", "migration", (s, o, id) => s.payrollMigrations.get(o, id)],
  "payrollMigrations.update": [
    "migration",
    "migration",
    (s, o, id) => s.payrollMigrations.update(o, id, { name: "x" }),
  ],
  "payrollMigrations.delete": ["migration", "migration", (s, o, id) => s.payrollMigrations.delete(o, id)],
  "runs.create": [
    "document",
    "migration",
    (s, o, id, migration) => s.runs.create(o, migration, { runType: "source", documentId: id }),
  ],
  "runs.list": ["migration", "migration", (s, o, id) => s.runs.list(o, id)],
  "runs.get": ["run", "migration", (s, o, id, migration) => s.runs.get(o, migration, id)],
  "runs.update": [
    "run",
    "migration",
    (s, o, id, migration) => s.runs.update(o, migration, id, { runType: "target" }),
  ],
  "runs.delete": ["run", "migration", (s, o, id, migration) => s.runs.delete(o, migration, id)],
  "validations.create": [
    "run",
    "migration",
    (s, o, id, migration) => s.validations.create(o, migration, { sourceRunId: id, targetRunId: id }),
  ],
  "validations.get": [
    "validation",
    "migration",
    (s, o, id, migration) => s.validations.get(o, migration, id),
  ],
  "validations.getById": ["validation", "migration", (s, o, id) => s.validations.getById(o, id)],
  "validations.list": ["migration", "migration", (s, o, id) => s.validations.list(o, id)],
  "validations.resubmit": [
    "validation",
    "migration",
    (s, o, id, migration) => s.validations.resubmit(o, migration, id),
  ],
  "validations.delete": [
    "validation",
    "migration",
    (s, o, id, migration) => s.validations.delete(o, migration, id),
  ],
  "validations.newestOfSourceRuns": [
    "migration",
    "migration",
    (s, o, id) => s.validations.newestOfSourceRuns(o, id),
  ],
  "comparisonSettings.get": ["migration", "migration", (s, o, id) => s.comparisonSettings.get(o, id)],
  "comparisonSettings.put": [
    "migration",
    "migration",
    (s, o, id) => s.comparisonSettings.put(o, id, { tolerance: {} }),
  ],
  "decisions.create": ["migration", "migration", (s, o, id) => s.decisions.create(o, id, DECISION)],
  "decisions.get": ["decision", "migration", (s, o, id, migration) => s.decisions.get(o, migration, id)],
  "decisions.list": ["migration", "migration", (s, o, id) => s.decisions.list(o, id)],
  "decisions.all": ["migration", "migration", (s, o, id) => s.decisions.all(o, id)],
  "decisions.delete": [
    "decision",
    "migration",
    (s, o, id, migration) => s.decisions.delete(o, migration, id),
  ],
  "signOffs.create": ["migration", "migration", (s, o, id) => s.signOffs.create(o, id, SIGN_OFF)],
  "signOffs.get": ["signOff", "migration", (s, o, id, migration) => s.signOffs.get(o, migration, id)],
  "signOffs.list": ["migration", "migration", (s, o, id) => s.signOffs.list(o, id)],
  "documents.ofJob": ["job", "job", (s, o, id) => s.documents.ofJob(o, id)],
  "webhooks.get": ["webhook", "webhook", (s, o, id) => s.webhooks.get(o, id)],
  "webhooks.update": ["webhook", "webhook", (s, o, id) => s.webhooks.update(o, id, { events: [] })],
  "webhooks.delete": ["webhook", "webhook", (s, o, id) => s.webhooks.delete(o, id)],
  "deliveries.get": ["delivery", "delivery", (s, o, id) => s.deliveries.get(o, id)],
  "deliveries.resubmit": ["delivery", "delivery", (s, o, id) => s.deliveries.resubmit(o, id)],
  "idempotencyKeys.finish": [
    "organization",
    "organization",
    (s, o) => s.idempotencyKeys.finish(o, "key", CLAIM, ANSWER),
  ],
  "idempotencyKeys.abandon": [
    "organization",
    "organization",
    (s, o) => s.idempotencyKeys.abandon(o, "key", CLAIM),
  ],
};

/** Methods that take no id of a row, or that find out whose row it is. */
const WITHOUT_ID = new Set([
  "organizations.create",
  "organizations.get",
  "organizations.list",
  "users.create",
  "users.list",
  "users.authenticate",
  "sessions.find",
  "sessions.deleteExpired",
  "apiKeys.create",
  "apiKeys.list",
  "apiKeys.authenticate",
  "documents.create",
  "documents.list",
  "jobs.list",
  "payrollMigrations.create",
  "payrollMigrations.list",
  "auditLog.append",
  "auditLog.list",
  "idempotencyKeys.begin",
  "idempotencyKeys.deleteExpired",
  "webhooks.create",
  "webhooks.list",
  "deliveries.enqueue",
  "jobs.backlog",
  "jobs.endings",
  "deliveries.list",
  "metrics.get",
  "metrics.history",
  "documentOverviews.list",
  "retention.get",
  "retention.set",
  "retention.preview",
  "retention.due",
]);

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
      fc.constantFrom(...Object.keys(CALLS).filter((name) => !name.startsWith("idempotencyKeys"))),
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
    t.match(await store.webhooks.list(caller), { count: 0, rows: [] });
    t.match(await store.deliveries.list(caller, { filters: { webhookId: yours.webhook } }), { count: 0 });
    t.match(await store.documentOverviews.list(caller, { reviewed: true }), { count: 0, rows: [] });
    t.match(await store.metrics.get(caller), { totalDocuments: 0, totalJobs: 0, averageConfidence: null });
    t.same(await store.deliveries.enqueue(caller, "e", {}), []);
    t.equal(await store.idempotencyKeys.finish(caller, "key", CLAIM, ANSWER), false);
    t.equal(await store.idempotencyKeys.abandon(caller, "key", CLAIM), false);
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
    t.equal(await store.retention.get(nobody), null);
    t.equal(await store.retention.set(nobody, { days: 1 }), null);
    t.equal(await store.retention.preview(nobody, 1), null);
    t.equal(await store.auditLog.append(nobody, AUDIT_ENTRY), null);
    t.equal(await store.webhooks.create(nobody, { url: "https://example.com", events: [] }), null);
    const begun = store.idempotencyKeys.begin(nobody, "k", { fingerprint: "f", claimSeconds: 1 });
    t.match(await begun.catch((error: unknown) => error), { code: "invalid_argument" });
  }
});

async function snapshot(store: Store, ids: Ids): Promise<unknown> {
  const o = ids.organization;
  return Promise.all([
    store.users.list(o),
    store.apiKeys.list(o),
    store.documents.list(o),
    store.jobs.list(o),
    store.results.get(o, ids.job),
    store.jobReviews.get(o, ids.job),
    store.corrections.list(o, ids.job),
    store.payrollMigrations.list(o),
    store.runs.list(o, ids.migration),
    store.validations.list(o, ids.migration),
    store.comparisonSettings.get(o, ids.migration),
    store.decisions.all(o, ids.migration),
    store.signOffs.list(o, ids.migration),
    store.auditLog.list(o),
    store.webhooks.list(o),
    store.deliveries.list(o),
    store.metrics.get(o),
  ]);
}
