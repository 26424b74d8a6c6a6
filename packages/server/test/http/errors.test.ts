import type { Test } from "tap";
import type { Answer, Client } from "./support/client.ts";
import { onEveryDatabase } from "./support/databases.ts";
import { NEW_CORRECTION, NEW_MIGRATION } from "./support/operations.ts";
import { CSV, PDF, UNKNOWN_ID } from "./support/samples.ts";
import { createWorld, type World } from "./support/world.ts";

interface ErrorRow {
  readonly name: string;
  readonly status: 400 | 404;
  readonly code: string;
  /** Where the problem points to. */
  readonly pointer?: string;
  call(client: Client, world: World): Promise<Answer>;
}

const TOO_LARGE = Buffer.concat([PDF, Buffer.alloc(26_214_401 - PDF.length)]);
const corrections = ({ completedJob }: World) => `jobs/${completedJob}/corrections/`;
const runs = ({ migration }: World) => `payroll-migrations/${migration}/runs/`;
const validations = ({ migration }: World) => `payroll-migrations/${migration}/validations/`;

const BAD_REQUESTS: readonly ErrorRow[] = [
  row("Upload document: no PDF", 400, "not_a_pdf", (c) => c.upload(Buffer.from("hello"))),
  row("Upload document: no PDF, in name and type one", 400, "not_a_pdf", (c) =>
    c.upload(Buffer.alloc(5_000, "x"), { filename: "a.pdf" }),
  ),
  row("Upload document: empty", 400, "not_a_pdf", (c) => c.upload(Buffer.alloc(0))),
  row("Upload document: over 25 MB", 400, "file_too_large", (c) => c.upload(TOO_LARGE)),
  row("Upload spreadsheet: a PDF", 400, "not_a_spreadsheet", (c) => c.uploadSpreadsheet(PDF)),
  row("Upload spreadsheet: text without cells", 400, "not_a_spreadsheet", (c) =>
    c.uploadSpreadsheet(Buffer.from("hello\n")),
  ),
  row("Upload spreadsheet: empty", 400, "not_a_spreadsheet", (c) => c.uploadSpreadsheet(Buffer.alloc(0))),
  row("Upload spreadsheet: XLS, or a password", 400, "not_a_spreadsheet", (c) =>
    c.uploadSpreadsheet(Buffer.from("d0cf11e0a1b11ae100", "hex")),
  ),
  row("Upload document: a spreadsheet", 400, "not_a_pdf", (c) => c.upload(CSV)),
  row("Upload document: no file", 400, "invalid_multipart", (c) => c.post("documents/upload/", {})),
  row("Create job: no document_id", 400, "invalid_body", (c) => c.post("jobs/", {}), "/document_id"),
  row(
    "Create job: malformed",
    400,
    "invalid_body",
    (c) => c.post("jobs/", { document_id: "7" }),
    "/document_id",
  ),
  row("Create job: no body", 400, "invalid_json", (c) => c.post("jobs/")),
  row("Resubmit job: pending", 400, "job_not_failed", (c, { job }) => c.post(`jobs/${job}/resubmit/`)),
  row("Resubmit job: completed", 400, "job_not_failed", (c, { completedJob }) =>
    c.post(`jobs/${completedJob}/resubmit/`),
  ),
  row(
    "Create correction: invalid body",
    400,
    "invalid_body",
    (c, w) => c.post(corrections(w), {}),
    "/field_path",
  ),
  row(
    "Create correction: unknown type",
    400,
    "invalid_body",
    (c, w) => c.post(corrections(w), { ...NEW_CORRECTION, correction_type: "typo" }),
    "/correction_type",
  ),
  row(
    "Create correction: malformed path",
    400,
    "invalid_body",
    (c, w) => c.post(corrections(w), { ...NEW_CORRECTION, field_path: "employees[." }),
    "/field_path",
  ),
  row(
    "Update correction: invalid body",
    400,
    "invalid_body",
    (c, w) => c.patch(`${corrections(w)}${w.correction}/`, { notes: 7 }),
    "/notes",
  ),
  row(
    "Update correction: unknown type",
    400,
    "invalid_body",
    (c, w) => c.patch(`${corrections(w)}${w.correction}/`, { correction_type: "typo" }),
    "/correction_type",
  ),
  row(
    "Create migration: missing field",
    400,
    "invalid_body",
    (c) => c.post("payroll-migrations/", { ...NEW_MIGRATION, name: undefined }),
    "/name",
  ),
  row(
    "Create migration: invalid field",
    400,
    "invalid_body",
    (c) => c.post("payroll-migrations/", { ...NEW_MIGRATION, target_provider: ["gusto"] }),
    "/target_provider",
  ),
  row(
    "Update migration: invalid field",
    400,
    "invalid_body",
    (c, w) => c.patch(`payroll-migrations/${w.migration}/`, { source_provider: null }),
    "/source_provider",
  ),
  row("Create run: missing fields", 400, "invalid_body", (c, w) => c.post(runs(w), {}), "/run_type"),
  row(
    "Create run: invalid field",
    400,
    "invalid_body",
    (c, w) => c.post(runs(w), { run_type: "source", document_id: "x" }),
    "/document_id",
  ),
  row(
    "Create run: invalid run_type",
    400,
    "invalid_body",
    (c, w) => c.post(runs(w), { run_type: "both", document_id: w.document }),
    "/run_type",
  ),
  row(
    "Update run: invalid field",
    400,
    "invalid_body",
    (c, w) => c.patch(`${runs(w)}${w.sourceRun}/`, { document_id: 1 }),
    "/document_id",
  ),
  row(
    "Update run: invalid run_type",
    400,
    "invalid_body",
    (c, w) => c.patch(`${runs(w)}${w.sourceRun}/`, { run_type: "" }),
    "/run_type",
  ),
  row("Create validation: invalid body", 400, "invalid_body", (c, w) => c.post(validations(w), []), ""),
  row(
    "Create validation: a run of no migration",
    400,
    "run_not_in_migration",
    (c, w) => c.post(validations(w), { source_run_id: UNKNOWN_ID, target_run_id: w.targetRun }),
    "/source_run_id",
  ),
  row(
    "Create validation: a run of another migration",
    400,
    "run_not_in_migration",
    async (c, w) => {
      const other = await c.post("payroll-migrations/", NEW_MIGRATION);
      const created = { run_type: "target", document_id: w.document };
      const run = await c.post(`payroll-migrations/${other.body.id}/runs/`, created);
      return c.post(validations(w), { source_run_id: w.sourceRun, target_run_id: run.body.id });
    },
    "/target_run_id",
  ),
  row(
    "Create validation: target run as source",
    400,
    "wrong_run_type",
    (c, w) => c.post(validations(w), { source_run_id: w.targetRun, target_run_id: w.targetRun }),
    "/source_run_id",
  ),
  row(
    "Create validation: source run as target",
    400,
    "wrong_run_type",
    (c, w) => c.post(validations(w), { source_run_id: w.sourceRun, target_run_id: w.sourceRun }),
    "/target_run_id",
  ),
];

/** Asked with an unknown id, with a malformed one, and by another organization with the right one. */
interface Absence {
  readonly name: string;
  readonly code: string;
  readonly id: (world: World) => string;
  call(client: Client, world: World, id: string): Promise<Answer>;
}

const ABSENCES: readonly Absence[] = [
  absence(
    "Retrieve document",
    "document_not_found",
    (w) => w.document,
    (c, _w, id) => c.get(`documents/${id}/`),
  ),
  absence(
    "Retrieve job",
    "job_not_found",
    (w) => w.job,
    (c, _w, id) => c.get(`jobs/${id}/`),
  ),
  absence(
    "Resubmit job",
    "job_not_found",
    (w) => w.failedJob,
    (c, _w, id) => c.post(`jobs/${id}/resubmit/`),
  ),
  absence(
    "Create correction",
    "job_not_found",
    (w) => w.completedJob,
    (c, _w, id) => c.post(`jobs/${id}/corrections/`, NEW_CORRECTION),
  ),
  absence(
    "Update correction: job",
    "_not_found$",
    (w) => w.completedJob,
    (c, w, id) => c.patch(`jobs/${id}/corrections/${w.correction}/`, { notes: "x" }),
  ),
  absence(
    "Update correction",
    "correction_not_found",
    (w) => w.correction,
    (c, w, id) => c.patch(`${corrections(w)}${id}/`, { notes: "x" }),
  ),
  absence(
    "List corrections",
    "job_not_found",
    (w) => w.completedJob,
    (c, _w, id) => c.get(`jobs/${id}/corrections/`),
  ),
  absence(
    "Retrieve correction: job",
    "_not_found$",
    (w) => w.completedJob,
    (c, w, id) => c.get(`jobs/${id}/corrections/${w.correction}/`),
  ),
  absence(
    "Retrieve correction",
    "correction_not_found",
    (w) => w.correction,
    (c, w, id) => c.get(`${corrections(w)}${id}/`),
  ),
  absence(
    "Update migration",
    "migration_not_found",
    (w) => w.migration,
    (c, _w, id) => c.patch(`payroll-migrations/${id}/`, { name: "x" }),
  ),
  absence(
    "Create run: migration",
    "migration_not_found",
    (w) => w.migration,
    (c, w, id) => c.post(`payroll-migrations/${id}/runs/`, { run_type: "source", document_id: w.document }),
  ),
  absence(
    "Update run: migration",
    "_not_found$",
    (w) => w.migration,
    (c, w, id) => c.patch(`payroll-migrations/${id}/runs/${w.sourceRun}/`, { run_type: "source" }),
  ),
  absence(
    "Update run",
    "run_not_found",
    (w) => w.sourceRun,
    (c, w, id) => c.patch(`${runs(w)}${id}/`, { run_type: "source" }),
  ),
  absence(
    "List runs",
    "migration_not_found",
    (w) => w.migration,
    (c, _w, id) => c.get(`payroll-migrations/${id}/runs/`),
  ),
  absence(
    "Retrieve run: migration",
    "_not_found$",
    (w) => w.migration,
    (c, w, id) => c.get(`payroll-migrations/${id}/runs/${w.sourceRun}/`),
  ),
  absence(
    "Retrieve run",
    "run_not_found",
    (w) => w.sourceRun,
    (c, w, id) => c.get(`${runs(w)}${id}/`),
  ),
  absence(
    "Create validation",
    "migration_not_found",
    (w) => w.migration,
    (c, w, id) =>
      c.post(`payroll-migrations/${id}/validations/`, {
        source_run_id: w.sourceRun,
        target_run_id: w.targetRun,
      }),
  ),
  absence(
    "List validations",
    "migration_not_found",
    (w) => w.migration,
    (c, _w, id) => c.get(`payroll-migrations/${id}/validations/`),
  ),
  absence(
    "Retrieve validation: migration",
    "_not_found$",
    (w) => w.migration,
    (c, w, id) => c.get(`payroll-migrations/${id}/validations/${w.validation}/`),
  ),
  absence(
    "Retrieve validation",
    "validation_not_found",
    (w) => w.validation,
    (c, w, id) => c.get(`${validations(w)}${id}/`),
  ),
  absence(
    "Delete API key",
    "api_key_not_found",
    (w) => w.apiKey,
    (c, _w, id) => c.delete(`api-keys/${id}/`),
  ),
];

onEveryDatabase("every bad request of the error table", async (t, service) => {
  const world = await createWorld(service);
  for (const { name, status, code, pointer, call } of BAD_REQUESTS) {
    await t.test(name, async (t) => {
      const answer = await call(service.client, world);
      checkProblem(t, answer, status, code);
      if (pointer === undefined) return;
      const pointers = answer.body.errors.map((error: { pointer: string }) => error.pointer);
      t.ok(pointers.includes(pointer), `${JSON.stringify(pointers)} has ${pointer}`);
    });
  }
});

onEveryDatabase("every absence of the error table", async (t, service) => {
  const world = await createWorld(service);
  const stranger = await service.stranger();
  for (const { name, code, id, call } of ABSENCES) {
    await t.test(name, async (t) => {
      checkProblem(t, await call(service.client, world, UNKNOWN_ID), 404, code);
      checkProblem(t, await call(service.client, world, "not-an-id"), 404, code);
      checkProblem(t, await call(service.client, world, "%00%ff"), 404, code);
      checkProblem(t, await call(stranger, world, id(world)), 404, "_not_found$");
    });
  }

  await t.test("Create job: document", async (t) => {
    const answer = await service.client.post("jobs/", { document_id: UNKNOWN_ID });
    checkProblem(t, answer, 404, "document_not_found");
    checkProblem(t, await stranger.post("jobs/", { document_id: world.document }), 404, "document_not_found");
  });
  await t.test("Create and update run: document", async (t) => {
    const body = { run_type: "source", document_id: UNKNOWN_ID };
    checkProblem(t, await service.client.post(runs(world), body), 404, "document_not_found");
    const one = `${runs(world)}${world.sourceRun}/`;
    checkProblem(t, await service.client.patch(one, body), 404, "document_not_found");
  });
  await t.test("Retrieve provider", async (t) => {
    for (const slug of ["unknown", "%00", "%ff", "__proto__"]) {
      const answer = await service.client.get(`providers/${slug}/`);
      checkProblem(t, answer, 404, "provider_not_found");
      t.match(answer.body.detail, "no provider with this slug", "nothing of an organization");
    }
  });
});

function checkProblem(t: Test, answer: Answer, status: number, code: string): void {
  t.equal(answer.status, status);
  t.equal(answer.headers.get("content-type"), "application/problem+json");
  t.match(answer.body.code, new RegExp(code));
  t.equal(answer.body.status, status);
  t.equal(answer.body.request_id, answer.headers.get("x-request-id"));
  t.notMatch(JSON.stringify(answer.body), /node_modules|\.ts:\d|at async/, "no stack");
}

function row(
  name: string,
  status: 400 | 404,
  code: string,
  call: ErrorRow["call"],
  pointer?: string,
): ErrorRow {
  return { name, status, code, call, ...(pointer === undefined ? {} : { pointer }) };
}

function absence(name: string, code: string, id: Absence["id"], call: Absence["call"]): Absence {
  return { name, code, id, call };
}
