import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** `pdftotext -layout` over some files, one process a file. */
export interface PdftotextRun {
  wallMs: number;
  cpuMs: number;
}

// The shell's own `time` adds up the children it has waited for, to the millisecond; the stand-alone program rounds each
// to a hundredth of a second, which is longer than most files take.
const LOOP = `
  TIMEFORMAT='%3R %3U %3S'
  time for file in "$@"; do pdftotext -layout "$file" - > /dev/null || exit 1; done
`;
const PEAK = "/usr/bin/time";

/** First line of its version, or null where it or the shell that times it is missing. */
export function pdftotextVersion(): string | null {
  if (spawnSync("bash", ["-c", "true"]).status !== 0) return null;
  const { status, stderr } = spawnSync("pdftotext", ["-v"], { encoding: "utf8" });
  return status === 0 ? (stderr.split("\n")[0] ?? null) : null;
}

export function runPdftotext(paths: readonly string[]): PdftotextRun {
  const { status, stderr } = spawnSync("bash", ["-c", LOOP, "pdftotext", ...paths], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  const [wall, user, system] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
  if (status !== 0 || wall === undefined || user === undefined || system === undefined)
    throw new Error(`pdftotext: ${stderr.trim()}`);
  return { wallMs: wall * 1000, cpuMs: (user + system) * 1000 };
}

/** Pages it prints: each ends with a form feed. */
export function pdftotextPages(path: string): number {
  const { stdout } = spawnSync("pdftotext", ["-layout", path, "-"], {
    encoding: "latin1",
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout.split("\f").length - 1;
}

/** Null where GNU time is not installed. */
export function pdftotextPeakMb(path: string): number | null {
  if (!existsSync(PEAK)) return null;
  const { status, stderr } = spawnSync(PEAK, ["-f", "%M", "pdftotext", "-layout", path, "/dev/null"], {
    encoding: "utf8",
  });
  return status === 0 ? Number(stderr.trim().split("\n").at(-1)) / 1024 : null;
}
