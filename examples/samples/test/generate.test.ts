import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "tap";
import { runProgram, type ProgramRun } from "../../../test/support/run-program.ts";

const run = (...args: string[]): Promise<ProgramRun> =>
  runProgram(new URL("../src/generate.ts", import.meta.url), ...args);

test("the command writes documents and their truths", async (t) => {
  const out = await mkdtemp(join(tmpdir(), "samples-"));
  t.teardown(() => rm(out, { recursive: true }));
  const args = ["--out", out, "--layout", "gusto-journal", "--count", "2", "--employees", "3"];
  const { code, stdout } = await run(...args);
  t.equal(code, 0);
  t.equal(stdout, "gusto-journal-clean-3-1.pdf\ngusto-journal-clean-3-2.pdf\n");
  t.strictSame(await readdir(out), [
    "gusto-journal-clean-3-1.pdf",
    "gusto-journal-clean-3-1.truth.json",
    "gusto-journal-clean-3-2.pdf",
    "gusto-journal-clean-3-2.truth.json",
  ]);
});

test("a wrong call says what is wrong and how to call", async (t) => {
  const wrong: [string[], RegExp][] = [
    [[], /--out DIR is missing/],
    [["--out", "x", "--seed", "one"], /--seed takes a whole number from 0 on, not "one"/],
    [["--out", "x", "--count", "0"], /--count takes a whole number from 1 on/],
    [["--out", "x", "--colour", "red"], /--colour/],
  ];
  for (const [args, message] of wrong) {
    const { code, stderr } = await run(...args);
    t.equal(code, 2);
    t.match(stderr, message);
    t.match(stderr, /usage: node/);
  }
  const { code, stdout } = await run("--help");
  t.equal(code, 0);
  t.match(stdout, /--degrade NAME/);
});
