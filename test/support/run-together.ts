import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "tap";
import { FileTimes } from "./file-times.ts";

/**
 * Runs every `*.test.ts` below a folder in this process, so that what they load and the databases they start are there
 * once. What fills the memory or ends its threads has a process of its own, as `*.alone.test.ts`; so have whole programs,
 * as `*.system.test.ts`, and a folder below that has a `together.ts`.
 */
export async function runTogether(folder: string): Promise<void> {
  const loading = loadAll(folder);
  // Once a file has a teardown, the run ends when no test is left to do: one is, until each file has named its own.
  void test("the test files are there", async (t) => t.ok((await loading) > 0));
  await loading;
}

/** Imports the test files one after the other; how many they are. */
async function loadAll(folder: string): Promise<number> {
  const times = new FileTimes();
  const find = (pattern: string): string[] =>
    globSync(pattern, { cwd: folder, exclude: (name) => name === "node_modules" || name === "dist" });
  const ownProcess = find("*/**/together.ts").map((name) => dirname(name));
  const ordinary = find("**/*.test.ts").filter(
    (name) =>
      !/\.(alone|system)\.test\.ts$/.test(name) && !ownProcess.some((below) => name.startsWith(`${below}/`)),
  );
  for (const path of ordinary.sort().map((name) => join(folder, name)))
    await times.load(path, () => import(pathToFileURL(path).href));
  return ordinary.length;
}
