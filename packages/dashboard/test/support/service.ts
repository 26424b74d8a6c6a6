import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Test } from "tap";

const BIN = fileURLToPath(new URL("../../../cli/bin/paylift.mjs", import.meta.url));

export interface RunningService {
  readonly url: string;
  /** Makes the first user. */
  readonly setupLink: string;
}

/** A `paylift serve` on a data folder of its own, which ends with the test. */
export async function servePaylift(t: Test): Promise<RunningService> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-ui-"));
  const args = [BIN, "serve", "--port", "0", "--data", join(folder, "data"), "--threads", "1"];
  // Tests run sources; the command is built, as its users have it.
  const env = { ...process.env, NODE_OPTIONS: "" };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  t.teardown(async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  let told = "";
  child.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()));
  let url = "";
  for await (const line of createInterface(child.stdout)) {
    url ||= /listens on (\S+)/.exec(line)?.[1] ?? "";
    const setupLink = /http\S+\/setup#\S+/.exec(line)?.[0];
    if (setupLink !== undefined) return { url, setupLink };
  }
  throw new Error(`the service did not start: ${told}`);
}
