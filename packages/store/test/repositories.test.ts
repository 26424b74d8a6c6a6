import { utimes } from "node:fs/promises";
import { join } from "node:path";
import type { IdempotencyState } from "../src/index.ts";
import { onEveryDatabase } from "./support/backends.ts";
import {
  bytes,
  completion,
  drain,
  failure,
  newDocument,
  newJob,
  present,
  sample,
} from "./support/samples.ts";

onEveryDatabase("users sign in by address and password", async (t, { store }) => {
  const { organization } = await sample(store);
  const email = `Rosa.${organization.id}@Example.com`;
  const user = present(await store.users.create(organization.id, { email, password: "correct horse" }));
  t.match(user, { organizationId: organization.id, email });
  t.notMatch(JSON.stringify(user), /scrypt|horse/);
  t.same(await store.users.get(organization.id, user.id), user);
  t.same(await store.users.list(organization.id), { count: 1, rows: [user] });
  t.same(await store.users.authenticate(email.toLowerCase(), "correct horse"), user);
  t.equal(await store.users.authenticate(email, "wrong horse"), null);
  t.equal(await store.users.authenticate(email, ""), null);
  t.equal(await store.users.authenticate("nobody@example.com", "correct horse"), null);
  const taken = { email: email.toUpperCase(), password: "another one" };
  t.match(await failure(store.users.create(organization.id, taken)), { code: "email_taken" });
  const short = { email: "b@example.com", password: "1234567" };
  t.match(await failure(store.users.create(organization.id, short)), { code: "invalid_argument" });
  const { token } = present(await store.sessions.create(organization.id, user.id, { lifetimeSeconds: 60 }));
  t.same(await store.users.setPassword(organization.id, user.id, "battery staple"), user);
  t.equal(await store.sessions.find(token), null, "signed out by the new password");
  t.equal(await store.users.authenticate(email, "correct horse"), null);
  t.same(await store.users.authenticate(email, "battery staple"), user);
  t.ok(await store.users.delete(organization.id, user.id));
  t.notOk(await store.users.delete(organization.id, user.id));
});

onEveryDatabase("a session is known by its token until it is ended", async (t, { store }) => {
  const { organization } = await sample(store);
  const email = `${organization.id}@example.com`;
  const user = present(await store.users.create(organization.id, { email, password: "correct horse" }));
  const made = present(await store.sessions.create(organization.id, user.id, { lifetimeSeconds: 60 }));
  t.match(made.session, { organizationId: organization.id, userId: user.id });
  t.equal(made.session.expiresAt.getTime() - made.session.createdAt.getTime(), 60_000);
  t.not(made.session.csrfToken, made.token);
  t.same(await store.sessions.find(made.token), made.session);
  t.equal(await store.sessions.find(`${made.token}x`), null);
  const forEver = store.sessions.create(organization.id, user.id, { lifetimeSeconds: 0 });
  t.match(await failure(forEver), { code: "invalid_argument" });
  t.ok(await store.sessions.delete(organization.id, made.session.id));
  t.equal(await store.sessions.find(made.token), null);
});

onEveryDatabase("an API key is known by its secret until it is deleted", async (t, { store }) => {
  const { organization } = await sample(store);
  const scopes = ["documents:read", "jobs:write"];
  const made = present(await store.apiKeys.create(organization.id, { name: "ci", scopes }));
  t.match(made.apiKey, { name: "ci", scopes, lastUsedAt: null, expiresAt: null });
  t.match(made.secret, /^pl_[\w-]{43}$/);
  t.ok(made.secret.startsWith(made.apiKey.prefix));
  t.same(await store.apiKeys.list(organization.id), { count: 1, rows: [made.apiKey] });
  const used = present(await store.apiKeys.authenticate(made.secret));
  t.match(used, { id: made.apiKey.id, organizationId: organization.id, scopes });
  t.same(await store.apiKeys.authenticate(made.secret), used, "noted to the minute");
  t.same(await store.apiKeys.get(organization.id, made.apiKey.id), used);
  t.equal(await store.apiKeys.authenticate(made.secret.slice(0, -1)), null);
  t.ok(await store.apiKeys.delete(organization.id, made.apiKey.id));
  t.equal(await store.apiKeys.authenticate(made.secret), null);
});

onEveryDatabase("documents with the same bytes share them", async (t, { store }) => {
  const { organization, document } = await sample(store);
  const { id: _id, organizationId: _owner, createdAt: _at, ...same } = document;
  const twin = present(await store.documents.create(organization.id, { ...same, filename: "twin.pdf" }));
  t.match(twin, { filename: "twin.pdf", blobKey: document.blobKey, fileSize: document.fileSize });
  const filters = { checksum: document.checksum };
  t.match(await store.documents.list(organization.id, { filters }), { count: 2 });
  t.ok(await store.documents.delete(organization.id, document.id));
  t.ok(await store.blobs.has(document.blobKey));
  t.ok(await store.documents.delete(organization.id, twin.id));
  t.notOk(await store.blobs.has(document.blobKey));
  t.match(await failure(store.documents.create(organization.id, same)), { code: "blob_missing" });
});

onEveryDatabase("a document is never created on bytes that are being deleted", async (t, { store }) => {
  const { organization } = await sample(store);
  for (let round = 0; round < 8; round += 1) {
    const document = await newDocument(store, organization.id);
    const { id: _id, organizationId: _owner, createdAt: _at, ...same } = document;
    const [made] = await Promise.allSettled([
      store.documents.create(organization.id, same),
      store.documents.delete(organization.id, document.id),
    ]);
    if (made.status === "rejected") t.match(made.reason, { code: "blob_missing" });
    t.equal(await store.blobs.has(document.blobKey), made.status === "fulfilled");
  }
});

onEveryDatabase(
  "bytes that no document refers to are swept once they are old",
  async (t, { store, folder }) => {
    const { document } = await sample(store);
    const { key } = await store.blobs.put(bytes(`unused ${document.id}`));
    t.equal(await store.sweepBlobs(), 0, "an upload may be about to use them");
    t.ok(await store.blobs.has(key));
    const longAgo = new Date(Date.now() - 7_200_000);
    for (const old of [key, document.blobKey]) {
      await utimes(join(folder, "blobs", "sha256", old.slice(0, 2), old), longAgo, longAgo);
    }
    t.equal(await store.sweepBlobs(), 1);
    t.notOk(await store.blobs.has(key));
    t.ok(await store.blobs.has(document.blobKey));
  },
);

onEveryDatabase("corrections of a job are made, changed and deleted", async (t, { store }) => {
  const { organization, job } = await newJob(store);
  const fields = {
    correctionType: "wrong_value",
    fieldPath: "employees[0].net_pay",
    originalValue: "1284.76",
    correctedValue: "1284.67",
  } as const;
  const made = present(await store.corrections.create(organization.id, job.id, fields));
  t.match(made, { ...fields, jobId: job.id, notes: null });
  const changed = present(
    await store.corrections.update(organization.id, job.id, made.id, {
      correctedValue: "1.00",
      notes: "typo",
    }),
  );
  t.same(changed, { ...made, correctedValue: "1.00", notes: "typo" });
  t.same(await store.corrections.update(organization.id, job.id, made.id, {}), changed);
  const cleared = await store.corrections.update(organization.id, job.id, made.id, { notes: null });
  t.same(cleared, { ...changed, notes: null });
  t.same(await store.corrections.list(organization.id, job.id), { count: 1, rows: [cleared] });
  t.ok(await store.corrections.delete(organization.id, job.id, made.id));
  t.equal(await store.corrections.get(organization.id, job.id, made.id), null);
});

onEveryDatabase("payroll migrations and their runs", async (t, { store }) => {
  const { organization, document } = await sample(store);
  const fields = { name: "Move", sourceProvider: "adp", targetProvider: "gusto" };
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

onEveryDatabase("the audit log is added to and searched", async (t, { store }) => {
  const { organization, document } = await sample(store);
  const entry = {
    actor: "system",
    action: "document.created",
    subjectType: "document",
    subjectId: document.id,
    details: { nested: [{ a: null }] },
  };
  const made = present(await store.auditLog.append(organization.id, entry));
  t.match(made, entry);
  await store.auditLog.append(organization.id, { ...entry, action: "document.deleted" });
  const filters = { action: "document.created", subjectId: document.id };
  t.same(await store.auditLog.list(organization.id, { filters }), { count: 1, rows: [made] });
  t.match(await store.auditLog.list(organization.id), { count: 2 });
});

onEveryDatabase("a request with an idempotency key is carried out once", async (t, { store }) => {
  const { organization } = await sample(store);
  const { idempotencyKeys: keys } = store;
  const begin = (fingerprint: string) => keys.begin(organization.id, "k", { fingerprint, claimSeconds: 60 });
  const claimOf = (state: IdempotencyState | undefined): Date => {
    if (state?.state !== "new") throw new Error(`not claimed: ${state?.state}`);
    return state.claim;
  };
  const states = await Promise.all([begin("a"), begin("a"), begin("a")]);
  t.same(states.map(({ state }) => state).sort(), ["in_progress", "in_progress", "new"]);
  const first = claimOf(states.find(({ state }) => state === "new"));
  t.same(await begin("b"), { state: "mismatch" });
  t.ok(await keys.abandon(organization.id, "k", first));
  const claim = claimOf(await begin("b"));
  const answer = { response: { status: 201, body: { id: "1", list: [1.5, null] } }, lifetimeSeconds: 60 };
  t.ok(await keys.finish(organization.id, "k", claim, answer));
  t.same(await begin("b"), { state: "finished", response: answer.response });
  t.same(await begin("a"), { state: "mismatch" });
  t.notOk(await keys.abandon(organization.id, "k", claim), "finished is finished");
  t.notOk(await keys.finish(organization.id, "k", claim, answer));
});

onEveryDatabase("the key of a process that died with its request is taken over", async (t, { store }) => {
  const { organization } = await sample(store);
  const { idempotencyKeys: keys } = store;
  const begin = (claimSeconds: number) =>
    keys.begin(organization.id, "k", { fingerprint: "a", claimSeconds });
  const dead = await begin(0);
  const next = await begin(60);
  if (dead.state !== "new" || next.state !== "new") throw new Error("not claimed");
  const answer = { response: { status: 201, body: { of: "the dead" } }, lifetimeSeconds: 60 };
  t.notOk(await keys.finish(organization.id, "k", dead.claim, answer), "it was not dead, but too late");
  t.notOk(await keys.abandon(organization.id, "k", dead.claim));
  t.match(await begin(60), { state: "in_progress" });
  t.ok(await keys.finish(organization.id, "k", next.claim, answer));
});

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

onEveryDatabase("documents are seen with their newest job, what is at risk first", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, document } = await sample(store);
  const check = (scope: string, difference: number | null, passed: boolean | null) => ({
    scope,
    difference,
    passed,
  });
  const read = async (documentId: string, confidence: number, checks: object[]): Promise<void> => {
    const job = present(await store.jobs.create(organization.id, documentId));
    const lease = present(await store.queues.jobs.fetch());
    t.equal(lease.id, job.id);
    await store.queues.jobs.complete(lease, {
      ...completion(confidence),
      checks: checks as never,
      unclaimed: [{ page: 1, text: "12.00" }],
    });
  };
  const [proved, small, large, unread] = [
    await newDocument(store, organization.id),
    await newDocument(store, organization.id),
    await newDocument(store, organization.id),
    await newDocument(store, organization.id),
  ];
  await read(proved.id, 0.99, [check("employee", 0, true)]);
  await read(small.id, 0.5, [check("employee", -0.25, false), check("column", null, null)]);
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
  t.match(queue.rows[2]?.result, { moneyAtRiskCents: 25, failedChecks: 1 });
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
