import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { test } from "tap";

const pathOf = (file: string): string => fileURLToPath(new URL(`support/${file}`, import.meta.url));

/** What the program prints where Node.js cannot tell the CPU time of a thread. */
async function onOlderNode(cpuMs: number): Promise<string> {
  const preload = `--import=${new URL("support/older-node.ts", import.meta.url)}`;
  const args = ["--conditions=@paylift/source", preload, pathOf("read-one-program.ts"), `${cpuMs}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  return stdout.trim();
}

test("where Node.js cannot tell the CPU time of a thread documents are read", async (t) => {
  t.equal(await onOlderNode(30_000), "without the time of threads: 2 people");
});

test("the wall clock counts then", async (t) => {
  t.equal(await onOlderNode(1), "without the time of threads: cpu_limit_exceeded");
});
