import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs every `*.test.ts` of these folders in this process, so that what they load and the databases they start are
 * there once. What kills, fills the memory or waits for long has a process of its own, as `*.alone.test.ts`.
 */
export async function runTogether(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true });
    for (const name of names.filter(isOrdinary).sort()) await import(pathToFileURL(join(folder, name)).href);
  }
}

function isOrdinary(name: string): boolean {
  return name.endsWith(".test.ts") && !name.endsWith(".alone.test.ts");
}
