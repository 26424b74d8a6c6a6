import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { timeOf, type ProcessTime } from "./process-time.ts";

const EACH = 'for file in "$@"; do pdftotext -layout "$file" - > /dev/null || exit 1; done';
const PEAK = "/usr/bin/time";

/** First line of its version, or null where it or the shell that times it is missing. */
export function pdftotextVersion(): string | null {
  if (spawnSync("bash", ["-c", "true"]).status !== 0) return null;
  const { status, stderr } = spawnSync("pdftotext", ["-v"], { encoding: "utf8" });
  return status === 0 ? (stderr.split("\n")[0] ?? null) : null;
}

/** `pdftotext -layout` over some files, one process a file. */
export function runPdftotext(paths: readonly string[]): ProcessTime {
  return timeOf(EACH, paths);
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
