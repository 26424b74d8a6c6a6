import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./packages.ts";

/**
 * What is wrong with the address that packages and their READMEs name as their source; null where it is that of this
 * repository: one of its branches or tags is a commit that is known here.
 */
export function repositoryFault(): string | null {
  const { repository } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const address: string = repository.url.replace(/^git\+/, "");
  // Without a terminal git fails instead of asking for a password, which it does for what does not exist.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
  const git = (...args: string[]) => spawnSync("git", args, { cwd: ROOT, env, encoding: "utf8" });
  const { status, stdout } = git("ls-remote", "--heads", "--tags", address);
  if (status !== 0) return `${address} does not answer: correct "repository" in every package.json`;
  const commits = stdout.split("\n").flatMap((line) => /^[0-9a-f]{40,}/.exec(line)?.[0] ?? []);
  const isOurs = commits.some((commit) => git("cat-file", "-e", `${commit}^{commit}`).status === 0);
  return isOurs ? null : `${address} is another repository than this one`;
}
