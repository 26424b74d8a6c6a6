import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The name is the file name without `.pdf`. */
export interface BenchDocument {
  name: string;
  path: string;
}

const root = fileURLToPath(new URL("../../../", import.meta.url));
const WITHOUT_TEXT_LAYER = /scan|mixed/;

/** Whether every page of a document of the corpus has a text layer, by the document's name. */
export const hasTextLayer = (file: string): boolean => !WITHOUT_TEXT_LAYER.test(file);

/** Folders that may hold documents, best first. */
export function corpusFolders(asked: string | null): string[] {
  const folders = [
    asked,
    process.env["PAYLIFT_CORPUS"] ?? null,
    join(root, "../shared/corpus"),
    join(root, "examples/samples/documents"),
  ];
  return folders.filter((folder) => folder !== null && existsSync(folder)) as string[];
}

/** Documents with a text layer, all or those whose name holds `filter`. */
export function chooseDocuments(files: readonly string[], filter: string | null): string[] {
  return files
    .filter((file) => file.endsWith(".pdf") && hasTextLayer(file))
    .filter((file) => filter === null || file.includes(filter))
    .toSorted();
}

export function findDocuments(folder: string, filter: string | null): BenchDocument[] {
  return chooseDocuments(readdirSync(folder), filter).map((file) => ({
    name: basename(file, ".pdf"),
    path: join(folder, file),
  }));
}
