import { spawnSync } from "node:child_process";

const git = (...args: string[]): string =>
  spawnSync("git", args, { cwd: import.meta.dirname, encoding: "utf8" }).stdout.trim();

/** The commit of the engine that is measured, with a plus where its sources differ from it. */
export function measuredCommit(): string {
  const commit = git("rev-parse", "--short=8", "HEAD");
  const root = git("rev-parse", "--show-toplevel");
  const changed = git("-C", root, "status", "--porcelain", "--", "packages/engine", "packages/canonical");
  return changed === "" ? commit : `${commit}+`;
}
