import type { Scope } from "../../src/index.ts";
import type { Answer, Client } from "./support/client.ts";
import { onEveryDatabase } from "./support/databases.ts";
import { PDF, UNKNOWN_ID } from "./support/samples.ts";
import { createWorld, type World } from "./support/world.ts";

interface Completed {
  readonly name: string;
  readonly scope: Scope;
  readonly status: number;
  call(client: Client, world: World): Promise<Answer>;
}

const migrations = "payroll-migrations/";
const ofMigration = (w: World) => `${migrations}${w.migration}/`;
const ofWebhook = (w: World) => `webhooks/${w.webhook}/deliveries/`;
const ofDecision = (w: World) => `${ofMigration(w)}decisions/`;
const ofReview = (w: World) => `jobs/${w.completedJob}/review/`;
const ofStructure = (w: World) => `jobs/${w.completedJob}/structure/`;
const ofCorrection = (w: World) => `jobs/${w.completedJob}/corrections/${w.correction}/`;

/** What the interface leaves open, in an order in which one does not take away what the next one needs. */
const COMPLETED: readonly Completed[] = [
  op("List migrations", "migrations:read", 200, (c) => c.get(migrations)),
  op("Retrieve migration", "migrations:read", 200, (c, w) => c.get(ofMigration(w))),
  op("Download document", "documents:read", 200, (c, w) => c.get(`documents/${w.document}/content/`)),
  op("Job evidence", "jobs:read", 200, (c, w) => c.get(`jobs/${w.completedJob}/evidence/`)),
  op("Job checks", "jobs:read", 200, (c, w) => c.get(`jobs/${w.completedJob}/checks/`)),
  op("Export result", "jobs:read", 200, (c, w) => c.get(`jobs/${w.completedJob}/export/?format=csv`)),
  op("Corrected output", "jobs:read", 200, (c, w) => c.get(`jobs/${w.completedJob}/corrected/`)),
  op("Correct structure", "jobs:write", 201, (c, w) =>
    c.post(ofStructure(w), { action: "add", field_path: "employees", values: { name: "Ann Lo" } }),
  ),
  op("Structure corrections", "jobs:read", 200, (c, w) => c.get(ofStructure(w))),
  op("Review job", "jobs:write", 200, (c, w) => c.put(ofReview(w))),
  op("Retrieve review", "jobs:read", 200, (c, w) => c.get(ofReview(w))),
  op("Delete review", "jobs:write", 204, (c, w) => c.delete(ofReview(w))),
  op("Own retention", "documents:read", 200, (c) => c.get("retention/")),
  op("Own storage", "documents:read", 200, (c) => c.get("storage/")),
  op("Own retention preview", "documents:read", 200, (c) => c.get("retention/preview/?retention_days=90")),
  op("Own retention set", "documents:delete", 200, (c) => c.put("retention/", { retention_days: null })),
  op("List API keys", "api_keys:write", 200, (c) => c.get("api-keys/")),
  op("Create API key", "api_keys:write", 201, (c) =>
    c.post("api-keys/", { name: "new", scopes: ["api_keys:write"] }),
  ),
  op("Create webhook", "jobs:write", 201, (c) =>
    c.post("webhooks/", { url: "https://example.com/", events: ["job.failed"] }),
  ),
  op("List webhooks", "jobs:read", 200, (c) => c.get("webhooks/")),
  op("Retrieve webhook", "jobs:read", 200, (c, w) => c.get(`webhooks/${w.webhook}/`)),
  op("Update webhook", "jobs:write", 200, (c, w) =>
    c.patch(`webhooks/${w.webhook}/`, { events: ["job.failed"] }),
  ),
  op("List deliveries", "jobs:read", 200, (c, w) => c.get(ofWebhook(w))),
  op("Retrieve delivery", "jobs:read", 200, (c, w) => c.get(`${ofWebhook(w)}${w.delivery}/`)),
  op("Resubmit delivery", "jobs:write", 200, (c, w) => c.post(`${ofWebhook(w)}${w.delivery}/resubmit/`)),
  op("List audit log", "audit_log:read", 200, (c) => c.get("audit-log/")),
  op("Retrieve mapping", "migrations:read", 200, (c, w) => c.get(`${ofMigration(w)}mapping/`)),
  op("Replace mapping", "migrations:write", 200, (c, w) => c.put(`${ofMigration(w)}mapping/`, {})),
  op("Retrieve crosswalk", "migrations:read", 200, (c, w) => c.get(`${ofMigration(w)}crosswalk/`)),
  op("Retrieve tolerance", "migrations:read", 200, (c, w) => c.get(`${ofMigration(w)}tolerance/`)),
  op("Replace tolerance", "migrations:write", 200, (c, w) => c.put(`${ofMigration(w)}tolerance/`, {})),
  op("Validation report", "validations:read", 409, (c, w) =>
    c.get(`${ofMigration(w)}validations/${w.validation}/report/`),
  ),
  op("Accept discrepancy", "validations:write", 409, (c, w) =>
    c.post(ofDecision(w), { validation_id: w.validation, key: "k", reason: "r" }),
  ),
  op("Decisions", "validations:read", 200, (c, w) => c.get(ofDecision(w))),
  op("Readiness", "validations:read", 200, (c, w) => c.get(`${ofMigration(w)}readiness/`)),
  op("Sign off", "validations:write", 409, (c, w) => c.post(`${ofMigration(w)}sign-offs/`, {})),
  op("Sign-offs", "validations:read", 200, (c, w) => c.get(`${ofMigration(w)}sign-offs/`)),
  op("Delete webhook", "jobs:write", 204, (c, w) => c.delete(`webhooks/${w.webhook}/`)),
  op("Cancel job", "jobs:write", 200, (c, w) => c.post(`jobs/${w.job}/cancel/`)),
  op("Delete correction", "jobs:write", 204, (c, w) => c.delete(ofCorrection(w))),
  op("Delete validation", "validations:write", 204, (c, w) =>
    c.delete(`${ofMigration(w)}validations/${w.validation}/`),
  ),
  op("Delete run", "migrations:write", 204, (c, w) => c.delete(`${ofMigration(w)}runs/${w.sourceRun}/`)),
  op("Delete migration", "migrations:write", 204, (c, w) => c.delete(ofMigration(w))),
  op("Delete document", "documents:delete", 204, (c, w) => c.delete(`documents/${w.document}/`)),
];

onEveryDatabase("every operation that the interface leaves open", async (t, service) => {
  const world = await createWorld(service);
  const stranger = await service.stranger();
  for (const { name, scope, status, call } of COMPLETED) {
    await t.test(`${name}: ${scope}`, async (t) => {
      if (!/^(List (?!deliveries)|Create|Own)/.test(name))
        t.equal((await call(stranger, world)).status, 404, "not a stranger's");
      const other = scope === "jobs:read" ? "jobs:write" : "jobs:read";
      t.match(await call(await service.withScopes(other), world), {
        status: 403,
        body: { code: "missing_scope" },
      });
      t.equal((await call(await service.withScopes(scope), world)).status, status);
      if (status === 204) t.equal((await call(service.client, world)).status, 404, "gone");
    });
  }
});

onEveryDatabase("what the completed operations say", async (t, service) => {
  const { client, store, organizationId } = service;
  const world = await createWorld(service);

  await t.test("an upload may create its job", async (t) => {
    const { status, body } = await client.upload(PDF, { create_job: "true" });
    t.equal(status, 201);
    t.match(body, { status: "uploaded", organization: organizationId, content_type: "application/pdf" });
    t.match(await client.get(`jobs/${body.job_id}/`), { body: { document_id: body.id, status: "pending" } });
    t.notOk("job_id" in (await client.upload(PDF, { create_job: "false" })).body);
    t.match(await client.upload(PDF, { create_job: "perhaps" }), {
      status: 400,
      body: { code: "invalid_body" },
    });
  });

  await t.test("the bytes come back as they were sent, under their name", async (t) => {
    const { body } = await client.upload(PDF, { filename: 'März "1".pdf' });
    const url = `${service.url}/api/v1/documents/${body.id}/content/`;
    const response = await fetch(url, { headers: client.headers });
    t.ok(PDF.equals(Buffer.from(await response.arrayBuffer())));
    t.equal(response.headers.get("content-type"), "application/pdf");
    t.match(
      response.headers.get("content-disposition"),
      /^attachment; .*filename\*=UTF-8''M%C3%A4rz%20%221%22\.pdf$/,
    );
    const head = await fetch(url, { method: "HEAD", headers: client.headers });
    t.equal(head.headers.get("content-length"), String(PDF.length));
  });

  await t.test("a document stays while its job runs", async (t) => {
    const { body } = await client.upload(PDF, { create_job: "true" });
    let lease = await store.queues.jobs.fetch();
    while (lease !== null && lease.id !== body.job_id) lease = await store.queues.jobs.fetch();
    const refused = await client.delete(`documents/${body.id}/`);
    t.match(refused, { status: 409, body: { code: "document_in_use" } });
    t.equal((await client.post(`jobs/${body.job_id}/cancel/`)).body.status, "failed");
    t.match(await client.post(`jobs/${body.job_id}/cancel/`), {
      status: 400,
      body: { code: "job_not_cancellable" },
    });
    t.equal((await client.delete(`documents/${body.id}/`)).status, 204);
    t.equal((await client.get(`jobs/${body.job_id}/`)).status, 404, "its job went along");
  });

  await t.test("a result's details wait for completion", async (t) => {
    for (const part of ["evidence", "checks", "corrected"]) {
      const answer = await client.get(`jobs/${world.failedJob}/${part}/`);
      t.match(answer, { status: 409, body: { code: "job_not_completed" } });
      t.equal((await client.get(`jobs/${UNKNOWN_ID}/${part}/`)).status, 404);
    }
  });

  await t.test("a run is answered as pending, then follows its job", async (t) => {
    const { body: document } = await client.upload(PDF);
    const runs = `payroll-migrations/${world.migration}/runs/`;
    const { body: run } = await client.post(runs, { run_type: "source", document_id: document.id });
    t.equal(run.status, "pending");
    const { body: jobs } = await client.get(`jobs/?document_id=${document.id}`);
    t.equal(jobs.count, 1, "a job was created for it");
    await client.post(`jobs/${jobs.results[0].id}/cancel/`);
    t.equal((await client.get(`${runs}${run.id}/`)).body.status, "failed");
    const { body: again } = await client.post(runs, { run_type: "source", document_id: document.id });
    t.equal((await client.get(`${runs}${again.id}/`)).body.status, "pending", "a new attempt");
    t.equal((await client.get(`jobs/?document_id=${document.id}`)).body.count, 2);
    const moved = await client.patch(`${runs}${again.id}/`, { document_id: world.document });
    t.match(moved.body, { document_id: world.document, run_type: "source" });
  });

  await t.test("a migration moves by itself", async (t) => {
    const { body: migration } = await client.post("payroll-migrations/", {
      name: "m",
      source_provider: "a",
      target_provider: "b",
    });
    const one = `payroll-migrations/${migration.id}/`;
    const state = async (): Promise<string> => (await client.get(one)).body.status;
    t.equal(await state(), "pending");
    const made = async (run_type: string) =>
      (await client.post(`${one}runs/`, { run_type, document_id: world.document })).body.id;
    const [source_run_id, target_run_id] = [await made("source"), await made("target")];
    t.equal(await state(), "in_progress");
    t.equal((await client.get(`payroll-migrations/?status=in_progress`)).body.results[0].id, migration.id);
    await client.delete(`${one}runs/${source_run_id}/`);
    await client.delete(`${one}runs/${target_run_id}/`);
    t.equal(await state(), "pending");
    const document_id = (await client.upload(PDF)).body.id;
    await client.post(`${one}runs/`, { run_type: "source", document_id });
    t.equal(await state(), "in_progress");
    t.equal((await client.delete(`documents/${document_id}/`)).status, 204);
    t.equal(await state(), "pending", "its run went along with the document");
  });

  await t.test("a failed validation says why, and may be queued again", async (t) => {
    const validation = `payroll-migrations/${world.migration}/validations/${world.validation}/`;
    const early = await client.post(`${validation}resubmit/`);
    t.match(early, { status: 400, body: { code: "validation_not_failed" } });
    const lease = await store.queues.validations.fetch();
    if (lease === null) return t.fail("no lease");
    await store.queues.validations.fail(lease, { code: "source_run_failed", message: "why" });
    const failed = await client.get(validation);
    t.match(failed.body, {
      status: "failed",
      report: null,
      error: { code: "source_run_failed", message: "why" },
    });
    t.match(await client.post(`${validation}resubmit/`), { status: 200, body: { status: "pending" } });
  });

  await t.test("a key is shown once, and cannot grant more than it has", async (t) => {
    const created = await client.post("api-keys/", { name: "k", scopes: ["documents:read"] });
    const reader = await service.withScopes("api_keys:write");
    t.equal(created.status, 201);
    const listed = (await reader.get("api-keys/")).body.results;
    t.ok(listed.some(({ id }: { id: string }) => id === created.body.id));
    t.notMatch(JSON.stringify(listed), created.body.key);
    const key = { "X-API-Key": created.body.key };
    t.equal((await client.request("GET", "documents/", undefined, key)).status, 200);
    const refused = await reader.post("api-keys/", { name: "more", scopes: ["documents:read"] });
    t.match(refused, { status: 403, body: { code: "scope_not_held" } });
    const past = { name: "k", scopes: ["documents:read"], expires_at: "2020-01-01T00:00:00Z" };
    t.match(await client.post("api-keys/", past), {
      status: 400,
      body: { errors: [{ pointer: "/expires_at" }] },
    });
    const wrong = [
      "2099",
      "2099-01-01",
      "2099-02-30T00:00:00Z",
      "Jan 1 2099",
      "+275000-01-01T00:00:00Z",
      "9999-12-31T23:59:59-23:59",
    ];
    for (const instant of wrong)
      t.match(await client.post("api-keys/", { ...past, expires_at: instant }), { status: 400 }, instant);
    const offset = await client.post("api-keys/", { ...past, expires_at: "2099-01-01T00:00:00.5+02:00" });
    t.match(offset, { status: 201, body: { expires_at: "2098-12-31T22:00:00.500Z" } });
    t.equal((await client.delete(`api-keys/${created.body.id}/`)).status, 204);
    t.equal((await client.request("GET", "documents/", undefined, key)).status, 401, "revoked at once");
  });

  await t.test("webhooks take web addresses without passwords", async (t) => {
    for (const url of ["ftp://example.com", "https://user:pass@example.com", "nonsense", "javascript:1"]) {
      t.equal((await client.post("webhooks/", { url, events: ["job.failed"] })).status, 400, url);
      t.equal((await client.patch(`webhooks/${world.webhook}/`, { url })).status, 400, url);
    }
  });

  await t.test("what was sent to a webhook can be looked at, and sent again", async (t) => {
    const deliveries = `webhooks/${world.webhook}/deliveries/`;
    const one = `${deliveries}${world.delivery}/`;
    const failed = {
      id: world.delivery,
      webhook_id: world.webhook,
      event: "job.completed",
      data: { job_id: world.completedJob },
      status: "failed",
      attempts: 1,
      response_status: null,
      error: { code: "receiver_refused" },
    };
    t.match(await client.get(deliveries), { body: { count: 1, results: [failed] } });
    t.equal((await client.get(`${deliveries}?status=completed`)).body.count, 0);
    t.match(await client.get(`webhooks/${UNKNOWN_ID}/deliveries/`), { body: { code: "webhook_not_found" } });
    const made = await client.post("webhooks/", { url: "https://example.com/", events: ["job.failed"] });
    const elsewhere = await client.get(`webhooks/${made.body.id}/deliveries/${world.delivery}/`);
    t.match(elsewhere, { status: 404, body: { code: "delivery_not_found" } });
    t.match(await client.post(`${one}resubmit/`), { status: 200, body: { status: "pending", attempts: 0 } });
    const again = await client.post(`${one}resubmit/`);
    t.match(again, { status: 400, body: { code: "delivery_not_failed" } });
    t.match(await client.get(one), { body: { status: "pending" } });
  });

  await t.test("the audit log tells who did what", async (t) => {
    const { body: migration } = await client.post("payroll-migrations/", {
      name: "JANE",
      source_provider: "a",
      target_provider: "b",
    });
    await client.patch(`payroll-migrations/${migration.id}/`, { name: "JOHN" });
    const { body } = await client.get(`audit-log/?subject_id=${migration.id}&ordering=created_at`);
    t.match(body, {
      count: 2,
      results: [
        {
          action: "migration.created",
          actor: /^api_key:/,
          subject_type: "migration",
          subject_id: migration.id,
        },
        { action: "migration.updated", details: { fields: ["name"] } },
      ],
    });
    t.notMatch(JSON.stringify(body), /JANE|JOHN/);
    t.equal(
      (await client.get(`audit-log/?subject_id=${migration.id}&action=migration.updated`)).body.count,
      1,
    );
    t.equal((await client.get("audit-log/?actor=nobody")).body.count, 0);
    t.equal((await (await service.stranger()).get(`audit-log/?subject_id=${migration.id}`)).body.count, 0);
    t.equal((await client.get("audit-log/?page_size=1")).body.results.length, 1);
  });

  await t.test("who has looked at a job is noted, and taken back", async (t) => {
    const { body } = await client.upload(PDF, { create_job: "true" });
    const review = `jobs/${body.job_id}/review/`;
    const open = async (more = ""): Promise<number> =>
      (await client.get(`dashboard/documents/?needs_review=true${more}`)).body.count;
    const before = await open();
    t.match(await client.put(review), { status: 409, body: { code: "job_not_ended" } });
    await client.post(`jobs/${body.job_id}/cancel/`);
    t.match(await client.get(review), { status: 404, body: { code: "job_review_not_found" } });
    t.same([await open(), await open("&reviewed=true")], [before + 1, 0]);

    const made = await client.put(review);
    t.match(made, { status: 200, body: { job_id: body.job_id, reviewed_by: /^api_key:/ } });
    t.same((await (await service.withScopes("jobs:write")).put(review)).body, made.body, "once is enough");
    t.same((await client.get(review)).body, made.body);
    t.same([await open(), await open("&reviewed=true")], [before, 1]);
    t.match(await client.get("dashboard/documents/"), { body: { results: [{ review: made.body }] } });

    t.equal((await client.delete(review)).status, 204);
    t.match(await client.delete(review), { status: 404, body: { code: "job_review_not_found" } });
    t.same([await open(), await open("&reviewed=true")], [before + 1, 0]);
    const filters = { subjectId: body.job_id };
    const { rows } = await store.auditLog.list(organizationId, { filters, order: "oldest_first" });
    t.same(
      rows.map(({ action }) => action),
      ["job.created", "job.cancelled", "job.reviewed", "job.review_deleted"],
    );
  });

  await t.test("an empty PATCH changes nothing", async (t) => {
    for (const path of [
      `payroll-migrations/${world.migration}/`,
      `payroll-migrations/${world.migration}/runs/${world.sourceRun}/`,
      `jobs/${world.completedJob}/corrections/${world.correction}/`,
      `webhooks/${world.webhook}/`,
    ]) {
      const before = await client.get(path);
      t.match(await client.patch(path, {}), { status: 200, body: before.body }, path);
      t.match(await client.patch(path, { unknown: 1 }), { status: 200, body: before.body }, path);
    }
  });

  await t.test("a PATCH changes what it names and nothing else", async (t) => {
    const path = `payroll-migrations/${world.migration}/`;
    const before = (await client.get(path)).body;
    const after = (await client.patch(path, { name: "  Ünïcödé\u0001\n  " })).body;
    t.same(after, { ...before, name: "  Ünïcödé\u0001\n  ", updated_at: after.updated_at });
    t.ok(after.updated_at > before.updated_at);
  });

  await t.test("writes are in the audit log, without what was written", async (t) => {
    const { rows } = await store.auditLog.list(organizationId, { pageSize: 100 });
    const actions = new Set(rows.map(({ action }) => action));
    for (const action of ["document.created", "job.created", "migration.updated", "api_key.deleted"]) {
      t.ok(actions.has(action), action);
    }
    t.notMatch(JSON.stringify(rows), /nïcöd|2100\.10/);
  });
});

function op(name: string, scope: Scope, status: number, call: Completed["call"]): Completed {
  return { name, scope, status, call };
}
