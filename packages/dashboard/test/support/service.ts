import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Test } from "tap";
import { migratedFolder } from "../../../store/test/support/migrated-embedded.ts";

const BIN = fileURLToPath(new URL("../../../cli/bin/paylift.mjs", import.meta.url));

export interface RunningService {
  readonly url: string;
  /** Makes the first user. */
  readonly setupLink: string;
  /** A key of another organization, with every scope. */
  strangersKey(): Promise<string>;
}

/** A `paylift serve` on a data folder of its own, empty but for the tables, which ends with the test. */
export async function servePaylift(t: Test): Promise<RunningService> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-ui-"));
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  await migratedFolder(join(data, "database"));
  const args = [BIN, "serve", "--port", "0", "--data", data, "--threads", "1"];
  // Tests run sources; the command is built, as its users have it.
  const env = { ...process.env, NODE_OPTIONS: "" };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  t.teardown(async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  async function strangersKey(): Promise<string> {
    const create = [
      "keys",
      "create",
      "--organization",
      "Somebody Else",
      "--scopes",
      "all",
      "--data",
      data,
      "--json",
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [BIN, ...create], { env });
    return JSON.parse(stdout).key;
  }
  let told = "";
  child.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()));
  let url = "";
  for await (const line of createInterface(child.stdout)) {
    url ||= /listens on (\S+)/.exec(line)?.[1] ?? "";
    const setupLink = /http\S+\/setup#\S+/.exec(line)?.[0];
    if (setupLink !== undefined) return { url, setupLink, strangersKey };
  }
  throw new Error(`the service did not start: ${told}`);
}
