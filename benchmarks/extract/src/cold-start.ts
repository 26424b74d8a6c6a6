import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** A fresh process from its start to its first result. */
export interface ColdStart {
  wallMs: number;
  cpuMs: number;
  peakMb: number;
}

// Plain JavaScript: stripping the types of a script takes some 30 ms that no user of the package pays.
const scripts = {
  engine: fileURLToPath(new URL("./cold-engine.mjs", import.meta.url)),
  pdfjs: fileURLToPath(new URL("./cold-pdfjs.mjs", import.meta.url)),
};

/** The wall clock runs until the result is on the other side of the pipe; CPU time is that of the whole process. */
export async function coldStart(reader: keyof typeof scripts, path: string): Promise<ColdStart> {
  const start = performance.now();
  const args = [...process.execArgv, scripts[reader], path];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let wallMs = Number.NaN;
  child.stdout.once("data", () => (wallMs = performance.now() - start));
  const report = await text(child.stdout);
  if (report === "") throw new Error(`${reader} gave no result for ${path}`);
  return { wallMs, ...(JSON.parse(report) as { cpuMs: number; peakMb: number }) };
}
