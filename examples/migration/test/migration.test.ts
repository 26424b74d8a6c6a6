import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import type { MigrationDifference } from "@paylift/samples";
import type { ValidationReport } from "@paylift/validation";
import type { SignedReport } from "../src/validate-run.ts";
import { runProgram, type ProgramRun } from "../../../test/support/run-program.ts";

function run(program: string, ...args: readonly string[]): Promise<ProgramRun> {
  return runProgram(new URL(`../src/${program}`, import.meta.url), ...args);
}

const json = <Value>(path: string): Value => JSON.parse(readFileSync(path, "utf8")) as Value;

test("from two PDFs over decisions to a signed report", async (t) => {
  const folder = t.testdir({});
  t.equal((await run("make-samples.ts", folder)).code, 0);
  const [source, target, out] = ["source.pdf", "target.pdf", "out"].map((name) => join(folder, name));
  const args = [source ?? "", target ?? "", out ?? ""];
  const at = (name: string): string => join(out ?? "", name);

  const first = await run("main.ts", ...args, "--by", "Payroll Manager");
  t.equal(first.code, 1, first.stderr);
  t.match(first.stdout, /^NO GO: \d+ high open, \d+ medium open$/m);
  t.notMatch(first.stdout, "signed");
  t.same(readdirSync(out ?? "").toSorted(), ["report.csv", "report.html", "report.json", "sign-off.json"]);
  t.match(readFileSync(at("report.html"), "utf8"), /^<!doctype html>[^]*<\/html>\n$/);

  const differences = json<MigrationDifference[]>(join(folder, "differences.json"));
  const report = json<ValidationReport>(at("report.json"));
  const titles: Record<MigrationDifference["kind"], RegExp> = {
    missing_employee: /^Employees missing in the target$/,
    extra_employee: /^Employees in the target only$/,
    premium: /^Medical deduction: another amount$/,
    tax_off_by_cents: /^Federal income tax: another amount$/,
  };
  for (const { kind, employees, cents } of differences) {
    const group = report.groups.find(({ title }) => titles[kind].test(title));
    t.match(group, { employees: employees.length }, kind);
    t.equal(Math.round((group?.money_at_risk ?? 0) * 100), Math.abs(cents) * employees.length);
  }
  const names = new Set(differences.flatMap(({ employees }) => employees));
  for (const { employee } of report.discrepancies)
    t.ok(employee === null || names.has(employee.name), "nobody else differs");

  const open = json<SignedReport>(at("sign-off.json"));
  t.match(open, { signed: null, go: false, source: { employees: 20 }, target: { employees: 20 } });
  const decisions = open.to_decide.map(({ key }) => ({
    key,
    reason: "known to both providers",
    by: "Payroll Manager",
    at: "2026-08-20T09:00:00Z",
  }));
  writeFileSync(join(folder, "decisions.json"), JSON.stringify(decisions));
  const flags = ["--decisions", join(folder, "decisions.json"), "--by", "Payroll Manager"];
  const second = await run("main.ts", ...args, ...flags);
  t.equal(second.code, 0, second.stderr);
  t.match(second.stdout, /^GO\nsigned by Payroll Manager$/m);
  t.match(json<SignedReport>(at("sign-off.json")), {
    signed: { by: "Payroll Manager" },
    go: true,
    money_at_risk: 0,
    to_decide: [],
  });
});

test("what cannot be read or meant is said", async (t) => {
  const folder = t.testdir({ "notes.pdf": "These are notes.\n" });
  const notes = join(folder, "notes.pdf");
  const unread = await run("main.ts", notes, notes, join(folder, "out"));
  t.equal(unread.code, 2);
  t.match(unread.stderr, /^not_a_pdf: /);
  const wrong = await run("main.ts", notes);
  t.equal(wrong.code, 2);
  t.match(wrong.stderr, /are needed\nusage:/);
});
