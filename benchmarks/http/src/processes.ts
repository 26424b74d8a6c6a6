import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const BIN = fileURLToPath(new URL("../../../packages/cli/bin/paylift.mjs", import.meta.url));

/** A program that says on its first line where it listens, or that it is ready. */
export interface Running {
  readonly pid: number;
  readonly firstLine: string;
  /** User and system time so far, in milliseconds, of the process alone. */
  cpuMs(): number;
  rssMb(): number;
  stop(): Promise<void>;
}

/** The built `paylift` command. */
export function startPaylift(args: readonly string[], env: Record<string, string>): Promise<Running> {
  return start([BIN, ...args], env);
}

/** A program of this folder. */
export function startProgram(name: string, env: Record<string, string>): Promise<Running> {
  return start([fileURLToPath(new URL(name, import.meta.url))], env);
}

/** Runs the built `paylift` command to its end; what it prints. */
export async function runPaylift(args: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`paylift ${args[0]} ended with ${code}`);
  return printed;
}

async function start(args: readonly string[], env: Record<string, string>): Promise<Running> {
  // The log is written and read, as in production, and looked at by nobody.
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log = (log + chunk.toString()).slice(-2_000)));
  const reader = createInterface({ input: child.stdout });
  const first = once(reader, "line") as Promise<[string]>;
  const ended = once(child, "exit").then(() => null);
  const line = await Promise.race([first, ended]);
  if (line === null) throw new Error(`it did not start: ${log}`);
  return running(child, line[0]);
}

function running(child: ChildProcess, firstLine: string): Running {
  const pid = child.pid as number;
  return {
    pid,
    firstLine,
    cpuMs: () => cpuMsOf(pid),
    rssMb: () => rssMbOf(pid),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const end = once(child, "exit");
      child.kill("SIGTERM");
      await end;
    },
  };
}

const TICK_MS = 10;
const PAGE_BYTES = 4_096;

function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name, the second field, may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function rssMbOf(pid: number): number {
  const [, resident = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
  return (Number(resident) * PAGE_BYTES) / 2 ** 20;
}
