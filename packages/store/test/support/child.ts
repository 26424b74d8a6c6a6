import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Test } from "tap";

/** A program of this folder, killed at the latest at the end of the test. */
export interface Child {
  /** What it prints first. */
  readonly firstLine: Promise<string>;
  readonly pid: number;
  /** As the kernel does when memory runs out. */
  kill(): Promise<void>;
}

export function startChild(t: Test, program: string, ...args: readonly string[]): Child {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@paylift/source", path, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {},
  });
  const kill = (): Promise<void> => killed(child);
  t.teardown(kill);
  return { firstLine: firstLine(child), pid: child.pid ?? 0, kill };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("no output");
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error("the program ended without a word");
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
