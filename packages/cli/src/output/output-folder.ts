import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { NamedDocument } from "../documents/resolve-documents.ts";
import { UsageError } from "../usage-error.ts";

/** Refuses documents whose results would overwrite each other. */
export function assertDistinctNames(documents: readonly NamedDocument[]): void {
  const fileOfName = new Map<string, string>();
  for (const { file, name } of documents) {
    const other = fileOfName.get(name);
    if (other !== undefined) {
      throw new UsageError(`--output: ${other} and ${file} would both be written to ${name}.json`);
    }
    fileOfName.set(name, file);
  }
}

/** Creates the folder of `--output` where it is missing. */
export async function createOutputFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`--output: cannot create ${folder} (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
}

/** Where a document's result goes. */
export function outputPath(folder: string, document: NamedDocument): string {
  return join(folder, `${document.name}.json`);
}
