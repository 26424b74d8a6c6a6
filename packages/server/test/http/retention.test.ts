import { readdir } from "node:fs/promises";
import { startHousekeeping } from "../../src/http/operations/housekeeping.ts";
import { silentLog } from "../../src/log.ts";
import { onEveryDatabase } from "./support/databases.ts";
import { COMPLETION, PDF } from "./support/samples.ts";
import type { TestService } from "./support/service.ts";

/** Lets housekeeping go its rounds until the document is gone. */
async function keepHouseUntilGone({ client, store }: TestService, documentId: string): Promise<void> {
  const end = startHousekeeping(store, silentLog, 5);
  while ((await client.get(`documents/${documentId}/`)).status !== 404) continue;
  await end();
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

onEveryDatabase("what an organization no longer keeps is gone everywhere", async (t, service) => {
  const { client, store, organizationId, folder } = service;
  const stranger = await service.stranger();
  t.same((await client.get("retention/")).body, { retention_days: null }, "for ever until somebody says so");
  const theirs = (await stranger.upload(PDF, { filename: "theirs.pdf" })).body.id;
  const bytes = Buffer.concat([PDF, Buffer.from("% of our own\n")]);
  const { body: document } = await client.upload(bytes, {
    filename: "Jane Doe, March.pdf",
    create_job: "true",
  });
  const lease = await store.queues.jobs.fetch();
  if (lease === null) throw new Error("no lease");
  await store.queues.jobs.complete(lease, COMPLETION);
  const { body: again } = await client.post("jobs/", { document_id: document.id });
  const corrections = `jobs/${document.job_id}/corrections/`;
  await client.post(corrections, {
    correction_type: "wrong_value",
    field_path: "employees[0].net_pay",
    original_value: "1500.05",
    corrected_value: "1600.05",
  });
  await client.put(`jobs/${document.job_id}/review/`);
  service.advance(91);
  const fresh = (await client.upload(PDF)).body.id;

  const preview = await client.get("retention/preview/?retention_days=90");
  t.same(preview.body, { retention_days: 90, documents: 1, kept_for_migrations: 0 });
  t.match(await client.get("retention/preview/?retention_days=92"), { body: { documents: 0 } });
  t.equal((await client.get(`documents/${document.id}/`)).status, 200, "counting deletes nothing");
  t.match(await client.put("retention/", { retention_days: 90 }), {
    status: 200,
    body: { retention_days: 90 },
  });
  t.same((await client.get("retention/")).body, { retention_days: 90 });
  await keepHouseUntilGone(service, document.id);

  for (const path of [
    `documents/${document.id}/content/`,
    `jobs/${document.job_id}/`,
    `jobs/${document.job_id}/evidence/`,
    `jobs/${document.job_id}/review/`,
    `jobs/${again.id}/`,
    corrections,
  ]) {
    t.equal((await client.get(path)).status, 404, path);
  }
  t.equal(await store.queues.jobs.fetch(), null, "nothing waits to be read");
  t.notOk((await filesOf(folder)).some((name) => document.checksum.endsWith(name)));
  t.equal((await client.get(`documents/${fresh}/`)).status, 200);
  t.equal((await stranger.get(`documents/${theirs}/`)).status, 200, "others keep theirs");

  const { rows } = await store.auditLog.list(organizationId, { filters: { subjectId: document.id } });
  t.match(rows[0], { actor: "system", action: "document.expired", subjectType: "document", details: {} });
  t.same(Object.keys(rows[0]?.details ?? { none: true }), []);
  const log = (await store.auditLog.list(organizationId, { pageSize: 100 })).rows;
  t.match(
    log.find(({ action }) => action === "retention.updated"),
    { details: { retention_days: 90 } },
  );
  t.notMatch(JSON.stringify(log), /Jane|JANE|1600\.05/);
});

onEveryDatabase("a migration that is not signed off keeps its documents", async (t, service) => {
  const { client, store, organizationId } = service;
  const { body: document } = await client.upload(PDF);
  const names = { name: "Move", source_provider: "adp", target_provider: "gusto" };
  const { body: migration } = await client.post("payroll-migrations/", names);
  const runs = `payroll-migrations/${migration.id}/runs/`;
  await client.post(runs, { run_type: "source", document_id: document.id });
  service.advance(31);
  t.match(await client.get("retention/preview/?retention_days=30"), {
    body: { documents: 0, kept_for_migrations: 1 },
  });
  await client.put("retention/", { retention_days: 30 });
  const loose = (await client.upload(PDF)).body.id;
  service.advance(31);
  await keepHouseUntilGone(service, loose);
  t.equal((await client.get(`documents/${document.id}/`)).status, 200);
  const signature = { signedBy: "user:1", comment: null, figures: {} };
  await store.signOffs.create(organizationId, migration.id, signature);
  await keepHouseUntilGone(service, document.id);
  t.match(await client.get(runs), { body: { count: 0 } });
  t.match(await client.get(`payroll-migrations/${migration.id}/sign-offs/`), { body: { count: 1 } });
});

onEveryDatabase("a retention is a number of days, or none", async (t, { client }) => {
  for (const retention_days of [0, -1, 1.5, 36_501, "90", [], undefined]) {
    const refused = await client.put("retention/", { retention_days });
    t.match(refused, {
      status: 400,
      body: { code: "invalid_body", errors: [{ pointer: "/retention_days" }] },
    });
  }
  for (const query of [
    "",
    "?retention_days=",
    "?retention_days=0",
    "?retention_days=36501",
    "?retention_days=x",
  ]) {
    const refused = await client.get(`retention/preview/${query}`);
    t.match(refused, {
      status: 400,
      body: { code: "invalid_query", errors: [{ parameter: "retention_days" }] },
    });
  }
  t.same((await client.get("retention/")).body, { retention_days: null });
});
