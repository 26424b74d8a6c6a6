import { spawn, type ChildProcessByStdio } from "node:child_process";
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { test } from "tap";
import type { CanonicalOutput } from "@paylift/canonical";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const DOCUMENTS = fileURLToPath(new URL("../../samples/documents/", import.meta.url));
const samples = readdirSync(DOCUMENTS).filter((name) => name.endsWith(".pdf"));

function start(...args: string[]): ChildProcessByStdio<null, null, Readable> {
  return spawn(process.execPath, ["--conditions=@paylift/source", MAIN, ...args], {
    stdio: ["ignore", "ignore", "pipe"],
  });
}

async function run(...args: string[]): Promise<{ code: number | null; stderr: string }> {
  const child = start(...args);
  const { promise: code, resolve } = Promise.withResolvers<number | null>();
  child.on("close", resolve);
  return { stderr: await text(child.stderr), code: await code };
}

/** The outcomes written so far, with the time of writing. */
function outcomesIn(out: string): Map<string, number> {
  const folder = join(out, "results");
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith("."));
    return new Map(names.map((name) => [name, statSync(join(folder, name)).mtimeMs]));
  } catch {
    return new Map();
  }
}

/** Enough that a kill finds the batch in the middle. */
const COPIES = 6;

/** Each sample that many times. */
function manyDocuments(folder: string, copies: number): void {
  mkdirSync(folder);
  for (const name of samples) {
    copyFileSync(join(DOCUMENTS, name), join(folder, name));
    for (let copy = 1; copy < copies; copy++) linkSync(join(folder, name), join(folder, `${copy}-${name}`));
  }
}

test("a folder becomes one CSV with a row an employee", async (t) => {
  const out = join(t.testdir({}), "out");
  const { code, stderr } = await run(DOCUMENTS, out);
  t.equal(code, 0, stderr);
  const truths = samples.toSorted().flatMap((name) => {
    const truth: CanonicalOutput = JSON.parse(
      readFileSync(join(DOCUMENTS, name.replace(/pdf$/, "truth.json")), "utf8"),
    );
    return truth.employees.map((employee) => ({ file: name, ...employee }));
  });
  const [head, ...rows] = readFileSync(join(out, "employees.csv"), "utf8").trimEnd().split("\n");
  t.equal(head, "file,employee_id,name,gross,net,confidence,failed_checks,error");
  t.equal(rows.length, truths.length);
  for (const { file, gross_pay, net_pay } of truths) {
    t.ok(rows.some((row) => row.startsWith(`${file},`) && row.includes(`,${gross_pay},${net_pay},`)));
  }
});

test("a batch that was ended goes on where it was", async (t) => {
  const root = t.testdir({});
  const folder = join(root, "in");
  manyDocuments(folder, COPIES);
  const total = samples.length * COPIES;
  const csvIn = (out: string): string => readFileSync(join(out, "employees.csv"), "utf8");
  const straight = join(root, "straight");
  t.equal((await run(folder, straight)).code, 0);

  for (const signal of ["SIGINT", "SIGKILL"] as const) {
    const out = join(root, signal);
    const child = start(folder, out, "--threads", "1");
    const stderr = text(child.stderr);
    const { promise: ended, resolve } = Promise.withResolvers<unknown>();
    child.on("close", (code, by) => resolve(code ?? by));
    while (outcomesIn(out).size < 3 && child.exitCode === null) await pause(5);
    child.kill(signal);
    t.equal(await ended, signal === "SIGINT" ? 130 : "SIGKILL");
    if (signal === "SIGINT") t.match(await stderr, /^interrupted: \d+ of \d+ documents are done/m);
    const before = outcomesIn(out);
    t.ok(before.size >= 3 && before.size < total, `${before.size} of ${total} done`);
    t.notOk(readdirSync(out).includes("employees.csv"));

    const second = await run(folder, out);
    t.equal(second.code, 0);
    t.match(second.stderr, `${total} documents, ${before.size} of them from an earlier run, 0 failed`);
    const after = outcomesIn(out);
    t.equal(after.size, total);
    for (const [name, time] of before) t.equal(after.get(name), time, `${name} was not read again`);
    t.same(
      readdirSync(join(out, "results")).filter((name) => name.startsWith(".")),
      [],
    );

    t.equal(csvIn(out), csvIn(straight), "and comes to what a batch that was not ended does");
  }
});

test("a document that fails has a row, and one that was replaced is read again", async (t) => {
  const folder = t.testdir({ "notes.pdf": "no PDF" });
  const out = join(folder, "out");
  const first = await run(folder, out);
  t.equal(first.code, 1);
  t.match(first.stderr, /^\[1\/1\] notes\.pdf {2}failed: /m);
  t.match(readFileSync(join(out, "employees.csv"), "utf8"), /^notes\.pdf,,,,,,,not_a_pdf$/m);

  t.equal((await run(folder, out)).code, 1);
  writeFileSync(join(folder, "notes.pdf"), readFileSync(join(DOCUMENTS, samples[0] ?? "")));
  t.equal((await run(folder, out)).code, 0);
  t.notMatch(readFileSync(join(out, "employees.csv"), "utf8"), "not_a_pdf");
});

test("a wrong call says how to call", async (t) => {
  for (const args of [[], ["in"], ["in", "out", "--threads", "0"], ["in", "out", "--fast"]]) {
    const { code, stderr } = await run(...args);
    t.equal(code, 2);
    t.match(stderr, "usage:");
  }
});
