import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "tap";
import { generateMigration } from "../src/migrations/migration.ts";
import { scoreReport } from "../src/migrations/score.ts";
import { compare } from "@paylift/validation";

// Coverage of the process that is measured would take longer than what it does.
const env = {
  ...process.env,
  _TAPJS_PROCESSINFO_COVERAGE_: "0",
  NODE_OPTIONS: "--conditions=@paylift/source",
};

function run(script: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const file = fileURLToPath(new URL(`../src/${script}`, import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

test("the cost is measured by size and drawn", async (t) => {
  const out = t.testdir({});
  const { code, stdout, stderr } = await run("main.ts", "--sizes", "10,30", "--rounds", "2", "--out", out);
  t.equal(code, 0, stderr);
  t.match(stdout, /^employees +CPU ms/);
  const size = {
    cpuMs: { median: Number },
    wallMs: { median: Number },
    peakMb: Number,
    matchingErrors: 0,
    wrong: 0,
  };
  t.match(JSON.parse(readFileSync(join(out, "diff.json"), "utf8")), {
    command: "npm run bench:diff",
    rounds: 2,
    growth: Number,
    sizes: [
      { ...size, employees: 10 },
      { ...size, employees: 30 },
    ],
  });
  t.match(readFileSync(join(out, "diff.svg"), "utf8"), /^<svg .*aria-label="CPU milliseconds/);
});

test("the accuracy is measured over many migrations", async (t) => {
  const out = t.testdir({});
  const { code, stdout, stderr } = await run(
    "accuracy.ts",
    "--count",
    "3",
    "--employees",
    "40",
    "--out",
    out,
  );
  t.equal(code, 0, stderr);
  t.match(stdout, /^3 migrations of 40 employees/);
  t.match(JSON.parse(readFileSync(join(out, "migrations.json"), "utf8")), {
    migrations: 3,
    employees: 40,
    recall: 1,
    precision: 1,
    matching_errors: 0,
    failures: [],
  });
});

test("wrong calls are refused", async (t) => {
  t.equal((await run("main.ts", "--sizes", "many")).code, 2);
  t.equal((await run("accuracy.ts", "--count", "-1")).code, 2);
});

test("a report that misses, invents or mistakes somebody is scored as that", async (t) => {
  const migration = generateMigration({ seed: 3, employees: 40 });
  const report = compare(migration.source, migration.target);
  t.match(scoreReport(migration, report), { missed: [], wrong: [], matchingErrors: 0 });
  const [first, second] = report.discrepancies;
  if (first === undefined || second === undefined) throw new Error("the migration has differences");
  const worse = {
    ...report,
    discrepancies: [{ ...first, severity: "low" as const, field_path: "pay_date" }],
  };
  const score = scoreReport(migration, worse);
  t.equal(score.missed.length, migration.expected.length);
  t.match(score.wrong, [{ field_path: "pay_date" }]);
  const [, ...rest] = report.employees.filter(({ verdict }) => verdict === "matched");
  t.equal(scoreReport(migration, { ...report, employees: rest }).matchingErrors, 1);
});
