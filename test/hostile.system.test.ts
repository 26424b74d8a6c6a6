import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ERROR_CODES } from "@paylift/engine";
import { test, type Test } from "tap";
import { HOSTILE_SET } from "./hostile/hostile-set.ts";
import { runVictim } from "./hostile/run-victim.ts";

/** What the process may take for any of them, in MiB. */
const MOST_MB = 1024;
/** The CPU time of a document: many times what they take, but for those that end by this limit alone. */
const CPU_MS = 5_000;
const OUTCOMES = new Set(["read", ...Object.keys(ERROR_CODES)]);

/** One process reads them all: none may end it, and none may spoil the next. */
async function survives(
  t: Test,
  documents: readonly (readonly [name: string, bytes: Buffer])[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-hostile-"));
  t.teardown(() => rm(folder, { recursive: true }));
  const { reports, exitCode, errors } = await runVictim(
    folder,
    documents.map(([, bytes]) => bytes),
    { cpuMs: CPU_MS },
  );
  t.equal(exitCode, 0, "the process lives to the end");
  t.equal(errors, "", "and says nothing");
  t.equal(reports.length, documents.length);
  for (const [i, { code, readsOn }] of reports.entries()) {
    const name = documents[i]![0];
    t.ok(OUTCOMES.has(code) && code !== "internal" && code !== "worker_lost", `${name}: ${code}`);
    t.ok(readsOn, `${name}: the next document is read`);
  }
  const peakMb = reports.at(-1)?.peakMb ?? Infinity;
  t.ok(peakMb <= MOST_MB, `${peakMb} MiB`);
}

test("hostile documents that are quick to read", async (t) => {
  const documents: [string, Buffer][] = [];
  for (const kinds of Object.values(HOSTILE_SET)) {
    for (const [name, { make, slow }] of Object.entries(kinds)) {
      if (!slow) documents.push([name, await make()]);
    }
  }
  await survives(t, documents);
});

test("what the fuzzer found", async (t) => {
  const folder = new URL("hostile/found/", import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".pdf"));
  const documents = await Promise.all(
    names.map(async (name) => [name, await readFile(new URL(name, folder))] as const),
  );
  await survives(t, documents);
});
