import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** The command as it is published. */
export const BIN = fileURLToPath(new URL("../../bin/paylift.mjs", import.meta.url));

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  stdin?: Buffer | string;
  /** The Node to run it with; default the one that runs the test. */
  node?: string;
}

export interface Run {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** Starts the built command. */
export function startPaylift(
  args: readonly string[],
  options: RunOptions = {},
): ChildProcessWithoutNullStreams {
  // What the test runner sets for its own processes must not reach the command.
  const { NODE_OPTIONS: _, NO_COLOR: _1, FORCE_COLOR: _2, DATABASE_URL: _3, ...rest } = process.env;
  const { npm_lifecycle_event: _4, ...env } = rest;
  return spawn(options.node ?? process.execPath, [BIN, ...args], {
    env: { ...env, ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  });
}

/** How a started command ends. */
export async function endOf(child: ChildProcessWithoutNullStreams): Promise<Pick<Run, "code" | "signal">> {
  const { promise, resolve, reject } = Promise.withResolvers<Pick<Run, "code" | "signal">>();
  child.on("error", reject);
  child.on("close", (code, signal) => resolve({ code, signal }));
  return promise;
}

/** Runs the built command to its end. */
export async function runPaylift(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const child = startPaylift(args, options);
  // A command that does not read its standard input may close it first.
  child.stdin.on("error", () => undefined);
  child.stdin.end(options.stdin);
  const [end, stdout, stderr] = await Promise.all([endOf(child), text(child.stdout), text(child.stderr)]);
  return { ...end, stdout, stderr };
}
