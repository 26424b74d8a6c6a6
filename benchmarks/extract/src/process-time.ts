import { spawnSync } from "node:child_process";

/** Processes that were run one after the other. */
export interface ProcessTime {
  wallMs: number;
  cpuMs: number;
}

// The shell's own `time` adds up the children it has waited for, to the millisecond; the stand-alone program rounds each
// to a hundredth of a second, which is longer than most files take.
const HEAD = "TIMEFORMAT='%3R %3U %3S'";

/** Runs a script of bash and times it; its words are `$@`. Throws where it fails. */
export function timeOf(script: string, words: readonly string[]): ProcessTime {
  const { status, stderr } = spawnSync("bash", ["-c", `${HEAD}\ntime { ${script}; }`, "timed", ...words], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  const [wall, user, system] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
  if (status !== 0 || wall === undefined || user === undefined || system === undefined)
    throw new Error(`${words[0]}: ${stderr.trim()}`);
  return { wallMs: wall * 1000, cpuMs: (user + system) * 1000 };
}

/** Whether a command runs and ends well. */
export function runs(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
