import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

/** How a program ended, and what it printed. */
export interface ProgramRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of the workspace from its source, to its end. */
export function runProgram(program: URL, ...args: readonly string[]): Promise<ProgramRun> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--conditions=@paylift/source", fileURLToPath(program), ...args],
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
