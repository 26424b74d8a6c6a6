import { execFile, spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { test } from "tap";
import { DOCUMENTS, sampleDocuments } from "./support/sample-documents.ts";
import { servePaylift, startedFolder } from "./support/serve-paylift.ts";
import { waitFor } from "./support/service-client.ts";

const missing = ["sh", "curl", "sed", "grep"].filter((name) => spawnSync(name, ["--version"]).error);
const skip = missing.length > 0 ? `there is no ${missing.join(", ")}` : false;

test("what --demo prints is a program for a shell, and does what it says", { skip }, async (t) => {
  const data = await startedFolder(t);
  const served = await servePaylift(t, ["serve", "--demo", "--port", "0", "--data", data, "--threads", "1"]);
  await waitFor(() => served.stdout().includes("# Every path"));
  const folder = t.testdir();
  const [first = "", second = ""] = sampleDocuments();
  copyFileSync(join(DOCUMENTS, first), join(folder, "old.pdf"));
  copyFileSync(join(DOCUMENTS, second), join(folder, "new.pdf"));
  const script = served.stdout().replace(served.firstLine, "");
  const { stdout, stderr } = await promisify(execFile)("sh", ["-eu", "-c", script], { cwd: folder });
  t.equal(stderr, "");
  const [job, checks, correction, corrected, validation, readiness, metrics] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  t.match(job, { status: "completed", result: { confidence_score: Number, canonical_output: {} } });
  t.ok(job.result.confidence_score >= 0.95);
  t.ok(checks.checks.length > 0);
  t.match(correction, { job_id: job.id, corrected_value: "ADA LOVELACE" });
  t.match(corrected, { applied: [correction.id], not_applied: [] });
  t.equal(corrected.canonical_output.employees[0].name, "ADA LOVELACE");
  t.match(validation, { status: "completed", migration_id: String });
  const { report } = validation;
  t.ok(report.discrepancies.length > 0, "two documents of different companies");
  t.match(JSON.stringify(report.employees), /ADA LOVELACE/, "with the correction");
  t.match(readFileSync(join(folder, "report.html"), "utf8"), /^<!doctype html>[^]*old\.pdf[^]*new\.pdf/);
  t.match(readiness, { go: false, validations: [{ validation_id: validation.id }] });
  t.match(metrics, { total_documents: 2, total_jobs: 2, total_migrations: 1 });
  served.kill("SIGTERM");
  t.match(await served.end, { code: 0 });
});
