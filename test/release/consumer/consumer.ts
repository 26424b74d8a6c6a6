// A program of somebody who has installed the packages: each is imported, typed and run.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseMoney, type CanonicalOutput } from "@paylift/canonical";
import { validateCanonicalOutput } from "@paylift/canonical/schema";
import { ApiError, createClient } from "@paylift/client";
import { createEngine, EngineError, type ExtractionResult } from "@paylift/engine";
import { createServer } from "@paylift/server";
import { openStore } from "@paylift/store";
import { compare, reportHtml, type ValidationReport } from "@paylift/validation";

const [document = "", truthFile = ""] = process.argv.slice(2);
assert.equal(parseMoney("1,234.56"), 123_456);

const engine = await createEngine({ threads: 1 });
const result: ExtractionResult = await engine.extract(document);
assert.ok(result.confidence_score >= 0.95);
assert.ok(validateCanonicalOutput(result.canonical_output).valid);
await assert.rejects(
  engine.extract(Buffer.from("notes")),
  (error) => error instanceof EngineError && error.code === "not_a_pdf",
);

const truth = JSON.parse(await readFile(truthFile, "utf8")) as CanonicalOutput;
const report: ValidationReport = compare(truth, result);
assert.deepEqual(report.discrepancies, []);
const labels = { source: { name: "truth", detail: "" }, target: { name: "read", detail: "" } };
assert.match(reportHtml(report, labels), /^<!doctype html>/);

const folder = await mkdtemp(join(tmpdir(), "paylift-consumer-"));
const store = await openStore({
  database: { kind: "memory" },
  blobs: { kind: "folder", folder: join(folder, "blobs") },
});
await store.migrate();
const server = createServer({ store, providers: engine.providers(), port: 0, logger: console });
const { url } = await server.start();
assert.equal((await fetch(`${url}/api/v1/jobs/`)).status, 401);
assert.equal((await fetch(`${url}/readyz/`)).status, 200);
const organization = await store.organizations.create({ name: "Harbor Light Foods" });
const key = await store.apiKeys.create(organization.id, { name: "first", scopes: ["jobs:read"] });
const client = createClient({ url, apiKey: key?.secret ?? "" });
for await (const job of client.each("/api/v1/jobs/")) assert.fail(job.status);
await assert.rejects(
  client.get("/api/v1/documents/"),
  (error) => error instanceof ApiError && error.code === "missing_scope",
);
await server.stop();
await Promise.all([store.close(), engine.close()]);
await rm(folder, { recursive: true });
console.log(`${result.canonical_output.employees.length} employees on Node.js ${process.versions.node}`);
