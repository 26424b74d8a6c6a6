import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "tap";
import { change, columnsOf, EXPECTED, northwind, runReal, SAMPLE, VARIANT } from "./support/northwind.ts";

const check = (...args: string[]) => runReal("variant", "check", ...args);

test("a folder whose variants read their samples is fine", async (t) => {
  const { code, stdout, stderr } = await check(northwind(t));
  t.equal(code, 0);
  t.match(
    stdout,
    /^northwind \/ payroll-register-v1 {2}Payroll register \(verified\)\n {2}ok {6}payroll-register-v1-/,
  );
  t.match(stdout, /6 employees, 75 checks\n[^]*\n1 variant, 2 samples: all fine\n$/);
  t.ok(columnsOf(stdout) <= 80);
  t.equal(stderr, "");
});

test("what differs from the expected file is told, and --update writes it anew", async (t) => {
  const folder = northwind(t);
  change(folder, EXPECTED, (output) => (output.employees[1].net_pay += 1));
  const failed = await check(folder);
  t.equal(failed.code, 1);
  t.match(failed.stdout, /FAILED {2}payroll-register-v1-harbor-kites\.pdf/);
  t.match(failed.stdout, /employees\[1\]\.net_pay: expected 1598\.47, is 1597\.47/);
  t.match(failed.stdout, /2 samples: 1 failed/);

  const updated = await check(folder, "--update");
  t.equal(updated.code, 0);
  t.match(updated.stdout, /expected file\s+written/);
  t.equal(JSON.parse(readFileSync(join(folder, EXPECTED), "utf8")).employees[1].net_pay, 1597.47);
  t.equal((await check(folder)).code, 0);
});

test("an expected file may hold a part of the output", async (t) => {
  const folder = northwind(t);
  writeFileSync(
    join(folder, EXPECTED),
    JSON.stringify({ pay_date: "2026-06-19", totals: { net_pay: 8803.05 } }),
  );
  t.equal((await check(folder)).code, 0);
});

test("failed checks and unclaimed figures are listed with their page", async (t) => {
  const folder = northwind(t);
  change(folder, VARIANT, ({ tables: [table] }) => {
    table.figures = [];
    table.columns = table.columns.filter(({ role }: { role: string }) => role !== "rate");
  });
  const { code, stdout } = await check(folder);
  t.equal(code, 1);
  t.match(stdout, /failed column\.earnings::company[^]*expected 8,803\.05 {3}actual 0\.00/);
  t.match(stdout, /unclaimed on page 1: 24\.25 \(\d+ from the left, \d+ from the top\)/);
  t.ok(columnsOf(stdout) <= 80);
});

test("a sample that another variant recognises, or none, fails", async (t) => {
  const folder = northwind(t);
  change(folder, VARIANT, ({ fingerprint }) => fingerprint.all.push("Some other words"));
  const { code, stdout } = await check(folder, "--update");
  t.equal(code, 1);
  t.match(stdout, /recognised as no variant: it was read by inference/);
  t.match(stdout, /fingerprint: these words are not on its first pages: "Some other\s+words"/);
  t.match(
    stdout,
    /payroll-register-v1-harbor-kites\.pdf: 6 employees, 75 checks/,
    "what the variant read itself",
  );
  t.notMatch(stdout, /failed {2}|unclaimed|expected .*, is /, "nothing else speaks against it");
  t.match(stdout, /2 failed/);
});

test("a heading, a row and a field that match nothing are told with their place in the file", async (t) => {
  const folder = northwind(t);
  let columns = 0;
  change(folder, VARIANT, ({ fields, tables: [table] }) => {
    fields.push({ line: "Paid on\\s+(?<pay_date>{date})" });
    columns = table.columns.length;
    table.columns.at(-1).header = "Witheld";
    table.rows.push({ kind: "ignore", lane: "line", match: "^Nowhere$" });
  });
  const { code, stdout } = await check(folder);
  t.equal(code, 1);
  t.match(stdout, new RegExp(`/tables/0/columns/${columns - 1}: no heading: Witheld`));
  t.match(stdout, /\/tables\/0\/rows\/\d+: no row matches: \^Nowhere\$/);
  t.match(stdout, /\/fields\/\d+: no place for the field: Paid on/);
  t.match(stdout, /the fingerprint fits, and inference explains more of the document/);
  t.ok(columnsOf(stdout) <= 80);
});

test("extract and inspect read as a variant where another reading won, and tell why", async (t) => {
  const folder = northwind(t);
  change(folder, VARIANT, ({ fingerprint }) => fingerprint.all.push("Some other words"));
  const sample = join(folder, SAMPLE);
  const as = ["--variants", folder, "--as", "northwind/payroll-register-v1"];
  const extracted = await runReal("extract", sample, "--json", ...as);
  t.match(JSON.parse(extracted.stdout), {
    canonical_output: { provider: "northwind", format_variant: "payroll-register-v1" },
    trial: { recognised: false, missing: ["Some other words"], wins: null, unmatched: [] },
  });
  const table = await runReal("extract", sample, ...as);
  t.match(table.stdout, /these words are not on its first pages: "Some other words"/);
  const file = join(folder, "page.html");
  const inspected = await runReal("inspect", sample, "--output", file, ...as);
  t.match(inspected.stdout, /these words are not on its first pages: "Some other words"/);
  t.match(readFileSync(file, "utf8"), /payroll-register-v1/);
  const plain = JSON.parse((await runReal("extract", sample, "--json", "--variants", folder)).stdout);
  t.equal(plain.canonical_output.provider, null);
  t.notOk("trial" in plain);
  const unknown = await runReal("extract", sample, "--as", "northwind/none");
  t.equal(unknown.code, 1);
  t.match(unknown.stdout, /asVariant must be provider\/variant/);
});

test("broken samples and broken expected files fail for themselves", async (t) => {
  const folder = northwind(t);
  writeFileSync(join(folder, EXPECTED), "{");
  writeFileSync(join(dirname(join(folder, SAMPLE)), "payroll-register-v1-broken.pdf"), "no PDF");
  const { code, stdout } = await check(folder);
  t.equal(code, 1);
  t.match(stdout, /payroll-register-v1-broken\.pdf\n +not_a_pdf: /);
  t.match(stdout, /payroll-register-v1-harbor-kites\.expected\.json: is not JSON/);
  t.match(stdout, /ok {6}payroll-register-v1-juniper/);
  t.match(stdout, /3 samples: 2 failed/);
});

test("variants without samples, and samples without a variant, are named", async (t) => {
  const folder = northwind(t);
  cpSync(join(folder, VARIANT), join(folder, "northwind/payroll-register-v10.json"));
  change(folder, "northwind/payroll-register-v10.json", (variant) => (variant.slug = "payroll-register-v10"));
  const lonely = await check(folder);
  t.match(lonely.stdout, /payroll-register-v10 [^]*no samples: expected as\s[^]*v10\*\.pdf/);
  renameSync(join(folder, SAMPLE), join(dirname(join(folder, SAMPLE)), "payroll-register-v2.pdf"));
  const stray = await check(folder);
  t.equal(stray.code, 1);
  t.match(stray.stdout, /STRAY {2}[^]*payroll-register-v2\.pdf/);
});

test("every faulty file is named with line and column before any sample is read", async (t) => {
  const folder = northwind(t);
  change(folder, VARIANT, ({ tables: [table] }) => (table.rows[0].kind = "worker"));
  writeFileSync(join(folder, "northwind/payroll-register-v2.json"), '{\n  "slug": 1,\n}');
  const { code, stdout } = await check(folder);
  t.equal(code, 1);
  t.match(stdout, /payroll-register-v1\.json:\d+:\d+\n {2}\/tables\/0\/rows\/0\/kind must be one of/);
  t.match(stdout, /payroll-register-v2\.json:3:1\n {2}not JSON/);
  t.match(stdout, /2 faulty files; samples are read once there is none/);
});

test("what is no folder of providers is a wrong call", async (t) => {
  const folder = northwind(t);
  const empty = join(folder, "empty");
  mkdirSync(empty);
  const calls: [string[], RegExp][] = [
    [[join(folder, "none")], /no such folder: /],
    [[join(folder, VARIANT)], /is no folder/],
    [[empty], /no format variant in /],
    [[join(folder, "northwind")], /the folder of one provider/],
    [[], /missing required argument/],
  ];
  for (const [args, expected] of calls) {
    const { code, stdout, stderr } = await check(...args);
    t.equal(code, 2, args.join(" "));
    t.match(stderr, expected);
    t.equal(stdout, "");
  }
  rmSync(empty, { recursive: true });
});
