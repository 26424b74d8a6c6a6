import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
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

/** Creates the folder of `--output`, and in it those of the documents, where they are missing. */
export async function createOutputFolder(
  folder: string,
  documents: readonly NamedDocument[] = [],
): Promise<void> {
  const folders = new Set([folder, ...documents.map((document) => dirname(outputPath(folder, document)))]);
  for (const path of folders) {
    try {
      await mkdir(path, { recursive: true });
    } catch (error) {
      throw new UsageError(`--output: cannot create ${path} (${(error as NodeJS.ErrnoException).code})`, {
        cause: error,
      });
    }
  }
}

/** Where a document's result goes. */
export function outputPath(folder: string, document: NamedDocument): string {
  return join(folder, `${document.name}.json`);
}
