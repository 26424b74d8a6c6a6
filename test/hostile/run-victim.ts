import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { EngineOptions } from "@paylift/engine";
import { goodDocument } from "../../packages/engine/test/support/good-document.ts";
import type { Report } from "./victim.ts";

/** What the process of a run said, and how it ended. */
export interface Run {
  reports: Report[];
  /** 0 for a process that lived to the end. */
  exitCode: number | null;
  errors: string;
}

const PROGRAM = fileURLToPath(new URL("victim.ts", import.meta.url));

/**
 * Reads documents one after the other in a process of their own. `folder` is one that the caller removes; names there are
 * those of the documents, in order.
 */
export async function runVictim(
  folder: string,
  documents: readonly Buffer[],
  options: EngineOptions,
): Promise<Run> {
  const files = documents.map((_, i) => join(folder, `${i}.pdf`));
  for (const [i, bytes] of documents.entries()) await writeFile(files[i]!, bytes);
  return readFiles(folder, files, options);
}

/** The same for files that are there; what is made for it comes to `folder`. */
export async function readFiles(
  folder: string,
  files: readonly string[],
  options: EngineOptions,
): Promise<Run> {
  const good = join(folder, "good.pdf");
  await writeFile(good, goodDocument());
  const child = spawn(
    process.execPath,
    ["--conditions=@paylift/source", PROGRAM, JSON.stringify(options), good, ...files],
    { env: { ...process.env, NODE_OPTIONS: "" }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (errors += chunk));
  const exitCode = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const reports = output
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Report);
  return { reports, exitCode, errors };
}
