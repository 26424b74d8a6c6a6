import { execFile, spawnSync } from "node:child_process";
import { copyFileSync, openAsBlob, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { test } from "tap";
import { codeBlocks } from "../../../test/support/markdown.ts";
import { createClient, verifyWebhook, type WebhookEvent } from "../src/index.ts";
import { answering } from "./support/answering.ts";
import { demoService, NEW, OLD } from "./support/demo-service.ts";

const run = promisify(execFile);
const PYTHON = join(import.meta.dirname, "../../clients/python");
const python = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]);
const withoutPython = python.status === 0 ? false : "there is no Python 3.11";

test("the clients go the whole way with a real service", async (t) => {
  const { url, key } = await demoService(t);
  const client = createClient({ url, apiKey: key });

  await t.test("from two documents to a report", async (t) => {
    const receiver = await answering(t, { status: 204 });
    const { id: webhook, secret } = await client.post("/api/v1/webhooks/", {
      body: { url: receiver.url, events: ["job.completed", "job.failed", "validation.completed"] },
    });
    const upload = async (path: string) =>
      client.upload({ file: await openAsBlob(path), filename: basename(path) });
    const [old, neu] = [await upload(OLD), await upload(NEW)];
    t.match(old, { status: "uploaded", filename: basename(OLD), job_id: String });
    const job = await client.waitForJob(old.job_id ?? "");
    await client.waitForJob(neu.job_id ?? "");
    t.ok(job.result.confidence_score >= 0.95);
    const [employee] = job.result.canonical_output.employees;

    const correction = await client.post("/api/v1/jobs/{job_id}/corrections/", {
      params: { path: { job_id: job.id } },
      body: {
        correction_type: "wrong_value",
        field_path: "employees[0].name",
        original_value: employee?.name ?? "",
        corrected_value: "ADA LOVELACE",
      },
    });
    const corrected = await client.get("/api/v1/jobs/{id}/corrected/", { params: { path: { id: job.id } } });
    t.equal(corrected.canonical_output.employees[0]?.name, "ADA LOVELACE");
    t.same(corrected.applied, [correction.id]);

    const { id: migration_id } = await client.post("/api/v1/payroll-migrations/", {
      body: { name: "July", source_provider: "adp", target_provider: "gusto" },
    });
    const ofMigration = { params: { path: { migration_id } } };
    const [source, target] = await Promise.all(
      (
        [
          ["source", old],
          ["target", neu],
        ] as const
      ).map(([run_type, { id: document_id }]) =>
        client.post("/api/v1/payroll-migrations/{migration_id}/runs/", {
          ...ofMigration,
          body: { run_type, document_id },
        }),
      ),
    );
    const started = await client.post("/api/v1/payroll-migrations/{migration_id}/validations/", {
      ...ofMigration,
      body: { source_run_id: source?.id ?? "", target_run_id: target?.id ?? "" },
    });
    const { report } = await client.waitForValidation(migration_id, started.id);
    t.ok(report.discrepancies.length > 0, "two documents of different companies");
    const html = await client.get("/api/v1/payroll-migrations/{migration_id}/validations/{id}/report/", {
      params: { path: { migration_id, id: started.id }, query: { format: "html" } },
      parseAs: "text",
    });
    t.match(html, /^<!doctype html>[^]*ADA LOVELACE/i);
    const readiness = await client.get("/api/v1/payroll-migrations/{migration_id}/readiness/", ofMigration);
    t.equal(readiness.go, false);

    const listed = await Array.fromAsync(client.each("/api/v1/documents/"), ({ id }) => id);
    t.same(listed, [old.id, neu.id], "the oldest first");

    while (receiver.arrived.length < 3) await new Promise((resolve) => setTimeout(resolve, 50));
    const events: WebhookEvent[] = receiver.arrived.map(({ body, headers }) =>
      verifyWebhook(body, headers, secret ?? ""),
    );
    const told = events.flatMap(({ data }) => ("job_id" in data ? data.job_id : data.validation_id));
    t.same(new Set(told), new Set([old.job_id, neu.job_id, started.id]));
    await client.delete("/api/v1/webhooks/{id}/", { params: { path: { id: webhook } } });
  });

  await t.test("errors are those of the service", async (t) => {
    const file = new TextEncoder().encode("no document");
    await t.rejects(client.upload({ file, filename: "a.pdf" }), { status: 400, code: "not_a_pdf" });
    const stranger = createClient({ url, apiKey: "pl_unknown" });
    await t.rejects(stranger.get("/api/v1/jobs/"), { status: 401, code: "not_authenticated" });
    const damaged = await client.upload({
      file: new TextEncoder().encode("%PDF-1.7\nand no more"),
      filename: "damaged.pdf",
    });
    await t.rejects(client.waitForJob(damaged.job_id ?? ""), { name: "JobFailedError", code: "damaged" });
  });

  await t.test("Python goes it too, and its README's example runs", { skip: withoutPython }, async (t) => {
    const folder = t.testdir();
    copyFileSync(OLD, join(folder, "register.pdf"));
    const env = {
      ...process.env,
      PYTHONPATH: join(PYTHON, "src"),
      PYTHONDONTWRITEBYTECODE: "1",
      PAYLIFT_URL: url,
      PAYLIFT_API_KEY: key,
    };
    const flow = await run("python3", [join(PYTHON, "test/flow.py"), url, key, OLD, NEW], { env });
    t.equal(flow.stdout, "done\n");
    const [example = ""] = codeBlocks(readFileSync(join(PYTHON, "README.md"), "utf8"), "python");
    const { stdout } = await run("python3", ["-c", example], { cwd: folder, env });
    t.match(stdout, /^9 employees, confidence 0\.9\d+\n$/);
  });

  await t.test("the README's example runs", async (t) => {
    const [example = ""] = codeBlocks(readFileSync(join(import.meta.dirname, "../README.md"), "utf8"), "ts");
    // Within the package, so that its name leads to it.
    const folder = t.testdir({ "example.ts": example });
    copyFileSync(OLD, join(folder, "register.pdf"));
    const env = { ...process.env, PAYLIFT_URL: url, PAYLIFT_API_KEY: key };
    const args = ["--conditions=@paylift/source", "example.ts"];
    const { stdout } = await run(process.execPath, args, { cwd: folder, env });
    t.match(stdout, /^9 employees, confidence 0\.9\d+\n$/);
  });
});
