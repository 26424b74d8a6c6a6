import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Runs a program of this folder in a process of its own and gives how it ended, and what it printed. */
export async function runProgram(
  file: string,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@paylift/source", path, ...args], {
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}
