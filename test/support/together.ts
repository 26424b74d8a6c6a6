import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs every `*.test.ts` of these folders in this process, so that what they load and the databases they start are
 * there once. What fills the memory or ends its threads has a process of its own, as `*.alone.test.ts`; so have whole
 * programs, as `*.system.test.ts`, and a folder below that has a `together.ts`.
 */
export async function runTogether(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true });
    const ownProcess = names.filter((name) => name.endsWith("/together.ts")).map((name) => dirname(name));
    const ordinary = names.filter(
      (name) =>
        name.endsWith(".test.ts") &&
        !/\.(alone|system)\.test\.ts$/.test(name) &&
        !ownProcess.some((below) => name.startsWith(`${below}/`)),
    );
    for (const name of ordinary.sort()) await import(pathToFileURL(join(folder, name)).href);
  }
}
