import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";

const BIN = fileURLToPath(new URL("../../packages/cli/bin/paylift.mjs", import.meta.url));
const START_PATIENCE_MS = 60_000;

/** A program that is started again whenever it is killed. */
export interface Member {
  readonly name: string;
  /** SIGKILL, then a new one; resolves when that is ready. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A process of `paylift` that may also be replaced without haste, or stopped in its tracks. */
export interface Node extends Member {
  pid(): number;
  /** The first line that it printed, which says where it listens. */
  greeting(): string;
  /** SIGTERM, then a new one. */
  restart(): Promise<void>;
  /** Until `thaw` it does nothing, and does not know. */
  freeze(): void;
  thaw(): void;
}

/** `paylift` with these arguments; a port that it names stays the same over all its lives. */
export async function startMember(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Node> {
  let { child, greeting } = await startPaylift(args, env);
  return {
    name,
    pid: () => child.pid as number,
    greeting: () => greeting,
    async kill() {
      const end = ended(child);
      child.kill("SIGKILL");
      await end;
      ({ child, greeting } = await startPaylift(args, env));
    },
    async restart() {
      const end = ended(child);
      child.kill("SIGTERM");
      await end;
      ({ child, greeting } = await startPaylift(args, env));
    },
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    async stop() {
      const end = ended(child);
      child.kill("SIGTERM");
      await end;
    },
  };
}

/** The process in which a worker reads documents. Whoever started it starts it again. */
export function engineOf(worker: { pid(): number }): Member {
  return {
    name: "engine",
    async kill() {
      const engine = childOf(worker.pid());
      if (engine !== null) process.kill(engine, "SIGKILL");
    },
    stop: async () => undefined,
  };
}

/** Runs `paylift` with this on its standard input, to its end; what it prints. */
export async function runPaylift(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = "",
): Promise<string> {
  const child = spawn(process.execPath, [BIN, ...args], { ...options(env), stdio: "pipe" });
  child.stdin.end(input);
  let printed = "";
  child.stdout?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.resume();
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`paylift ${args[0]} ended with ${code}`);
  return printed;
}

/** Starts it, again and again while what it needs is itself being started. */
async function startPaylift(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; greeting: string }> {
  const until = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const child = spawn(process.execPath, [BIN, ...args], options(env));
    child.stderr?.resume();
    const ready = once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line");
    const line = await Promise.race([ready, ended(child).then(() => null)]);
    if (line !== null) return { child, greeting: String(line) };
    if (Date.now() > until) throw new Error(`paylift ${args.join(" ")} does not start`);
    await pause(100);
  }
}

function options(env: Readonly<Record<string, string>>) {
  // What the test runner sets for its own processes must not reach the command.
  const { NODE_OPTIONS: _, ...own } = process.env;
  return { env: { ...own, ...env }, stdio: ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"] };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** The first process that another has started, by whichever of its threads; null when it has none now. */
export function childOf(pid: number): number | null {
  const threads = join("/proc", String(pid), "task");
  const [first] = read(() => readdirSync(threads), []).flatMap((thread) =>
    // A thread may end meanwhile.
    (read(() => readFileSync(join(threads, thread, "children"), "utf8"), "").match(/\d+/g) ?? []).map(Number),
  );
  return first ?? null;
}

function read<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
