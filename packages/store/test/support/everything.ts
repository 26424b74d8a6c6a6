import { randomUUID } from "node:crypto";
import type { Store } from "../../src/index.ts";
import { completion, newDocument, present, sample } from "./samples.ts";

/** One of everything, and its ids. */
export async function everything(store: Store): Promise<Ids> {
  const { organization, document } = await sample(store);
  const o = organization.id;
  const email = `${o}@example.com`;
  const user = present(await store.users.create(o, { email, password: "correct horse" }));
  const { session } = present(await store.sessions.create(o, user.id, { lifetimeSeconds: 600 }));
  const { apiKey } = present(await store.apiKeys.create(o, { name: "k", scopes: ["jobs:read"] }));
  const job = present(await store.jobs.create(o, document.id));
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion());
  const correction = present(await store.corrections.create(o, job.id, CORRECTION));
  const structure = present(await store.structureCorrections.create(o, job.id, STRUCTURE));
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
  const columns = randomUUID();
  await store.columnMappings.put(o, columns, { name: "c", mapping: {} });
  const layout = present(await store.layouts.create(o, { jobId: job.id, name: "l", provider: "p" }));
  await store.queues.layouts.fail(present(await store.queues.layouts.fetch()), { code: "x", message: "y" });
  await store.comparisonSettings.put(o, migration.id, { mapping: { lines: [] } });
  const decision = present(await store.decisions.create(o, migration.id, DECISION));
  const batch = present(await store.decisions.createBatch(o, migration.id, BATCH));
  const signOff = present(await store.signOffs.create(o, migration.id, SIGN_OFF));
  const webhook = present(await store.webhooks.create(o, { url: "https://example.com", events: ["e"] }));
  const [delivery] = await store.deliveries.enqueue(o, "e", {});
  await store.queues.deliveries.fail(present(await store.queues.deliveries.fetch()), {
    code: "x",
    message: "y",
  });
  await store.auditLog.append(o, AUDIT_ENTRY);
  await store.idempotencyKeys.keep(o, "key", ANSWER);
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
    structureCorrection: structure.id,
    migration: migration.id,
    run: run.id,
    validation: validation.id,
    decision: decision.id,
    decisionBatch: batch.id,
    signOff: signOff.id,
    layout: layout.id,
    columns,
    webhook: webhook.id,
    delivery: present(delivery).id,
  };
}

export type Ids = Readonly<
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
    | "structureCorrection"
    | "migration"
    | "run"
    | "validation"
    | "decision"
    | "decisionBatch"
    | "signOff"
    | "layout"
    | "columns"
    | "webhook"
    | "delivery",
    string
  >
>;

export const STRUCTURE = {
  action: "merge",
  change: { field_path: "employees[1]", into: "employees[0]" },
} as const;
export const CORRECTION = {
  correctionType: "wrong_value",
  fieldPath: "employees[0].name",
  originalValue: "a",
  correctedValue: "b",
} as const;
export const MIGRATION = { name: "m", sourceProvider: "a", targetProvider: "b" };
export const DECISION = { key: "k", reason: "r", decidedBy: "a", discrepancy: {} };
export const BATCH = { reason: "r", decidedBy: "a", decisions: [{ key: "l", discrepancy: {} }] };
export const SIGN_OFF = { signedBy: "a", comment: null, figures: {} };
export const ANSWER = { fingerprint: "f", response: { status: 200, body: null }, lifetimeSeconds: 600 };
export const AUDIT_ENTRY = { actor: "a", action: "b", subjectType: "c", subjectId: null, details: {} };
export const PASSWORD = "another horse";

/** All that an organization has. */
export async function snapshot(store: Store, ids: Ids): Promise<unknown> {
  const o = ids.organization;
  return Promise.all([
    store.users.list(o),
    store.apiKeys.list(o),
    store.documents.list(o),
    store.jobs.list(o),
    store.results.get(o, ids.job),
    store.jobReviews.get(o, ids.job),
    store.corrections.list(o, ids.job),
    store.structureCorrections.list(o, ids.job),
    store.payrollMigrations.list(o),
    store.runs.list(o, ids.migration),
    store.validations.list(o, ids.migration),
    store.comparisonSettings.get(o, ids.migration),
    store.decisions.all(o, ids.migration),
    store.signOffs.list(o, ids.migration),
    store.layouts.list(o),
    store.columnMappings.list(o),
    store.auditLog.list(o),
    store.webhooks.list(o),
    store.deliveries.list(o),
    store.metrics.get(o),
  ]);
}
