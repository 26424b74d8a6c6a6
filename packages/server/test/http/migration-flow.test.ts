import { after, end, type Test } from "tap";
import { readCrosswalk, readWorkbook } from "@paylift/tabular/read";
import { compare } from "@paylift/validation";
import { generateMigrationSample } from "../../../../examples/samples/src/index.ts";
import { createEngineHost, startWorker } from "../../src/index.ts";
import { until } from "../support/processes.ts";
import type { Client } from "./support/client.ts";
import { onEveryDatabase } from "./support/databases.ts";
import { openApiSchemas } from "./support/openapi-schemas.ts";
import { UNKNOWN_ID } from "./support/samples.ts";
import type { TestService } from "./support/service.ts";

const layouts = { source: "paychex-journal", target: "gusto-journal" };
const sample = await generateMigrationSample({ ...layouts, seed: 1, employees: 20 });
const host = await createEngineHost({ engine: { threads: 2 } });
after(() => host.close());

/** A migration with both documents uploaded and a run of each. */
async function startedMigration({ client }: TestService) {
  const made = async (path: string, body: object): Promise<string> => (await client.post(path, body)).body.id;
  const providers = { source_provider: "paychex", target_provider: "gusto" };
  const move = `payroll-migrations/${await made("payroll-migrations/", { name: "Move", ...providers })}/`;
  const run = async (run_type: string, pdf: Uint8Array) => {
    const { body } = await client.upload(pdf, { filename: `${run_type}.pdf`, create_job: "true" });
    return made(`${move}runs/`, { run_type, document_id: body.id });
  };
  const source_run_id = await run("source", sample.source.pdf);
  const target_run_id = await run("target", sample.target.pdf);
  return { move, source_run_id, target_run_id };
}

async function validate(client: Client, { move, ...runs }: Awaited<ReturnType<typeof startedMigration>>) {
  const { body } = await client.post(`${move}validations/`, runs);
  const path = `${move}validations/${body.id}/`;
  await until("the validation's end", async () =>
    /completed|failed/.test((await client.get(path)).body.status),
  );
  return { path, ...(await client.get(path)).body };
}

function startedWorker(t: Test, { store }: TestService): void {
  const worker = startWorker({ store, host, compare, threads: 2 });
  t.teardown(() => worker.stop());
}

onEveryDatabase("two PDFs become a report, decisions and a signature", async (t, service) => {
  const { client, store, organizationId } = service;
  startedWorker(t, service);
  const migration = await startedMigration(service);
  const { move } = migration;
  const readiness = async () => (await client.get(`${move}readiness/`)).body;
  const schemas = openApiSchemas((await client.get("openapi.json")).body);
  const described = (t: Test, name: string, body: unknown): void => {
    const validated = schemas.getSchema(`paylift#/components/schemas/${name}`);
    t.ok(validated?.(body), `${name}: ${JSON.stringify(validated?.errors)}`);
  };
  t.match(await readiness(), { go: false, reasons: ["1 of 1 source runs have no validation"] });
  const validation = await validate(client, migration);
  const { report } = validation;

  await t.test("the report names what the new provider does differently", async (t) => {
    t.equal(validation.status, "completed");
    described(t, "Validation", { ...validation, path: undefined });
    const count = (...kinds: string[]) =>
      report.discrepancies.filter(({ kind }: { kind: string }) => kinds.includes(kind)).length;
    t.equal(report.matched_fields + report.discrepancies.length - 2, report.total_fields);
    t.equal(count("missing_employee"), 1);
    t.equal(count("extra_employee"), 1);
    const premium = sample.differences.find(({ kind }) => kind === "premium");
    t.match(report.groups, [{}, {}, {}], "some causes");
    t.ok(
      report.groups.some(
        ({ employees, difference }: { employees: number; difference: number }) =>
          employees === premium?.employees.length && Math.abs(difference) === 12.5 * employees,
      ),
      "the dearer premium is one cause",
    );
    t.equal(report.employees.length, 21);
    t.match(report.sides, {
      source: { filename: "source.pdf", employees: 20, corrections: 0 },
      target: { filename: "target.pdf", employees: 20, job_id: String },
    });
    for (const discrepancy of report.discrepancies) {
      t.match(discrepancy, { severity: /^(high|medium|low)$/, key: String, decision: null });
      t.ok([discrepancy.source_value, discrepancy.target_value].some((value) => typeof value === "string"));
    }
  });

  await t.test("it is exported as JSON, CSV and a page that runs nothing", async (t) => {
    const file = (format: string) => client.get(`${validation.path}report/${format}`);
    const json = await file("");
    t.same(json.body, report);
    t.same((await file("?format=json")).body, report);
    const csv = await file("?format=csv");
    t.match(csv.headers.get("content-type"), /^text\/csv; charset=utf-8/);
    t.match(csv.headers.get("content-disposition"), /^attachment; filename="validation-.*\.csv"/);
    t.equal(csv.body.trim().split("\r\n").length, report.discrepancies.length + 1);
    const html = await file("?format=html");
    t.equal(html.headers.get("content-type"), "text/html; charset=utf-8");
    t.match(
      html.headers.get("content-security-policy"),
      /^default-src 'none';.*frame-ancestors 'none'; sandbox$/,
    );
    t.match(html.body, /^<!doctype html>[^]*source\.pdf[^]*target\.pdf/);
    t.notMatch(html.body, /<script/i);
    t.match(await file("?format=pdf"), { status: 400, body: { errors: [{ parameter: "format" }] } });
  });

  await t.test("what is open stops the go, and a decision closes it for good", async (t) => {
    const before = await readiness();
    t.match(before, { go: false, accepted: 0, source_runs: 1, validations: [{ go: false }] });
    described(t, "Readiness", before);
    t.ok(before.open.high > 0 && before.money_at_risk > 0);
    const refused = await client.post(`${move}sign-offs/`, {});
    t.match(refused, { status: 409, body: { code: "migration_not_ready", detail: /high open/ } });

    const causes = report.discrepancies.filter(
      ({ severity, caused_by }: { severity: string; caused_by: string[] }) =>
        severity !== "low" && caused_by.length === 0,
    );
    const accept = (key: string) =>
      client.post(`${move}decisions/`, { validation_id: validation.id, key, reason: "As agreed" });
    for (const { key, kind } of causes) {
      const accepted = await accept(key);
      const decided = { key, reason: "As agreed", decided_by: /^api_key:/, discrepancy: { kind } };
      t.match(accepted, { status: 201, body: decided });
    }
    t.match(await accept(causes[0].key), { status: 409, body: { code: "already_decided" } });
    t.match(await accept("no key"), { body: { code: "unknown_discrepancy", errors: [{ pointer: "/key" }] } });
    const listed = await client.get(`${move}decisions/?page_size=1`);
    t.match(listed.body, { count: causes.length, previous: null, next: causes.length > 1 ? String : null });

    const again = await validate(client, migration);
    t.not(again.id, validation.id);
    const open = again.report.discrepancies.filter(
      ({ decision, severity }: { decision: unknown; severity: string }) =>
        decision === null && severity !== "low",
    );
    t.same(open, [], "decisions rolled forward");
    t.match(await readiness(), { go: true, reasons: [], open: { high: 0, medium: 0 }, unused_decisions: [] });

    const [decision] = (await client.get(`${move}decisions/`)).body.results;
    described(t, "Decision", decision);
    t.match(await client.get(`${move}decisions/${decision.id}/`), { body: decision });
    t.equal((await client.delete(`${move}decisions/${decision.id}/`)).status, 204);
    t.equal((await client.get(`${move}decisions/${decision.id}/`)).body.code, "decision_not_found");
    t.equal((await readiness()).go, false);
    t.equal((await accept(decision.key)).status, 201);
  });

  await t.test("where two persons sign, whoever prepared the migration does not", async (t) => {
    const policy = (two_persons: boolean) => client.put("sign-off-policy/", { two_persons });
    t.match((await client.get("sign-off-policy/")).body, { two_persons: false });
    t.match(await policy(true), { status: 200, body: { two_persons: true } });
    t.match((await client.get("sign-off-policy/")).body, { two_persons: true });
    t.match(await client.post(`${move}sign-offs/`, {}), {
      status: 409,
      body: { code: "prepared_by_caller", detail: /^another person must sign/ },
    });
    const approver = await service.withScopes("validations:write", "validations:read");
    t.equal((await approver.put("sign-off-policy/", { two_persons: false })).status, 403);
    t.equal((await approver.post(`${move}sign-offs/`, {})).status, 201);
    t.match(await client.put("sign-off-policy/", { two_persons: "no" }), { status: 400 });
    const stranger = await service.stranger();
    t.match((await stranger.get("sign-off-policy/")).body, { two_persons: false });
    t.match(await policy(false), { body: { two_persons: false } });
  });

  await t.test("who signs puts the figures on record", async (t) => {
    const signed = await client.post(`${move}sign-offs/`, { comment: "Both teams" });
    t.equal(signed.status, 201);
    described(t, "SignOff", signed.body);
    t.match(signed.body, {
      signed_by: /^api_key:/,
      comment: "Both teams",
      figures: { go: true, validations: [{ sides: { source: { employees: 20, net_pay: Number } } }] },
    });
    t.same((await client.get(`${move}sign-offs/`)).body.results[0], signed.body);
    t.same((await client.get(`${move}sign-offs/${signed.body.id}/`)).body, signed.body);
    t.equal((await client.get(`${move}sign-offs/${UNKNOWN_ID}/`)).body.code, "sign_off_not_found");
    const stranger = await service.stranger();
    t.equal((await stranger.get(`${move}sign-offs/${signed.body.id}/`)).status, 404);
  });

  await t.test("a signed migration says so, and so do its exports", async (t) => {
    t.equal((await client.get(move)).body.status, "signed");
    t.match((await client.get("payroll-migrations/?status=signed")).body, { count: 1 });
    const csv = (await client.get(`${validation.path}report/?format=csv`)).body;
    t.match(csv, /accepted,As agreed,key “test”,\d{4}-/);
    const html = (await client.get(`${validation.path}report/?format=html`)).body;
    t.match(html, /As agreed \(key “test”, /);
    t.match(html, /Signed by key “test”, .*Both teams/);
    const xlsx = await client.get(`${validation.path}report/?format=xlsx`);
    t.equal(
      xlsx.headers.get("content-type"),
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    t.match(xlsx.headers.get("content-disposition"), /^attachment; filename="validation-.*\.xlsx"/);
    t.match(xlsx.body, /^PK/);
  });

  await t.test("the whole migration is exported as a workbook and as tables", async (t) => {
    const path = `${service.url}/api/v1/${move}export/`;
    const response = await fetch(path, { headers: client.headers });
    t.equal(
      response.headers.get("content-type"),
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    t.match(response.headers.get("content-disposition"), /^attachment; filename="migration-.*\.xlsx"/);
    const { sheets } = readWorkbook(new Uint8Array(await response.arrayBuffer()));
    const textsOf = (name: string): string[][] =>
      sheets.find((sheet) => sheet.name === name)?.rows.map(({ cells }) => cells.map(({ text }) => text)) ??
      [];
    t.match(textsOf("Migration"), [[], ["name", "Move"], [], [], ["status", "signed"], ["may_go", "yes"]]);
    t.equal(textsOf("People").length, 22, "everybody of both sides");
    t.equal(textsOf("Documents").length, 3);
    t.match(textsOf("Sign-offs").at(-1), ["key “test”", String, "Both teams"]);
    t.ok(textsOf("Differences").some((row) => row.includes("As agreed")));
    for (const table of ["lines"]) {
      const csv = await client.get(`${move}export/?format=csv&table=${table}&validation_id=${validation.id}`);
      t.match(csv.headers.get("content-type"), /^text\/csv; charset=utf-8/);
      t.match(csv.headers.get("content-disposition"), `-${table}.csv"`);
      t.ok(csv.body.trim().split("\r\n").length > 1, table);
    }
    const one = await service.withScopes("validations:read");
    t.match(await one.get(`${move}export/`), { status: 403, body: { code: "missing_scope" } });
    t.match(await client.get(`${move}export/?table=pay`), { status: 400, body: { code: "invalid_query" } });
    t.match(await client.get(`${move}export/?validation_id=${UNKNOWN_ID}`), {
      status: 404,
      body: { code: "validation_not_found" },
    });
    t.equal((await (await service.stranger()).get(`${move}export/`)).status, 404);
    const { body: empty } = await client.post("payroll-migrations/", {
      name: "Later",
      source_provider: "a",
      target_provider: "b",
    });
    t.match(await client.get(`payroll-migrations/${empty.id}/export/`), {
      status: 409,
      body: { code: "validation_not_completed" },
    });
  });

  await t.test("a correction and a tolerance take back the go until they are compared", async (t) => {
    const corrections = `jobs/${report.sides.target.job_id}/corrections/`;
    const wrong = { correction_type: "wrong_value", original_value: "", corrected_value: "1.00" };
    const made = await client.post(corrections, { ...wrong, field_path: "employees[0].net_pay" });
    const changed = { go: false, reasons: ["corrections have changed since a validation"] };
    t.match(await readiness(), changed);
    t.match(await client.post(`${move}sign-offs/`, {}), {
      status: 409,
      body: { detail: /corrections have/ },
    });
    await client.delete(`${corrections}${made.body.id}/`);
    t.match(await readiness(), { go: true });
    await client.put(`${move}tolerance/`, { min_confidence: 1 });
    t.match(await readiness(), {
      go: false,
      reasons: ["the mapping or the tolerance has changed since a validation"],
    });
    await client.put(`${move}tolerance/`, {});
    t.match(await readiness(), { go: true });
  });

  await t.test("a run that changes takes back the go", async (t) => {
    const { body: other } = await client.upload(sample.target.pdf, { create_job: "true" });
    await client.patch(`${move}runs/${migration.target_run_id}/`, { document_id: other.id });
    const now = await readiness();
    t.match(now, { go: false, reasons: ["a run has changed since its validation"] });
  });

  await t.test("mapping and tolerance hold from the next validation on", async (t) => {
    const tolerance = { tolerances: [{ field: "amount", absolute: 20 }], min_confidence: 0.5 };
    t.match(await client.put(`${move}tolerance/`, tolerance), { status: 200, body: tolerance });
    t.same((await client.get(`${move}tolerance/`)).body, tolerance);
    const extra = report.employees.find(({ verdict }: { verdict: string }) => verdict === "only_in_target");
    const missing = report.employees.find(({ verdict }: { verdict: string }) => verdict === "only_in_source");
    const employees = [{ source_name: missing.employee.name, target_name: extra.employee.name }];
    t.equal((await client.put(`${move}mapping/`, { employees })).status, 200);
    t.same((await client.get(`${move}mapping/`)).body, { employees });
    const { report: next } = await validate(client, migration);
    t.ok(next.tolerated.length > 0);
    t.ok(next.employees.every(({ verdict }: { verdict: string }) => verdict === "matched"));
    t.ok(next.employees.some(({ match }: { match: { how: string } }) => match.how === "crosswalk"));
    const wrong = { tolerances: [{ field: "amount", abolute: 20 }] };
    t.match(await client.put(`${move}tolerance/`, wrong), { status: 400, body: { code: "invalid_body" } });
    const oneSided = { employees: [{ source_name: "A" }] };
    t.match(await client.put(`${move}mapping/`, oneSided), { status: 400, body: { code: "invalid_body" } });
  });

  await t.test("who and what was matched goes through a spreadsheet and back", async (t) => {
    const file = async (query: string): Promise<Uint8Array> => {
      const response = await fetch(`${service.url}/api/v1/${move}crosswalk/${query}`, {
        headers: client.headers,
      });
      t.equal(response.status, 200);
      return new Uint8Array(await response.arrayBuffer());
    };
    const put = (body: Uint8Array, type = "text/csv") =>
      client.request("PUT", `${move}crosswalk/`, body, { "Content-Type": type });
    const stored = (await client.get(`${move}mapping/`)).body;
    t.same(readCrosswalk(await file("?format=csv")), stored, "as it is stored");
    const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    const found = await file(`?validation_id=${validation.id}`);
    const { status, body } = await put(found, xlsx);
    t.equal(status, 200);
    t.same(body, readCrosswalk(found));
    t.equal(body.employees.length, 19, "all but those of one side");
    t.ok(body.lines.length > 3);
    const { report: next } = await validate(client, migration);
    t.equal(next.employees.filter(({ match }: any) => match?.how === "crosswalk").length, 19);

    const people = Buffer.from("Old ID,New name\n17,Ann Kos\n");
    const employees = [{ source_id: "17", target_name: "Ann Kos" }];
    t.match(await put(people), { status: 200, body: { employees, lines: body.lines } });
    t.same((await client.get(`${move}mapping/`)).body, { employees, lines: body.lines });
    const bad = await put(Buffer.from("Old ID,New name\n17,\n"));
    t.match(bad, { status: 400, body: { code: "invalid_crosswalk", detail: /row 2 has neither/ } });
    t.match(await put(sample.source.pdf), { status: 400, body: { code: "not_a_spreadsheet" } });
    t.match(await put(people, "application/json"), { status: 415 });
    const long = Buffer.from(`Old ID,New name\n17,${"x".repeat(501)}\n`);
    t.match(await put(long), { status: 400, body: { code: "invalid_body" } });
    const reader = await service.withScopes("migrations:read");
    t.equal((await reader.get(`${move}crosswalk/?validation_id=${validation.id}`)).status, 403);
    t.equal((await reader.get(`${move}crosswalk/`)).status, 200);
    t.equal((await (await service.stranger()).get(`${move}crosswalk/`)).status, 404);
    await client.put(`${move}mapping/`, {});
  });

  await t.test("a correction counts in the next validation", async (t) => {
    const { job_id } = report.sides.source;
    await client.put(`${move}tolerance/`, {});
    await client.post(`jobs/${job_id}/corrections/`, {
      correction_type: "wrong_value",
      field_path: "employees[0].name",
      original_value: "x",
      corrected_value: "ADA LOVELACE",
    });
    const { report: next } = await validate(client, migration);
    t.equal(next.sides.source.corrections, 1);
    t.match(JSON.stringify(next.employees), /ADA LOVELACE/);
  });

  await t.test("all of it is in the audit log, without names and figures", async (t) => {
    const { rows } = await store.auditLog.list(organizationId, { pageSize: 100 });
    const actions = new Set(rows.map(({ action }) => action));
    for (const action of ["decision.created", "decision.deleted", "sign_off.created", "migration.updated"])
      t.ok(actions.has(action), action);
    t.notMatch(JSON.stringify(rows), /As agreed|Both teams|LOVELACE/);
  });
});

// An engine host keeps the process alive, so its end has to be asked for.
end();
