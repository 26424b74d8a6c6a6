import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import type { Test } from "tap";
import { migratedFolder } from "../../../store/test/support/migrated-embedded.ts";
import { endOf, startPaylift, type RunOptions } from "./run-paylift.ts";

/** A running `paylift serve` or `paylift work`. */
export interface Served {
  /** The address of `serve`; the first line in any case. */
  readonly url: string;
  readonly firstLine: string;
  readonly pid: number;
  /** What it has printed so far. */
  stdout(): string;
  kill(signal: NodeJS.Signals): void;
  /** How it ends, with everything that it told. */
  readonly end: Promise<{ code: number | null; signal: NodeJS.Signals | null; stderr: string }>;
}

/** A folder of its own under the system's, as the path of a socket has to be short. */
export async function shortFolder(t: Test): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "data");
}

/** A data folder with a migrated database, for tests that are not about the first start, which takes seconds. */
export async function startedFolder(t: Test): Promise<string> {
  const folder = await shortFolder(t);
  await mkdir(folder, { mode: 0o700 });
  await migratedFolder(join(folder, "database"));
  return folder;
}

/** Starts a server and waits for its first line. It is killed at the test's end. */
export async function servePaylift(
  t: Test,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Served> {
  const child = startPaylift(args, options);
  t.teardown(() => child.kill("SIGKILL"));
  const stderr = text(child.stderr);
  const ended = endOf(child);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => lines.push(line));
  await Promise.race([once(reader, "line"), ended]);
  const [firstLine] = lines;
  if (firstLine === undefined) throw new Error(`it did not start: ${await stderr}`);
  return {
    url: /https?:\S+/.exec(firstLine)?.[0] ?? "",
    firstLine,
    pid: child.pid as number,
    stdout: () => lines.join("\n"),
    kill: (signal) => child.kill(signal),
    end: ended.then(async (end) => ({ ...end, stderr: await stderr })),
  };
}
