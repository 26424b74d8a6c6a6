import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "tap";
import { validateCanonicalOutput } from "@paylift/canonical/schema";
import type { ExtractionResult } from "@paylift/engine";
import { BIN, endOf, runPaylift, startPaylift } from "./support/run-paylift.ts";
import { copies, DOCUMENTS, sampleDocuments } from "./support/sample-documents.ts";

type Printed = Partial<ExtractionResult> & { error?: { code: string; message: string }; file?: string };

const names = sampleDocuments();
const LEFT_OUT = `paylift: ${DOCUMENTS}: left out ${names.length} other files (${names.length} .json; read when named)\n`;

/** The first sample that is read, with its result. */
async function readableDocument(): Promise<{ file: string; result: ExtractionResult }> {
  for (const name of names) {
    const file = join(DOCUMENTS, name);
    const { code, stdout } = await runPaylift(["extract", file, "--json"]);
    if (code === 0) return { file, result: JSON.parse(stdout) };
  }
  throw new Error("no sample document could be read");
}

const { file, result } = await readableDocument();

test("one document is printed as one canonical object", async (t) => {
  t.ok(validateCanonicalOutput(result.canonical_output).valid);
  t.ok(result.canonical_output.employees.length > 0);
});

test("the summary fits 80 columns and has no colour in a pipe", async (t) => {
  const { code, stdout, stderr } = await runPaylift(["extract", DOCUMENTS]);
  t.ok(code === 0 || code === 1);
  t.equal(stderr, LEFT_OUT);
  t.match(stdout, /^File /);
  t.notOk(stdout.includes("\u001B"));
  t.same(
    stdout.split("\n").filter((line) => [...line].length > 80),
    [],
  );
});

test("lines of JSON say what became of each document of a folder and its subfolders, and --output keeps those", async (t) => {
  const folder = t.testdir({
    "a.pdf": readFileSync(file),
    june: { "a.pdf": readFileSync(file) },
    "z.pdf": "none",
  });
  const output = join(folder, "json");
  const args = ["extract", folder, "--recursive", "--ndjson", "--output", output, "--threads", "1"];
  const { code, stdout, stderr } = await runPaylift(args);
  t.equal(code, 1);
  t.equal(stderr, "");
  const lines: Printed[] = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  t.match(lines, [
    { file: join(folder, "a.pdf"), confidence_score: result.confidence_score },
    { file: join(folder, "z.pdf"), error: { code: "not_a_pdf" } },
    { file: join(folder, "june", "a.pdf"), confidence_score: result.confidence_score },
  ]);
  t.same(lines[2]?.canonical_output, result.canonical_output);
  t.same(readdirSync(output).toSorted(), ["a.json", "june", "z.json"]);
  t.same(readdirSync(join(output, "june")), ["a.json"]);
});

test("a folder is printed in the order of its files, and --output writes the same", async (t) => {
  const output = join(t.testdir({}), "json");
  const { code, stdout, stderr } = await runPaylift(["extract", DOCUMENTS, "--json", "--output", output]);
  t.equal(stderr, LEFT_OUT);
  const printed: Printed[] = JSON.parse(stdout);
  t.equal(printed.length, names.length);
  t.equal(code, printed.some(({ error }) => error !== undefined) ? 1 : 0);
  t.same(readdirSync(output).toSorted(), names.map((name) => name.replace(/pdf$/, "json")).toSorted());
  for (const [index, name] of names.entries()) {
    const written = JSON.parse(readFileSync(join(output, name.replace(/pdf$/, "json")), "utf8"));
    const { file: failed, ...value } = printed[index] ?? {};
    if (failed !== undefined) t.equal(failed, join(DOCUMENTS, name));
    t.same(value, written, name);
  }
});

test("standard input gives what the file gives", async (t) => {
  const { code, stdout } = await runPaylift(["extract", "-", "--json"], { stdin: readFileSync(file) });
  t.equal(code, 0);
  t.same({ ...JSON.parse(stdout), timings: null }, { ...result, timings: null });
});

test("a confidence below the minimum exits with 1", async (t) => {
  t.equal((await runPaylift(["extract", file, "--min-confidence", String(result.confidence_score)])).code, 0);
  if (result.confidence_score < 1) {
    t.equal((await runPaylift(["extract", file, "--min-confidence", "1"])).code, 1);
  }
});

test("a text file named .pdf fails alone", async (t) => {
  const folder = t.testdir({ "notes.pdf": "These are notes, not payroll.\n" });
  const notes = join(folder, "notes.pdf");
  const { code, stdout, stderr } = await runPaylift(["extract", notes, file, "--json"]);
  t.equal(code, 1);
  t.equal(stderr, "");
  const printed: Printed[] = JSON.parse(stdout);
  t.match(printed[0], { file: notes, error: { code: "not_a_pdf", message: /\S/ } });
  t.same(printed[1]?.canonical_output, result.canonical_output);
});

test("wrong arguments exit with 2 and write nothing", async (t) => {
  const folder = t.testdir({ a: { "x.pdf": "" }, b: { "x.pdf": "" }, empty: {} });
  const output = join(folder, "out");
  const calls = [
    [],
    ["convert"],
    ["extract"],
    ["extract", file, "--fast"],
    ["extract", file, "--threads", "0"],
    ["extract", file, "--min-confidence", "high"],
    ["extract", join(folder, "none.pdf")],
    ["extract", join(folder, "empty")],
    ["extract", join(folder, "a"), join(folder, "b"), "--output", output],
    ["inspect", file, "--page", "100000", "--output", output],
  ];
  for (const args of calls) {
    const { code, stdout, stderr } = await runPaylift(args);
    t.equal(code, 2, args.join(" "));
    t.equal(stdout, "");
    t.match(stderr, "Usage: paylift");
  }
  t.notOk(existsSync(output));
});

test("inspect writes one page into the current folder", async (t) => {
  const cwd = t.testdir({});
  const { code, stdout } = await runPaylift(["inspect", file], { cwd });
  t.equal(code, 0);
  const [name = ""] = readdirSync(cwd);
  t.match(name, /-page-1\.html$/);
  t.equal(stdout, `${name}\n`);
  t.match(readFileSync(join(cwd, name), "utf8"), /^<!doctype html>[^]*<g class="word /);
});

test("providers are listed as a table and as JSON", async (t) => {
  const json = await runPaylift(["providers", "--json"]);
  t.equal(json.code, 0);
  const slugs = JSON.parse(json.stdout).map(({ slug }: { slug: string }) => slug);
  t.ok(slugs.length > 0);
  const table = await runPaylift(["providers"]);
  t.equal(table.code, 0);
  for (const slug of slugs) t.match(table.stdout, new RegExp(`^${slug} `, "m"));
});

test("Ctrl-C ends a long run with 130 and leaves only whole files", async (t) => {
  const folder = t.testdir({ in: {}, out: {} });
  copies(file, join(folder, "in"), 500);
  const output = join(folder, "out");
  const child = startPaylift(["extract", join(folder, "in"), "--threads", "1", "--output", output]);
  const stderr = text(child.stderr);
  const stdout = text(child.stdout);
  const end = endOf(child);
  while (child.exitCode === null && !readdirSync(output).some((name) => name.endsWith(".json")))
    await pause(5);
  child.kill("SIGINT");
  t.same(await end, { code: 130, signal: null });
  t.equal(await stderr, "paylift: interrupted\n");
  t.equal(await stdout, "");
  const written = readdirSync(output);
  t.ok(written.length > 0 && written.length < 500);
  for (const name of written) {
    t.match(name, /^copy-\d+\.json$/);
    t.doesNotThrow(() => JSON.parse(readFileSync(join(output, name), "utf8")));
  }
});

test("Ctrl-C ends a wait for standard input", async (t) => {
  const child = startPaylift(["extract", "-"]);
  const end = endOf(child);
  const stderr = text(child.stderr);
  // More than a pipe holds: when the command has drained it, it is reading and its signals are set up.
  await new Promise((resolve) => child.stdin.write(Buffer.alloc(1_000_000), resolve));
  child.kill("SIGINT");
  t.same(await end, { code: 130, signal: null });
  t.equal(await stderr, "paylift: interrupted\n");
});

test(
  "a full disk is an error, not a quiet end",
  { skip: !existsSync("/dev/full") && "no /dev/full" },
  async (t) => {
    const child = spawnSync("sh", [
      "-c",
      `"$0" "$@" > /dev/full`,
      process.execPath,
      BIN,
      "extract",
      file,
      "--json",
    ]);
    t.equal(child.status, 1);
    t.match(String(child.stderr), "ENOSPC");
  },
);

test("a reader that leaves ends the run quietly", async (t) => {
  const folder = t.testdir({});
  copies(file, folder, 500);
  const child = startPaylift(["extract", folder, "--json"]);
  const end = endOf(child);
  const stderr = text(child.stderr);
  child.stdout.once("data", () => child.stdout.destroy());
  t.same(await end, { code: 141, signal: null });
  t.equal(await stderr, "");
});

test("a result is written as a workbook and as CSV", async (t) => {
  const folder = t.testdir({});
  const [xlsx, csv] = [join(folder, "out.xlsx"), join(folder, "out.csv")];
  const { code, stdout } = await runPaylift(["extract", file, "--xlsx", xlsx, "--csv", csv]);
  t.equal(code, 0);
  t.match(stdout, /^File /, "the summary is printed as ever");
  t.equal(readFileSync(xlsx).toString("latin1", 0, 2), "PK");
  const written = readFileSync(csv, "utf8");
  for (const { name } of result.canonical_output.employees) t.match(written, name);
  const printed = await runPaylift(["extract", file, "--csv", "-"]);
  t.equal(printed.stdout.replace(/^\uFEFF/, ""), written.slice(1), "- prints the CSV and nothing else");
});

test("a workbook of several documents, or on the terminal, is refused", async (t) => {
  for (const [args, said] of [
    [[file, file, "--xlsx", "out.xlsx"], "--xlsx takes one document"],
    [[DOCUMENTS, "--csv", "-"], "--csv takes one document"],
    [[file, "--xlsx", "-"], "--xlsx needs a file"],
  ] as const) {
    const { code, stderr } = await runPaylift(["extract", ...args]);
    t.equal(code, 2);
    t.match(stderr, said);
  }
});
