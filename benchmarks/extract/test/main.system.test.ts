import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "tap";
import type { Report } from "../src/report.ts";

const script = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const samples = fileURLToPath(new URL("../../../examples/samples/documents", import.meta.url));

// The sources, not a build that may be of yesterday.
const nodeArguments = ["--expose-gc", "--conditions=@paylift/source", script];

// Coverage of every process that is measured would take longer than what they do.
const env = { ...process.env, _TAPJS_PROCESSINFO_COVERAGE_: "0" };

const run = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [...nodeArguments, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });

const spread = { median: Number, min: Number, max: Number };

test("measures the samples and writes figures and plot", async (t) => {
  const out = t.testdir();
  const { code, stdout, stderr } = await run(
    ...["--quick", "--rounds", "1", "--filter", "gusto", "--corpus", samples, "--out", out],
  );
  t.equal(code, 0, stderr);
  const report = JSON.parse(await readFile(join(out, "extract.json"), "utf8")) as Report;
  t.match(report, {
    date: /^\d{4}-\d\d-\d\dT/,
    command: "npm run bench -- --quick --rounds 1 --filter gusto --corpus documents --out ",
    machine: { cpu: String, cores: Number, node: process.version },
    versions: { pdfjs: "6.5.438" },
    rounds: 1,
    otherCores: spread,
    ratios: { toPdfjs: spread, coldToPdfjs: spread, twoThreads: spread },
    memory: { threads: 2, growthMb: Number },
    largest: { name: String, pages: Number, peakMb: Number, pdfjsPeakMb: Number },
  });
  t.strictSame(
    report.documents.map(({ name }) => name),
    ["gusto-journal-clean-9-2510"],
  );
  t.ok(report.documents.every(({ pages }) => pages > 0));
  t.match(
    report.contenders.slice(0, 3).map(({ key }) => key),
    ["engine-1", "engine-2", "pdfjs"],
  );
  for (const contender of report.contenders) {
    t.match(contender, { cpuMsPerPage: spread, pagesPerSecond: spread, cores: spread }, contender.label);
    t.ok(contender.cpuMsPerPage.median > 0 && contender.pagesPerSecond.median > 0, contender.label);
  }
  t.strictSame(
    report.memory.samples.map(({ documents }) => documents),
    [20, 40, 60, 80, 100],
  );
  t.ok(report.memory.samples.every(({ rssMb }) => rssMb > 0));
  for (const { what, passed, against } of report.verifications) t.ok(passed, `${what} ${against.join("; ")}`);
  t.ok(report.targets.length >= 3);
  t.ok(report.targets.every(({ passed }) => typeof passed === "boolean"));
  t.notOk(JSON.stringify(report).includes(samples), "no folder of this machine");

  t.ok(
    stdout.split("\n").every((line) => line.length <= 80),
    "80 columns",
  );
  t.match(
    await readFile(join(out, "extract.svg"), "utf8"),
    /^<svg [\s\S]*prefers-color-scheme[\s\S]*<\/svg>\n$/,
  );
});

test("refuses arguments it does not know and folders without documents", async (t) => {
  t.match(await run("--fast"), { code: 2, stderr: /usage/ });
  t.match(await run("--corpus", t.testdir()), { code: 1, stderr: /no documents/ });
});
