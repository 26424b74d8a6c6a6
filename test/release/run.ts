import { spawnSync } from "node:child_process";

/** A step of a check, as it is told. */
export interface Step {
  readonly what: string;
  /** What was printed, null where the step went well. */
  readonly failure: string | null;
}

/** Runs a program in a project that is none of the workspace's. */
export function run(
  cwd: string,
  command: string,
  args: readonly string[],
): { readonly stdout: string; readonly failure: string | null } {
  // The workspace's own programs and settings must not reach the project.
  const { NODE_OPTIONS: _, ...env } = process.env;
  for (const name of Object.keys(env)) if (/^npm_/i.test(name)) delete env[name];
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return { stdout, failure: status === 0 ? null : `${stdout}\n${stderr}` };
}
